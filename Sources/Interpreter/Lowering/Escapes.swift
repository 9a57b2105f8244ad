import SwiftSyntax

/// What is done with a closure that is written.
struct ClosureUse {
  /// The function that the parameter takes, nil where it is not known.
  var function: FunctionType?
  var isOptional = false
  /// It may be kept and run later.
  var isEscaping: Bool { isOptional || (function?.isEscaping ?? true) }
}

extension LocalVariable {
  /// What a parameter may be used for.
  func note(_ parameter: Parameter, _ type: SwiftType) {
    isInout = parameter.isInout
    if case .function(let function) = type { isNonescaping = !function.isEscaping && !function.isAutoclosure }
  }
}

extension Lowering {
  /// What a closure is for: told by the call whose argument it is, else by where it stands. Nil where nobody knows.
  func takeUse(of closure: ClosureExprSyntax, expecting expected: FunctionType?) -> ClosureUse? {
    defer { closureUse = nil }
    guard unit.isLearners else { return nil }
    if let closureUse { return closureUse }
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      // `{ … }()` runs at once; a trailing closure is an argument.
      return call.calledExpression.id == ExprSyntax(closure).id ? ClosureUse(function: FunctionType([], .unknown)) : nil
    }
    if parent.is(LabeledExprSyntax.self) || parent.is(MultipleTrailingClosureElementSyntax.self) { return nil }
    return ClosureUse(function: expected, isOptional: true)
  }

  /// Refuses a member of a class that is named without `self.` in a closure that may outlive the call: whoever reads it
  /// has to see what is kept alive (SE-0269, SE-0365).
  func requireExplicitSelf(_ name: String, isCall: Bool, at syntax: some SyntaxProtocol) throws(LoweringFailure) {
    guard unit.isLearners, owner?.isClass ?? false else { return }
    var at: Lowering? = self
    while let current = at, current.selfKind == .none {
      if current.local("self") != nil { return }
      if let listed = current.listedSelf, listed != .weak { return }
      if current.needsExplicitSelf || current.listedSelf != nil {
        throw refuse(
          (isCall ? "call to method" : "reference to property")
            + " '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit",
          advice: ["write 'self.\(name)', or '[self] in' where the closure begins"], at: syntax)
      }
      at = current.parent
    }
  }

  /// What a closure that may outlive the call must not keep: `inout` parameters, functions that are only lent, the
  /// `self` of a struct that is being changed.
  func checkCaptures(of closure: Lowering, at syntax: ClosureExprSyntax) throws(LoweringFailure) {
    for name in closure.capturedVariables {
      guard let variable = enclosing(name) else {
        if name == "self", currentSelfKind == .mutating {
          throw refuse("escaping closure captures mutating 'self' parameter", at: syntax)
        }
        continue
      }
      if variable.isInout { throw refuse("escaping closure captures 'inout' parameter '\(name)'", at: syntax) }
      if variable.isNonescaping {
        throw refuse(
          "escaping closure captures non-escaping parameter '\(name)'",
          advice: ["write '@escaping' before the parameter's type"], at: syntax)
      }
    }
  }

  /// The variable of this function or of one around it.
  private func enclosing(_ name: String) -> LocalVariable? { local(name) ?? parent?.enclosing(name) }

  /// A function that was only lent, where it would be kept.
  func checkLent(
    _ expression: ExprSyntax, at place: (some SyntaxProtocol)? = ExprSyntax?.none, _ words: (String) -> String
  )
    throws(LoweringFailure)
  {
    guard unit.isLearners, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      enclosing(name)?.isNonescaping ?? false
    else { return }
    throw refuse(
      words(name), advice: ["write '@escaping' before the type of parameter '\(name)'"],
      at: place.map { Syntax($0) } ?? Syntax(expression))
  }

  /// A closure that throws or waits where the function that is wanted does not.
  func checkEffects(of closure: ClosureExprSyntax, _ type: FunctionType, isAsync: Bool, for use: ClosureUse)
    throws(LoweringFailure)
  {
    guard let wanted = use.function else { return }
    let throwing = UnhandledErrors.found(in: closure.statements)
    var given = type
    given.isThrowing = throwing
    given.isAsync = isAsync
    // A single expression is what it is; statements give what is wanted.
    let own =
      closure.statements.onlyExpression == nil ? SwiftType.function(given).declared : "\(SwiftType.function(given))"
    if throwing, !wanted.isThrowing {
      throw refuse(
        "invalid conversion from throwing function of type '\(own)' to non-throwing function type "
          + "'\(SwiftType.function(wanted).declared)'",
        advice: ["handle the error inside: 'do { try … } catch { … }', or 'try?'"], at: closure)
    }
    guard isAsync, !wanted.isAsync else { return }
    let advice = ["what waits belongs in a task: 'Task { await … }'"]
    if use.isOptional {
      throw refuse(
        "invalid conversion from 'async' function of type '\(own)' to synchronous function type "
          + "'\(SwiftType.function(wanted).declared)'", advice: advice, at: closure)
    }
    throw refuse(
      "cannot pass function of type '\(own)' to parameter expecting synchronous function type", advice: advice,
      at: closure)
  }
}

/// Looks for an error that leaves a body: a `try` or `throw` with no `catch` around it.
private final class UnhandledErrors: SyntaxVisitor {
  private var isFound = false

  static func found(in body: CodeBlockItemListSyntax) -> Bool {
    let finder = UnhandledErrors(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.isFound
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .skipChildren }
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.catchClauses.contains(where: \.catchesEverything) else { return .visitChildren }
    for clause in node.catchClauses { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
