import Interpreter
import Layout
import Libraries
import Trace
import UIKitModel

/// `contextMenu` and `Menu`: actions that a long press, or a touch, shows. They are no part of the layout.
final class MenuModifierNode: ModifierNode, TouchParticipant, ActionReveal {
  private var content: ViewNode?
  private(set) var isOpen = false

  override var children: [ViewNode] { super.children + (content.map { [$0] } ?? []) }
  override var visibleChildren: [ViewNode] { super.children }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }

  override func mount() throws(Signal) {
    try super.mount()
    if let view = arguments.last { content = try makeChild(view, order: 1) }
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if let old = content, let view = arguments.last { content = try updateChild(old, view, order: 1) }
  }

  func recognition(on touched: ViewNode) -> (any GestureRecognizing)? {
    // What is in the open menu is touched itself.
    if isOpen, let content, touched.isInside(content) { return nil }
    let press: any GestureRecognizing =
      key.member.name == "contextMenu"
      ? LongPressRecognition(seconds: 0.5, distance: 10) : TapRecognition(count: 1) { _ in .void }
    return ToldRecognition(press, isForEnd: true) { [self] (_: Value) in isOpen = true }
  }

  func close() { isOpen = false }

  var actions: [(title: String, button: ViewNode)] { content.map(\.titledButtons) ?? [] }
}

/// Actions that something a finger does brings up over a view.
protocol ActionReveal: ViewNode {
  var isOpen: Bool { get }
  /// The buttons with what they are called.
  var actions: [(title: String, button: ViewNode)] { get }
  func close()
}

extension ViewNode {
  /// The buttons of the subtree, with the texts on them.
  var titledButtons: [(title: String, button: ViewNode)] {
    var found: [(String, ViewNode)] = []
    func walk(_ node: ViewNode, _ button: ViewNode?) {
      let button = node is any Touchable ? node : button
      if let leaf = node as? LeafNode, let button { for text in leaf.texts { found.append((text, button)) } }
      for child in node.children { walk(child, button) }
    }
    walk(self, nil)
    return found
  }

  func isInside(_ other: ViewNode) -> Bool {
    var at: ViewNode? = self
    while let node = at {
      if node === other { return true }
      at = node.parent
    }
    return false
  }

  /// The actions that this button belongs to.
  var enclosingReveal: (any ActionReveal)? {
    var at: ViewNode? = self
    while let node = at {
      if let reveal = node as? any ActionReveal { return reveal }
      at = node.parent
    }
    return nil
  }
}

/// `onDelete`: a swipe over a row shows a button that deletes it.
final class DeletionNode: ModifierNode, ActionReveal {
  private var row: Int?
  private lazy var button = DeleteButtonNode(value, parent: self, graph: graph, environment: environment)

  var isOpen: Bool { row != nil }
  var actions: [(title: String, button: ViewNode)] { [("Delete", button)] }
  func close() {}

  /// Opens the button of the row in which a touch is; false where there is none.
  func open(at touched: ViewNode, isLeading: Bool) -> Bool {
    guard !isLeading, arguments.first?.unwrapped != nil else { return false }
    var at: ViewNode = touched
    while let parent = at.parent, parent !== self {
      if parent is ForEachNode {
        row = at.order
        return true
      }
      at = parent
    }
    return false
  }

  /// The user has touched the button.
  func delete() throws(Signal) {
    guard let row, let action = arguments.first?.unwrapped else { return }
    self.row = nil
    try tell(action, machine.indexSet([row]))
  }
}

/// The button that a swipe shows.
final class DeleteButtonNode: ViewNode, Touchable {
  var isTouchable: Bool { true }
  func touch() throws(Signal) { try (parent as? DeletionNode)?.delete() }
  override func makeItems() -> [LayoutItem] { [] }
}

/// `refreshable`: pulling the content down starts the action.
final class RefreshNode: ModifierNode {
  private var running: TaskState?

  override func erase() throws(Signal) {
    running?.cancel()
    try super.erase()
  }

  func pull() {
    guard let action = arguments.last else { return }
    let number = machine.recorder.record(
      Event(.action, type: enclosingType.isEmpty ? nil : enclosingType, text: "closure"))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    running = machine.startTask(action)
  }
}
