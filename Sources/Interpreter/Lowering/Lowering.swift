import Diagnostics
import SwiftSyntax

/// Lowers one function, closure or initial value: knows its scopes, slots and captures.
final class Lowering {
  /// What `self` is here.
  enum SelfKind { case none, value, mutating, object, type }

  let unit: Unit
  let parent: Lowering?
  var owner: Nominal?
  var selfKind = SelfKind.none
  var selfType = SwiftType.unknown
  var generics: [GenericParameter] = []
  /// What `where` clauses say of generic parameters here.
  var assumptions: [Assumption] = []
  var isInitializer = false
  var isTopLevel = false
  /// Declares what a pattern binds as a variable of the session, for a `guard` at the top level.
  var bindsGlobally: ((_ name: String, _ type: SwiftType, _ isLet: Bool) -> PatternNode)?
  /// Local variables with a wrapper: where it is kept, and the member of it that is meant.
  var wrappedLocals: [String: (storage: String, member: String)] = [:]
  /// Names that a pattern binds are those that another pattern of the same case has bound.
  var sharesBindings = false
  /// The property whose observer this is: setting it here does not observe again.
  var observed: Member?
  /// The name of the function, for `#function`.
  var declaredName = ""
  /// What `return` must give; nil while it is to be found from the first `return`.
  var returnType: SwiftType?
  var inferredReturn: SwiftType?
  var isAsync = false
  var canThrow = true
  /// What the function is declared to throw.
  var thrown: SwiftType?
  /// What the statements of the innermost `do` throw.
  var thrownTypes: Set<SwiftType> = []
  /// A closure without parameter clause: how many `$n` it has been given.
  var shorthand: [SwiftType] = []

  /// What the next closure is for, where it is an argument whose parameter is known.
  var closureUse: ClosureUse?
  /// `self` has to be written in it.
  var needsExplicitSelf = false
  /// How its capture list keeps `self`.
  var listedSelf: Member.Ownership?

  private(set) var scopes: [[String: LocalVariable]] = [[:]]
  var nextSlot = 0
  var slotCount = 0
  var capturedNames: Set<String> = []
  private(set) var captures:
    [(name: String, capture: Capture, type: SwiftType, isLet: Bool, ownership: Member.Ownership)] = []
  var labels: [(name: String, number: Int)] = []
  private var nextLabel: Int

  init(_ unit: Unit, parent: Lowering? = nil, owner: Nominal? = nil) {
    self.unit = unit
    self.parent = parent
    self.owner = owner ?? parent?.owner
    nextLabel = (parent?.nextLabel ?? 0) + 1000
    generics = parent?.generics ?? []
    assumptions = parent?.assumptions ?? []
  }

  /// Whether the function says, or its type says for it, that it belongs to the main actor.
  var declaredIsolation: Bool?
  /// Statements of an entry run on the main actor.
  var isOnMainActor: Bool { declaredIsolation ?? parent?.isOnMainActor ?? owner?.isOnMainActor ?? true }

  var machine: Machine { unit.machine }
  var program: Program { unit.program }

  func position(_ node: some SyntaxProtocol) -> SourcePosition { unit.position(of: node) }

  var typeScope: TypeScope { TypeScope(owner: owner, parameters: generics, program: program) }

  // MARK: Failures

  func refuse(_ message: String, advice: [String] = [], at node: some SyntaxProtocol) -> LoweringFailure {
    .refused(Diagnostic(message, advice: advice, at: position(node.diagnosticLocation)))
  }

  // MARK: Scopes

  func pushScope() { scopes.append([:]) }

  /// Ends the innermost scope; gives back the slots that it used.
  @discardableResult func popScope(from start: Int) -> Range<Int> {
    scopes.removeLast()
    let used = start..<nextSlot
    nextSlot = start
    return used
  }

  func newSlot() -> Int {
    defer {
      nextSlot += 1
      slotCount = max(slotCount, nextSlot)
    }
    return nextSlot
  }

  @discardableResult
  func declare(_ name: String, type: SwiftType, isLet: Bool, ownership: Member.Ownership = .strong, boxed: Bool? = nil)
    -> LocalVariable
  {
    let isBoxed = boxed ?? capturedNames.contains(name)
    let variable = LocalVariable(
      name, type: type, isLet: isLet, slot: newSlot(), isBoxed: isBoxed, ownership: ownership)
    if name != "_" { scopes[scopes.count - 1][name] = variable }
    return variable
  }

  func local(_ name: String) -> LocalVariable? {
    for scope in scopes.reversed() { if let variable = scope[name] { return variable } }
    return nil
  }

  var localNames: [String] { scopes.flatMap(\.keys) + (parent?.localNames ?? []) }

  func newLabel(_ name: String?) -> Int {
    nextLabel += 1
    if let name { labels.append((name, nextLabel)) }
    return nextLabel
  }

