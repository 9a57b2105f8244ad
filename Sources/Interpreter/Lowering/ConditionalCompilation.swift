import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The branch that iOS with a debug build takes.
  var activeClause: IfConfigClauseSyntax? {
    clauses.first { clause in clause.condition.map(Self.holds) ?? true }
  }

  /// The statements of the branch that is taken.
  var activeItems: [CodeBlockItemSyntax] {
    guard case .statements(let list)? = activeClause?.elements else { return [] }
    return Array(list)
  }

  /// The declarations of the branch that is taken, among the members of a type.
  var activeMembers: [DeclSyntax] {
    guard case .decls(let list)? = activeClause?.elements else { return [] }
    return list.map(\.decl)
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) { return !holds(negation.expression) }
    if let pair = condition.as(InfixOperatorExprSyntax.self) {
      let isOr = pair.operator.trimmedDescription == "||"
      return isOr
        ? holds(pair.leftOperand) || holds(pair.rightOperand) : holds(pair.leftOperand) && holds(pair.rightOperand)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return true
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return argument.hasPrefix(">=")
    default: return false
    }
  }

  /// Conditions that were not folded: `&&` binds more tightly than `||`.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var groups: [[Bool]] = [[]]
    for element in sequence.elements {
      guard element.is(BinaryOperatorExprSyntax.self) else {
        groups[groups.count - 1].append(holds(element))
        continue
      }
      if element.trimmedDescription == "||" { groups.append([]) }
    }
    return groups.contains { !$0.isEmpty && $0.allSatisfy { $0 } }
  }
}
