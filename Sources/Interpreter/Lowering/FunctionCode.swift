import Diagnostics
import SwiftSyntax

extension Unit {
  /// The builder that a function's or property's body is transformed with: written, or taken over from the requirement
  /// that it fulfils.
  func builder(of member: Member) -> Nominal? {
    if let name = member.builder { return program.nominal(named: name) }
    guard member.owner.kind != .protocol else { return nil }
    for proto in member.owner.conformances {
      for requirement in proto.ownMembers(named: member.name)
      where requirement.isRequirement && requirement.callName == member.callName {
        if let name = requirement.builder { return program.nominal(named: name) }
      }
    }
    return nil
  }

  /// Lowers a function's body.
  func functionCode(
    _ name: String, owner: Nominal?, selfKind: Lowering.SelfKind, signature: Signature, parameters: [SwiftType],
    result: SwiftType, constraints: [ExtensionConstraint] = [],
    statements: CodeBlockItemListSyntax, builder: Nominal? = nil, observing: Member? = nil,
    at syntax: some SyntaxProtocol
  ) throws(LoweringFailure) -> Code {
    let lowering = Lowering(self, owner: owner)
    lowering.observed = observing
    lowering.declaredIsolation = runsOnMainActor(syntax, owner)
    lowering.declaredName = name
    lowering.selfKind = selfKind
    lowering.generics = signature.generics
    lowering.assume(constraints + signature.constraints + (owner?.constraints ?? []))
    lowering.thrown = signature.thrown.flatMap { try? lowering.typeScope.resolve($0) }
    lowering.capturedNames = CapturedNames.of(statements)
    if selfKind != .none {
      let own = lowering.settled(owner?.selfType ?? .unknown)
      lowering.selfType = selfKind == .type ? .metatype(own) : own
      _ = lowering.newSlot()
    }
    var boxed: [Int] = []
    for (parameter, type) in zip(signature.parameters, parameters) {
      let variable = lowering.declare(
        parameter.name, type: lowering.settled(type), isLet: !parameter.isVariable,
        boxed: parameter.isInout ? true : nil)
      variable.note(parameter, type)
      if variable.isBoxed, !parameter.isInout { boxed.append(variable.slot) }
    }
    let result = lowering.settled(result)
    lowering.returnType = result
    var body: Node
    if let builder, !statements.hasReturn {
      let built = try lowering.build(statements, with: builder, expecting: result)
      body =
        result.isExistential || result.isGeneric || result.hasUnknown
        ? built.node : try lowering.coerce(built, to: result, at: syntax, context: .returned).node
    } else {
      body = try lowering.body(statements, result: result, isKnown: true, at: syntax).node
    }
    if signature.isAsync { body = IsolatedBodyNode(body, isOnMainActor: lowering.isOnMainActor) }
    try checkFlow(
      of: statements, EffectsCheck.Context(handlesErrors: signature.isThrowing, isAsync: signature.isAsync))
    let count = signature.parameters.count + (selfKind == .none ? 0 : 1)
    let code = lowering.code(name, parameterCount: count, body: body, at: position(of: syntax))
    code.boxedParameters = boxed
    code.returnsSelf = selfKind == .mutating
    code.type = FunctionType(parameters, result)
    return code
  }

  /// Whether a function belongs to the main actor; one that waits and has no actor leaves it (SE-0338).
  private func runsOnMainActor(_ syntax: some SyntaxProtocol, _ owner: Nominal?) -> Bool {
    guard isLearners else { return true }
    if let function = Syntax(syntax).as(FunctionDeclSyntax.self) {
      if function.attributes.names.contains("MainActor") { return true }
      if function.modifiers.has("nonisolated") { return false }
    }
    return owner?.isOnMainActor ?? false
  }

  /// What can be told about a body whose calls are decided.
  func checkFlow(of body: some SyntaxProtocol, _ context: EffectsCheck.Context) throws(LoweringFailure) {
    guard isLearners else { return }
    try ControlFlowCheck.run(body, self)
    var context = context
    // `get async throws` says it of itself.
    if let accessor = body.parent?.parent?.as(AccessorDeclSyntax.self) {
      context.handlesErrors = accessor.effectSpecifiers?.throwsClause != nil
      context.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
    }
    try EffectsCheck.run(body, context, self)
  }

