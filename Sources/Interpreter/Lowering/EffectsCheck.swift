import Diagnostics
import SwiftSyntax

/// What a call does besides giving a value.
struct CallEffects {
  var throwsErrors = false
  var isAsync = false
}

/// Calls that throw or wait without saying so, and errors that nobody handles. What each call does was found as it was
/// lowered; whether it is marked and handled is told by what stands around it.
final class EffectsCheck: SyntaxVisitor {
  private let unit: Unit
  private let root: Syntax
  /// What the code around the root allows.
  private let context: Context
  private var failure: Diagnostic?

  /// A function's promises, or none: the top level may throw and wait.
  struct Context {
    var handlesErrors = true
    var isAsync = true
  }

  /// Throws the first complaint about the statements of a body.
  static func run(_ body: some SyntaxProtocol, _ context: Context, _ unit: Unit) throws(LoweringFailure) {
    let check = EffectsCheck(unit, root: Syntax(body), context)
    check.walk(body)
    if let failure = check.failure { throw .refused(failure) }
  }

  private init(_ unit: Unit, root: Syntax, _ context: Context) {
    self.unit = unit
    self.root = root
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let effects = unit.effects[node.id] { check(ExprSyntax(node), effects) }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    switch handling(of: Syntax(node), isMarked: true).errors {
    case .unhandled:
      complain("error is not handled because the enclosing function is not declared 'throws'", at: node)
    case .partly: complain("error is not handled because the enclosing catch is not exhaustive", at: node)
    default: break
    }
    return .visitChildren
  }

  /// Types inside a function have bodies of their own.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func complain(_ message: String, advice: [String] = [], at node: some SyntaxProtocol) {
    guard failure == nil else { return }
    failure = Diagnostic(message, advice: advice, at: unit.position(of: node))
  }

  private func check(_ call: ExprSyntax, _ effects: CallEffects) {
    let found = handling(of: Syntax(call), isMarked: false)
    if effects.throwsErrors {
      switch found.errors {
      case .unmarked:
        complain(
          found.isHandled
            ? "call can throw but is not marked with 'try'"
            : "call can throw, but it is not marked with 'try' and the error is not handled",
          advice: [
            "did you mean to use 'try'?", "did you mean to handle error as optional value?",
            "did you mean to disable error propagation?",
          ], at: call)
      case .unhandled: complain("errors thrown from here are not handled", at: found.mark ?? Syntax(call))
      case .partly:
        complain(
          "errors thrown from here are not handled because the enclosing catch is not exhaustive",
          at: found.mark ?? Syntax(call))
      case .handled: break
      }
    }
    if effects.isAsync {
      switch found.waiting {
      case .unmarked: complain("expression is 'async' but is not marked with 'await'", at: call)
      case .unhandled:
        complain(
          "'async' call in a function that does not support concurrency",
          advice: ["add 'async' to the function to make it asynchronous, or call it in a Task"],
          at: call)
      default: break
      }
    }
  }

  // MARK: What stands around

  private enum Verdict { case unmarked, handled, unhandled, partly }

  /// What becomes of an error and of waiting; `isHandled` tells of an error whether it would be if it were marked.
  private func handling(of node: Syntax, isMarked: Bool)
    -> (errors: Verdict, waiting: Verdict, mark: Syntax?, isHandled: Bool)
  {
    var mark: Syntax?
    var isTried = isMarked
    var isAwaited = false
    var isPartly = false
    var errors: Verdict?
    var inner = node
    var at = node.id == root.id ? nil : node.parent
    var allowed = context
    while let current = at {
      if let attempt = current.as(TryExprSyntax.self), errors == nil {
        isTried = true
        if attempt.questionOrExclamationMark != nil { errors = .handled }
        if mark == nil { mark = Syntax(attempt.tryKeyword) }
      }
      if current.is(AwaitExprSyntax.self) { isAwaited = true }
      if let variable = current.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "async" })
      {
        return (.handled, .handled, nil, true)
      }
      if let block = current.as(DoStmtSyntax.self), errors == nil, !block.catchClauses.isEmpty,
        inner.id == block.body.id
      {
        if block.catchClauses.contains(where: \.catchesEverything) { errors = .handled } else { isPartly = true }
      }
      if current.is(ClosureExprSyntax.self) {
        // A closure is what its body makes of it.
        return (
          errors ?? (isTried ? .handled : .unmarked), isAwaited ? .handled : .unmarked, mark, errors == .handled
        )
      }
      if let function = current.as(FunctionDeclSyntax.self), current.id != root.id {
        let specifiers = function.signature.effectSpecifiers
        allowed = Context(
          handlesErrors: specifiers?.throwsClause != nil, isAsync: specifiers?.asyncSpecifier != nil)
        break
      }
      if current.id == root.id { break }
      inner = current
      at = current.parent
    }
    let outcome: Verdict = allowed.handlesErrors ? .handled : isPartly ? .partly : .unhandled
    let thrown = errors ?? outcome
    let waiting: Verdict = !allowed.isAsync ? .unhandled : isAwaited ? .handled : .unmarked
    return (isTried ? thrown : .unmarked, waiting, mark, thrown == .handled)
  }
}

