import Diagnostics
import SwiftSyntax

extension Lowering {
  /// A block with a scope of its own.
  func block(_ statements: CodeBlockItemListSyntax) throws(LoweringFailure) -> Node {
    let start = nextSlot
    pushScope()
    let nodes = try items(Array(statements))
    let locals = popScope(from: start)
    let place = statements.first.map { position($0) } ?? .none
    if nodes.count == 1, locals.isEmpty { return nodes[0] }
    return BlockNode(nodes, locals: locals, at: place)
  }

  /// Statements in the scope that is open. What follows a `defer` is its body, and the variables declared there are
  /// released before it runs, for a scope is left in the reverse order of its statements.
  func items(_ list: [CodeBlockItemSyntax]) throws(LoweringFailure) -> [Node] {
    var nodes: [Node] = []
    try hoistFunctions(list)
    for (i, item) in list.enumerated() {
      if case .stmt(let statement) = item.item, let node = statement.as(DeferStmtSyntax.self) {
        let deferred = try block(node.body.statements)
        let start = nextSlot
        let rest = try items(Array(list[(i + 1)...]))
        nodes.append(DeferNode(BlockNode(rest, locals: start..<nextSlot, at: position(node)), deferred: deferred))
        return nodes
      }
      nodes += try self.item(item)
    }
    return nodes
  }

  func item(_ item: CodeBlockItemSyntax) throws(LoweringFailure) -> [Node] {
    switch item.item {
    case .expr(let expression): return [try expressionStatement(expression)]
    case .stmt(let statement): return [try self.statement(statement)]
    case .decl(let declaration): return try self.declaration(declaration)
    @unknown default: throw refuse("this is not understood", at: item)
    }
  }

