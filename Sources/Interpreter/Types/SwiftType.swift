/// A type as the lowering knows it. Local and light: what is not known is `unknown`, and is looked up when it runs.
package indirect enum SwiftType: Hashable {
  case unknown
  case nominal(Nominal, [SwiftType])
  case optional(SwiftType)
  case tuple([Element])
  case function(FunctionType)
  case metatype(SwiftType)
  case parameter(GenericParameter)
  /// `any P`, `some P` and their compositions.
  case existential([SwiftType])
  /// `Self.Element`, until `Self` is known.
  case associated(SwiftType, String)
  case never

  package struct Element: Hashable {
    package var label: String?
    package var type: SwiftType
    package init(_ label: String?, _ type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  package static var void: SwiftType { .tuple([]) }
}

/// The type of a function or closure.
package struct FunctionType: Hashable {
  package var parameters: [SwiftType]
  package var result: SwiftType
  package var isThrowing = false
  package var isAsync = false
  /// Which parameters are `inout`.
  package var inouts: Set<Int> = []
  /// The result builder of the closure written for this parameter.
  package var builder: Nominal?
  package var isAutoclosure = false
  package var isEscaping = false
  /// A closure written for it may leave out `self.`, though it escapes.
  package var hasImplicitSelf = false

  package init(_ parameters: [SwiftType], _ result: SwiftType, isThrowing: Bool = false, isAsync: Bool = false) {
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
  }
}

/// A generic parameter, `Self` of a protocol included.
package final class GenericParameter: Hashable {
  package let name: String
  /// What it must conform to or inherit from.
  package var constraints: [SwiftType]
  /// Some code asks when it runs what the parameter is.
  @exclusivity(unchecked) final package var isReified = false

  /// `each T`: stands for a type of its own in each argument.
  let isPack: Bool

  package init(_ name: String, constraints: [SwiftType] = [], isPack: Bool = false) {
    self.name = name
    self.constraints = constraints
    self.isPack = isPack
  }

  package static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FunctionType {
  /// The types of so many arguments: the parameters, or what its one tuple is made of.
  func parts(count: Int) -> [SwiftType]? {
    if parameters.count == count { return parameters }
    guard parameters.count == 1, case .tuple(let elements) = parameters[0], elements.count == count else { return nil }
    return elements.map(\.type)
  }
}

extension SwiftType: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown: return "_"
    case .nominal(let nominal, let arguments):
      if nominal.module == "Swift", arguments.count == 1, nominal.name == "Array" { return "[\(arguments[0])]" }
      if nominal.module == "Swift", arguments.count == 2, nominal.name == "Dictionary" {
        return "[\(arguments[0]) : \(arguments[1])]"
      }
      if let parent = nominal.parent, arguments.count > nominal.genericParameters.count {
        let own = nominal.genericParameters.count
        let outer = SwiftType.nominal(parent, Array(arguments[own...]))
        return "\(outer).\(SwiftType.argumentList(nominal.simpleName, arguments[..<own]))"
      }
      return arguments.isEmpty
        ? nominal.name : "\(nominal.name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .optional(let wrapped):
      switch wrapped {
      case .function, .existential: return "(\(wrapped))?"
      default: return "\(wrapped)?"
      }
    case .tuple(let elements):
      return
        "(\(elements.map { ($0.label.map { l in "\(l): " } ?? "") + $0.type.description }.joined(separator: ", ")))"
    case .function(let type):
      let effects = (type.isAsync ? " async" : "") + (type.isThrowing ? " throws" : "")
      return "(\(type.parameters.map(\.description).joined(separator: ", ")))\(effects) -> \(type.result)"
    case .metatype(let type): return "\(type).Type"
    case .parameter(let parameter): return parameter.name
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return "any " + protocols.map(\.description).joined(separator: " & ")
    case .associated(let base, let name): return "\(base).\(name)"
    case .never: return "Never"
    }
  }
}

extension SwiftType {
  package var isUnknown: Bool { self == .unknown }

  package var isVoid: Bool { if case .tuple(let elements) = self { elements.isEmpty } else { false } }

  package var isAny: Bool { if case .existential(let protocols) = self { protocols.isEmpty } else { false } }

  package var nominal: Nominal? {
    switch self {
    case .nominal(let nominal, _): nominal
    default: nil
    }
  }

  package var arguments: [SwiftType] { if case .nominal(_, let arguments) = self { arguments } else { [] } }

  package var function: FunctionType? {
    switch self {
    case .function(let type): type
    case .optional(let type): type.function
    default: nil
    }
  }

  /// What an optional of any depth holds.
  package var unwrapped: SwiftType { if case .optional(let type) = self { type.unwrapped } else { self } }

