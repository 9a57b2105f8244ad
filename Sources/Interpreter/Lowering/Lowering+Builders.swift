import Diagnostics
import SwiftSyntax

extension Lowering {
  /// Rewrites statements with a result builder (SE-0289): calls of its static functions on what the statements give.
  func build(_ statements: CodeBlockItemListSyntax, with builder: Nominal, expecting result: SwiftType?)
    throws(LoweringFailure) -> Typed
  {
    var block = try buildBlock(statements, builder, expecting: result)
    if hasBuilder("buildFinalResult", builder) {
      block = try callBuilder(
        "buildFinalResult", builder, [(nil, block)], at: statements.first.map { Syntax($0) } ?? Syntax(statements))
    }
    return block
  }

  private func hasBuilder(_ name: String, _ builder: Nominal, label: String? = nil) -> Bool {
    builder.members(named: name).contains { member in
      member.isStatic && (label == nil || member.signature.parameters.first?.label == label)
    }
  }

  private func buildBlock(_ statements: CodeBlockItemListSyntax, _ builder: Nominal, expecting result: SwiftType? = nil)
    throws(LoweringFailure) -> Typed
  {
    let start = nextSlot
    pushScope()
    var steps: [BuilderBlockNode.Step] = []
    var types: [SwiftType] = []
    var list: [CodeBlockItemSyntax] = []
    for item in statements {
      if case .decl(let declaration) = item.item, let config = declaration.as(IfConfigDeclSyntax.self) {
        list += config.activeItems
      } else {
        list.append(item)
      }
    }
    for item in list {
      if let component = try component(item, builder) {
        steps.append(.component(component.node))
        types.append(component.type)
      } else {
        for node in try self.item(item) { steps.append(.statement(node)) }
      }
    }
    let place = statements.first.map { Syntax($0) } ?? Syntax(statements)
    var finished: Typed
    if hasBuilder("buildPartialBlock", builder, label: "first"), !types.isEmpty {
      // The components are combined one after the other.
      var slots: [Int] = []
      for _ in types { slots.append(newSlot()) }
      var partial = try callBuilder(
        "buildPartialBlock", builder,
        [("first", Typed(node: LocalNode(slots[0], at: position(place)), type: types[0]))], at: place)
      for i in types.indices.dropFirst() {
        partial = try callBuilder(
          "buildPartialBlock", builder,
          [("accumulated", partial), ("next", Typed(node: LocalNode(slots[i], at: position(place)), type: types[i]))],
          at: place)
      }
      finished = Typed(
        node: BuilderBlockNode(steps, slots: slots, result: partial.node, at: position(place)), type: partial.type)
    } else {
      var slots: [Int] = []
      for _ in types { slots.append(newSlot()) }
      let arguments = zip(slots, types).map {
        (nil as String?, Typed(node: LocalNode($0, at: position(place)), type: $1))
      }
      let whole = try callBuilder("buildBlock", builder, arguments, at: place)
      finished = Typed(
        node: BuilderBlockNode(steps, slots: slots, result: whole.node, at: position(place)), type: whole.type)
    }
    let locals = popScope(from: start)
    if !locals.isEmpty { finished.node = ScopedNode(finished.node, locals: locals) }
    return finished
  }

  /// What a statement adds to the block; nil for one that only does something.
  private func component(_ item: CodeBlockItemSyntax, _ builder: Nominal) throws(LoweringFailure) -> Typed? {
    switch item.item {
    case .decl: return nil
    case .expr(let expression): return try component(expression, builder)
    case .stmt(let statement):
      if let node = statement.as(ExpressionStmtSyntax.self) { return try component(node.expression, builder) }
      if let node = statement.as(ForStmtSyntax.self) { return try forComponent(node, builder) }
      if let node = statement.as(DoStmtSyntax.self), node.catchClauses.isEmpty {
        return try buildBlock(node.body.statements, builder)
      }
      if statement.is(ThrowStmtSyntax.self) || statement.is(GuardStmtSyntax.self) { return nil }
      throw refuse(
        "closure containing control flow statement cannot be used with result builder '\(builder.simpleName)'",
        advice: ["'if', 'switch' and 'for' may stand in it, where the builder has them"], at: statement)
    @unknown default: return nil
    }
  }

  /// What gives nothing cannot be shown.
  private func notAView(_ expression: ExprSyntax) -> LoweringFailure {
    .refused(
      Diagnostic(
        "type '()' cannot conform to 'View'", advice: ["put the call into 'let _ = …'"], at: position(expression)))
  }

