import Diagnostics
import SwiftSyntax

extension Lowering {
  func macro(_ syntax: MacroExpansionExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax)
    switch syntax.macroName.text {
    case "selector":
      guard let argument = syntax.arguments.first?.expression else { break }
      return try selector(argument, at: place)
    case "keyPath":
      let path = syntax.arguments.first?.expression.trimmedDescription ?? ""
      let parts = path.split(separator: ".").drop { $0.first?.isUppercase ?? false }
      return Typed(node: ConstantNode(.string(parts.joined(separator: ".")), at: place), type: program.string)
    default: if let value = callSite(syntax.macroName.text, at: place) { return value }
    }
    throw refuse("no macro named '\(syntax.macroName.text)'", at: syntax)
  }

  /// What `#line`, `#function` and the like say at a place.
  func callSite(_ name: String, at place: SourcePosition) -> Typed? {
    switch name {
    case "function": Typed(node: ConstantNode(.string(functionName), at: place), type: program.string)
    case "file", "fileID", "filePath":
      Typed(
        node: ConstantNode(.string(name == "fileID" ? "main/main.swift" : "main.swift"), at: place),
        type: program.string)
    case "line": Typed(node: ConstantNode(.int(place.line), at: place), type: program.int)
    case "column": Typed(node: ConstantNode(.int(place.column), at: place), type: program.int)
    default: nil
    }
  }

  /// `#selector(Type.method(_:))`: the method's name as Objective-C sees it, with the method's own name for the trace.
  func selector(_ argument: ExprSyntax, at place: SourcePosition) throws(LoweringFailure) -> Typed {
    var name = ""
    var labels: [String]?
    var base: ExprSyntax?
    var expression = argument
    if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      expression = tuple.elements.first!.expression
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      base = access.base
      name = access.declName.baseName.text
      labels = access.declName.argumentNames.map { $0.arguments.map { $0.name.text } }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      labels = reference.argumentNames.map { $0.arguments.map { $0.name.text } }
    }
    var nominal = owner
    if let base, base.trimmedDescription != "self" {
      let typed = try lower(base)
      switch typed.type {
      case .metatype(let type): nominal = type.nominal
      case let type: nominal = program.memberNominal(of: type)
      }
    }
    let candidates = (nominal?.members(named: name) ?? []).filter { candidate in
      guard let labels else { return true }
      return candidate.signature.parameters.map { $0.label ?? "_" } == labels
    }
    guard let member = candidates.first(where: { $0.kind == .method }) ?? candidates.first else {
      let near = nominal?.memberNames(isStatic: false) ?? []
      throw LoweringFailure.open(
        Diagnostic(
          base == nil
            ? "cannot find '\(name)' in scope"
            : "\(base?.isTypeName ?? false ? "type" : "value of type") '\(nominal?.name ?? "?")' has no member '\(name)'",
          advice: NearNames.advice(name, in: near).map { [$0] } ?? [],
          at: place))
    }
    let needsObjC =
      member.owner.isLearners && !member.attributes.contains("objc") && !member.owner.attributes.contains("objcMembers")
    if needsObjC, !member.isOverride {
      throw LoweringFailure.refused(
        Diagnostic(
          "argument of '#selector' refers to instance method '\(member.fullName)' that is not exposed to Objective-C",
          advice: ["add '@objc' to expose this instance method to Objective-C"], at: place))
    }
    let type = program.known("Selector")
    return Typed(
      node: ConstantNode(.structure(StructValue(type, [.string(member.fullName)])), at: place), type: .nominal(type, [])
    )
  }

  var functionName: String {
    var lowering: Lowering? = self
    while let current = lowering {
      if !current.declaredName.isEmpty { return current.declaredName }
      lowering = current.parent
    }
    return "main"
  }
}