  /// How many optionals the value is wrapped in; where it is not known what is inside, as many as one likes.
  var optionalDepth: Int {
    switch self {
    case .optional(.unknown): .max
    case .optional(let type): type.optionalDepth == .max ? .max : type.optionalDepth + 1
    default: 0
    }
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether some part is not known.
  package var hasUnknown: Bool {
    switch self {
    case .unknown: true
    case .nominal(_, let arguments): arguments.contains(where: \.hasUnknown)
    case .optional(let type), .metatype(let type), .associated(let type, _): type.hasUnknown
    case .tuple(let elements): elements.contains { $0.type.hasUnknown }
    case .function(let type): type.result.hasUnknown || type.parameters.contains(where: \.hasUnknown)
    case .existential(let types): types.contains(where: \.hasUnknown)
    case .parameter, .never: false
    }
  }

  /// Whether every value of the type is of this very type: no class, no existential, nothing generic in it.
  package var isFixed: Bool {
    switch self {
    case .nominal(let nominal, let arguments): !nominal.isClass && arguments.allSatisfy(\.isSettled)
    case .optional(let type): type.isSettled
    case .tuple(let elements): elements.allSatisfy { $0.type.isFixed }
    case .function(let function): function.result.isSettled && function.parameters.allSatisfy(\.isSettled)
    case .metatype(let type): type.isFixed
    case .unknown, .parameter, .associated, .existential, .never: false
    }
  }

  /// Whether nothing in the type is generic or unknown.
  private var isSettled: Bool {
    switch self {
    case .unknown, .parameter, .associated: false
    case .nominal(_, let arguments): arguments.allSatisfy(\.isSettled)
    case .optional(let type), .metatype(let type): type.isSettled
    case .tuple(let elements): elements.allSatisfy { $0.type.isSettled }
    case .function(let function): function.result.isSettled && function.parameters.allSatisfy(\.isSettled)
    case .existential(let types): types.allSatisfy(\.isSettled)
    case .never: true
    }
  }

  /// A type nested in `outer`: it carries the outer arguments after its own, so that what its members say of the
  /// outer parameters is known.
  package func within(_ outer: SwiftType) -> SwiftType {
    guard case .nominal(let nominal, let own) = self, case .nominal(let parent, let arguments) = outer,
      nominal.parent === parent, own.count == nominal.genericParameters.count, !arguments.isEmpty,
      !arguments.contains(where: \.hasUnknown)
    else { return self }
    return .nominal(nominal, own + arguments)
  }

  private static func argumentList(_ name: String, _ arguments: ArraySlice<SwiftType>) -> String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// The type with generic parameters replaced.
  package func substituting(_ bindings: [GenericParameter: SwiftType]) -> SwiftType {
    if bindings.isEmpty { return self }
    switch self {
    case .unknown, .never: return self
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, arguments.map { $0.substituting(bindings) })
    case .optional(let type): return .optional(type.substituting(bindings))
    case .tuple(let elements): return .tuple(elements.map { Element($0.label, $0.type.substituting(bindings)) })
    case .function(var type):
      type.parameters = type.parameters.map { $0.substituting(bindings) }
      type.result = type.result.substituting(bindings)
      return .function(type)
    case .metatype(let type): return .metatype(type.substituting(bindings))
    case .parameter(let parameter): return bindings[parameter] ?? self
    case .existential(let types): return .existential(types.map { $0.substituting(bindings) })
    case .associated(let base, let name): return SwiftType.associatedType(name, of: base.substituting(bindings))
    }
  }

  /// Generic parameters that are still open become unknown: what lowering works with outside the generic declaration.
  package func erasing(_ parameters: some Sequence<GenericParameter>) -> SwiftType {
    var bindings: [GenericParameter: SwiftType] = [:]
    for parameter in parameters { bindings[parameter] = .unknown }
    return substituting(bindings)
  }

  /// `base.name` where it can be told, else still associated.
  package static func associatedType(_ name: String, of base: SwiftType) -> SwiftType {
    switch base {
    case .nominal(let nominal, let arguments):
      return nominal.associatedType(name, arguments: arguments) ?? .unknown
    case .parameter(let parameter):
      for constraint in parameter.constraints {
        if case .nominal(let nominal, let arguments) = constraint, nominal.kind != .protocol {
          if let type = nominal.associatedType(name, arguments: arguments) { return type }
        }
      }
      return .associated(base, name)
    case .existential(let types):
      for case .nominal(let nominal, let arguments) in types {
        if let place = nominal.primaryAssociatedTypes.firstIndex(of: name), place < arguments.count {
          return arguments[place]
        }
      }
      return .unknown
    case .associated: return .associated(base, name)
    case .optional: return .unknown
    default: return .unknown
    }
  }
}
