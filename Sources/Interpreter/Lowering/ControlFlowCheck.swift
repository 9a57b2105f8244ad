import Diagnostics
import SwiftSyntax

/// `break` and `continue` where there is nothing to leave or to go on with.
final class ControlFlowCheck: SyntaxVisitor {
  private let unit: Unit
  private var failure: Diagnostic?

  /// Throws the first complaint about a body.
  static func run(_ body: some SyntaxProtocol, _ unit: Unit) throws(LoweringFailure) {
    let check = ControlFlowCheck(unit)
    check.walk(body)
    if let failure = check.failure { throw .refused(failure) }
  }

  private init(_ unit: Unit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.label == nil else { return .skipChildren }
    let around = around(Syntax(node))
    if around.isInLoop || around.isInSwitch { return .skipChildren }
    complain(
      around.isInBranch
        ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
        : "'break' is only allowed inside a loop, if, do, or switch", at: node)
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label == nil, !around(Syntax(node)).isInLoop {
      complain("'continue' is only allowed inside a loop", at: node)
    }
    return .skipChildren
  }

  private func complain(_ message: String, at node: some SyntaxProtocol) {
    if failure == nil { failure = Diagnostic(message, at: unit.position(of: node)) }
  }

  private func around(_ node: Syntax) -> (isInLoop: Bool, isInSwitch: Bool, isInBranch: Bool) {
    var isInSwitch = false
    var isInBranch = false
    var at = node.parent
    while let current = at {
      if current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) || current.is(RepeatStmtSyntax.self) {
        return (true, isInSwitch, isInBranch)
      }
      if current.is(SwitchExprSyntax.self) { isInSwitch = true }
      if current.is(IfExprSyntax.self) || current.is(DoStmtSyntax.self) { isInBranch = true }
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self)
        || current.is(AccessorDeclSyntax.self)
        || current.is(InitializerDeclSyntax.self)
      {
        break
      }
      at = current.parent
    }
    return (false, isInSwitch, isInBranch)
  }
}