extension Syntax {
  /// Whether code here may wait: behind `await`, in an `async` function, in a closure that waits somewhere.
  fileprivate var isInAsyncContext: Bool {
    var at: Syntax? = self
    while let current = at {
      if current.is(AwaitExprSyntax.self) { return true }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.asyncSpecifier != nil
      }
      if let closure = current.as(ClosureExprSyntax.self) {
        return closure.signature?.effectSpecifiers?.asyncSpecifier != nil || closure.statements.waits
      }
      at = current.parent
    }
    return false
  }
}

/// Looks for an `await` that belongs to a body itself.
private final class AwaitFinder: SyntaxVisitor {
  var isFound = false
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeBlockItemListSyntax {
  fileprivate var waits: Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }
}

extension CatchClauseSyntax {
  /// `catch`, `catch let error`: no pattern that could fail and no condition.
  var catchesEverything: Bool {
    if catchItems.isEmpty { return true }
    return catchItems.contains { item in
      guard item.whereClause == nil else { return false }
      guard let pattern = item.pattern else { return true }
      if let binding = pattern.as(ValueBindingPatternSyntax.self) {
        return binding.pattern.is(IdentifierPatternSyntax.self)
      }
      return pattern.is(WildcardPatternSyntax.self)
    }
  }
}

extension Lowering {
  /// Of functions that wait and others of the same arguments those that fit the place: what waits is meant in a
  /// function that is `async` and behind `await`, else what does not.
  func fittingEffects(_ candidates: [Candidate], at syntax: some SyntaxProtocol) -> [Candidate] {
    let waiting = candidates.filter(\.member.signature.isAsync)
    guard !waiting.isEmpty, waiting.count < candidates.count else { return candidates }
    return Syntax(syntax).isInAsyncContext ? waiting : candidates.filter { !$0.member.signature.isAsync }
  }

  /// Remembers what a call that was decided does, for the check of the body around it.
  func noteEffects(of member: Member, at syntax: some SyntaxProtocol) {
    guard unit.isLearners, syntax.is(FunctionCallExprSyntax.self) else { return }
    if let replacement = member.deprecated {
      machine.deprecations.note(
        Diagnostic(
          "'\(member.fullName)' is deprecated since \(replacement)", at: position(syntax.diagnosticLocation),
          severity: .warning, rule: "deprecated"))
    }
    let signature = member.signature
    // `throws(E)` with a parameter throws what its closure throws.
    let isOpen = signature.thrown.map { thrown in signature.generics.contains { $0.name == thrown.name } } ?? false
    let effects = CallEffects(
      throwsErrors: signature.isThrowing && !signature.isRethrowing && !isOpen, isAsync: signature.isAsync)
    unit.effects[Syntax(syntax).id] = effects.throwsErrors || effects.isAsync ? effects : nil
  }
}
