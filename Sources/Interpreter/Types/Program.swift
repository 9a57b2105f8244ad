import Diagnostics

/// What has been declared: the session's types, functions and variables, and the modules' that are read on demand.
package final class Program {
  /// Raised by each declaration; what was looked up before is looked up again.
  @exclusivity(unchecked) final package var generation = 0
  /// Changes when a type gets a name or loses it: what was not found before may be there now.
  @exclusivity(unchecked) final var typeGeneration = 0
  private var knownAdvice: (generation: Int, names: [String: [String]]) = (-1, [:])

  package private(set) lazy var sessionScope = Nominal(
    "", .enum, module: "main", parent: nil, program: self, isLearners: true)
  package private(set) lazy var moduleScope = Nominal(
    "", .enum, module: "Swift", parent: nil, program: self, isLearners: false)

  private var sessionTypes: [String: NamedType] = [:]
  /// All types there ever were: values and code made before a type was declared anew still refer to the one they know.
  private var nominals: [Nominal] = []
  package private(set) var variables: [String: GlobalVariable] = [:]
  package private(set) var variableOrder: [String] = []
  /// Names whose declaration was refused, and where that was said.
  var refusedNames: [String: SourcePosition] = [:]

  /// Finds a type or a function of a module, reading its text when it is first asked for.
  package var modules: (any ModuleSource)?

  /// What an attached macro of a library makes of the property it stands at.
  package var attachedMacros: [String: (Machine, Member) -> Void] = [:]

  package init() {}

  func keep(_ nominal: Nominal) { nominals.append(nominal) }

  // MARK: Look-up

  package func type(named name: String) -> NamedType? {
    if let own = sessionTypes[name] { return own }
    return modules?.type(named: name)
  }

  package func nominal(named name: String) -> Nominal? {
    if case .nominal(let nominal)? = type(named: name) { return nominal }
    return nil
  }

  package func isModule(_ name: String) -> Bool { modules?.moduleNames.contains(name) ?? false }

  package func functions(named name: String) -> [Member] {
    let own = sessionScope.ownMembers(named: name)
    return own + (modules?.functions(named: name) ?? [])
  }

  package func variable(named name: String) -> GlobalVariable? { variables[name] }

  package var sessionTypeNames: [String] { Array(sessionTypes.keys) }
  package func sessionType(_ name: String) -> NamedType? { sessionTypes[name] }

  package func declare(_ name: String, _ type: NamedType?) {
    sessionTypes[name] = type
    generation += 1
    typeGeneration += 1
  }

  package func declare(_ variable: GlobalVariable) {
    if variables[variable.name] == nil { variableOrder.append(variable.name) }
    variables[variable.name] = variable
    generation += 1
  }

  package func removeVariable(_ name: String) {
    variables[name] = nil
    variableOrder.removeAll { $0 == name }
    generation += 1
  }

  // MARK: Known types

  private var knownTypes: [String: Nominal] = [:]

  /// A type of Swift's own library; it has to be there.
  package func known(_ name: String) -> Nominal {
    if let nominal = knownTypes[name] { return nominal }
    guard case .nominal(let nominal)? = modules?.type(named: name) else {
      let made = Nominal(name, .structure, module: "Swift", parent: nil, program: self, isLearners: false)
      knownTypes[name] = made
      return made
    }
    knownTypes[name] = nominal
    return nominal
  }

  package private(set) lazy var int = SwiftType.nominal(known("Int"), [])
  package private(set) lazy var double = SwiftType.nominal(known("Double"), [])
  package private(set) lazy var bool = SwiftType.nominal(known("Bool"), [])
  package private(set) lazy var string = SwiftType.nominal(known("String"), [])
  package private(set) lazy var character = SwiftType.nominal(known("Character"), [])
  package private(set) lazy var anyObject = known("AnyObject")
  package private(set) lazy var array = known("Array")
  package private(set) lazy var arraySlice = known("ArraySlice")
  package private(set) lazy var substring = known("Substring")
  package private(set) lazy var dictionary = known("Dictionary")
  package private(set) lazy var set = known("Set")
  package private(set) lazy var optional = known("Optional")
  private lazy var floating: Set<Nominal> = [known("Double"), known("CGFloat"), known("Float")]
  private lazy var integers: Set<Nominal> = Set(
    ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map(known))

  package func array(of element: SwiftType) -> SwiftType { .nominal(array, [element]) }
  package func set(of element: SwiftType) -> SwiftType { .nominal(set, [element]) }
  package func dictionary(_ key: SwiftType, _ value: SwiftType) -> SwiftType { .nominal(dictionary, [key, value]) }
  package func isFloating(_ nominal: Nominal) -> Bool { floating.contains(nominal) }
  package func isInteger(_ nominal: Nominal) -> Bool { integers.contains(nominal) }
  /// Whether a value of one becomes one of the other by itself, as between `Double` and `CGFloat`.
  package func isInterchangeable(_ a: Nominal, _ b: Nominal) -> Bool {
    isFloating(a) && isFloating(b) && scalarKinds[a] == nil && scalarKinds[b] == nil
  }

  private lazy var scalarNominals = Scalar.Kind.allCases.map { known($0.typeName) }
  private lazy var scalarKinds = Dictionary(
    uniqueKeysWithValues: zip(scalarNominals, Scalar.Kind.allCases).map { ($0, $1) })

  func nominal(of kind: Scalar.Kind) -> Nominal { scalarNominals[Int(kind.rawValue)] }

  /// The kind of number that a type is, other than `Int`, `Double` and `CGFloat`.
  package func scalarKind(of nominal: Nominal) -> Scalar.Kind? { scalarKinds[nominal] }
  package func scalarKind(of type: SwiftType) -> Scalar.Kind? { type.unwrapped.nominal.flatMap { scalarKinds[$0] } }

  /// A number as one of the type.
  package func number(_ value: Value, as type: SwiftType) -> Value {
    if let kind = scalarKind(of: type) { return value.number(kind) }
    return isFloating(type) ? .double(value.asDouble ?? 0) : value
  }

  package func isNumber(_ nominal: Nominal) -> Bool { isFloating(nominal) || isInteger(nominal) }
  package func isFloating(_ type: SwiftType) -> Bool { type.unwrapped.nominal.map(isFloating) ?? false }
  package func isInteger(_ type: SwiftType) -> Bool { type.unwrapped.nominal.map(isInteger) ?? false }

  /// `as`-free conversions that the importer of Objective-C makes: NSString and String and the like are asked for with
  /// `as`, so there are none.
  package func bridges(_ given: Nominal, to wanted: Nominal) -> Bool { false }

  /// Where the members of a value of this type are found.
  package func memberNominal(of type: SwiftType) -> Nominal? {
    switch type {
    case .nominal(let nominal, _): nominal
    case .optional: optional
    default: nil
    }
  }

  package func conforms(_ type: SwiftType, to proto: Nominal) -> Bool {
    if proto.kind != .protocol {
      if case .nominal(let nominal, _) = type { return nominal.inherits(from: proto) }
      if case .parameter(let parameter) = type { return parameter.constraints.contains { conforms($0, to: proto) } }
      return proto === anyObject
    }
    switch type {
    case .unknown, .never: return true
    case .nominal(let nominal, _):
      if proto === anyObject { return nominal.isClass }
      return nominal.conforms(to: proto) || implicitly(nominal, conformsTo: proto)
    case .existential(let types):
      return types.contains { $0.nominal.map { $0 === proto || $0.conforms(to: proto) } ?? false }
        || proto.name == "View" && types.contains { $0.nominal?.name == "View" }
    case .parameter(let parameter):
      return parameter.constraints.contains { conforms($0, to: proto) }
    case .optional(let wrapped):
      switch proto.name {
      case "Equatable", "Hashable", "Codable", "Encodable", "Decodable": return conforms(wrapped, to: proto)
      default: return optional.conforms(to: proto)
      }
    case .associated: return true
    case .metatype: return proto === anyObject
    case .function, .tuple: return false
    }
  }

  /// Enums without payload are Hashable without saying so.
  private func implicitly(_ nominal: Nominal, conformsTo proto: Nominal) -> Bool {
    guard proto.name == "Equatable" || proto.name == "Hashable", nominal.kind == .enum else { return false }
    nominal.ensureLoaded()
    return nominal.cases.allSatisfy { $0.labels.isEmpty }
  }

  /// Whether a receiver's type is what a member's `where` asks; of the member's own parameters nothing is known yet.
  package func satisfies(
    _ constraints: [ExtensionConstraint], of type: SwiftType, owner: Nominal, parameters: [GenericParameter] = []
  ) -> Bool {
    for constraint in constraints {
      let scope = TypeScope(owner: owner, parameters: parameters, program: self)
      guard var subject = try? scope.resolve(constraint.subject), let target = try? scope.resolve(constraint.target)
      else {
        continue
      }
      var bindings: [GenericParameter: SwiftType] = [owner.selfParameter: type]
      if case .nominal(let nominal, let arguments) = type {
        for (i, parameter) in nominal.genericParameters.enumerated() where i < arguments.count {
          bindings[parameter] = arguments[i]
        }
      }
      if case .optional(let wrapped) = type, let parameter = optional.genericParameters.first {
        bindings[parameter] = wrapped
      }
      subject = subject.substituting(bindings)
      switch subject {
      case .unknown, .associated, .parameter: continue
      default: break
      }
      if constraint.isSameType {
        var matcher = TypeMatcher(program: self)
        let wanted = target.substituting(bindings)
        guard let score = matcher.match(wanted, subject), score != 1 || subject.isOptional == wanted.isOptional else {
          return false
        }
        if wanted.nominal != nil, subject.nominal != nil, wanted.nominal !== subject.nominal { return false }
      } else if case .existential(let types) = target {
        for proto in types { if let nominal = proto.nominal, !conforms(subject, to: nominal) { return false } }
      } else if let nominal = target.nominal, !conforms(subject, to: nominal) {
        return false
      }
    }
    return true
  }

  /// What is said of a name that is no mistake of the learner's: Apple declares it, and it is not simulated.
  package func absence(of name: String) -> String? {
    modules?.home(ofAbsent: name).map { "'\(name)' exists in \($0) and is not simulated here" }
  }

  /// What to try where a type's name is not found.
  package func adviceForType(_ name: String) -> [String] {
    if knownAdvice.generation != typeGeneration { knownAdvice = (typeGeneration, [:]) }
    if let known = knownAdvice.names[name] { return known }
    let names = sessionTypeNames + (modules?.typeNames ?? [])
    let advice = NearNames.advice(name, in: names).map { [$0] } ?? []
    knownAdvice.names[name] = advice
    return advice
  }
}

