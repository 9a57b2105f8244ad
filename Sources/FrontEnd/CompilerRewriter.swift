import SwiftSyntax

/// Walks an entry and collects what has to be written differently for the compiler of this system.
final class CompilerRewriter: SyntaxVisitor {
  /// What stands in a range instead, filled up with blanks; an empty text blanks it.
  private(set) var edits: [(Range<Int>, String)] = []
  private(set) var declarations: [CompilerText.Declaration] = []
  private(set) var extras: [String] = []
  private(set) var expressionLines: Set<Int> = []
  private(set) var declaresCode = false
  private(set) var typeNames: Set<String> = []
  /// Wrapped variables at the top level; their projections are names of their own for the compiler.
  private(set) var wrapped: Set<String>
  private let converter: SourceLocationConverter

  /// Attributes that only Objective-C's runtime gives a meaning to.
  private static let objectiveC: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "NSManaged", "Previewable",
  ]
  /// Attributes of a variable that wrap nothing.
  private static let plain: Set<String> = objectiveC.union(["MainActor", "available", "nonisolated", "preconcurrency"])

  init(_ tree: SourceFileSyntax, wrapped: Set<String>) {
    self.wrapped = wrapped
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    for item in tree.statements { note(item) }
  }

  // MARK: The top level

  private func note(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): note(declaration)
    case .expr: expressionLines.insert(converter.location(for: item.positionAfterSkippingLeadingTrivia).line)
    default: break
    }
  }

  private func note(_ declaration: DeclSyntax) {
    let range = range(of: declaration)
    func declare(_ name: String) { declarations.append(CompilerText.Declaration(key: name, range: range)) }
    if let node = declaration.as(VariableDeclSyntax.self) {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        declare(name)
      }
      if node.bindings.contains(where: { $0.accessorBlock != nil }) { declaresCode = true }
      wrap(node)
      return
    }
    if declaration.is(ImportDeclSyntax.self) { return }
    declaresCode = true
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let parameters = node.signature.parameterClause.parameters
      declare(
        node.name.text + "("
          + parameters.map { "\($0.firstName.text):\($0.type.trimmedDescription)" }.joined(separator: ",") + ")")
    } else if let named = declaration.asProtocol(NamedDeclSyntax.self) {
      declare(named.name.text)
    }
  }

  /// `@State var query = ""` at the prompt: a plain variable, and its projection under the name `_query`.
  private func wrap(_ node: VariableDeclSyntax) {
    guard
      let attribute = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: { isWrapper($0) }),
      node.bindings.count == 1,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    edits.append((range(of: attribute), ""))
    wrapped.insert(name)
    let arguments = attribute.arguments.map { ", " + $0.trimmedDescription } ?? ""
    extras.append(
      "@MainActor let _\(name) = \(attribute.attributeName.trimmedDescription)(wrappedValue: \(name)\(arguments))"
        + ".projectedValue")
  }

  private func isWrapper(_ attribute: AttributeSyntax) -> Bool {
    let name = attribute.attributeName.trimmedDescription
    return name.first?.isUppercase == true && !Self.plain.contains(name)
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  // MARK: Everywhere

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true { typeNames.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.objectiveC.contains(node.attributeName.trimmedDescription) { edits.append((range(of: node), "")) }
    return .visitChildren
  }

  /// What NSObject has by an extension here cannot be overridden for the compiler of this system.
  private static let extensionMethods: Set<String> = [
    "observeValue", "awakeFromNib", "setValue", "value", "responds", "copy", "mutableCopy",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.extensionMethods.contains(node.name.text) {
      for modifier in node.modifiers where modifier.name.text == "override" { edits.append((range(of: modifier), "")) }
    }
    return .visitChildren
  }

  /// A requirement may be optional only in Objective-C; without the word it is asked of everybody.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional" { edits.append((range(of: node), "")) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": edits.append((range(of: node), "Selector(\"\")"))
    case "keyPath": edits.append((range(of: node), "String(\"\")"))
    case "Preview": preview(node.pound.positionAfterSkippingLeadingTrivia)
    default: return .visitChildren
    }
    return node.macroName.text == "Preview" ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { preview(node.pound.positionAfterSkippingLeadingTrivia) }
    return .visitChildren
  }

  /// `#Preview` is a function of the session's module under a name of the same length.
  private func preview(_ position: AbsolutePosition) {
    edits.append((position.utf8Offset..<(position.utf8Offset + 1), "_"))
  }

  /// The learner's system is iOS, the compiler's is not.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "os", isInCondition(node) else { return .visitChildren }
    edits.append((range(of: node), node.arguments.trimmedDescription == "iOS" ? "true" : "false"))
    return .skipChildren
  }

  private func isInCondition(_ node: some SyntaxProtocol) -> Bool {
    var above = node.parent
    while let parent = above {
      if parent.is(IfConfigClauseSyntax.self) { return true }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
      above = parent.parent
    }
    return false
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if text.first == "$", wrapped.contains(String(text.dropFirst())), !isMember(String(text.dropFirst()), around: node)
    {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append((start..<(start + 1), "_"))
    }
    return .visitChildren
  }

  /// Whether a type around a place has a member of this name, which then is meant.
  private func isMember(_ name: String, around node: some SyntaxProtocol) -> Bool {
    var above = node.parent
    while let parent = above {
      if let members = parent.as(MemberBlockSyntax.self), members.declares(name) { return true }
      above = parent.parent
    }
    return false
  }

  /// `@Entry var tint = Color.red`: a macro that this system's compiler cannot expand, written as what it means.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Entry" }),
      let binding = node.bindings.first, let value = binding.initializer?.value,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let owner = node.enclosingExtension
    else { return .visitChildren }
    guard let type = binding.typeAnnotation?.type.trimmedDescription ?? value.evidentType else { return .visitChildren }
    edits.append((range(of: node), ""))
    extras.append("extension \(owner) { var \(name): \(type) { get { fatalError() } set {} } }")
    return .skipChildren
  }
}

extension MemberBlockSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// The type that the extension around this extends.
  fileprivate var enclosingExtension: String? {
    var above = parent
    while let node = above {
      if let found = node.as(ExtensionDeclSyntax.self) { return found.extendedType.trimmedDescription }
      above = node.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The type of an expression that says it: a literal, `Type(…)`, `Type.member`.
  fileprivate var evidentType: String? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if let node = self.as(PrefixOperatorExprSyntax.self) { return node.expression.evidentType }
    if let node = self.as(ArrayExprSyntax.self) { return node.elements.first?.expression.evidentType.map { "[\($0)]" } }
    let base = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self.as(MemberAccessExprSyntax.self)?.base
    guard let text = base?.trimmedDescription, text.first?.isUppercase == true else { return nil }
    return text
  }
}
