import Diagnostics
import SwiftSyntax

extension Lowering {
  /// `self.init(…)` and `super.init(…)`.
  func delegate(_ arguments: [Argument], to type: SwiftType, at syntax: FunctionCallExprSyntax)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    guard let nominal = type.nominal, let this = selfReference(at: place) else {
      throw refuse("an initializer is called here that nothing declares", at: syntax)
    }
    let candidates = try members(named: "init", of: type).filter { !$0.isRequirement }
    let resolved = try resolve(
      candidates, name: "init", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax, expecting: nil)
    let member = resolved.member
    let nodes = resolved.arguments
    let isClass = nominal.isClass
    let isOwn = nominal === owner
    let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      var values: [Value] = []
      for node in nodes { values.append(try node.eval(f)) }
      var receiver = try this.node.eval(f)
      if !isClass {
        receiver = .structure(StructValue(nominal, count: nominal.slotCount))
        let made = try f.initialize(member, of: nominal, &receiver, values)
        try this.node.assign(f, made.unwrapped ?? made)
        return .void
      }
      // A convenient initializer hands over to what the object's own class has.
      let own = isOwn ? f.machine.nominal(of: receiver) : nil
      let target = own?.implementation(of: member) ?? member
      // Classes between the one that is made, or a superclass, and what it inherits have fields of their own.
      let made = try f.initialize(target, of: own ?? nominal, &receiver, values)
      if member.isFailable, case .none = made { throw .thrown(.native(FailedInitializer())) }
      return .void
    }
    return Typed(node: node, type: .void)
  }

  // MARK: Construction

  func construct(
    _ type: SwiftType, metatype: Node? = nil, _ arguments: [Argument], at syntax: some SyntaxProtocol,
    expecting expected: SwiftType?
  )
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    switch type {
    case .existential(let types):
      if let metatype {
        return try constructGeneric(type, metatype: metatype, arguments, at: syntax, expecting: expected)
      }
      if types.count == 1, types[0].nominal === program.known("Hashable"), arguments.count == 1 {
        // `AnyHashable(value)`
        return try lower(arguments[0].expression, as: type, context: .argument)
      }
      let name = types.first.map(\.description) ?? "Any"
      if types.count == 1, types[0].nominal?.isClass ?? false {
        return try construct(types[0], arguments, at: syntax, expecting: expected)
      }
      throw refuse(
        "'any \(name)' cannot be constructed because it has no accessible initializers",
        advice: ["make a type that conforms to '\(name)'"], at: syntax)
    case .optional(let wrapped):
      if let argument = arguments.first {
        let value = try lower(argument.expression, as: wrapped)
        return Typed(node: PromoteNode(value.node), type: .optional(value.type))
      }
      return Typed(node: ConstantNode(.none, at: place), type: type)
    case .parameter(let parameter):
      if let bound = parameter.constraints.first(where: { $0.nominal?.kind != .protocol && $0.nominal != nil }) {
        return try construct(bound, metatype: metatype, arguments, at: syntax, expecting: expected)
      }
      return try constructGeneric(type, metatype: metatype, arguments, at: syntax, expecting: expected)
    case .associated:
      return try constructGeneric(type, metatype: metatype, arguments, at: syntax, expecting: expected)
    case .unknown:
      if let metatype {
        return try callDynamic("init", on: Typed(node: metatype, type: .unknown), arguments, at: place)
      }
      throw refuse("the type that is made here is not known", at: syntax)
    default: break
    }
    guard let nominal = type.nominal else {
      throw refuse("type '\(type)' has no initializers", at: syntax)
    }
    // `Float(0.1)` is the literal as a Float, not a Double that is converted (SE-0213).
    if arguments.count == 1, arguments[0].label == nil, arguments[0].expression.isNumberLiteral,
      program.isFloating(nominal) || program.isInteger(nominal) && !arguments[0].expression.isFloatLiteral
    {
      return try lower(arguments[0].expression, as: type)
    }
    if arguments.count == 1, arguments[0].label == nil, nominal.isLearners,
      let wanted = arguments[0].expression.literalProtocol, program.conforms(type, to: program.known(wanted))
    {
      return try lower(arguments[0].expression, as: type)
    }
    try nominal.requireInheritance()
    // Generic arguments that are not written are found from the arguments.
    let isOpen =
      type.arguments.contains(where: \.isUnknown) || type.arguments.isEmpty && !nominal.genericParameters.isEmpty
    let candidates = try members(named: "init", of: type).filter {
      !$0.isRequirement || nominal.conforms(to: $0.owner) && $0.owner.kind == .protocol && !$0.isRequirement
    }
    guard !candidates.isEmpty else {
      if nominal.kind == .protocol {
        throw refuse(
          "'any \(nominal.name)' cannot be constructed because it has no accessible initializers", at: syntax)
      }
      throw refuse("'\(nominal.name)' cannot be constructed because it has no accessible initializers", at: syntax)
    }
    if !candidates.contains(where: isAccessible) { try checkAccess(candidates[0], at: syntax) }
    if let called = try constructAndCall(type, metatype, candidates, arguments, at: syntax) { return called }
    let resolved = try resolve(
      candidates, name: nominal.name,
      bindings: { isOpen ? self.openBindings(of: $0, nominal, type) : self.bindings(of: $0, for: type) },
      open: isOpen ? nominal.genericParameters : [], arguments, at: syntax, expecting: expected, isConstruction: true)
    try checkAccess(resolved.member, at: syntax)
    var made = type
    if isOpen {
      var own = nominal.genericParameters.map { resolved.bindings[$0] ?? .unknown }
      if let wanted = expected?.unwrapped, case .nominal(let other, let theirs) = wanted, other === nominal {
        for i in own.indices where own[i].hasUnknown && i < theirs.count { own[i] = theirs[i] }
      }
      made = .nominal(nominal, own)
    }
    let node = constructNode(made, nominal, resolved, metatype, place)
    guard resolved.member.isFailable else { return Typed(node: node, type: made) }
    return Typed(node: node, type: .optional(made), isImplicit: resolved.member.isImplicit)
  }

  /// `T(…) { … }` where no initializer takes the closure and `callAsFunction` does: the value is made, then called
  /// (SE-0253). Nil where the initializers have to answer for the call.
  private func constructAndCall(
    _ type: SwiftType, _ metatype: Node?, _ candidates: [Member], _ arguments: [Argument],
    at syntax: some SyntaxProtocol
  ) throws(LoweringFailure) -> Typed? {
    guard arguments.contains(where: \.isTrailing), !candidates.contains(where: { plan($0, arguments) != nil }) else {
      return nil
    }
    let closures = arguments.filter(\.isTrailing)
    let methods = try members(named: "callAsFunction", of: type).filter {
      $0.kind == .method && plan($0, closures) != nil
    }
    let plain = arguments.filter { !$0.isTrailing }
    guard !methods.isEmpty, candidates.contains(where: { plan($0, plain) != nil }) else { return nil }
    let value = try construct(type, metatype: metatype, plain, at: syntax, expecting: nil)
    let resolved = try resolve(
      methods, name: "callAsFunction", bindings: { self.bindings(of: $0, for: value.type) }, closures, at: syntax,
      expecting: nil)
    return try emitMethod(resolved, on: value, at: syntax)
  }

  /// `T(…)`: an initializer that a constraint asks for, of the type that is known when it runs.
  private func constructGeneric(
    _ type: SwiftType, metatype: Node?, _ arguments: [Argument], at syntax: some SyntaxProtocol,
    expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let metatype = metatype ?? genericType(type, at: place)
    let candidates = try members(named: "init", of: type)
    guard !candidates.isEmpty else {
      var made = try callDynamic("init", on: Typed(node: metatype, type: .unknown), arguments, at: place)
      made.type = type
      return made
    }
    let resolved = try resolve(
      candidates, name: "init", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax,
      expecting: expected, isConstruction: true)
    let node = GenericConstructNode(metatype, resolved.member, resolved.arguments, at: place)
    return Typed(node: genericCall(node, resolved), type: resolved.member.isFailable ? .optional(type) : type)
  }

  private func constructNode(
    _ type: SwiftType, _ nominal: Nominal, _ resolved: ResolvedCall, _ metatype: Node?, _ place: SourcePosition
  ) -> Node {
    let metatype = metatype ?? (type.hasParameter && unit.isLearners ? genericType(type, at: place) : nil)
    let node = ConstructNode(
      type, nominal, resolved.member, resolved.arguments, metatype: metatype, isLearnersCode: unit.isLearners, at: place
    )
    return genericCall(node, resolved)
  }

  private func openBindings(of member: Member, _ nominal: Nominal, _ type: SwiftType) -> [GenericParameter: SwiftType] {
    var result = bindings(of: member, for: type)
    for (i, parameter) in nominal.genericParameters.enumerated() {
      if i >= type.arguments.count || type.arguments[i].isUnknown { result[parameter] = nil }
    }
    return result
  }

  // MARK: Specialization

  func specialization(_ syntax: GenericSpecializationExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax)
    let arguments = syntax.genericArgumentClause.arguments.compactMap {
      $0.argument.as(TypeSyntax.self).map { unit.type($0) }
    }
    if let reference = syntax.expression.as(DeclReferenceExprSyntax.self) {
      let type = try typeScope.lowered(.named(reference.baseName.text, arguments, place))
      return Typed(node: typeNode(type, at: place), type: .metatype(type))
    }
    if let access = syntax.expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let outer = try lower(base)
      if case .metatype(let type) = outer.type {
        let nested = try typeScope.lowered(.member(.resolved(type), access.declName.baseName.text, arguments, place))
        return Typed(node: typeNode(nested, at: place), type: .metatype(nested))
      }
    }
    return try lower(syntax.expression, expecting: expected)
  }
}

/// A failable initializer that delegated to one that failed.
final class FailedInitializer {}