  private func component(_ expression: ExprSyntax, _ builder: Nominal) throws(LoweringFailure) -> Typed? {
    if let node = expression.as(IfExprSyntax.self) { return try ifComponent(node, builder) }
    if let node = expression.as(SwitchExprSyntax.self) { return try switchComponent(node, builder) }
    if expression.isStatementLike {
      if builder.isLearners || !unit.isLearners { return nil }
      _ = try lower(expression)
      throw notAView(expression)
    }
    let expected = componentType(builder)
    let value = try lower(expression, expecting: expected)
    if value.type.isVoid, !builder.isLearners {
      // A call that gives nothing is a mistake in a view builder, unless the builder takes it.
      throw notAView(expression)
    }
    if hasBuilder("buildExpression", builder) {
      return try callBuilder("buildExpression", builder, [(nil, value)], at: Syntax(expression))
    }
    if let expected { return try coerce(value, to: expected, at: expression, context: .argument) }
    return value
  }

  /// What the builder's expressions are, where they are all of one type.
  private func componentType(_ builder: Nominal) -> SwiftType? {
    let members = builder.members(named: "buildExpression").filter(\.isStatic)
    let source = members.isEmpty ? builder.members(named: "buildBlock").filter(\.isStatic) : members
    guard source.count == 1, let member = source.first, member.genericParameters.isEmpty,
      let parameter = member.signature.parameters.first,
      let type = try? member.resolved(program).parameters.first
    else { return nil }
    let single = parameter.isVariadic ? type.arguments.first ?? .unknown : type
    switch single {
    case .unknown: return nil
    default: return members.isEmpty && !parameter.isVariadic ? nil : single.isExistential ? nil : single
    }
  }

