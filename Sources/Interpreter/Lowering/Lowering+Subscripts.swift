import Diagnostics
import SwiftSyntax

extension Lowering {
  // MARK: Subscripts

  func subscriptCall(_ syntax: SubscriptCallExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    let isSuper = syntax.calledExpression.is(SuperExprSyntax.self)
    var base = isSuper ? try superReference(at: syntax) : try lower(syntax.calledExpression, chain: chain)
    let arguments = arguments(syntax.arguments, syntax.trailingClosure, syntax.additionalTrailingClosures)
    if arguments.count == 1, arguments[0].expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "..." {
      // `array[...]`: all of it, as a slice.
      guard case .nominal(let whole, let element) = base.type, whole === program.array || base.type == program.string
      else { return Typed(node: base.node, type: base.type) }
      let slice = whole === program.array ? program.arraySlice : program.substring
      let node = ActionNode(at: place) { [node = base.node] (f: Fiber) throws(Signal) in
        .structure(StructValue(slice, [try node.eval(f), .int(0)]))
      }
      return Typed(node: node, type: .nominal(slice, element))
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let path = try lower(
        arguments[0].expression, expecting: .nominal(program.known("KeyPath"), [base.type, .unknown]))
      let type = path.type.arguments.count == 2 ? path.type.arguments[1] : .unknown
      let isReference = base.type.isClassBound || path.type.nominal?.name == "ReferenceWritableKeyPath"
      return Typed(
        node: KeyPathSubscriptNode(base.node, path.node, at: place), type: type,
        mutability: isReference ? .place : base.mutability)
    }
    if base.isImplicit, case .optional(let wrapped) = base.type {
      base = Typed(node: ForceNode(base.node, isImplicit: true, at: place), type: wrapped, mutability: base.mutability)
    }
    switch base.type {
    case .unknown, .never: return try dynamicSubscript(base, arguments, at: place)
    case .associated where try members(named: "subscript", of: base.type).isEmpty:
      return try dynamicSubscript(base, arguments, at: place)
    case .metatype(let type):
      let all = try members(named: "subscript", of: type).filter(\.isStatic)
      if all.isEmpty { break }
      let resolved = try resolve(
        all, name: "subscript", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax,
        expecting: expected)
      let node = SubscriptNode(base.node, resolved.member, resolved.arguments, changesBase: false, at: place)
      return Typed(
        node: genericCall(node, resolved), type: resolved.result,
        mutability: resolved.member.hasSetter ? .place : .fixed(what: "subscript", reason: "subscript is get-only"))
    default: break
    }
    let all = try members(named: "subscript", of: base.type).filter { !$0.isStatic }
    guard !all.isEmpty else {
      if case .optional(let wrapped) = base.type {
        throw refuse(
          "value of optional type '\(base.type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(wrapped)'",
          at: syntax)
      }
      throw refuse("value of type '\(base.type)' has no subscripts", at: syntax)
    }
    if let found = try dynamicSubscript(base, all, arguments, at: syntax) { return found }
    let type = base.type
    let resolved = try resolve(
      all, name: "subscript", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax, expecting: expected
    )
    let member = resolved.member
    let isClass = member.owner.isClass || base.type.isClassBound || member.isNonmutatingSetter
    var mutability = Mutability.place
    if !member.hasSetter {
      mutability = .fixed(what: "subscript", reason: "subscript is get-only")
    } else if !isClass {
      switch base.mutability {
      case .place: break
      case .fixed(_, let reason): mutability = .fixed(what: "subscript", reason: reason)
      case .value: mutability = .fixed(what: "subscript", reason: "expression is not a variable")
      }
    }
    let node = SubscriptNode(
      base.node, member, resolved.arguments, changesBase: !isClass, isExact: isSuper, at: place)
    return Typed(node: genericCall(node, resolved), type: resolved.result, mutability: mutability)
  }

  private func dynamicSubscript(_ base: Typed, _ arguments: [Argument], at place: SourcePosition)
    throws(LoweringFailure) -> Typed
  {
    var nodes: [Node] = []
    for argument in arguments { nodes.append(try lower(argument.expression).node) }
    return Typed(
      node: DynamicSubscriptNode(base.node, nodes, labels: arguments.map(\.label), at: place), type: .unknown,
      mutability: .place)
  }
}
