import SwiftSyntax

/// Where the compiler points when it has something against an expression: the name of a member, the operator, what is
/// called; not where the expression begins.
extension SyntaxProtocol {
  var diagnosticLocation: Syntax {
    if let node = self.as(MemberAccessExprSyntax.self) { return Syntax(node.declName) }
    if let node = self.as(FunctionCallExprSyntax.self) { return node.calledExpression.diagnosticLocation }
    if let node = self.as(SubscriptCallExprSyntax.self) { return Syntax(node.leftSquare) }
    if let node = self.as(InfixOperatorExprSyntax.self) {
      return node.operator.is(ArrowExprSyntax.self) ? Syntax(self) : Syntax(node.operator)
    }
    if let node = self.as(OptionalChainingExprSyntax.self) { return Syntax(node.questionMark) }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return Syntax(node.exclamationMark) }
    if let node = self.as(TryExprSyntax.self) { return node.expression.diagnosticLocation }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.diagnosticLocation }
    if let node = self.as(TernaryExprSyntax.self) { return Syntax(node.questionMark) }
    return Syntax(self)
  }
}
