/// What the generic parameters of code that runs stand for. Few bodies ask, so calls pass it on only where one does.
package final class GenericArguments {
  let types: [GenericParameter: SwiftType]

  init(_ types: [GenericParameter: SwiftType]) { self.types = types }
}

extension Fiber {
  /// The generic parameters that are known here: the running closure's, then the running function's.
  var genericTypes: [GenericParameter: SwiftType] {
    guard let captured = function?._withUnsafeGuaranteedRef({ $0.generics }) else { return generics?.types ?? [:] }
    guard let generics else { return captured.types }
    return generics.types.merging(captured.types) { _, captured in captured }
  }

  /// `type` with what is known of generic parameters filled in: from the call, and from `this`, whose type is `owner`'s
  /// or a type that conforms to it.
  func specialized(_ type: SwiftType, this: Value? = nil, owner: Nominal? = nil) -> SwiftType {
    var bindings = genericTypes
    if let this, let owner {
      let own: SwiftType = if case .type(let type) = this { type } else { machine.type(of: this) }
      bindings[owner.selfParameter] = own
      if case .nominal(let nominal, let arguments) = own,
        let known = nominal.upcast(to: owner, arguments: arguments)
      {
        for (parameter, argument) in zip(owner.genericParameters, known) { bindings[parameter] = argument }
      }
      if case .optional(let wrapped) = own, let parameter = owner.genericParameters.first {
        bindings[parameter] = wrapped
      }
    }
    return type.substituting(bindings)
  }
}

extension SwiftType {
  /// Tells the generic parameters of the type that code will ask for them.
  func reifyParameters() {
    switch self {
    case .parameter(let parameter): parameter.isReified = true
    case .nominal(_, let arguments): arguments.forEach { $0.reifyParameters() }
    case .optional(let type), .metatype(let type), .associated(let type, _): type.reifyParameters()
    case .tuple(let elements): elements.forEach { $0.type.reifyParameters() }
    case .function(let function):
      function.parameters.forEach { $0.reifyParameters() }
      function.result.reifyParameters()
    case .existential(let types): types.forEach { $0.reifyParameters() }
    case .unknown, .never: break
    }
  }
}