  /// Lowers an initializer's body: own fields first, then the statements, then the superclass where it is not called.
  func initializerCode(
    _ member: Member, owner: Nominal, parameters: [SwiftType], _ statements: CodeBlockItemListSyntax,
    at syntax: InitializerDeclSyntax
  ) throws(LoweringFailure) -> Code {
    let statements = member.isFailable ? statements.returningNil : statements
    let lowering = Lowering(self, owner: owner)
    lowering.declaredName = member.fullName
    lowering.isInitializer = true
    lowering.selfKind = owner.isClass ? .object : .mutating
    lowering.generics = member.signature.generics
    lowering.assume(member.constraints + member.signature.constraints + owner.constraints)
    lowering.selfType = lowering.settled(owner.selfType)
    lowering.capturedNames = CapturedNames.of(statements)
    _ = lowering.newSlot()
    var boxed: [Int] = []
    for (parameter, type) in zip(member.signature.parameters, parameters) {
      let variable = lowering.declare(
        parameter.name, type: lowering.settled(type), isLet: !parameter.isVariable,
        boxed: parameter.isInout ? true : nil)
      variable.note(parameter, type)
      if variable.isBoxed, !parameter.isInout { boxed.append(variable.slot) }
    }
    lowering.returnType = .void
    let finder = DelegationFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    var nodes: [Node] = []
    let place = position(of: syntax)
    let isClass = owner.isClass
    if !finder.callsSelf, owner.kind != .enum {
      nodes.append(
        ActionStatementNode(at: place) { (f: Fiber) throws(Signal) in
          if isClass {
            var this = f.base[0]
            try f.initializeFields(of: owner, &this)
          } else if case .box(let box) = f.base[0] {
            var this = box.value
            try f.initializeFields(of: owner, &this)
            box.value = this
          }
        })
    }
    nodes.append(try lowering.block(statements))
    if isClass, !finder.callsSelf, !finder.callsSuper, isLearners, !statements.alwaysLeaves,
      let superclass = owner.superclassNominal, superclass.isLearners,
      !superclass.members(named: "init").contains(where: {
        $0.signature.parameters.allSatisfy { $0.defaultValue != nil }
      }), let end = syntax.body?.rightBrace
    {
      throw .refused(
        Diagnostic(
          "'super.init' isn't called on all paths before returning from initializer", at: position(of: end)))
    }
    if isClass, !finder.callsSelf, !finder.callsSuper, let superclass = owner.superclassNominal,
      let inherited = superclass.members(named: "init").first(where: {
        $0.signature.parameters.allSatisfy { $0.defaultValue != nil }
      })
    {
      nodes.append(
        ActionStatementNode(at: place) { (f: Fiber) throws(Signal) in
          var this = f.base[0]
          var values: [Value] = []
          for parameter in inherited.signature.parameters {
            if let value = parameter.defaultValue { values.append(try f.call(f.machine.lower(value), this: nil, [])) }
          }
          _ = try f.initialize(inherited, of: superclass, &this, values)
        })
    }
    try checkFlow(
      of: statements,
      EffectsCheck.Context(handlesErrors: member.signature.isThrowing, isAsync: member.signature.isAsync))
    if isClass, let call = finder.superCall {
      try checkInitialized(owner, finder.assignedBeforeSuper, at: syntax, before: call)
    }
    // `fatalError()` never comes to the end.
    if !finder.callsSelf, !statements.alwaysLeaves { try checkInitialized(owner, finder.assigned, at: syntax) }
    let slotsBody: Node = BlockNode(nodes, locals: 0..<0, at: place)
    let body: Node = isClass ? ReturnSelfNode(slotsBody, isFailable: member.isFailable) : slotsBody
    let code = lowering.code(
      member.fullName, parameterCount: member.signature.parameters.count + 1, body: body, at: place)
    code.boxedParameters = boxed
    code.returnsSelf = !isClass
    return code
  }

  /// Every stored property needs a value before an initializer ends.
  private func checkInitialized(
    _ owner: Nominal, _ assigned: Set<String>, at syntax: InitializerDeclSyntax, before call: Syntax? = nil
  ) throws(LoweringFailure) {
    for field in owner.storedMembers where field.initialValue == nil && !field.overridesStorage {
      if !field.isLet, field.type?.isOptionalType ?? false { continue }
      let plain = field.wrapper != nil ? String(field.name.dropFirst()) : field.name
      if assigned.contains(field.name) || assigned.contains(plain) { continue }
      let message =
        owner.isClass && owner.superclassNominal != nil
        ? "property 'self.\(plain)' not initialized at super.init call"
        : "return from initializer without initializing all stored properties"
      throw .refused(
        Diagnostic(
          message, advice: ["'self.\(plain)' not initialized"],
          at: position(of: call ?? syntax.body.map { Syntax($0.rightBrace) } ?? Syntax(syntax.initKeyword))))
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The body of a failable initializer whose only expression is `nil` returns it (SE-0255).
  fileprivate var returningNil: CodeBlockItemListSyntax {
    guard count == 1, let only = first?.item.as(ExprSyntax.self), only.is(NilLiteralExprSyntax.self) else {
      return self
    }
    return [CodeBlockItemSyntax(item: .stmt(StmtSyntax(ReturnStmtSyntax(expression: only))))]
  }
}

/// The result of a class's initializer is the object, or nil where it failed.
final class ReturnSelfNode: Node {
  let body: Node
  let isFailable: Bool
  init(_ body: Node, isFailable: Bool) {
    self.body = body
    self.isFailable = isFailable
    super.init(at: body.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    do {
      if try body.exec(f) == .returns, isFailable, case .none = f.result {
        f.result = .void
        return .none
      }
    } catch {
      if case .thrown(.native(let object)) = error, object is FailedInitializer { return .none }
      throw error
    }
    f.result = .void
    return isFailable ? .some(f.base[0]) : f.base[0]
  }
}

/// Which properties an initializer assigns and whether it hands over to another.
private final class DelegationFinder: SyntaxVisitor {
  var callsSelf = false
  var callsSuper = false
  var assigned: Set<String> = []
  /// The first `super.init`, and what was assigned before it.
  private(set) var superCall: Syntax?
  private(set) var assignedBeforeSuper: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "init" {
      if node.base?.is(SuperExprSyntax.self) ?? false {
        callsSuper = true
        if superCall == nil { (superCall, assignedBeforeSuper) = (Syntax(node.declName), assigned) }
      }
      if node.base?.trimmedDescription == "self" { callsSelf = true }
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
    note(node.leftOperand)
    return .visitChildren
  }

  private func note(_ target: ExprSyntax) {
    if let access = target.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      assigned.insert(access.declName.baseName.text)
    }
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      assigned.insert(reference.baseName.text)
      if reference.baseName.text == "self" { callsSelf = true }
    }
    if let tuple = target.as(TupleExprSyntax.self) { for element in tuple.elements { note(element.expression) } }
  }
}