  // MARK: Trials

  /// What lowering has put down here and in the functions around, to go back to.
  struct Checkpoint {
    fileprivate var levels: [Level] = []

    fileprivate struct Level {
      let lowering: Lowering
      let scopes: [[String: LocalVariable]]
      let nextSlot: Int
      let captures: Int
      let labels: [(name: String, number: Int)]
      let isAsync: Bool
      let inferredReturn: SwiftType?
    }
  }

  var checkpoint: Checkpoint {
    var result = Checkpoint()
    var lowering: Lowering? = self
    while let current = lowering {
      result.levels.append(
        Checkpoint.Level(
          lowering: current, scopes: current.scopes, nextSlot: current.nextSlot, captures: current.captures.count,
          labels: current.labels, isAsync: current.isAsync, inferredReturn: current.inferredReturn))
      lowering = current.parent
    }
    return result
  }

  func restore(_ checkpoint: Checkpoint) {
    for level in checkpoint.levels {
      let lowering = level.lowering
      lowering.scopes = level.scopes
      lowering.nextSlot = level.nextSlot
      lowering.captures.removeLast(lowering.captures.count - level.captures)
      lowering.labels = level.labels
      lowering.isAsync = level.isAsync
      lowering.inferredReturn = level.inferredReturn
    }
  }

  // MARK: References

  func node(for variable: LocalVariable, at position: SourcePosition) -> Node {
    let plain: Node =
      variable.isBoxed ? BoxedLocalNode(variable.slot, at: position) : LocalNode(variable.slot, at: position)
    return variable.ownership == .strong ? plain : UnownedNode(plain, variable.ownership, name: variable.name)
  }

  /// A variable of this function or of an enclosing one, captured where it is the latter.
  func variable(_ name: String, at position: SourcePosition) -> Typed? {
    if let variable = local(name) {
      if variable.isComputed {
        return Typed(node: ValueCallNode(node(for: variable, at: position), [], at: position), type: variable.type)
      }
      return Typed(
        node: node(for: variable, at: position), type: variable.type,
        mutability: variable.isLet ? .fixed(what: "value", reason: "'\(name)' is a 'let' constant") : .place,
        isImplicit: variable.isImplicit)
    }
    guard let index = captureIndex(of: name) else { return nil }
    let entry = captures[index]
    var node: Node = CapturedNode(index, at: position)
    if entry.ownership != .strong { node = UnownedNode(node, entry.ownership, name: name) }
    if isComputedOutside(name) {
      return Typed(node: ValueCallNode(node, [], at: position), type: entry.type)
    }
    return Typed(
      node: node, type: entry.type,
      mutability: entry.isLet ? .fixed(what: "value", reason: "'\(name)' is a 'let' constant") : .place)
  }

  /// Whether a name of an enclosing function stands for a closure that gives its value.
  private func isComputedOutside(_ name: String) -> Bool {
    var outer = parent
    while let lowering = outer {
      if let variable = lowering.local(name) { return variable.isComputed }
      outer = lowering.parent
    }
    return false
  }

  /// A local variable with a wrapper, of this function or of an enclosing one.
  func wrappedLocal(_ name: String) -> (storage: String, member: String)? {
    wrappedLocals[name] ?? parent?.wrappedLocal(name)
  }

  /// The place of an enclosing function's variable among the captures of this one.
  func captureIndex(of name: String) -> Int? {
    if let index = captures.firstIndex(where: { $0.name == name }) { return index }
    guard let parent else { return nil }
    if let variable = parent.local(name) {
      captures.append(
        (
          name, variable.isBoxed ? .variable(slot: variable.slot) : .value(slot: variable.slot), variable.type,
          variable.isLet, variable.ownership
        ))
      return captures.count - 1
    }
    guard let outer = parent.captureIndex(of: name) else { return nil }
    let entry = parent.captures[outer]
    captures.append((name, .outer(outer), entry.type, entry.isLet, entry.ownership))
    return captures.count - 1
  }

  /// Adds an entry of a capture list.
  func addCapture(_ name: String, _ node: Node, type: SwiftType, ownership: Member.Ownership) {
    captures.append((name, .listed(node, ownership), type, true, ownership))
  }

  /// What a closure takes from the functions around it, without what its capture list copies.
  var capturedVariables: [String] {
    captures.compactMap { if case .listed = $0.capture { nil } else { $0.name } }
  }

  // MARK: Self

  /// The lowering whose slot 0 holds `self`, walking out of closures.
  private var selfHolder: Lowering? {
    var lowering: Lowering? = self
    while let current = lowering {
      if current.selfKind != .none { return current }
      lowering = current.parent
    }
    return nil
  }

