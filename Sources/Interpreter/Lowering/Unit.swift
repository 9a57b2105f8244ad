import Diagnostics
import FrontEnd
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The text that is being lowered: an entry, a file, or a body from interface text.
final class Unit {
  let machine: Machine
  let isLearners: Bool
  private let source: ParsedSource?

  init(_ source: ParsedSource?, machine: Machine, isLearners: Bool) {
    self.source = source
    self.machine = machine
    self.isLearners = isLearners
  }

  var program: Program { machine.program }
  /// What the calls of the text do besides giving a value, as far as they were lowered.
  var effects: [SyntaxIdentifier: CallEffects] = [:]

  func position(of node: some SyntaxProtocol) -> SourcePosition { source?.position(of: node) ?? .none }
}

/// What an expression was lowered to.
struct Typed {
  var node: Node
  var type: SwiftType
  var mutability = Mutability.value
  /// Declared with `!`: unwrapped where a value is needed.
  var isImplicit = false

  init(node: Node, type: SwiftType, mutability: Mutability = .value, isImplicit: Bool = false) {
    self.node = node
    self.type = type
    self.mutability = mutability
    self.isImplicit = isImplicit
  }
}

/// Whether an expression may be assigned to, and why not.
enum Mutability {
  case place
  case value
  /// `what` is "value" or "property"; the reason is the compiler's.
  case fixed(what: String, reason: String)
}

/// A variable of a function.
final class LocalVariable {
  let name: String
  let type: SwiftType
  let isLet: Bool
  let slot: Int
  let isBoxed: Bool
  let ownership: Member.Ownership
  var isImplicit = false
  /// A local function's parameters and result.
  var localFunction: Signature?
  /// The variable holds a closure that gives its value.
  var isComputed = false
  /// A parameter that is `inout`, and one whose function may not outlive the call.
  var isInout = false
  var isNonescaping = false
  /// A `let` without a value so far.
  var isPending = false

  init(
    _ name: String, type: SwiftType, isLet: Bool, slot: Int, isBoxed: Bool, ownership: Member.Ownership = .strong
  ) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.slot = slot
    self.isBoxed = isBoxed
    self.ownership = ownership
  }
}

/// Collects the names that closures and local functions of a body use: variables of these names live in boxes. By name
/// only, which boxes a few that need not be, and never misses one.
final class CapturedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private var depth = 0

  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let visitor = CapturedNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { depth -= 1 }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 {
      let name = node.baseName.text
      names.insert(name)
      // `item` may be what a closure's `$item` projects.
      if !name.hasPrefix("$") { names.insert("$" + name) }
    }
    return .visitChildren
  }
}
