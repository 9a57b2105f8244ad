import Diagnostics
import SwiftSyntax

/// Two declarations of one name in one text, where neither could be meant.
struct RedeclarationCheck {
  private let unit: Unit

  init(_ unit: Unit) { self.unit = unit }

  func run(_ declarations: [DeclSyntax]) throws(LoweringFailure) {
    var seen: Set<String> = []
    for declaration in declarations {
      for (key, shown, place) in names(of: declaration) where !seen.insert(key).inserted {
        throw .refused(Diagnostic("invalid redeclaration of '\(shown)'", at: unit.position(of: place)))
      }
      if let group = declaration.asProtocol(DeclGroupSyntax.self), !declaration.is(ExtensionDeclSyntax.self) {
        try run(group.memberBlock.members.map(\.decl))
      }
    }
  }

  /// What a declaration declares: a key that tells overloads apart, the name as the compiler shows it, the place.
  private func names(of declaration: DeclSyntax) -> [(key: String, shown: String, place: Syntax)] {
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let parameters = node.signature.parameterClause.parameters
      let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
      let types = parameters.map {
        "\($0.firstName.text):\($0.type.trimmedDescription)\($0.ellipsis?.text ?? "")"
      }.joined(separator: ",")
      let fixity = node.modifiers.map(\.name.text).filter { $0.hasSuffix("fix") }.joined()
      let effects = node.signature.effectSpecifiers?.asyncSpecifier?.text ?? ""
      let result = node.signature.returnClause?.type.trimmedDescription ?? ""
      let key =
        "\(fixity)\(isStatic) \(node.name.text)(\(types)) \(effects) \(result) \(node.genericParameterClause?.trimmedDescription ?? "") \(node.genericWhereClause?.trimmedDescription ?? "")"
      let labels = parameters.map(\.firstName.text)
      let shown =
        labels.isEmpty || labels.contains { $0 != "_" }
        ? "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))" : node.name.text
      return [(key, shown, Syntax(node.name))]
    }
    if let node = declaration.as(VariableDeclSyntax.self) {
      let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
      return node.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        return ("\(isStatic) \(name.text)", name.text, Syntax(name))
      }
    }
    if let node = declaration.as(EnumCaseDeclSyntax.self) {
      return node.elements.map { element in
        let labels = element.parameterClause?.parameters.map { ($0.firstName?.text ?? "_") + ":" }.joined() ?? ""
        return ("true \(element.name.text)(\(labels))", element.name.text, Syntax(element.name))
      }
    }
    if declaration.is(ExtensionDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self) { return [] }
    if let node = declaration.asProtocol(NamedDeclSyntax.self), declaration.asProtocol(DeclGroupSyntax.self) != nil {
      return [("type \(node.name.text)", node.name.text, Syntax(node.name))]
    }
    return []
  }
}
