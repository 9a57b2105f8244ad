import Diagnostics
import SwiftSyntax

/// What a `where` clause says of a type, inside the declaration that it belongs to.
struct Assumption {
  var subject: SwiftType
  var target: SwiftType
  var isSameType: Bool
}

extension Lowering {
  /// Takes the constraints of the declaration whose body is lowered as given.
  func assume(_ constraints: [ExtensionConstraint]) {
    for constraint in constraints {
      guard let subject = try? typeScope.resolve(constraint.subject),
        let target = try? typeScope.resolve(constraint.target)
      else { continue }
      assumptions.append(Assumption(subject: subject, target: target, isSameType: constraint.isSameType))
    }
  }

  /// The type with what is known to be the same put in its place: `Element` of `extension Array where Element == Int`.
  func settled(_ type: SwiftType) -> SwiftType {
    var result = type
    for assumption in assumptions where assumption.isSameType {
      result = result.replacing(assumption.subject, with: assumption.target)
    }
    return result
  }

  /// What a generic parameter, or a type that belongs to one, conforms to or inherits from.
  func constraints(of type: SwiftType) -> [SwiftType] {
    var result: [SwiftType] = []
    for assumption in assumptions where !assumption.isSameType && assumption.subject == type {
      if case .existential(let types) = assumption.target { result += types } else { result.append(assumption.target) }
    }
    switch type {
    case .parameter(let parameter): result += parameter.constraints
    case .associated(let base, let name):
      for case .nominal(let nominal, _) in constraints(of: base) {
        result += nominal.constraints(ofAssociated: name, program)
      }
    default: break
    }
    return result
  }

  /// A type as a value. What is made of generic parameters is looked up when it runs.
  func typeNode(_ type: SwiftType, at place: SourcePosition) -> Node {
    guard type.hasParameter else { return ConstantNode(.type(type), at: place) }
    return genericType(type, at: place)
  }

  /// The type where it depends on generic parameters, for code that asks what it is.
  func genericType(_ type: SwiftType, at place: SourcePosition) -> GenericTypeNode {
    GenericTypeNode(type, this: receiver(for: [type], at: place), owner: owner, at: place)
  }

  /// `self`, where its type says what one of the types is.
  private func receiver(for types: some Collection<SwiftType>, at place: SourcePosition) -> Node? {
    guard let owner else { return nil }
    let own = Set(owner.genericParameters + [owner.selfParameter])
    return types.contains { $0.mentions(own) } ? selfReference(at: place)?.node : nil
  }

  /// The call of a generic function, which may ask what its parameters are.
  func genericCall(_ node: Node, _ resolved: ResolvedCall) -> Node {
    guard !resolved.member.genericParameters.isEmpty else { return node }
    if case .native = resolved.member.body { return node }
    var bindings: [GenericParameter: SwiftType] = [:]
    for parameter in resolved.member.genericParameters {
      guard let type = resolved.bindings[parameter], type != .parameter(parameter), !type.isUnknown else { continue }
      bindings[parameter] = type
    }
    guard !bindings.isEmpty else { return node }
    return GenericCallNode(node, bindings, this: receiver(for: bindings.values, at: node.position), owner: owner)
  }
}

extension Nominal {
  /// What a protocol asks of its associated type.
  func constraints(ofAssociated name: String, _ program: Program) -> [SwiftType] {
    guard kind == .protocol else { return [] }
    ensureLoaded()
    var result: [SwiftType] = []
    let scope = TypeScope(owner: self, program: program)
    for entry in associatedTypes where entry.name == name {
      for constraint in entry.constraints {
        switch try? scope.resolve(constraint) {
        case .existential(let types)?: result += types
        case let type?: result.append(type)
        case nil: break
        }
      }
    }
    for type in protocols { result += type.nominal?.constraints(ofAssociated: name, program) ?? [] }
    return result
  }
}

extension SwiftType {
  /// The type with `old` replaced, wherever it stands.
  func replacing(_ old: SwiftType, with new: SwiftType) -> SwiftType {
    if self == old { return new }
    switch self {
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, arguments.map { $0.replacing(old, with: new) })
    case .optional(let type): return .optional(type.replacing(old, with: new))
    case .metatype(let type): return .metatype(type.replacing(old, with: new))
    case .tuple(let elements):
      return .tuple(elements.map { Element($0.label, $0.type.replacing(old, with: new)) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.replacing(old, with: new) }
      function.result = function.result.replacing(old, with: new)
      return .function(function)
    case .associated(let base, let name):
      return SwiftType.associatedType(name, of: base.replacing(old, with: new))
    case .existential, .parameter, .unknown, .never: return self
    }
  }

  /// Whether one of the generic parameters stands anywhere in the type.
  func mentions(_ parameters: Set<GenericParameter>) -> Bool {
    switch self {
    case .parameter(let parameter): parameters.contains(parameter)
    case .nominal(_, let arguments): arguments.contains { $0.mentions(parameters) }
    case .optional(let type), .metatype(let type), .associated(let type, _): type.mentions(parameters)
    case .tuple(let elements): elements.contains { $0.type.mentions(parameters) }
    case .function(let function):
      function.result.mentions(parameters) || function.parameters.contains { $0.mentions(parameters) }
    case .existential(let types): types.contains { $0.mentions(parameters) }
    case .unknown, .never: false
    }
  }
}
