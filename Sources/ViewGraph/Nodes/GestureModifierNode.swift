import Interpreter
import Layout

/// `.gesture` with a recognizer of UIKit's that a representable makes.
final class GestureModifierNode: ModifierNode {
  private var recognizer: RepresentableNode?

  override var children: [ViewNode] { super.children + (recognizer.map { [$0] } ?? []) }
  override var visibleChildren: [ViewNode] { super.children }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }

  /// Where the content stands in the host, in points.
  var frame: Rect { node?.items.first?.frame ?? .zero }

  override func mount() throws(Signal) {
    try super.mount()
    recognizer = RepresentableNode(
      arguments.first ?? .void, .recognizer, parent: self, graph: graph, environment: environment)
    recognizer?.order = 1
    try recognizer?.mount()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if let representable = arguments.first { try recognizer?.update(representable) }
  }
}
