import Diagnostics
import SwiftSyntax

extension Lowering {
  // MARK: Implicit members

  /// `.name`, found in the type that is expected.
  func implicitBaseMember(_ name: String, at syntax: MemberAccessExprSyntax, expecting expected: SwiftType?)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    guard let expected, expected != .unknown else {
      throw refuse(
        "cannot infer contextual base in reference to member '\(name)'", advice: ["write the type: 'Type.\(name)'"],
        at: syntax)
    }
    if expected.isOptional, name == "none" { return Typed(node: ConstantNode(.none, at: place), type: expected) }
    for type in [expected, expected.unwrapped] {
      let fitting = try implicitCandidates(name, for: type)
      if !fitting.isEmpty {
        if fitting.count == 1, let payload = (try? fitting[0].resolved(program))?.parameters, payload.count == 1,
          fitting[0].kind == .enumCase, unit.isLearners, expected.function == nil, !expected.hasUnknown
        {
          let bound = bindings(of: fitting[0], for: type)
          throw refuse("member '\(name)' expects argument of type '\(payload[0].substituting(bound))'", at: syntax)
        }
        return try staticMember(fitting, of: implicitOwner(fitting, type), at: syntax, expecting: expected)
      }
      if let nominal = type.nominal, nominal.nestedType(name) != nil { break }
    }
    if case .function(let function) = expected, let nominal = function.result.nominal {
      let fitting = try members(named: name, of: .nominal(nominal, [])).filter { $0.isStatic || $0.kind == .enumCase }
      if !fitting.isEmpty { return try staticMember(fitting, of: function.result, at: syntax, expecting: expected) }
    }
    throw noMember(name, ofType: expected, isStatic: true, at: syntax)
  }

  func implicitCandidates(_ name: String, for type: SwiftType) throws(LoweringFailure) -> [Member] {
    try members(named: name, of: type).filter {
      $0.isStatic || $0.kind == .enumCase || ($0.kind == .initializer && name == "init")
    }
  }

  /// For `extension P where Self == X` the member belongs to `X`.
  func implicitOwner(_ members: [Member], _ type: SwiftType) -> SwiftType { type }

  // MARK: super

  /// `self` as a value of its superclass.
  func superReference(at syntax: some SyntaxProtocol) throws(LoweringFailure) -> Typed {
    guard let superclass = owner?.superclass, let this = selfReference(at: position(syntax)) else {
      throw refuse("'super' cannot be used here because there is no superclass", at: syntax)
    }
    return Typed(node: this.node, type: superclass, mutability: .place)
  }

  func superMember(_ name: String, at syntax: MemberAccessExprSyntax) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    guard let owner, let superclass = owner.superclass, let this = selfReference(at: place) else {
      throw refuse(
        "'super' cannot be used in \(owner.map { "'\($0.name)'" } ?? "this place") because it has no superclass",
        at: syntax)
    }
    let all = try members(named: name, of: superclass)
    guard let member = all.first(where: { $0.kind == .stored || $0.kind == .computed }) ?? all.first else {
      throw noMember(name, ofType: superclass, isStatic: false, at: syntax)
    }
    if member.kind == .method {
      let type = try functionType(of: member, bindings: bindings(of: member, for: superclass))
      return Typed(node: FunctionReferenceNode(this.node, member, at: place), type: .function(type))
    }
    return try property_(
      member, of: Typed(node: this.node, type: superclass, mutability: .place),
      bindings: bindings(of: member, for: superclass), at: syntax, isExact: true)
  }

  // MARK: Dynamic member look-up

  /// A member found by `subscript(dynamicMember:)`.
  func dynamicMember(_ name: String, of base: Typed, at syntax: some SyntaxProtocol) throws(LoweringFailure)
    -> Typed?
  {
    let subscripts = try members(named: "subscript", of: base.type).filter {
      $0.signature.parameters.first?.label == "dynamicMember"
    }
    let place = position(syntax)
    for member in subscripts {
      let bound = bindings(of: member, for: base.type)
      let resolved = try member.resolved(program)
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      let parameter = resolved.parameters[0].substituting(bound)
      let argument: Node
      if case .nominal(let nominal, let arguments) = parameter, nominal.name.hasSuffix("KeyPath"),
        let root = arguments.first
      {
        guard let path = try propertyPath(name, of: root, at: place) else { continue }
        guard matcher.match(parameter, path.type) != nil || matcher.match(arguments[1], path.type.arguments[1]) != nil
        else { continue }
        argument = path.node
      } else {
        argument = ConstantNode(.string(name), at: place)
      }
      let isClass = base.type.isClassBound || member.isNonmutatingSetter
      return Typed(
        node: SubscriptNode(base.node, member, [argument], changesBase: !isClass, at: place),
        type: resolved.result.substituting(bound).substituting(matcher.bindings).erasing(member.genericParameters),
        mutability: member.hasSetter
          ? (isClass ? .place : base.mutability) : .fixed(what: "property", reason: "'\(name)' is a get-only property"))
    }
    return nil
  }

  /// A subscript of what a `subscript(dynamicMember:)` leads to, `$items[0]`; nil where the base has one of its own for
  /// these arguments.
  func dynamicSubscript(
    _ base: Typed, _ all: [Member], _ arguments: [Argument], at syntax: some SyntaxProtocol
  ) throws(LoweringFailure) -> Typed? {
    let dynamic = all.filter { $0.signature.parameters.first?.label == "dynamicMember" }
    guard !dynamic.isEmpty, arguments.first?.label != "dynamicMember",
      !all.contains(where: { member in !dynamic.contains { $0 === member } && plan(member, arguments) != nil })
    else { return nil }
    let place = position(syntax)
    for member in dynamic {
      let bound = bindings(of: member, for: base.type)
      let signature = try member.resolved(program)
      guard case .nominal(let path, let parts) = signature.parameters[0].substituting(bound),
        path.name.hasSuffix("KeyPath"), let root = parts.first
      else { continue }
      let inner = try members(named: "subscript", of: root).filter { !$0.isStatic }
      guard !inner.isEmpty else { continue }
      let resolved = try resolve(
        inner, name: "subscript", bindings: { self.bindings(of: $0, for: root) }, arguments, at: syntax, expecting: nil)
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      guard matcher.match(parts[1], resolved.result) != nil else { continue }
      let argument = SubscriptPathNode(
        resolved.member, resolved.arguments, root: root, value: resolved.result, at: place)
      let isClass = base.type.isClassBound || member.isNonmutatingSetter
      return Typed(
        node: SubscriptNode(base.node, member, [argument], changesBase: !isClass, at: place),
        type: signature.result.substituting(bound).substituting(matcher.bindings).erasing(member.genericParameters),
        mutability: member.hasSetter
          ? (isClass ? .place : base.mutability) : .fixed(what: "subscript", reason: "subscript is get-only"))
    }
    return nil
  }
}