  /// Local functions see each other, whichever comes first. Those of the top level itself are the session's; those of a
  /// block that stands there are local.
  private func hoistFunctions(_ list: [CodeBlockItemSyntax]) throws(LoweringFailure) {
    for item in list {
      guard case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self),
        !isTopLevel || scopes.count > 1
      else { continue }
      let signature = unit.signature(
        function.signature, function.genericParameterClause, function.genericWhereClause, owner: owner)
      var type = FunctionType(
        [],
        try TypeScope(owner: owner, parameters: generics + signature.generics, program: program).lowered(
          signature.result))
      for (i, parameter) in signature.parameters.enumerated() {
        type.parameters.append(
          try TypeScope(owner: owner, parameters: generics + signature.generics, program: program).lowered(
            parameter, program
          ).erasing(signature.generics))
        if parameter.isInout { type.inouts.insert(i) }
      }
      type.result = type.result.erasing(signature.generics)
      let variable = declare(function.name.text, type: .function(type), isLet: true, boxed: true)
      variable.localFunction = signature
    }
  }

  private func expressionStatement(_ expression: ExprSyntax) throws(LoweringFailure) -> Node {
    if let node = expression.as(IfExprSyntax.self) { return try ifStatement(node) }
    if let node = expression.as(SwitchExprSyntax.self) { return try switchStatement(node, label: nil) }
    let typed = try lower(expression)
    return typed.node.isExpression ? DiscardNode(typed.node) : typed.node
  }

  // MARK: Statements

  func statement(_ syntax: StmtSyntax, label: String? = nil) throws(LoweringFailure) -> Node {
    let place = position(syntax)
    switch syntax.kind {
    case .expressionStmt:
      let expression = syntax.cast(ExpressionStmtSyntax.self).expression
      if let node = expression.as(SwitchExprSyntax.self) { return try switchStatement(node, label: label) }
      if label != nil, let node = expression.as(IfExprSyntax.self) {
        let number = newLabel(label)
        return BreakableNode(try ifStatement(node), label: number)
      }
      return try expressionStatement(expression)
    case .returnStmt: return try returnStatement(syntax.cast(ReturnStmtSyntax.self))
    case .throwStmt:
      let expression = syntax.cast(ThrowStmtSyntax.self).expression
      let value = try lower(expression, expecting: thrown)
      if let nominal = value.type.nominal, !nominal.conforms(to: program.known("Error")), !value.type.hasUnknown {
        throw refuse("thrown expression type '\(value.type)' does not conform to 'Error'", at: expression)
      }
      thrownTypes.insert(value.type.nominal == nil ? anyError : value.type)
      return ThrowNode(value.node, at: place)
    case .guardStmt:
      let node = syntax.cast(GuardStmtSyntax.self)
      let condition = try conditions(node.conditions)
      let otherwise = try block(node.body.statements)
      guard node.body.statements.alwaysLeaves else {
        throw refuse(
          "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
          at: node.body.rightBrace)
      }
      return IfNode(NotNode(condition, at: place), then: otherwise, otherwise: nil, at: place)
    case .whileStmt:
      let node = syntax.cast(WhileStmtSyntax.self)
      let number = newLabel(label)
      let start = nextSlot
      pushScope()
      let condition = try conditions(node.conditions)
      let body = try block(node.body.statements)
      let locals = popScope(from: start)
      let loop = WhileNode(condition, body: body, label: number, testsFirst: true, at: place)
      return locals.isEmpty ? loop : BlockNode([loop], locals: locals, at: place)
    case .repeatStmt:
      let node = syntax.cast(RepeatStmtSyntax.self)
      let number = newLabel(label)
      let body = try block(node.body.statements)
      let condition = try lower(node.condition, as: program.bool, context: .condition)
      return WhileNode(condition.node, body: body, label: number, testsFirst: false, at: place)
    case .forStmt: return try forStatement(syntax.cast(ForStmtSyntax.self), label: label)
    case .breakStmt, .continueStmt:
      let name = syntax.as(BreakStmtSyntax.self)?.label?.text ?? syntax.as(ContinueStmtSyntax.self)?.label?.text
      var number = 0
      if let name {
        guard let found = labels.last(where: { $0.name == name }) else {
          let label = syntax.as(BreakStmtSyntax.self)?.label ?? syntax.as(ContinueStmtSyntax.self)?.label
          throw refuse("cannot find label '\(name)' in scope", at: label.map { Syntax($0) } ?? Syntax(syntax))
        }
        number = found.number
      }
      return JumpNode(syntax.kind == .breakStmt ? .breaks : .continues, label: number, at: place)
    case .fallThroughStmt: return JumpNode(.falls, label: 0, at: place)
    case .doStmt: return try doStatement(syntax.cast(DoStmtSyntax.self), label: label)
    case .labeledStmt:
      let node = syntax.cast(LabeledStmtSyntax.self)
      return try statement(node.statement, label: node.label.text)
    case .deferStmt: return try block(syntax.cast(DeferStmtSyntax.self).body.statements)
    default: throw refuse("this kind of statement (\(syntax.kind)) is not part of what interop runs", at: syntax)
    }
  }

  private func returnStatement(_ syntax: ReturnStmtSyntax) throws(LoweringFailure) -> Node {
    let place = position(syntax)
    guard let expression = syntax.expression else {
      if let returnType, !returnType.isVoid, !isInitializer, !returnType.isGeneric, returnType != .unknown {
        throw refuse("non-void function should return a value", at: syntax)
      }
      return ReturnNode(nil, at: place)
    }
    if isInitializer {
      if expression.is(NilLiteralExprSyntax.self) { return ReturnNode(ConstantNode(.none, at: place), at: place) }
      throw refuse("'nil' is the only return value permitted in an initializer", at: syntax)
    }
    if let returnType {
      if returnType.isVoid {
        let typed = try lower(expression)
        if typed.type.isVoid || typed.type.isUnknown || typed.type == .never {
          return ReturnNode(typed.node, at: place)
        }
        throw refuse(
          "unexpected non-void return value in void function",
          advice: ["add '-> \(typed.type)' to the function, or leave the value out"], at: expression)
      }
      let typed =
        returnType.isOpenGeneric
        ? try lower(expression, expecting: returnType) : try lower(expression, as: returnType, context: .returned)
      return ReturnNode(typed.node, at: place)
    }
    let typed = try lower(expression, expecting: inferredReturn)
    if inferredReturn == nil || inferredReturn?.isUnknown ?? true { inferredReturn = typed.type }
    if case .optional(.unknown)? = inferredReturn, !typed.type.isUnknown {
      inferredReturn = typed.type.isOptional ? typed.type : .optional(typed.type)
    }
    return ReturnNode(typed.node, at: place)
  }

  // MARK: Conditions

  /// `if` and `guard` conditions; what they bind is declared in the scope that is open.
  func conditions(_ list: ConditionElementListSyntax) throws(LoweringFailure) -> Node {
    var parts: [Node] = []
    for element in list {
      let place = position(element)
      switch element.condition {
      case .expression(let expression):
        parts.append(try lower(expression, as: program.bool, context: .condition).node)
      case .optionalBinding(let binding):
        let value: Typed
        if let initializer = binding.initializer?.value {
          let annotation = try binding.typeAnnotation.map { (annotation) throws(LoweringFailure) in
            try resolve(annotation.type)
          }
          value = try lower(initializer, expecting: annotation.map { .optional($0) })
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          value = try lower(ExprSyntax(DeclReferenceExprSyntax(baseName: name.identifier)).withPosition(of: binding))
        } else {
          throw refuse("unwrap condition requires a valid identifier", at: binding)
        }
        let inner: SwiftType
        switch value.type {
        case .optional(let wrapped): inner = wrapped
        case .unknown: inner = .unknown
        default:
          throw refuse(
            "initializer for conditional binding must have Optional type, not '\(value.type)'",
            at: binding)
        }
        let pattern = try self.pattern(binding.pattern, type: inner, binds: binding.bindingSpecifier.text == "let")
        parts.append(BindNode(value.node, pattern: pattern, at: place))
      case .matchingPattern(let matching):
        let value = try lower(matching.initializer.value)
        let pattern = try self.pattern(matching.pattern, type: value.type, binds: nil)
        parts.append(MatchNode(value.node, pattern: pattern, at: place))
      case .availability(let availability):
        parts.append(ConstantNode(.bool(isAvailable(availability)), at: place))
      @unknown default: throw refuse("this condition is not understood", at: element)
      }
    }
    return parts.count == 1 ? parts[0] : AllNode(parts, at: list.first.map { position($0) } ?? .none)
  }

  /// `#available(iOS 17, *)` for the version that is simulated.
  private func isAvailable(_ condition: AvailabilityConditionSyntax) -> Bool {
    let isNegated = condition.availabilityKeyword.text == "#unavailable"
    for argument in condition.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS",
        let major = restriction.version.flatMap({ Int($0.major.text) })
      else { continue }
      return (machine.lowering.iOS >= major) != isNegated
    }
    return !isNegated
  }

  // MARK: if, switch

  func ifStatement(_ syntax: IfExprSyntax) throws(LoweringFailure) -> Node {
    let place = position(syntax)
    let start = nextSlot
    pushScope()
    let condition = try conditions(syntax.conditions)
    let then = try block(syntax.body.statements)
    let locals = popScope(from: start)
    var otherwise: Node?
    switch syntax.elseBody {
    case .codeBlock(let body): otherwise = try block(body.statements)
    case .ifExpr(let next): otherwise = try ifStatement(next)
    case nil: break
    @unknown default: break
    }
    let node = IfNode(condition, then: then, otherwise: otherwise, at: place)
    return locals.isEmpty ? node : BlockNode([node], locals: locals, at: place)
  }

  func switchStatement(_ syntax: SwitchExprSyntax, label: String?) throws(LoweringFailure) -> Node {
    let number = newLabel(label)
    return try switchCases(syntax, label: number) { (list) throws(LoweringFailure) in (try self.block(list), nil) }.node
  }

  /// The parts of a `switch`, each body lowered by `lowerBody`.
  func switchCases(
    _ syntax: SwitchExprSyntax, label: Int, isValue: Bool = false,
    _ lowerBody: (CodeBlockItemListSyntax) throws(LoweringFailure) -> (Node, SwiftType?)
  ) throws(LoweringFailure) -> (node: Node, types: [SwiftType]) {
    let place = position(syntax)
    let subject = try lower(syntax.subject)
    var cases: [SwitchCase] = []
    var types: [SwiftType] = []
    var covered: Set<String> = []
    var isExhaustive = false
    let start = nextSlot
    pushScope()
    for element in syntax.cases {
      guard case .switchCase(let entry) = element else { continue }
      let inner = nextSlot
      pushScope()
      var patterns: [(PatternNode, Node?)] = []
      switch entry.label {
      case .default:
        patterns = [(WildcardPattern(), nil)]
        isExhaustive = true
      case .case(let label):
        defer { sharesBindings = false }
        for (i, item) in label.caseItems.enumerated() {
          sharesBindings = i > 0
          let pattern = try self.pattern(item.pattern, type: subject.type, binds: nil)
          let filter = try item.whereClause.map { (clause) throws(LoweringFailure) in
            try lower(clause.condition, as: program.bool).node
          }
          patterns.append((pattern, filter))
          if filter == nil {
            if pattern.isIrrefutable { isExhaustive = true }
            if let entry = pattern as? CasePattern, entry.payload.allSatisfy(\.isIrrefutable) {
              covered.insert(entry.name)
            }
            if let some = pattern as? SomePattern {
              if some.inner.isIrrefutable { covered.insert("some") }
              if let entry = some.inner as? CasePattern { covered.insert("some.\(entry.name)") }
            }
            if let expression = pattern as? ExpressionPattern, let constant = expression.expression as? ConstantNode {
              if case .none = constant.value { covered.insert("none") }
              if case .bool(let value) = constant.value { covered.insert(String(value)) }
            }
          }
        }
      @unknown default: break
      }
      let (body, type) = try lowerBody(entry.statements)
      if let type { types.append(type) }
      popScope(from: inner)
      nextSlot = max(nextSlot, inner)
      cases.append(SwitchCase(patterns: patterns, body: body))
      // Slots of one case must not be taken by the next while both are in the same frame: they are, one at a time.
    }
    let locals = popScope(from: start)
    let open = cases.flatMap(\.patterns).filter { $0.1 == nil }.map(\.0)
    if !isExhaustive, !Exhaustiveness(open).isComplete { try checkExhaustive(subject.type, covered, at: syntax) }
    let node = SwitchNode(subject.node, cases: cases, label: label, isValue: isValue, at: place)
    _ = locals
    return (node, types)
  }

  private func checkExhaustive(_ type: SwiftType, _ covered: Set<String>, at syntax: SwitchExprSyntax)
    throws(LoweringFailure)
  {
    var wanted: [String] = []
    switch type {
    case .optional(let wrapped):
      if !covered.contains("some"), let nominal = wrapped.nominal, nominal.kind == .enum {
        wanted = nominal.cases.map { "some.\($0.name)" }.filter {
          !covered.contains($0) && !covered.contains(String($0.dropFirst(5)))
        }
      } else if !covered.contains("some") {
        wanted = ["some"]
      }
      if !covered.contains("none") { wanted.append("none") }
      wanted = wanted.map { ".\($0.hasPrefix("some.") ? "some(.\($0.dropFirst(5)))" : $0 == "some" ? "some(_)" : $0)" }
    case .nominal(let nominal, _) where nominal.kind == .enum:
      nominal.ensureLoaded()
      wanted = nominal.cases.filter { !covered.contains($0.name) }.map { entry in
        ".\(entry.name)"
          + (entry.labels.isEmpty
            ? "" : "(" + entry.labels.map { ($0.map { $0 + ": " } ?? "") + "_" }.joined(separator: ", ") + ")")
      }
    case .nominal(let nominal, _) where nominal === program.bool.nominal:
      wanted = ["true", "false"].filter { !covered.contains($0) }
    case .tuple where type.hasUnknown || type.hasParameter: return
    case .unknown, .parameter, .associated, .never: return
    default: wanted = ["default"]
    }
    guard !wanted.isEmpty else { return }
    let advice = wanted == ["default"] ? ["add a default clause"] : wanted.map { "add missing case: '\($0)'" }
    throw refuse("switch must be exhaustive", advice: advice, at: syntax)
  }

  /// `if` as an expression.
  func ifExpression(_ syntax: IfExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let start = nextSlot
    pushScope()
    let condition = try conditions(syntax.conditions)
    let then = try valueBlock(syntax.body.statements, expecting: expected)
    popScope(from: start)
    nextSlot = start
    slotCount = max(slotCount, nextSlot)
    let otherwise: Typed
    switch syntax.elseBody {
    case .codeBlock(let body): otherwise = try valueBlock(body.statements, expecting: expected ?? then.type)
    case .ifExpr(let next): otherwise = try ifExpression(next, expecting: expected ?? then.type)
    case nil: throw refuse("'if' must have an unconditional 'else' to be used as expression", at: syntax)
    @unknown default: throw refuse("this `else` is not understood", at: syntax)
    }
    let type = expected.flatMap { $0.hasUnknown ? nil : $0 } ?? (then.type == .never ? otherwise.type : then.type)
    return Typed(node: ConditionalNode(condition, then: then.node, otherwise: otherwise.node, at: place), type: type)
  }

  func switchExpression(_ syntax: SwitchExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let number = newLabel(nil)
    var first: SwiftType?
    let (node, types) = try switchCases(syntax, label: number, isValue: true) { (list) throws(LoweringFailure) in
      let value = try self.valueBlock(list, expecting: expected ?? first)
      if value.type != .never { first = first ?? value.type }
      return (value.node, value.type)
    }
    let type = expected.flatMap { $0.hasUnknown ? nil : $0 } ?? types.first { $0 != .never } ?? .void
    return Typed(node: node, type: type)
  }

  /// A branch of an `if` or `switch` expression: statements, and its value last.
  private func valueBlock(_ statements: CodeBlockItemListSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    pushScope()
    defer { popScope(from: nextSlot) }
    let list = Array(statements)
    guard let last = list.last else { return Typed(node: ConstantNode(.void, at: .none), type: .void) }
    let before = try items(Array(list.dropLast()))
    let value: Typed
    switch last.item {
    case .expr(let expression):
      value =
        expected.map { !$0.hasUnknown && !$0.isGeneric } ?? false
        ? try lower(expression, as: expected!) : try lower(expression, expecting: expected)
    case .stmt(let statement):
      if let node = statement.as(ExpressionStmtSyntax.self) {
        value = try lower(node.expression, expecting: expected)
      } else if let node = statement.as(ThrowStmtSyntax.self) {
        value = Typed(node: ThrowNode(try lower(node.expression).node, at: position(node)), type: .never)
      } else {
        let node = try self.statement(statement)
        value = Typed(
          node: ActionNode(at: position(statement)) { (f: Fiber) throws(Signal) in
            _ = try node.exec(f)
            return .void
          }, type: .void)
      }
    case .decl(let declaration):
      let nodes = try self.declaration(declaration)
      value = Typed(node: ValueBlockNode(nodes, value: ConstantNode(.void, at: position(declaration))), type: .void)
    @unknown default: throw refuse("this is not understood", at: last)
    }
    return before.isEmpty ? value : Typed(node: ValueBlockNode(before, value: value.node), type: value.type)
  }

  // MARK: for, do

  private func forStatement(_ syntax: ForStmtSyntax, label: String?) throws(LoweringFailure) -> Node {
    let place = position(syntax)
    let annotation = try syntax.typeAnnotation.map { (annotation) throws(LoweringFailure) in
      try resolve(annotation.type)
    }
    // What each element is to be tells an array literal what its elements are.
    let expected = syntax.sequence.is(ArrayExprSyntax.self) ? annotation.map { program.array(of: $0) } : nil
    let sequence = try lower(syntax.sequence, expecting: expected)
    if case .optional(let wrapped) = sequence.type, !sequence.isImplicit, !wrapped.hasUnknown {
      throw refuse(
        "for-in loop requires '\(sequence.type)' to conform to 'Sequence'; did you mean to unwrap optional?",
        at: syntax.sequence)
    }
    if let nominal = sequence.type.nominal,
      nominal.isLearners || program.isInteger(sequence.type) || program.isFloating(sequence.type)
        || sequence.type == program.bool,
      !nominal.conforms(to: program.known("Sequence")), !nominal.conforms(to: program.known("AsyncSequence"))
    {
      throw refuse("for-in loop requires '\(sequence.type)' to conform to 'Sequence'", at: syntax.sequence)
    }
    let element = annotation ?? elementType(of: sequence.type)
    let number = newLabel(label)
    let start = nextSlot
    pushScope()
    let pattern = try self.pattern(syntax.pattern, type: element, binds: syntax.caseKeyword == nil ? true : nil)
    let filter = try syntax.whereClause.map { (clause) throws(LoweringFailure) in
      try lower(clause.condition, as: program.bool, context: .condition).node
    }
    let body = try block(syntax.body.statements)
    let locals = popScope(from: start)
    if syntax.awaitKeyword != nil { isAsync = true }
    return ForNode(
      pattern, in: sequence.node, where: filter, body: body, label: number, locals: locals,
      isAsync: syntax.awaitKeyword != nil, at: place)
  }

  /// What a `for` over a value of this type gives.
  func elementType(of type: SwiftType) -> SwiftType {
    switch type {
    case .nominal(let nominal, let arguments):
      if nominal === program.dictionary, arguments.count == 2 {
        return .tuple([.init("key", arguments[0]), .init("value", arguments[1])])
      }
      return nominal.associatedType("Element", arguments: arguments) ?? .unknown
    case .parameter, .existential: return SwiftType.associatedType("Element", of: type)
    default: return .unknown
    }
  }

  var anyError: SwiftType { .existential([.nominal(program.known("Error"), [])]) }

  private func doStatement(_ syntax: DoStmtSyntax, label: String?) throws(LoweringFailure) -> Node {
    let number = label.map { newLabel($0) }
    func breakable(_ node: Node) -> Node { number.map { BreakableNode(node, label: $0) } ?? node }
    let outer = thrownTypes
    thrownTypes = []
    let body = try block(syntax.body.statements)
    let inner = thrownTypes
    thrownTypes = syntax.catchClauses.isEmpty ? outer.union(inner) : outer
    guard !syntax.catchClauses.isEmpty else { return breakable(body) }
    var catches: [(patterns: [(PatternNode, Node?)], errorSlot: Int, isBoxed: Bool, body: Node)] = []
    let error = inner.count == 1 ? inner.first ?? anyError : anyError
    for clause in syntax.catchClauses {
      let start = nextSlot
      pushScope()
      var patterns: [(PatternNode, Node?)] = []
      let variable = declare("error", type: error, isLet: true)
      for item in clause.catchItems {
        guard let pattern = item.pattern else { continue }
        let lowered = try self.pattern(pattern, type: error, binds: nil)
        let filter = try item.whereClause.map { (clause) throws(LoweringFailure) in
          try lower(clause.condition, as: program.bool).node
        }
        patterns.append((lowered, filter))
      }
      let inner = try block(clause.body.statements)
      popScope(from: start)
      catches.append((patterns, variable.slot, variable.isBoxed, inner))
    }
    return breakable(DoNode(body, catches: catches, at: position(syntax)))
  }

  // MARK: Declarations inside code

  func declaration(_ syntax: DeclSyntax) throws(LoweringFailure) -> [Node] {
    if let node = syntax.as(VariableDeclSyntax.self) { return try variables(node) }
    if let node = syntax.as(FunctionDeclSyntax.self) { return [try localFunction(node)] }
    if let node = syntax.as(IfConfigDeclSyntax.self) { return try items(node.activeItems) }
    let declarer = Declarer(unit)
    try declarer.declareLocally(syntax, in: self)
    return []
  }

  private func variables(_ syntax: VariableDeclSyntax) throws(LoweringFailure) -> [Node] {
    let isLet = syntax.bindingSpecifier.text == "let"
    var ownership = Member.Ownership.strong
    for modifier in syntax.modifiers {
      if modifier.name.text == "weak" { ownership = .weak }
      if modifier.name.text == "unowned" { ownership = .unowned }
    }
    var nodes: [Node] = []
    let bindings = Array(syntax.bindings)
    for (i, binding) in bindings.enumerated() {
      let place = position(binding)
      // `let a, b: Int`: the type of a later binding.
      let annotationSyntax = binding.annotation(among: bindings[i...])
      let annotation = try annotationSyntax.map { (annotation) throws(LoweringFailure) in try resolve(annotation.type) }
      let isImplicit = annotationSyntax?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks {
        if let accessors = binding.accessorBlock {
          nodes.append(try localComputed(name, annotation ?? .unknown, accessors, at: place))
          continue
        }
        if let attribute = syntax.attributes.first?.as(AttributeSyntax.self),
          let node = try localWrapped(name, attribute, annotation, binding.initializer?.value)
        {
          nodes.append(node)
          continue
        }
        if !syntax.attributes.isEmpty, let attribute = syntax.attributes.first?.as(AttributeSyntax.self) {
          throw refuse(
            "property wrapper '@\(attribute.attributeName.trimmedDescription)' on a local variable is not part of what interop runs",
            at: attribute)
        }
        if syntax.modifiers.contains(where: { $0.name.text == "async" }), let initializer = binding.initializer?.value {
          nodes.append(try asyncLet(name, annotation, initializer, at: place))
          continue
        }
        if scopes.last?[name] != nil {
          throw refuse("invalid redeclaration of '\(name)'", at: binding)
        }
        if annotation == nil, let initializer = binding.initializer?.value { try requireContext(initializer) }
        var value: Typed?
        if let initializer = binding.initializer?.value {
          value = if let annotation { try lower(initializer, as: annotation) } else { try lower(initializer) }
        }
        guard annotation != nil || value != nil else { throw refuse("type annotation missing in pattern", at: binding) }
        let type = annotation ?? value!.type
        if value == nil, type.isOptional, !isLet { value = Typed(node: ConstantNode(.none, at: place), type: type) }
        let variable = declare(name, type: type, isLet: isLet, ownership: ownership)
        variable.isImplicit = isImplicit || (annotation == nil && (value?.isImplicit ?? false))
        variable.isPending = value == nil && isLet
        nodes.append(
          DeclareLocalNode(
            variable.slot, value: value?.node, isBoxed: variable.isBoxed, ownership: ownership, at: place))
        continue
      }
      guard let initializer = binding.initializer?.value else {
        throw refuse("a pattern needs a value to take apart", at: binding)
      }
      let value = if let annotation { try lower(initializer, as: annotation) } else { try lower(initializer) }
      if binding.pattern.is(WildcardPatternSyntax.self) {
        nodes.append(DiscardNode(value.node))
        continue
      }
      let pattern = try self.pattern(binding.pattern, type: value.type, binds: isLet)
      nodes.append(DestructureNode(value.node, pattern: pattern, at: place))
    }
    return nodes
  }

  /// `async let x = …`: the value is begun beside what runs, and waited for where the name stands.
  private func asyncLet(_ name: String, _ type: SwiftType?, _ initial: ExprSyntax, at place: SourcePosition)
    throws(LoweringFailure) -> Node
  {
    isAsync = true
    let closure = try autoclosure(initial, result: type ?? .unknown)
    let variable = declare(name, type: type ?? closure.type, isLet: true, boxed: true)
    variable.isComputed = true
    return DeclareLocalNode(variable.slot, value: ChildNode(closure.node, at: place), isBoxed: true, at: place)
  }

  /// `var x: T { … }` in a function: a closure that is called where the name stands.
  private func localComputed(
    _ name: String, _ type: SwiftType, _ accessors: AccessorBlockSyntax, at place: SourcePosition
  ) throws(LoweringFailure) -> Node {
    guard case .getter(let statements) = accessors.accessors else {
      throw refuse("observers and setters on a local variable are not part of what interop runs", at: accessors)
    }
    let inner = Lowering(unit, parent: self)
    inner.capturedNames = CapturedNames.of(statements)
    inner.returnType = type
    let body = try inner.body(statements, result: type, isKnown: true, at: accessors)
    let code = inner.code(name, parameterCount: 0, body: body.node, at: place)
    let closure = ClosureNode(code, captures: inner.captures.map(\.capture), at: place)
    let variable = declare(name, type: type, isLet: true, boxed: true)
    variable.isComputed = true
    return DeclareLocalNode(variable.slot, value: closure, isBoxed: true, at: place)
  }

  /// `@Wrapper var x = …` in a function: `_x` keeps the wrapper, and the names `x` and `$x` go through it.
  private func localWrapped(
    _ name: String, _ attribute: AttributeSyntax, _ annotation: SwiftType?, _ initial: ExprSyntax?
  ) throws(LoweringFailure) -> Node? {
    guard let type = try? resolve(attribute.attributeName), let nominal = type.nominal,
      nominal.attributes.contains("propertyWrapper")
    else { return nil }
    var arguments: [Argument] = []
    if let initial { arguments.append(Argument(label: "wrappedValue", expression: initial)) }
    if case .argumentList(let list)? = attribute.arguments {
      arguments += list.map { Argument(label: $0.label?.text, expression: $0.expression) }
    }
    let value = try construct(type, arguments, at: attribute, expecting: nil)
    let place = position(attribute)
    // A closure that uses `x` captures what keeps it.
    let variable = declare("_" + name, type: value.type, isLet: false, boxed: true)
    wrappedLocals[name] = ("_" + name, "wrappedValue")
    wrappedLocals["$" + name] = ("_" + name, "projectedValue")
    return DeclareLocalNode(variable.slot, value: value.node, isBoxed: true, at: place)
  }

  private func localFunction(_ syntax: FunctionDeclSyntax) throws(LoweringFailure) -> Node {
    let name = syntax.name.text
    let place = position(syntax)
    guard let variable = local(name), let signature = variable.localFunction, case .function(let type) = variable.type
    else {
      throw refuse("a function cannot be declared here", at: syntax)
    }
    let inner = Lowering(unit, parent: self)
    inner.generics = generics + signature.generics
    inner.declaredName = name
    let statements = syntax.body?.statements ?? []
    inner.capturedNames = CapturedNames.of(statements)
    var boxed: [Int] = []
    for (i, parameter) in signature.parameters.enumerated() {
      let local = inner.declare(
        parameter.name, type: type.parameters[i], isLet: !parameter.isVariable, boxed: parameter.isInout ? true : nil)
      if local.isBoxed, !parameter.isInout { boxed.append(local.slot) }
    }
    inner.returnType = type.result
    let body = try inner.body(statements, result: type.result, isKnown: true, at: syntax)
    let code = inner.code(name, parameterCount: signature.parameters.count, body: body.node, at: place)
    code.boxedParameters = boxed
    code.type = type
    let closure = ClosureNode(code, captures: inner.captures.map(\.capture), at: place)
    // The variable exists before the closure captures it.
    let slot = variable.slot
    return ActionStatementNode(at: place) { (f: Fiber) throws(Signal) in
      let box: Box
      if case .box(let existing) = f.base[slot] {
        box = existing
      } else {
        box = Box()
        f.base[slot] = .box(box)
      }
      box.value = try closure.eval(f)
    }
  }
}

/// A statement that a closure of the host does.
final class ActionStatementNode: Node {
  private let action: (Fiber) throws(Signal) -> Void
  init(at position: SourcePosition, _ action: @escaping (Fiber) throws(Signal) -> Void) {
    self.action = action
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    try action(f)
    return .normal
  }
}

extension ExprSyntax {
  func withPosition(of node: some SyntaxProtocol) -> ExprSyntax { self }
}