/// A variable of the session, seen from everywhere.
package final class GlobalVariable {
  package let name: String
  package let type: SwiftType
  package let isLet: Bool
  package let box = Box()
  package let position: SourcePosition
  /// The wrapper's own members, for `@State var query` at the top level.
  package var wrapperType: SwiftType?
  @exclusivity(unchecked) final package var observers: (willSet: LazyCode?, didSet: LazyCode?) = (nil, nil) {
    didSet { notePlain() }
  }
  @exclusivity(unchecked) final package var getter: LazyCode? { didSet { notePlain() } }
  @exclusivity(unchecked) final package var setter: LazyCode?
  @exclusivity(unchecked) final package var ownership = Member.Ownership.strong { didSet { notePlain() } }
  /// Nothing watches or computes it.
  @exclusivity(unchecked) final private(set) var isPlain = true
  package var isImplicit = false
  /// Declared by `let` without a value: what gives it one may assign to it.
  package var awaitsValue = false

  private func notePlain() {
    isPlain = getter == nil && observers.willSet == nil && observers.didSet == nil && ownership == .strong
  }

  package init(_ name: String, type: SwiftType, isLet: Bool, position: SourcePosition) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.position = position
  }
}

/// The simulated modules as the program sees them.
package protocol ModuleSource: AnyObject {
  var moduleNames: Set<String> { get }
  var typeNames: [String] { get }
  var functionNames: [String] { get }
  func type(named name: String) -> NamedType?
  func functions(named name: String) -> [Member]
  /// Takes an `import`; false where there is no such module.
  func importModule(_ name: String) -> Bool
  /// The module of Apple's that declares a name which is known and not simulated.
  func home(ofAbsent name: String) -> String?
  /// Whether a module of Apple's is known and not simulated.
  func isAbsent(module name: String) -> Bool
}