  private func ifComponent(_ syntax: IfExprSyntax, _ builder: Nominal) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let start = nextSlot
    pushScope()
    let condition = try conditions(syntax.conditions)
    var then = try buildBlock(syntax.body.statements, builder)
    let isAvailability = syntax.conditions.contains { if case .availability = $0.condition { true } else { false } }
    if isAvailability, hasBuilder("buildLimitedAvailability", builder) {
      then = try callBuilder("buildLimitedAvailability", builder, [(nil, then)], at: Syntax(syntax))
    }
    let locals = popScope(from: start)
    guard let elseBody = syntax.elseBody else {
      guard hasBuilder("buildOptional", builder) || hasBuilder("buildIf", builder) else {
        throw refuse(
          "closure containing control flow statement cannot be used with result builder '\(builder.simpleName)'",
          at: syntax)
      }
      let name = hasBuilder("buildOptional", builder) ? "buildOptional" : "buildIf"
      let chosen = Typed(
        node: ConditionalNode(
          condition, then: PromoteNode(then.node), otherwise: ConstantNode(.none, at: place), at: place),
        type: .optional(then.type))
      var result = try callBuilder(name, builder, [(nil, chosen)], at: Syntax(syntax))
      if !locals.isEmpty { result.node = ScopedNode(result.node, locals: locals) }
      return result
    }
    guard hasBuilder("buildEither", builder, label: "first") else {
      throw refuse(
        "closure containing control flow statement cannot be used with result builder '\(builder.simpleName)'",
        at: syntax)
    }
    let otherwise: Typed
    switch elseBody {
    case .codeBlock(let body): otherwise = try buildBlock(body.statements, builder)
    case .ifExpr(let next): otherwise = try ifComponent(next, builder)
    @unknown default: throw refuse("this `else` is not understood", at: syntax)
    }
    let first = try callBuilder("buildEither", builder, [("first", then)], at: Syntax(syntax))
    let second = try callBuilder("buildEither", builder, [("second", otherwise)], at: Syntax(syntax))
    let node: Node = ConditionalNode(condition, then: first.node, otherwise: second.node, at: place)
    return Typed(node: locals.isEmpty ? node : ScopedNode(node, locals: locals), type: first.type)
  }

  private func switchComponent(_ syntax: SwitchExprSyntax, _ builder: Nominal) throws(LoweringFailure) -> Typed {
    let count = syntax.cases.count
    var index = 0
    let number = newLabel(nil)
    let (node, types) = try switchCases(syntax, label: number, isValue: true) { (list) throws(LoweringFailure) in
      var value = try self.buildBlock(list, builder)
      for side in Self.sides(of: index, among: count).reversed() {
        value = try self.callBuilder("buildEither", builder, [(side, value)], at: Syntax(syntax))
      }
      index += 1
      return (value.node, value.type)
    }
    return Typed(node: node, type: types.first ?? .unknown)
  }

  /// The way from the root of a balanced tree of choices to one of its leaves, as the compiler builds it.
  private static func sides(of index: Int, among count: Int) -> [String] {
    guard count > 1 else { return [] }
    let middle = (count + 1) / 2
    return index < middle
      ? ["first"] + sides(of: index, among: middle) : ["second"] + sides(of: index - middle, among: count - middle)
  }

  private func forComponent(_ syntax: ForStmtSyntax, _ builder: Nominal) throws(LoweringFailure) -> Typed {
    guard hasBuilder("buildArray", builder) else {
      throw refuse(
        "closure containing control flow statement cannot be used with result builder '\(builder.simpleName)'",
        advice: ["'ForEach' repeats views"], at: syntax)
    }
    let sequence = try lower(syntax.sequence)
    let start = nextSlot
    pushScope()
    let pattern = try self.pattern(syntax.pattern, type: elementType(of: sequence.type), binds: true)
    let filter = try syntax.whereClause.map { (clause) throws(LoweringFailure) in
      try lower(clause.condition, as: program.bool).node
    }
    let body = try buildBlock(syntax.body.statements, builder)
    popScope(from: start)
    let place = position(syntax)
    let values = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      var result: [Value] = []
      for element in try f.machine.elements(of: sequence.node.eval(f), f) {
        try f.tick()
        guard try pattern.matches(f, element) else { continue }
        if let filter, !(try filter.test(f)) { continue }
        result.append(try body.node.eval(f))
      }
      return .array(result)
    }
    return try callBuilder(
      "buildArray", builder, [(nil, Typed(node: values, type: program.array(of: body.type)))], at: Syntax(syntax))
  }

  /// Calls a static function of the builder with lowered arguments.
  private func callBuilder(_ name: String, _ builder: Nominal, _ arguments: [(String?, Typed)], at syntax: Syntax)
    throws(LoweringFailure) -> Typed
  {
    let all = builder.members(named: name).filter { $0.isStatic && $0.kind == .method }
    var best: (Member, [Node], Int, SwiftType)?
    for member in all {
      let parameters = member.signature.parameters
      let isVariadic = parameters.count == 1 && parameters[0].isVariadic
      guard isVariadic || parameters.count == arguments.count else { continue }
      guard isVariadic || zip(parameters, arguments).allSatisfy({ $0.label == $1.0 }) else { continue }
      let resolved = try member.resolved(program)
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      var total = isVariadic ? -1 : 0
      var fits = true
      for (i, argument) in arguments.enumerated() {
        let wanted = isVariadic ? resolved.parameters[0].arguments.first ?? .unknown : resolved.parameters[i]
        if isVariadic, !member.genericParameters.isEmpty { continue }
        guard let score = matcher.match(wanted, argument.1.type) else {
          fits = false
          break
        }
        total += score
      }
      guard fits, best.map({ total > $0.2 }) ?? true else { continue }
      let nodes: [Node] =
        isVariadic ? [ArrayNode(arguments.map(\.1.node), at: position(syntax))] : arguments.map(\.1.node)
      best = (member, nodes, total, resolved.result.substituting(matcher.bindings).erasing(member.genericParameters))
    }
    guard let (member, nodes, _, type) = best else {
      if let wrong = arguments.first(where: { !$0.1.type.isUnknown }), !builder.isLearners {
        throw refuse("static method '\(name)' requires that '\(wrong.1.type)' conform to 'View'", at: syntax)
      }
      throw refuse("result builder '\(builder.simpleName)' has no '\(name)' that takes this", at: syntax)
    }
    return Typed(node: OperatorCallNode(member, nodes, at: position(syntax)), type: type)
  }
}

/// The statements of a builder's block in order, then the call that puts their values together.
final class BuilderBlockNode: Node {
  enum Step {
    case statement(Node)
    case component(Node)
  }
  let steps: [Step]
  let slots: [Int]
  let result: Node
  init(_ steps: [Step], slots: [Int], result: Node, at position: SourcePosition) {
    self.steps = steps
    self.slots = slots
    self.result = result
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    // The slots of inner blocks may be the same: values are put down when all are there.
    var values: [Value] = []
    values.reserveCapacity(slots.count)
    for step in steps {
      switch step {
      case .statement(let node): _ = try node.exec(f)
      case .component(let node): values.append(try node.eval(f))
      }
    }
    for (slot, value) in zip(slots, values) { f.base[slot] = value }
    return try result.eval(f)
  }
}

/// An expression whose locals end with it.
final class ScopedNode: Node {
  let inner: Node
  let locals: Range<Int>
  init(_ inner: Node, locals: Range<Int>) {
    self.inner = inner
    self.locals = locals
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    defer { clear(f) }
    return try inner.eval(f)
  }
  private func clear(_ f: Fiber) {
    var slot = locals.upperBound
    while slot > locals.lowerBound {
      slot -= 1
      let value = (f.base + slot).move()
      (f.base + slot).initialize(to: .void)
      _ = consume value
    }
  }
}
