import Diagnostics
import SwiftSyntax

/// What a declaration may not say wherever it stands, as far as its text alone tells: no type is looked at.
final class DeclarationRules: SyntaxVisitor {
  private let unit: Unit
  private var failure: Diagnostic?

  /// Throws the first complaint about a text.
  static func run(_ tree: some SyntaxProtocol, _ unit: Unit) throws(LoweringFailure) {
    let rules = DeclarationRules(unit)
    rules.walk(tree)
    if let failure = rules.failure { throw .refused(failure) }
  }

  private init(_ unit: Unit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  private func complain(_ message: String, advice: [String] = [], at node: some SyntaxProtocol) {
    if failure == nil { failure = Diagnostic(message, advice: advice, at: unit.position(of: node)) }
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    checkWrapper(node.attributes, node.name, node.memberBlock)
    checkDeinitializer(node.memberBlock, "struct '\(node.name.text)'")
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    checkDeinitializer(node.memberBlock, "enum '\(node.name.text)'")
    refuseStorage(node.memberBlock, "enums must not contain stored properties")
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseStorage(node.memberBlock, "extensions must not contain stored properties")
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      if let body = item.decl.as(FunctionDeclSyntax.self)?.body {
        complain(
          "protocol methods must not have bodies", advice: ["an extension of '\(node.name.text)' can give a default"],
          at: body)
      }
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil {
        complain("property in protocol must have explicit { get } or { get set } specifier", at: binding)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    checkWrapper(node.attributes, node.name, node.memberBlock)
    return .visitChildren
  }

  private func checkWrapper(_ attributes: AttributeListSyntax, _ name: TokenSyntax, _ block: MemberBlockSyntax) {
    guard attributes.names.contains("propertyWrapper") else { return }
    let hasValue = block.members.contains { item in
      guard let node = item.decl.as(VariableDeclSyntax.self), !node.modifiers.isOfType else {
        return item.decl.is(IfConfigDeclSyntax.self)
      }
      return node.bindings.contains { $0.pattern.trimmedDescription == "wrappedValue" }
    }
    guard !hasValue else { return }
    complain(
      "property wrapper type '\(name.text)' does not contain a non-static property named 'wrappedValue'", at: name)
  }

  private func checkDeinitializer(_ block: MemberBlockSyntax, _ what: String) {
    for item in block.members {
      guard let node = item.decl.as(DeinitializerDeclSyntax.self) else { continue }
      complain(
        "deinitializer cannot be declared in \(what) that conforms to 'Copyable'",
        advice: ["only a class has a 'deinit'"], at: node.deinitKeyword)
    }
  }

  private func refuseStorage(_ block: MemberBlockSyntax, _ message: String) {
    for item in block.members {
      guard let node = item.decl.as(VariableDeclSyntax.self), !node.modifiers.isOfType,
        !node.attributes.names.contains("Entry")
      else { continue }
      for binding in node.bindings where !(binding.accessorBlock?.isComputed ?? false) {
        complain(message, at: binding)
      }
    }
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let lazy = node.modifiers.first { $0.name.text == "lazy" }
    if let lazy, node.bindingSpecifier.text == "let" { complain("'lazy' cannot be used on a let", at: lazy) }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
    let isWrapped = node.attributes.names.contains { $0.first?.isUppercase ?? false }
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      if let lazy { complain("lazy properties must have an initializer", at: lazy) }
      guard let type = binding.typeAnnotation?.type else { continue }
      let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if isMember, node.modifiers.has("static"), !isWrapped, !isInProtocol(node),
        !isOptional || node.bindingSpecifier.text == "let"
      {
        complain(
          "'static \(node.bindingSpecifier.text)' declaration requires an initializer expression or an explicitly "
            + "stated getter", advice: ["add an initializer to silence this error"], at: binding)
      }
      if type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" {
        complain(
          "property declares an opaque return type, but has no initializer expression from which to infer an "
            + "underlying type", at: binding)
      }
    }
    checkOverride(node.modifiers, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    let names = Set(node.parameters.map(\.name.text))
    for parameter in node.parameters {
      guard let type = parameter.inheritedType, names.contains(type.trimmedDescription) else { continue }
      complain(
        "type '\(parameter.name.text)' constrained to non-protocol, non-class type '\(type.trimmedDescription)'",
        at: type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkOverride(node.modifiers, Syntax(node))
    if let mutating = node.modifiers.first(where: { $0.name.text == "mutating" }) {
      switch typeAround(Syntax(node))?.kind {
      case .classDecl, .actorDecl: complain("'mutating' is not valid on instance methods in classes", at: mutating)
      default: break
      }
    }
    checkParameters(node.signature.parameterClause)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    checkParameters(node.signature.parameterClause)
    if node.optionalMark == nil, let body = node.body { checkResult(Syntax(body)) }
    return .visitChildren
  }

  /// What fails gives nil; nothing else may.
  private func checkResult(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if child.is(ClosureExprSyntax.self) || child.is(FunctionDeclSyntax.self) || child.is(MemberBlockSyntax.self) {
        continue
      }
      if let leave = child.as(ReturnStmtSyntax.self), leave.expression?.is(NilLiteralExprSyntax.self) ?? false {
        complain(
          "only a failable initializer can return 'nil'", advice: ["write 'init?' to make the initializer failable"],
          at: leave)
      }
      checkResult(child)
    }
  }

  private func checkParameters(_ clause: FunctionParameterClauseSyntax) {
    var seen: Set<String> = []
    for parameter in clause.parameters {
      let name = parameter.secondName ?? parameter.firstName
      if name.text != "_", !seen.insert(name.text).inserted {
        complain("invalid redeclaration of '\(name.text)'", at: name)
      }
    }
  }

  private func checkOverride(_ modifiers: DeclModifierListSyntax, _ node: Syntax) {
    guard let override = modifiers.first(where: { $0.name.text == "override" }) else { return }
    switch typeAround(node)?.kind {
    case .structDecl, .enumDecl, .protocolDecl:
      complain("'override' can only be specified on class members", at: override)
    default: break
    }
  }

  /// The type that a member is declared in.
  private func typeAround(_ node: Syntax) -> Syntax? {
    guard node.parent?.is(MemberBlockItemSyntax.self) ?? false else { return nil }
    return node.parent?.parent?.parent?.parent
  }

  private func isInProtocol(_ node: VariableDeclSyntax) -> Bool { typeAround(Syntax(node))?.kind == .protocolDecl }

  // MARK: Statements

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    var hasDefault = false
    for element in node.cases {
      guard case .switchCase(let entry) = element else { continue }
      if hasDefault {
        complain(
          "additional 'case' blocks cannot appear after the 'default' block of a 'switch'", at: entry.label)
      }
      if case .default = entry.label { hasDefault = true }
      if entry.statements.isEmpty {
        complain(
          "'\(hasDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement",
          advice: ["write 'break' where there is nothing to do"], at: entry.label)
      }
    }
    if case .switchCase(let last)? = node.cases.last, let leave = last.statements.last?.item.as(StmtSyntax.self),
      leave.is(FallThroughStmtSyntax.self)
    {
      complain("'fallthrough' without a following 'case' or 'default' block", at: leave)
    }
    return .visitChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    checkDeferred(Syntax(node.body))
    return .visitChildren
  }

  private func checkDeferred(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if child.is(ClosureExprSyntax.self) || child.is(FunctionDeclSyntax.self) { continue }
      if child.is(ReturnStmtSyntax.self) {
        complain("'return' cannot transfer control out of a defer statement", at: child)
      }
      checkDeferred(child)
    }
  }
}

extension DeclModifierListSyntax {
  /// Says that a member belongs to the type.
  var isOfType: Bool { has("static") || has("class") }
}
