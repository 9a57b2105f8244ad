import Diagnostics
import Trace

/// Who may use a declaration.
package enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `public`
  package static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// One parameter as declared.
package struct Parameter {
  package var label: String?
  package var name: String
  package var type: TypeExpression
  package var defaultValue: LazyCode?
  package var isVariadic = false
  package var isInout = false
  /// `consuming`: the function owns what it got and may change it (SE-0377).
  package var isConsumed = false
  package var isAutoclosure = false
  package var isEscaping = false
  /// `@_implicitSelfCapture`: a closure written for it may leave out `self.`.
  package var hasImplicitSelf = false
  /// The result builder written before the type.
  package var builder: String?
  /// A default that means the place of the call: `line` of `#line`.
  package var callSite: String?
  package var position = SourcePosition.none

  package init(label: String?, name: String, type: TypeExpression) {
    self.label = label
    self.name = name
    self.type = type
  }

  /// Whether the body may write to it.
  package var isVariable: Bool { isInout || isConsumed }
}

/// A declared function's parameters and result, as written.
package struct Signature {
  package var parameters: [Parameter] = []
  package var result: TypeExpression = .void
  package var generics: [GenericParameter] = []
  /// What `where` says of the generic parameters and of what belongs to them.
  package var constraints: [ExtensionConstraint] = []
  package var isThrowing = false
  package var isRethrowing = false
  /// The type of `throws(T)`.
  package var thrown: TypeExpression?
  package var isAsync = false
  package init() {}

  /// `(_:shouldChangeCharactersIn:replacementString:)`
  package var labels: String { "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// A signature whose types are known.
package struct ResolvedSignature {
  package var parameters: [SwiftType]
  package var result: SwiftType
}

/// Code that is lowered when it is first called.
package final class LazyCode {
  private var lower: ((LazyCode) throws(LoweringFailure) -> Code)?
  @exclusivity(unchecked) final package private(set) var code: Code?

  package init(_ lower: @escaping (LazyCode) throws(LoweringFailure) -> Code) { self.lower = lower }

  package init(_ code: Code) { self.code = code }

  /// The lowered code. The syntax is let go once it is lowered.
  package func get() throws(LoweringFailure) -> Code {
    if let code { return code }
    let made = try lower!(self)
    code = made
    lower = nil
    return made
  }
}

/// Why something was not lowered: refused for good, or open because a later entry may declare what is missing.
package enum LoweringFailure: Error {
  case refused(Diagnostic)
  case open(Diagnostic)

  package var diagnostic: Diagnostic {
    switch self {
    case .refused(let diagnostic), .open(let diagnostic): diagnostic
    }
  }
}

/// What a framework does when a member is used.
package typealias Native = (inout Call) throws -> Value

/// A call of a native member. What it leaves in `this` is written back where the member is mutating.
package struct Call {
  package let fiber: Fiber
  package var this: Value
  package var arguments: [Value]
  package let member: Member?

  package var machine: Machine { fiber.machine }

  package init(_ fiber: Fiber, this: Value = .void, arguments: [Value] = [], member: Member? = nil) {
    self.fiber = fiber
    self.this = this
    self.arguments = arguments
    self.member = member
  }
}

/// A member of a type: property, method, initializer, subscript or enum case; and a global function or variable.
package final class Member {
  package enum Kind { case stored, computed, method, initializer, subscription, enumCase }
  package enum Ownership { case strong, weak, unowned }

  /// How a body is found.
  package enum Body {
    case none
    case code(LazyCode)
    case native(Native)
    /// Plain Swift with nothing in it.
    case empty
  }

  package let name: String
  package let kind: Kind
  package private(set) unowned var owner: Nominal
  @exclusivity(unchecked) final package var isStatic = false { didSet { note() } }
  package var isMutating = false
  package var isLet = false
  package var isOverride = false
  package var isConvenience = false
  package var isFailable = false
  package var isRequirement = false
  package var isOptionalRequirement = false
  /// Its type is written with `!`.
  package var isImplicit = false
  package var isIsolated = false
  package var access = Access.internal
  /// Declared by a module for its own use: no learner's code may count on it.
  package var isInternal = false
  package var setterAccess: Access?
  @exclusivity(unchecked) final package var ownership = Ownership.strong { didSet { note() } }
  package var position = SourcePosition.none
  package var attributes: Set<String> = [] { didSet { note() } }
  /// What the doc comment says is missing here.
  package var unsimulated: String?
  /// The replacement that a deprecated member names.
  package var deprecated: String?

  package var signature = Signature()
  /// The type of a property; nil where it is to be inferred from the initial value.
  package var type: TypeExpression?
  /// `where` clauses and the generic context of a constrained extension.
  package var constraints: [ExtensionConstraint] = []

  @exclusivity(unchecked) final package var body = Body.none
  @exclusivity(unchecked) final package var setter = Body.none { didSet { note() } }
  package var hasSetter = false
  package var isNonmutatingSetter = false
  /// `mutating get`: to read it changes what it belongs to.
  @exclusivity(unchecked) final package var isMutatingGetter = false
  @exclusivity(unchecked) final package var willSet: LazyCode? { didSet { note() } }
  @exclusivity(unchecked) final package var didSet: LazyCode? { didSet { note() } }
  package var didSetUsesOldValue = true

  /// The slot of a stored property; for wrapped ones, of the wrapper.
  @exclusivity(unchecked) final package var slot = -1
  /// The initial value of a stored property.
  package var initialValue: LazyCode?
  /// The initial value is the same each time: a literal or a constant of interface text.
  package var hasConstantInitialValue = false
  /// What its initial value was, where that is the same each time; two objects share it until one of them changes it.
  @exclusivity(unchecked) final var knownInitialValue: Value?
  /// The wrapper attribute on a property, with its arguments' code in `initialValue`.
  package var wrapper: PropertyWrapperUse?
  /// Tracked by observation.
  @exclusivity(unchecked) final package var isTracked = false { didSet { note() } }
  package var enumCase: EnumCase?
  /// The builder its body is transformed with.
  package var builder: String?
  /// A static stored property's value.
  @exclusivity(unchecked) final package var storage: Box?
  /// The result is a fresh `some P`.
  package var isOpaque = false
  /// A stored declaration of interface text whose value a binding gives.
  package var isComputedByBinding = false
  package var memberwise = false
  /// The initializer that a class gets when it writes none.
  package var isImplicitDefault = false
  /// Parameters of a memberwise initializer that may be left out.
  package var memberwiseDefaults: Set<Int> = []
  /// What the memberwise initializer takes for a wrapped property, where it is written or to be inferred.
  package var memberwiseType: TypeExpression?
  package var memberwiseInfer: (() throws(LoweringFailure) -> SwiftType)?
  /// For a wrapped property, where its wrapper is kept.
  package var wrapperStorage: Member?
  /// An override that only observes: the superclass keeps the value.
  package var overridesStorage = false
  /// A subclass overrides the property, so it is looked up when it is used.
  @exclusivity(unchecked) final package var isOverridden = false { didSet { note() } }
  /// Told before code reads the stored property of an object.
  @exclusivity(unchecked) final package var willRead: ((Fiber, Handle) -> Void)? { didSet { note() } }
  /// A field of an object that is read from its slot: held strongly, and overridden by nothing.
  @exclusivity(unchecked) final private(set) var isDirect = true

  /// A field that nothing hears of when it changes, so that it may change in its slot.
  @exclusivity(unchecked) final private(set) var isQuiet: Bool
  @exclusivity(unchecked) final private(set) var isLazy = false

  private func note() {
    isDirect = ownership == .strong && !isOverridden && willRead == nil
    isLazy = attributes.contains("lazy")
    isQuiet = kind == .stored && isDirect && !isStatic && !isTracked && !isLazy && willSet == nil && didSet == nil
    if case .none = setter {} else { isQuiet = false }
  }
  /// Makes the wrapper from the plain value that the memberwise initializer takes.
  package var wrapValue: LazyCode?

  private var resolvedSignature: ResolvedSignature?
  private var resolvedType: SwiftType?
  package var inferType: (() throws(LoweringFailure) -> SwiftType)?
  private var isInferring = false
  /// The `let` or `var` of a property that is not lazy.
  package var introducer: SourcePosition?

  package init(_ name: String, _ kind: Kind, owner: Nominal) {
    self.name = name
    self.kind = kind
    self.owner = owner
    isQuiet = kind == .stored
  }

  /// `textField(_:shouldChangeCharactersIn:replacementString:)`; a property's is its name.
  package private(set) lazy var fullName: String = {
    switch kind {
    case .method, .initializer, .subscription: name + signature.labels
    case .enumCase: signature.parameters.isEmpty ? name : name + signature.labels
    default: name
    }
  }()

  /// The name by which it fulfils a requirement or overrides: an operator's parameters may be named as one likes.
  package private(set) lazy var callName: String = isOperator ? "\(name)/\(signature.parameters.count)" : fullName

  package private(set) lazy var isOperator: Bool = {
    guard kind == .method, let first = name.unicodeScalars.first else { return false }
    return !first.properties.isXIDStart && first != "_" && first != "$"
  }()

  /// Its body is Swift, and no binding's.
  package var isWrittenInSwift: Bool {
    if case .code = body { true } else { false }
  }

  /// What to say of a member that is declared and does nothing here.
  package var unsimulatedMessage: String {
    let place = owner.name.isEmpty ? fullName : "\(owner.name).\(fullName)"
    return "'\(place)' exists and is not simulated here" + (unsimulated.map { ": \($0)" } ?? "")
  }

  /// Whether it has been said of this member that it does nothing here.
  private var isDisclaimed = false

  /// Says once a session of a member that goes on as if nothing were that it does nothing here.
  package func disclaim(_ call: Call) {
    guard !isDisclaimed else { return }
    isDisclaimed = true
    call.machine.recorder.record(Event(.warning, message: unsimulatedMessage, at: call.fiber.position))
  }

  /// A module declares it, as opposed to the learner, who may do so in an extension of a module's type.
  package var isLibrary: Bool { if case .code = body { position == .none } else { true } }

  /// Whether it is called with parentheses.
  package var isCallable: Bool { kind == .method || kind == .initializer }

  package var genericParameters: [GenericParameter] { signature.generics }

  package func scope(_ program: Program) -> TypeScope {
    TypeScope(owner: owner, parameters: signature.generics, program: program)
  }

  /// Parameters and result, resolved once.
  package func resolved(_ program: Program) throws(LoweringFailure) -> ResolvedSignature {
    if let resolvedSignature { return resolvedSignature }
    let scope = scope(program)
    var types: [SwiftType] = []
    for parameter in signature.parameters { types.append(try scope.lowered(parameter, program)) }
    let result: SwiftType
    switch kind {
    case .initializer: result = isFailable ? .optional(owner.selfType) : owner.selfType
    case .enumCase: result = owner.selfType
    default:
      var receiving = scope
      receiving.followsReceiver = true
      result = try receiving.lowered(signature.result)
    }
    let made = ResolvedSignature(parameters: types, result: result)
    resolvedSignature = made
    return made
  }

  /// The type of a property, resolved or inferred once. A value whose type is inferred from the property itself, also by
  /// way of another property, is refused as the compiler refuses it.
  package func propertyType(_ program: Program) throws(LoweringFailure) -> SwiftType {
    if let resolvedType { return resolvedType }
    let result: SwiftType
    if let type {
      result = try scope(program).lowered(type)
    } else if let inferType {
      if isInferring { throw .refused(Diagnostic("circular reference", at: introducer ?? position)) }
      isInferring = true
      defer { isInferring = false }
      result = try inferType()
    } else {
      result = .unknown
    }
    resolvedType = result
    return result
  }

  /// Remembers a type found otherwise.
  package func remember(_ type: SwiftType) { resolvedType = type }
}

/// A property wrapper as used on a property.
package final class PropertyWrapperUse {
  package let type: TypeExpression
  package let isFixed: Bool
  package let position: SourcePosition
  package init(_ type: TypeExpression, isFixed: Bool, position: SourcePosition) {
    self.type = type
    self.isFixed = isFixed
    self.position = position
  }
}

/// A case of an enum.
package final class EnumCase {
  package unowned let owner: Nominal
  package let name: String
  package let index: Int
  package let labels: [String?]
  package var rawValue: Value?
  package private(set) lazy var plain = EnumValue(self)

  package init(_ name: String, index: Int, labels: [String?] = [], owner: Nominal) {
    self.name = name
    self.index = index
    self.labels = labels
    self.owner = owner
  }
}

/// What a constrained extension or member asks of its type.
package struct ExtensionConstraint {
  package var subject: TypeExpression
  package var isSameType: Bool
  package var target: TypeExpression
  package init(subject: TypeExpression, isSameType: Bool, target: TypeExpression) {
    self.subject = subject
    self.isSameType = isSameType
    self.target = target
  }
}

extension TypeScope {
  /// Resolves for lowering.
  package func lowered(_ expression: TypeExpression) throws(LoweringFailure) -> SwiftType {
    do { return try resolve(expression) } catch {
      throw error.isOpen ? .open(error.diagnostic) : .refused(error.diagnostic)
    }
  }

  /// A parameter's type as its argument meets it.
  package func lowered(_ parameter: Parameter, _ program: Program) throws(LoweringFailure) -> SwiftType {
    var type = try lowered(parameter.type)
    let isOptional = type.isOptional
    if var function = type.function {
      if let builder = parameter.builder {
        function.builder = try lowered(.named(builder, [], parameter.position)).nominal
      }
      function.isEscaping = parameter.isEscaping
      function.hasImplicitSelf = parameter.hasImplicitSelf
      function.isAutoclosure = parameter.isAutoclosure
      type = isOptional ? .optional(.function(function)) : .function(function)
    }
    return parameter.isVariadic ? program.array(of: type) : type
  }
}

/// Runs code whose errors are signals though its type does not say so.
package func signalling<T>(_ body: () throws -> T) throws(Signal) -> T {
  do { return try body() } catch let signal as Signal { throw signal } catch {
    throw .trap("a fault of interop: \(error)")
  }
}

/// Runs what a framework does. Its closures throw untyped, as closures do; what they throw is a signal, and anything else
/// is a fault of the tool, said as such.
@inline(__always)
func perform(_ native: Native, _ call: inout Call) throws(Signal) -> Value {
  do { return try native(&call) } catch let signal as Signal { throw signal } catch {
    throw .trap("a fault of interop: \(error)")
  }
}
