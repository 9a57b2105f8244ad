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

extension Lowering {
  /// A property's first value is made before there is an instance whose members it could use.
  func checkInitialValue(_ name: String, _ members: [Member], at syntax: some SyntaxProtocol) throws(LoweringFailure) {
    guard unit.isLearners, !isTopLevel, !hasSelf, owner != nil,
      members.contains(where: { !$0.isStatic && $0.kind != .initializer && $0.kind != .enumCase })
    else { return }
    throw refuse(
      "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is "
        + "available", advice: ["make it 'lazy', or set it in 'init'"], at: syntax)
  }

  /// A value that says nothing of its type needs a place that does.
  func requireContext(_ initializer: ExprSyntax) throws(LoweringFailure) {
    if let name = initializer.implicitName {
      throw refuse(
        "reference to member '\(name)' cannot be resolved without a contextual type",
        advice: ["write the type: 'Type.\(name)'"], at: initializer)
    }
    if initializer.is(NilLiteralExprSyntax.self) { throw refuse("'nil' requires a contextual type", at: initializer) }
    let isEmptyArray = initializer.as(ArrayExprSyntax.self).map { $0.elements.isEmpty } ?? false
    var isEmptyDictionary = false
    if let dictionary = initializer.as(DictionaryExprSyntax.self), case .colon = dictionary.content {
      isEmptyDictionary = true
    }
    if isEmptyArray || isEmptyDictionary {
      throw refuse("empty collection literal requires an explicit type", at: initializer)
    }
  }
}
