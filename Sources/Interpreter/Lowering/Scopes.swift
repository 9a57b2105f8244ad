import SwiftSyntax

extension Syntax {
  /// The variable of that name that a block around declares further down.
  func laterVariable(_ name: String) -> Syntax? {
    var inner = self
    var at = parent
    while let current = at {
      if current.is(MemberBlockSyntax.self) || current.is(SourceFileSyntax.self) { return nil }
      if let list = current.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) != true {
        for item in list where item.position >= inner.position {
          guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else {
            continue
          }
          for binding in variable.bindings {
            if let found = binding.pattern.as(IdentifierPatternSyntax.self), found.identifier.text == name {
              return Syntax(found)
            }
          }
        }
      }
      inner = current
      at = current.parent
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// What the items of a text declare.
  var declaredNames: [String] {
    flatMap { item -> [String] in
      guard case .decl(let declaration) = item.item else { return [] }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
      }
      return declaration.asProtocol(NamedDeclSyntax.self).map { [$0.name.text] } ?? []
    }
  }
}
