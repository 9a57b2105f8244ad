import Diagnostics
import SwiftSyntax

extension Lowering {
  /// Lowers a closure for the function type that is expected.
  func closure(_ syntax: ClosureExprSyntax, expecting expected: FunctionType?) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let use = takeUse(of: syntax, expecting: expected)
    let inner = Lowering(unit, parent: self)
    if let use {
      inner.needsExplicitSelf = use.isEscaping && !(use.function?.hasImplicitSelf ?? false)
    }
    inner.capturedNames = CapturedNames.of(syntax.statements)
    inner.canThrow = true
    for entry in syntax.signature?.capture?.items ?? [] {
      let name = entry.name.text
      let ownership: Member.Ownership =
        switch entry.specifier?.specifier.text {
        case "weak": .weak
        case "unowned": .unowned
        default: .strong
        }
      let value: Typed
      if let initializer = entry.initializer?.value {
        value = try lower(initializer)
      } else if name == "self" {
        guard let this = selfReference(at: position(entry)) else {
          throw refuse("cannot find 'self' in scope", at: entry)
        }
        value = this
        inner.listedSelf = ownership
      } else {
        guard
          let variable = variable(name, at: position(entry))
            ?? (try? lower(ExprSyntax(DeclReferenceExprSyntax(baseName: entry.name))))
        else {
          throw unknown(name, at: entry)
        }
        value = variable
      }
      let type: SwiftType = ownership == .weak && !value.type.isOptional ? .optional(value.type) : value.type
      inner.addCapture(name, value.node, type: type, ownership: ownership)
    }
    // Parameters.
    var types: [SwiftType] = []
    var boxed: [Int] = []
    var wanted = expected?.parameters ?? []
    func add(_ name: String, _ written: TypeSyntax?, _ index: Int) throws(LoweringFailure) {
      let type: SwiftType
      if let written { type = try resolve(written) } else { type = index < wanted.count ? wanted[index] : .unknown }
      types.append(type)
      let isInout = written?.isInout ?? expected?.inouts.contains(index) ?? false
      let variable = inner.declare(name, type: type, isLet: !isInout, boxed: isInout ? true : nil)
      if variable.isBoxed, !isInout { boxed.append(variable.slot) }
    }
    var destructures = false
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list):
      if list.count > 1, wanted.count == 1, case .tuple(let elements) = wanted[0], elements.count == list.count {
        wanted = elements.map(\.type)
        destructures = true
      }
      for (i, parameter) in list.enumerated() { try add(parameter.name.text.withoutBackticks, nil, i) }
    case .parameterClause(let clause):
      if clause.parameters.count > 1, wanted.count == 1, case .tuple(let elements) = wanted[0],
        elements.count == clause.parameters.count
      {
        wanted = elements.map(\.type)
        destructures = true
      }
      for (i, parameter) in clause.parameters.enumerated() {
        try add((parameter.secondName ?? parameter.firstName).text.withoutBackticks, parameter.type, i)
      }
    case nil:
      let highest = ShorthandFinder.highest(in: syntax)
      if highest > 0, wanted.count == 1, case .tuple(let elements) = wanted[0], elements.count == highest + 1 {
        wanted = elements.map(\.type)
        destructures = true
      }
      for i in 0..<max(highest + 1, wanted.count) { try add("$\(i)", nil, i) }
    @unknown default: break
    }
    if !destructures, let function = use?.function, let expected, expected.parameters.count == wanted.count {
      if wanted.count != 1 || !wanted[0].isVoid { try checkCount(of: syntax, function) }
    } else if !destructures, !wanted.isEmpty, types.count > wanted.count {
      try checkCount(of: syntax, FunctionType(wanted, expected?.result ?? .void))
    }
    let declared = try syntax.signature?.returnClause.map { (clause) throws(LoweringFailure) in try resolve(clause.type)
    }
    let result = declared ?? expected?.result
    let resultIsKnown = result.map { !$0.hasUnknown } ?? false
    inner.returnType = resultIsKnown ? result : nil
    let body: Node
    var found: SwiftType
    if let builder = expected?.builder, !syntax.statements.hasReturn {
      let built = try inner.build(syntax.statements, with: builder, expecting: result)
      body = built.node
      found = built.type
    } else {
      let lowered = try inner.body(syntax.statements, result: result, isKnown: resultIsKnown, at: syntax)
      body = lowered.node
      found = lowered.type
    }
    if resultIsKnown, let result { found = result }
    var type = FunctionType(destructures ? expected!.parameters : types, found)
    type.inouts = expected?.inouts ?? []
    if let clause = syntax.signature?.parameterClause, case .parameterClause(let list) = clause {
      for (i, parameter) in list.parameters.enumerated() where parameter.type?.isInout ?? false {
        type.inouts.insert(i)
      }
    }
    type.isAsync = inner.isAsync || (syntax.signature?.effectSpecifiers?.asyncSpecifier != nil)
    if let use {
      try checkEffects(of: syntax, type, isAsync: inner.isAsync, for: use)
      if use.isEscaping { try checkCaptures(of: inner, at: syntax) }
    }
    let code = inner.code("closure", parameterCount: types.count, body: body, at: place)
    code.boxedParameters = boxed
    code.type = type
    code.isWithinMainActor = !unit.isLearners || isOnMainActor
    code.isOnMainActor = syntax.signature?.attributes.names.contains("MainActor") ?? false
    return Typed(node: ClosureNode(code, captures: inner.captures.map(\.capture), at: place), type: .function(type))
  }

  /// A closure takes as many parameters as it is given, by name or number, or says with `_ in` that it ignores them.
  private func checkCount(of closure: ClosureExprSyntax, _ function: FunctionType) throws(LoweringFailure) {
    let wanted = function.parameters.count
    let place: Syntax =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): Syntax(list)
      case .parameterClause(let clause): Syntax(clause)
      default: Syntax(closure)
      }
    func arguments(_ count: Int) -> String { "\(count) argument\(count == 1 ? "" : "s")" }
    let used = closureParameterCount(closure) ?? 0
    if used == 0, closure.signature?.parameterClause == nil, wanted > 0 {
      throw refuse(
        "contextual type for closure argument list expects \(arguments(wanted)), which cannot be implicitly ignored",
        advice: ["write '\(Array(repeating: "_", count: wanted).joined(separator: ", ")) in' where it begins"],
        at: closure)
    }
    guard used != wanted else { return }
    throw refuse(
      "contextual closure type '\(SwiftType.function(function).declared)' expects \(arguments(wanted)), but \(used) "
        + "\(used == 1 ? "was" : "were") used in closure body", at: place)
  }

  /// An expression that is evaluated when the callee asks for it.
  func autoclosure(_ expression: ExprSyntax, result: SwiftType) throws(LoweringFailure) -> Typed {
    let inner = Lowering(unit, parent: self)
    inner.capturedNames = CapturedNames.of(expression)
    let typed =
      result.hasUnknown
      ? try inner.lower(expression, expecting: result) : try inner.lower(expression, as: result, context: .argument)
    let code = inner.code("autoclosure", parameterCount: 0, body: typed.node, at: position(expression))
    return Typed(
      node: ClosureNode(code, captures: inner.captures.map(\.capture), at: position(expression)), type: typed.type)
  }

  /// The statements of a function or closure. One expression is its value.
  func body(_ statements: CodeBlockItemListSyntax, result: SwiftType?, isKnown: Bool, at syntax: some SyntaxProtocol)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    let only = statements.onlyExpression
    if let expression = only, !expression.isStatementLike {
      if let result, result.isVoid {
        let typed = try lower(expression, expecting: nil)
        return Typed(node: DiscardNode(typed.node), type: .void)
      }
      if isKnown, let result, !result.isOpenGeneric {
        // A closure whose one expression gives nothing may stand where a value is not needed.
        let isClosure = Syntax(statements).enclosingBody.what == "closure"
        return try lower(expression, as: result, context: isClosure ? .closureResult : .returned)
      }
      let typed = try lower(expression, expecting: result)
      return typed.type.isVoid ? Typed(node: DiscardNode(typed.node), type: .void) : typed
    }
    if let expression = only, expression.isBranching, !statements.hasReturn {
      if isKnown, let result, !result.isVoid {
        return result.isOpenGeneric
          ? try lower(expression, expecting: result) : try lower(expression, as: result, context: .returned)
      }
      // A closure whose one statement chooses between values gives the one that is chosen.
      if !isKnown, !(result?.isVoid ?? false), expression.isValueChoice,
        let typed = attempt({ () throws(LoweringFailure) in try lower(expression, expecting: result) }),
        !typed.type.isVoid
      {
        return typed
      }
    }
    let node = try block(statements)
    let type = isKnown ? result ?? .void : inferredReturn ?? .void
    if isKnown, let result, !result.isVoid, result != .never, !result.isGeneric, !statements.alwaysLeaves {
      let (what, end) = Syntax(statements).enclosingBody
      if case .expr(let last)? = statements.last?.item, !last.isStatementLike,
        let typed = attempt({ () throws(LoweringFailure) in try lower(last, expecting: result) }), typed.type == result
      {
        throw .refused(
          Diagnostic(
            "missing return in \(what) expected to return '\(result)'",
            advice: ["did you mean to return the last expression?"], at: position(last)))
      }
      throw refuse("missing return in \(what) expected to return '\(result)'", at: end ?? Syntax(syntax))
    }
    _ = place
    return Typed(node: node, type: type)
  }
}

