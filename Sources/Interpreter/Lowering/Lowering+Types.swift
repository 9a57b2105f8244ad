import Diagnostics
import SwiftSyntax

/// Written types, free of syntax.
extension Unit {
  func type(_ syntax: TypeSyntax) -> TypeExpression {
    let place = position(of: syntax)
    if let node = syntax.as(IdentifierTypeSyntax.self) {
      return .named(node.name.text.withoutBackticks, arguments(node.genericArgumentClause), place)
    }
    if let node = syntax.as(MemberTypeSyntax.self) {
      if node.name.text == "Type" || node.name.text == "Protocol" { return .metatype(type(node.baseType)) }
      return .member(type(node.baseType), node.name.text, arguments(node.genericArgumentClause), place)
    }
    if let node = syntax.as(OptionalTypeSyntax.self) { return .optional(type(node.wrappedType)) }
    if let node = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return .optional(type(node.wrappedType)) }
    if let node = syntax.as(ArrayTypeSyntax.self) { return .array(type(node.element)) }
    if let node = syntax.as(DictionaryTypeSyntax.self) { return .dictionary(type(node.key), type(node.value)) }
    if let node = syntax.as(TupleTypeSyntax.self) {
      return .tuple(node.elements.map { ($0.firstName?.text == "_" ? nil : $0.firstName?.text, type($0.type)) })
    }
    if let node = syntax.as(FunctionTypeSyntax.self) {
      let parameters = node.parameters.map { element in
        TypeExpression.Parameter(
          type: type(element.type), isInout: element.type.isInout, isVariadic: element.ellipsis != nil)
      }
      return .function(
        parameters: parameters, result: type(node.returnClause.type),
        isThrowing: node.effectSpecifiers?.throwsClause != nil, isAsync: node.effectSpecifiers?.asyncSpecifier != nil)
    }
    if let node = syntax.as(SomeOrAnyTypeSyntax.self) {
      return .constrained(type(node.constraint), isOpaque: node.someOrAnySpecifier.text == "some")
    }
    if let node = syntax.as(CompositionTypeSyntax.self) { return .composition(node.elements.map { type($0.type) }) }
    if let node = syntax.as(MetatypeTypeSyntax.self) { return .metatype(type(node.baseType)) }
    if let node = syntax.as(AttributedTypeSyntax.self) { return type(node.baseType) }
    if let node = syntax.as(SuppressedTypeSyntax.self) { return .named("Any", [], position(of: node)) }
    if let node = syntax.as(PackExpansionTypeSyntax.self) { return type(node.repetitionPattern) }
    if let node = syntax.as(PackElementTypeSyntax.self) { return type(node.pack) }
    return .resolved(.unknown)
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeExpression] {
    guard let clause else { return [] }
    return clause.arguments.compactMap { argument in
      argument.argument.as(TypeSyntax.self).map { type($0) }
    }
  }
}

extension TypeSyntax {
  var isInout: Bool { hasSpecifier("inout") }
  var isConsumed: Bool { hasSpecifier("consuming") }

  private func hasSpecifier(_ name: String) -> Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == name } ?? false
  }

  /// Attributes of the type itself: `escaping`, `autoclosure`.
  func hasAttribute(_ name: String) -> Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    } ?? false
  }
}

extension String {
  var withoutBackticks: String { hasPrefix("`") && hasSuffix("`") && count > 1 ? String(dropFirst().dropLast()) : self }
}

extension Lowering {
  func resolve(_ syntax: TypeSyntax) throws(LoweringFailure) -> SwiftType {
    try typeScope.lowered(unit.type(syntax))
  }
}
