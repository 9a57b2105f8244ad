import SwiftSyntax

extension Lowering {
  /// `repeat pattern`: what the pattern gives for each element of the packs that it names, as an array. A pack is a
  /// parameter that takes any number of arguments, and is held as an array itself.
  func expansion(_ syntax: PackExpansionExprSyntax) throws(LoweringFailure) -> Typed {
    let finder = PackFinder(viewMode: .sourceAccurate)
    finder.walk(syntax.repetitionPattern)
    let start = nextSlot
    pushScope()
    defer { popScope(from: start) }
    var packs: [PackExpansionNode.Pack] = []
    for (name, reference) in finder.packs {
      let pack = try lower(reference)
      // A tuple that was made of a pack has its parameter's type, as one element alone has.
      let isTuple = pack.type.nominal !== program.array
      let variable = declare(
        elementName(name), type: isTuple ? pack.type : pack.type.arguments.first ?? .unknown, isLet: true,
        boxed: capturedNames.contains(name))
      packs.append(.init(elements: pack.node, isTuple: isTuple, slot: variable.slot, isBoxed: variable.isBoxed))
    }
    let pattern = try lower(syntax.repetitionPattern)
    let node = PackExpansionNode(
      packs, pattern: pattern.node, locals: start..<start + packs.count, at: position(syntax))
    return Typed(node: node, type: pattern.type.isVoid ? .void : program.array(of: pattern.type))
  }

  /// `each pack` within an expansion.
  func packElement(_ syntax: PackElementExprSyntax) throws(LoweringFailure) -> Typed {
    let name = syntax.pack.trimmedDescription
    if let element = variable(elementName(name), at: position(syntax)) { return element }
    throw refuse("pack reference '\(name)' can only appear in pack expansion", at: syntax)
  }

  /// `(repeat each pack)` among the elements of a tuple: how many there are is known when it runs.
  func spreadTuple(_ elements: [LabeledExprSyntax], at syntax: TupleExprSyntax) throws(LoweringFailure) -> Typed {
    var nodes: [Node] = []
    for element in elements {
      if let expansion = element.expression.as(PackExpansionExprSyntax.self) {
        nodes.append(SpreadNode(try self.expansion(expansion).node))
      } else {
        nodes.append(try lower(element.expression).node)
      }
    }
    return Typed(node: SpreadTupleNode(nodes, at: position(syntax)), type: .unknown)
  }

  /// No name that could be written.
  private func elementName(_ pack: String) -> String { "each \(pack)" }
}

/// The packs that an expansion walks, without those of expansions within it.
private final class PackFinder: SyntaxVisitor {
  var packs: [(name: String, reference: ExprSyntax)] = []

  override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pack.trimmedDescription
    if !packs.contains(where: { $0.name == name }) { packs.append((name, node.pack)) }
    return .skipChildren
  }

  override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