extension ExprSyntax {
  var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

  /// An `if` with an `else`, or a `switch`, whose branches are single expressions.
  var isValueChoice: Bool {
    if let node = self.as(IfExprSyntax.self) {
      guard node.body.statements.isValueBranch else { return false }
      switch node.elseBody {
      case .codeBlock(let block): return block.statements.isValueBranch
      case .ifExpr(let next): return ExprSyntax(next).isValueChoice
      default: return false
      }
    }
    guard let node = self.as(SwitchExprSyntax.self) else { return false }
    return node.cases.allSatisfy { entry in
      guard case .switchCase(let entry) = entry else { return false }
      return entry.statements.isValueBranch
    }
  }

  /// Reads as a statement where it stands alone: assignments and `if`, `switch`.
  var isStatementLike: Bool {
    if let infix = self.as(InfixOperatorExprSyntax.self) { return infix.operator.is(AssignmentExprSyntax.self) }
    return self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  /// The expression that is all there is.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ExpressionStmtSyntax.self)?.expression
    default: return nil
    }
  }

  /// Whether a `return` with a value stands among the statements, not counting inner functions.
  var hasReturn: Bool { ReturnFinder.found(in: self) }

  /// One expression, or something that throws: a branch of an `if` or `switch` that has a value.
  fileprivate var isValueBranch: Bool {
    if let expression = onlyExpression {
      return expression.isBranching ? expression.isValueChoice : !expression.isStatementLike
    }
    guard count == 1, case .stmt(let statement)? = first?.item else { return false }
    return statement.is(ThrowStmtSyntax.self)
  }

  /// Whether control cannot reach the end.
  var alwaysLeaves: Bool {
    for item in self {
      switch item.item {
      case .stmt(let statement): if statement.alwaysLeaves { return true }
      case .expr(let expression): if expression.alwaysLeaves { return true }
      case .decl(let declaration):
        if let config = declaration.as(IfConfigDeclSyntax.self),
          config.activeItems.contains(where: { CodeBlockItemListSyntax([$0]).alwaysLeaves })
        {
          return true
        }
      @unknown default: continue
      }
    }
    return false
  }
}

