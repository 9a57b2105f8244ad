import Interpreter
import Layout
import UIKitModel

/// `.gesture` and its kin: a gesture of SwiftUI's, or a recognizer of UIKit's that a representable makes.
final class GestureModifierNode: ModifierNode, TouchParticipant {
  private var recognizer: RepresentableNode?

  override var children: [ViewNode] { super.children + (recognizer.map { [$0] } ?? []) }
  override var visibleChildren: [ViewNode] { super.children }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }

  /// Where the content stands in the host, in points.
  var frame: Rect { node?.items.first?.frame ?? .zero }

  private var isRepresentable: Bool {
    guard let type = arguments.first.flatMap(machine.nominal) else { return false }
    return RepresentableKind.of(type, machine)?.role == .recognizer
  }

  override func mount() throws(Signal) {
    try super.mount()
    guard isRepresentable else { return }
    recognizer = RepresentableNode(
      arguments.first ?? .void, .recognizer, parent: self, graph: graph, environment: environment)
    recognizer?.order = 1
    try recognizer?.mount()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if let representable = arguments.first { try recognizer?.update(representable) }
  }

  // MARK: Touches

  private var mask: Int { argument("including")?.asStruct?.fields[0].asInt ?? 3 }

  var touchRank: TouchRank {
    switch key.member.name {
    case "highPriorityGesture": .high
    case "simultaneousGesture": .simultaneous
    default: .normal
    }
  }

  var hidesSubviews: Bool { recognizer == nil && mask & 2 == 0 }

  func recognition(on touched: ViewNode) throws(Signal) -> (any GestureRecognizing)? {
    guard recognizer == nil, mask & 1 != 0, let gesture = arguments.first else { return nil }
    return try GestureFactory(standingOn: self).make(gesture)
  }
}

extension GestureFactory {
  /// For a gesture that stands on the content of a node.
  init(standingOn node: ViewNode) {
    self.init(
      machine: node.machine, frame: node.frameInWindow,
      origin: { name in
        var at = node.parent
        while let current = at {
          if let space = current as? CoordinateSpaceNode, node.machine.description(space.name) == name {
            let host = node.graph.host?.frameInWindow.origin ?? .zero
            return Point(x: space.origin.x + host.x, y: space.origin.y + host.y)
          }
          at = current.parent
        }
        return nil
      }, owner: node.enclosingType)
  }
}
