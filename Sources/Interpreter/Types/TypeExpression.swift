import Diagnostics

/// A type as it is written, free of syntax nodes; resolved where it is first needed, since a later entry may declare it.
package indirect enum TypeExpression {
  case named(String, [TypeExpression], SourcePosition)
  case member(TypeExpression, String, [TypeExpression], SourcePosition)
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(TypeExpression, TypeExpression)
  case tuple([(label: String?, type: TypeExpression)])
  case function(parameters: [Parameter], result: TypeExpression, isThrowing: Bool, isAsync: Bool)
  case composition([TypeExpression])
  /// `some P`, `any P`
  case constrained(TypeExpression, isOpaque: Bool)
  case metatype(TypeExpression)
  /// Already known, as for what the machine itself declares.
  case resolved(SwiftType)

  /// A parameter of a function type.
  package struct Parameter {
    package var type: TypeExpression
    package var isInout = false
    package var isVariadic = false
    package init(type: TypeExpression, isInout: Bool = false, isVariadic: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
    }
  }

  package static var void: TypeExpression { .tuple([]) }
}

/// Where type names are looked up: generic parameters, then the enclosing types, then the session and its modules.
package struct TypeScope {
  package var owner: Nominal?
  package var parameters: [GenericParameter]
  /// `Self` in a class means the receiver's class, as in a method's result.
  package var followsReceiver: Bool
  package unowned let program: Program

  package init(
    owner: Nominal?, parameters: [GenericParameter] = [], followsReceiver: Bool = false, program: Program
  ) {
    self.owner = owner
    self.parameters = parameters
    self.followsReceiver = followsReceiver
    self.program = program
  }

  /// What is wrong with a type name; `isOpen` where a later entry may still declare it.
  package struct Failure: Error {
    package var diagnostic: Diagnostic
    package var isOpen: Bool
  }

  package func resolve(_ expression: TypeExpression) throws(Failure) -> SwiftType {
    switch expression {
    case .resolved(let type): return type
    case .optional(let inner): return .optional(try resolve(inner))
    case .array(let inner): return program.array(of: try resolve(inner))
    case .dictionary(let key, let value): return program.dictionary(try resolve(key), try resolve(value))
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil { return try resolve(elements[0].type) }
      var types: [SwiftType.Element] = []
      for element in elements { types.append(.init(element.label, try resolve(element.type))) }
      return .tuple(types)
    case .function(let parameters, let result, let isThrowing, let isAsync):
      var type = FunctionType([], try resolve(result), isThrowing: isThrowing, isAsync: isAsync)
      for (i, parameter) in parameters.enumerated() {
        let resolved = try resolve(parameter.type)
        type.parameters.append(parameter.isVariadic ? program.array(of: resolved) : resolved)
        if parameter.isInout { type.inouts.insert(i) }
      }
      return .function(type)
    case .composition(let parts):
      var types: [SwiftType] = []
      for part in parts {
        switch try resolve(part) {
        case .existential(let more): types += more
        case let type: types.append(type)
        }
      }
      if types.count == 1, let only = types.first, only.nominal?.kind != .protocol { return only }
      return .existential(types)
    case .constrained(let inner, _):
      switch try resolve(inner) {
      case .existential(let types): return .existential(types)
      case .optional(let wrapped): return .optional(wrapped)
      case .metatype(let type): return .metatype(type)
      case let type: return .existential([type])
      }
    case .metatype(let inner): return .metatype(try resolve(inner))
    case .named(let name, let arguments, let position): return try resolve(name, arguments, at: position)
    case .member(let base, let name, let arguments, let position):
      if case .named(let module, let none, _) = base, none.isEmpty, program.isModule(module),
        program.nominal(named: module) == nil
      {
        return try resolve(name, arguments, at: position, skipsOwner: true)
      }
      let outer = try resolve(base)
      if let nominal = outer.nominal {
        if let nested = nominal.nestedType(name) {
          var bindings: [GenericParameter: SwiftType] = [:]
          for (parameter, argument) in zip(nominal.genericParameters, outer.arguments) {
            bindings[parameter] = argument
          }
          return try apply(nested, arguments, at: position).substituting(bindings).within(outer)
        }
        if let type = nominal.associatedType(name, arguments: outer.arguments) { return type }
        throw Failure(
          diagnostic: Diagnostic(
            "'\(name)' is not a member type of \(nominal.kind.rawValue) '\(nominal.name)'", at: position), isOpen: true)
      }
      return SwiftType.associatedType(name, of: outer)
    }
  }

  private func resolve(
    _ name: String, _ arguments: [TypeExpression], at position: SourcePosition, skipsOwner: Bool = false
  ) throws(Failure) -> SwiftType {
    if name == "_" { return .unknown }
    if !skipsOwner {
      if let parameter = parameters.last(where: { $0.name == name }) { return .parameter(parameter) }
      if name == "Self", let owner {
        return followsReceiver && owner.isClass ? .parameter(owner.selfParameter) : owner.selfType
      }
      var enclosing = owner
      while let nominal = enclosing {
        if let parameter = nominal.genericParameters.first(where: { $0.name == name }) { return .parameter(parameter) }
        if nominal.simpleName == name { return try apply(.nominal(nominal), arguments, at: position) }
        if let nested = nominal.nestedType(name) { return try apply(nested, arguments, at: position) }
        if nominal.kind == .protocol {
          if nominal.hasAssociatedType(name) { return .associated(nominal.selfType, name) }
        } else if let type = nominal.associatedType(name, arguments: nominal.genericParameters.map { .parameter($0) }) {
          return type
        }
        enclosing = nominal.parent
      }
    }
    switch name {
    case "Void": return .void
    case "Any", "Sendable", "AnyObject", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype":
      return name == "AnyObject" ? .existential([.nominal(program.anyObject, [])]) : .existential([])
    case "Never": return .never
    case "Optional" where arguments.count == 1: return .optional(try resolve(arguments[0]))
    default: break
    }
    if let found = program.type(named: name) { return try apply(found, arguments, at: position) }
    if let absence = program.absence(of: name) {
      throw Failure(diagnostic: Diagnostic(absence, at: position), isOpen: true)
    }
    if let wait = program.awaited(name) { throw Failure(diagnostic: Diagnostic(wait, at: position), isOpen: true) }
    throw Failure(
      diagnostic: Diagnostic(
        "cannot find type '\(name)' in scope", advice: program.adviceForType(name), at: position), isOpen: true)
  }

  private func apply(_ found: NamedType, _ arguments: [TypeExpression], at position: SourcePosition) throws(Failure)
    -> SwiftType
  {
    var resolved: [SwiftType] = []
    for argument in arguments { resolved.append(try resolve(argument)) }
    switch found {
    case .nominal(let nominal):
      if nominal.kind == .protocol { return .existential([.nominal(nominal, resolved)]) }
      if nominal === program.optional, resolved.count <= 1 { return .optional(resolved.first ?? .unknown) }
      let expected = nominal.genericParameters.count
      if resolved.count > expected, !nominal.isVariadicGeneric {
        let what =
          expected == 0
          ? "cannot specialize non-generic type '\(nominal.name)'"
          : "generic type '\(nominal.name)' specialized with too many type parameters (got \(resolved.count), but expected \(expected))"
        throw Failure(diagnostic: Diagnostic(what, at: position), isOpen: false)
      }
      if resolved.isEmpty, expected > 0 {
        // Inside the type itself its own name means its own arguments.
        var enclosing = owner
        while let outer = enclosing {
          if outer === nominal { return .nominal(nominal, nominal.genericParameters.map { .parameter($0) }) }
          enclosing = outer.parent
        }
        resolved = Array(repeating: .unknown, count: expected)
      }
      return .nominal(nominal, resolved)
    case .alias(let alias):
      let type = try alias.resolve(program)
      guard !alias.parameters.isEmpty else { return type }
      var bindings: [GenericParameter: SwiftType] = [:]
      for (i, parameter) in alias.parameters.enumerated() {
        bindings[parameter] = i < resolved.count ? resolved[i] : .unknown
      }
      return type.substituting(bindings)
    }
  }
}

/// What a type name stands for.
package enum NamedType {
  case nominal(Nominal)
  case alias(TypeAlias)
}

/// A `typealias`, resolved when it is first used.
package final class TypeAlias {
  package let name: String
  package let expression: TypeExpression
  package let parameters: [GenericParameter]
  package let owner: Nominal?
  private var resolved: SwiftType?

  package init(_ name: String, _ expression: TypeExpression, parameters: [GenericParameter] = [], owner: Nominal?) {
    self.name = name
    self.expression = expression
    self.parameters = parameters
    self.owner = owner
  }

  package func resolve(_ program: Program) throws(TypeScope.Failure) -> SwiftType {
    if let resolved { return resolved }
    let scope = TypeScope(owner: owner, parameters: parameters, program: program)
    let type = try scope.resolve(expression)
    resolved = type
    return type
  }
}
