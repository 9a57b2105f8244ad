import Interpreter
import Layout

/// `.swipeActions`: buttons that a swipe over the row opens. They are no part of the layout.
final class SwipeActionsNode: ModifierNode, ActionReveal {
  private var buttons: ViewNode?
  private(set) var isOpen = false

  override var children: [ViewNode] { super.children + (buttons.map { [$0] } ?? []) }
  override var visibleChildren: [ViewNode] { super.children }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }

  private var isLeading: Bool { argument("edge")?.isCase("leading") ?? false }

  override func mount() throws(Signal) {
    try super.mount()
    if let view = arguments.last { buttons = try makeChild(view, order: 1) }
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if let old = buttons, let view = arguments.last { buttons = try updateChild(old, view, order: 1) }
  }

  /// Opens the actions of an edge; false where there are none.
  func open(isLeading: Bool) -> Bool {
    guard isLeading == self.isLeading, !actions.isEmpty else { return false }
    isOpen = true
    return true
  }

  func close() { isOpen = false }

  var actions: [(title: String, button: ViewNode)] { buttons.map(\.titledButtons) ?? [] }
}

extension ViewNode {
  /// Opens the actions of the first row in this subtree that has some at an edge.
  func openSwipeActions(isLeading: Bool) -> Bool {
    if let actions = self as? SwipeActionsNode, actions.open(isLeading: isLeading) { return true }
    return visibleChildren.contains { $0.openSwipeActions(isLeading: isLeading) }
  }

  /// The nearest row around it whose actions a swipe opens.
  func swipe(isLeading: Bool) -> Bool {
    var at: ViewNode? = self
    while let node = at {
      if let actions = node as? SwipeActionsNode, actions.open(isLeading: isLeading) { return true }
      if let deletion = node as? DeletionNode, deletion.open(at: self, isLeading: isLeading) { return true }
      at = node.parent
    }
    return false
  }
}