  var hasSelf: Bool { selfHolder != nil }
  var currentSelfKind: SelfKind { selfHolder?.selfKind ?? .none }
  var currentSelfType: SwiftType {
    if let variable = local("self") { return variable.type }
    if let index = captures.firstIndex(where: { $0.name == "self" }) { return captures[index].type }
    return selfHolder?.selfType ?? .unknown
  }
  var enclosingInitializer: Bool { selfHolder?.isInitializer ?? false }

  /// `self`, captured where a closure uses it.
  func selfReference(at position: SourcePosition) -> Typed? {
    // `guard let self`: from then on that is what is meant.
    if local("self") != nil { return variable("self", at: position) }
    guard let holder = selfHolder else { return nil }
    if holder === self {
      let node: Node = selfKind == .mutating ? BoxedLocalNode(0, at: position) : LocalNode(0, at: position)
      return Typed(node: node, type: selfType, mutability: selfMutability(selfKind))
    }
    if let index = selfCaptureIndex() {
      let entry = captures[index]
      var node: Node = CapturedNode(index, at: position)
      if entry.ownership != .strong { node = UnownedNode(node, entry.ownership, name: "self") }
      return Typed(node: node, type: entry.type, mutability: selfMutability(holder.selfKind))
    }
    return nil
  }

  private func selfMutability(_ kind: SelfKind) -> Mutability {
    switch kind {
    case .mutating: .place
    default: .fixed(what: "value", reason: "'self' is immutable")
    }
  }

  private func selfCaptureIndex() -> Int? {
    if let index = captures.firstIndex(where: { $0.name == "self" }) { return index }
    guard let parent else { return nil }
    if parent.local("self") != nil { return captureIndex(of: "self") }
    if parent.selfKind != .none {
      captures.append(
        ("self", parent.selfKind == .mutating ? .variable(slot: 0) : .value(slot: 0), parent.selfType, true, .strong))
      return captures.count - 1
    }
    guard let outer = parent.selfCaptureIndex() else { return nil }
    let entry = parent.captures[outer]
    captures.append(("self", .outer(outer), entry.type, true, entry.ownership))
    return captures.count - 1
  }

  // MARK: Code

  /// Ends the function: its code, for `body`.
  func code(_ name: String, parameterCount: Int, body: Node, at position: SourcePosition) -> Code {
    let code = Code(name, parameterCount: parameterCount, slotCount: slotCount, body: body, position: position)
    code.captureNames = captures.map(\.name)
    return code
  }

  // MARK: Conversion

  /// The expression where `expected` is wanted.
  func coerce(_ typed: Typed, to expected: SwiftType, at node: some SyntaxProtocol, context: Conversion = .value)
    throws(LoweringFailure) -> Typed
  {
    if typed.isImplicit, case .optional(let wrapped) = typed.type, !expected.isOptional, !expected.isAny,
      expected != .unknown
    {
      let forced = Typed(node: ForceNode(typed.node, isImplicit: true, at: typed.node.position), type: wrapped)
      return try coerce(forced, to: expected, at: node, context: context)
    }
    switch (expected, typed.type) {
    case (.unknown, _): return typed
    case (.optional(let wrapped), .optional) where typed.type.optionalDepth < expected.optionalDepth:
      let inner = try coerce(typed, to: wrapped, at: node, context: context)
      return Typed(node: PromoteNode(inner.node), type: expected)
    case (.optional, .optional): break
    case (.optional, .unknown):
      return Typed(node: PromoteUnlessOptionalNode(typed.node), type: expected)
    case (.optional(let wrapped), .never): return Typed(node: typed.node, type: wrapped)
    case (.optional(let wrapped), _):
      let inner: Typed
      do throws(LoweringFailure) {
        inner = try coerce(typed, to: wrapped, at: node, context: context)
      } catch {
        guard context == .assigned, wrapped.isExistential else { throw error }
        throw refuse(
          context.message(typed.type, expected, program), advice: adviceForDefault(typed.type, at: node), at: node)
      }
      return Typed(node: PromoteNode(inner.node), type: expected)
    case (_, .unknown):
      return program.isFloating(expected) || program.scalarKind(of: expected) != nil
        ? Typed(node: NumberNode(typed.node, program.scalarKind(of: expected)), type: expected) : typed
    case (_, .never): return typed
    default: break
    }
    var matcher = TypeMatcher(program: program, open: [])
    if matcher.match(expected.forgettingParameters, typed.type.forgettingParameters) != nil {
      return Typed(
        node: typed.node, type: expected.hasUnknown || expected.isAny ? typed.type : expected,
        mutability: typed.mutability)
    }
    if case .optional(let wrapped) = typed.type, wrapped == expected, let attempt = node.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark?.text == "?"
    {
      throw .refused(
        Diagnostic(
          "value of optional type '\(typed.type)' not unwrapped; did you mean to use 'try!' or chain with '?'?",
          at: position(attempt)))
    }
    throw refuse(
      context.message(typed.type, expected, program),
      advice: context.advice(typed.type, expected) + adviceForDefault(typed.type, at: node), at: node)
  }