extension StmtSyntax {
  var alwaysLeaves: Bool {
    switch kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: return true
    case .expressionStmt: return cast(ExpressionStmtSyntax.self).expression.alwaysLeaves
    case .doStmt:
      let node = cast(DoStmtSyntax.self)
      return node.body.statements.alwaysLeaves && node.catchClauses.allSatisfy { $0.body.statements.alwaysLeaves }
    case .whileStmt:
      let node = cast(WhileStmtSyntax.self)
      return node.conditions.trimmedDescription == "true" && !node.body.description.contains("break")
    case .repeatStmt: return cast(RepeatStmtSyntax.self).condition.trimmedDescription == "true"
    default: return false
    }
  }
}

extension ExprSyntax {
  var alwaysLeaves: Bool {
    if let node = self.as(IfExprSyntax.self) {
      guard node.body.statements.alwaysLeaves, let otherwise = node.elseBody else { return false }
      switch otherwise {
      case .codeBlock(let block): return block.statements.alwaysLeaves
      case .ifExpr(let next): return ExprSyntax(next).alwaysLeaves
      @unknown default: return false
      }
    }
    if let node = self.as(SwitchExprSyntax.self) {
      return node.cases.allSatisfy { entry in
        guard case .switchCase(let entry) = entry else { return true }
        return entry.statements.alwaysLeaves
      }
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.alwaysLeaves }
    return false
  }
}

private final class ReturnFinder: SyntaxVisitor {
  var isFound = false
  static func found(in node: some SyntaxProtocol) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
