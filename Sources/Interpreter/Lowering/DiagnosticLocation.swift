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
    if let node = self.as(AsExprSyntax.self) { return Syntax(node.asKeyword) }
    if let node = self.as(IsExprSyntax.self) { return Syntax(node.isKeyword) }
    if let node = self.as(TernaryExprSyntax.self) { return Syntax(node.questionMark) }
    return Syntax(self)
  }
}

extension SyntaxProtocol {
  /// Where the compiler points when it has something against what a member is asked of.
  var baseLocation: Syntax {
    let access =
      self.as(MemberAccessExprSyntax.self) ?? parent?.as(MemberAccessExprSyntax.self)
      ?? self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return access?.base?.diagnosticLocation ?? Syntax(self)
  }
}

extension Syntax {
  /// What statements are the body of, in the compiler's words, and the brace that ends it.
  var enclosingBody: (what: String, end: Syntax?) {
    var at = parent
    while let current = at {
      if let closure = current.as(ClosureExprSyntax.self) { return ("closure", Syntax(closure.rightBrace)) }
      if let function = current.as(FunctionDeclSyntax.self) {
        let isStatic = function.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        let isMember = function.parent?.is(MemberBlockItemSyntax.self) ?? false
        let isGlobal = function.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
        let what =
          isMember ? isStatic ? "static method" : "instance method" : isGlobal ? "global function" : "local function"
        return (what, function.body.map { Syntax($0.rightBrace) })
      }
      if let accessor = current.as(AccessorDeclSyntax.self) {
        return ("getter", accessor.body.map { Syntax($0.rightBrace) })
      }
      if let block = current.as(AccessorBlockSyntax.self) { return ("getter", Syntax(block.rightBrace)) }
      at = current.parent
    }
    return ("function", nil)
  }
}