  /// A member that is of no use because an associated type of the surrounding type has its default, `()`: the
  /// requirement that would give it another, as `makeCoordinator()` does for a `coordinator`.
  private func adviceForDefault(_ given: SwiftType, at node: some SyntaxProtocol) -> [String] {
    guard given == .void, let owner, let access = node.as(MemberAccessExprSyntax.self) else { return [] }
    let name = access.declName.baseName.text.lowercased()
    for proto in owner.protocols.compactMap(\.nominal) {
      guard let entry = proto.associatedTypes.first(where: { $0.name.lowercased() == name }) else { continue }
      let makers = proto.ownMembers.filter { member in
        guard member.isRequirement, member.kind == .method, case .named(entry.name, _, _) = member.signature.result
        else {
          return false
        }
        return true
      }
      guard let maker = makers.first else { continue }
      return [
        "declare a class '\(entry.name)' in '\(owner.name)' and 'func \(maker.fullName.prefix { $0 != "(" })() -> "
          + "\(entry.name)' that makes it: without it the \(name) is '()'"
      ]
    }
    return []
  }
}

/// In which situation a conversion is asked for; decides the compiler's words.
enum Conversion {
  case value, argument, returned, assigned, condition, closureResult, element, dictionaryValue

  func message(_ given: SwiftType, _ expected: SwiftType, _ program: Program) -> String {
    if case .optional(let wrapped) = given {
      var matcher = TypeMatcher(program: program)
      if matcher.match(expected, wrapped) != nil {
        return "value of optional type '\(given)' must be unwrapped to a value of type '\(wrapped)'"
      }
    }
    switch self {
    case .value: return "cannot convert value of type '\(given)' to specified type '\(expected.declared)'"
    case .argument: return "cannot convert value of type '\(given)' to expected argument type '\(expected.declared)'"
    case .element, .dictionaryValue:
      return "cannot convert value of type '\(given)' to expected \(noun) type '\(expected)'"
    case .returned: return "cannot convert return expression of type '\(given)' to return type '\(expected)'"
    case .assigned: return "cannot assign value of type '\(given)' to type '\(expected.declared)'"
    case .closureResult: return "cannot convert value of type '\(given)' to closure result type '\(expected)'"
    case .condition where given.isOptional:
      return "optional type '\(given)' cannot be used as a boolean; test for '!= nil' instead"
    case .condition where program.isInteger(given):
      return "type '\(given)' cannot be used as a boolean; test for '!= 0' instead"
    case .condition: return "cannot convert value of type '\(given)' to expected condition type 'Bool'"
    }
  }

  /// What is said of `nil` where `expected` is no optional.
  func messageForNil(_ expected: SwiftType) -> String {
    switch self {
    case .argument: "'nil' is not compatible with expected argument type '\(expected)'"
    case .returned: "'nil' is incompatible with return type '\(expected)'"
    case .assigned: "'nil' cannot be assigned to type '\(expected)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(expected)'"
    case .condition: "'nil' is not compatible with expected condition type 'Bool'"
    case .value: "'nil' cannot initialize specified type '\(expected)'"
    case .element, .dictionaryValue: "'nil' is not compatible with expected \(noun) type '\(expected)'"
    }
  }

  /// What the value is for, where the words differ by nothing else.
  private var noun: String { self == .dictionaryValue ? "dictionary value" : "element" }

  func advice(_ given: SwiftType, _ expected: SwiftType) -> [String] {
    guard case .optional(let wrapped) = given, wrapped == expected else { return [] }
    return [
      "coalesce using '\u{3F}?' to provide a default when the optional value contains 'nil'",
      "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
    ]
  }
}

extension SwiftType {
  /// The type as its declaration writes it: what a function gives that gives nothing is `Void` there.
  var declared: String { description.replacing("-> ()", with: "-> Void") }

  /// Generic parameters as unknown: inside a generic body they fit what they are constrained to, which is not followed.
  var forgettingParameters: SwiftType {
    switch self {
    case .parameter, .associated: .unknown
    case .nominal(let nominal, let arguments):
      arguments.isEmpty ? self : .nominal(nominal, arguments.map(\.forgettingParameters))
    case .optional(let type): .optional(type.forgettingParameters)
    case .metatype(let type): .metatype(type.forgettingParameters)
    case .tuple(let elements): .tuple(elements.map { Element($0.label, $0.type.forgettingParameters) })
    case .existential(let types): .existential(types.map(\.forgettingParameters))
    case .function(var function):
      {
        function.parameters = function.parameters.map(\.forgettingParameters)
        function.result = function.result.forgettingParameters
        return .function(function)
      }()
    default: self
    }
  }
}
