import Interpreter
import Layout
import Trace
import UIKitModel

/// The top of a tree: gives the root view its value.
class RootNode: ViewNode, PropertyHolder {
  private(set) var node: ViewNode?
  private var makeView: () throws(Signal) -> Value
  private lazy var observation = ObservationScope(self)
  /// What is shown belongs to the shell: its own reads run it again.
  private let tracks: Bool
  var usesSafeArea = true

  init(_ graph: Graph, tracks: Bool, makeView: @escaping () throws(Signal) -> Value) {
    self.makeView = makeView
    self.tracks = tracks
    super.init(.void, parent: nil, graph: graph, environment: EnvironmentScope(parent: graph.environment))
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  func safeArea(in size: Size) -> EdgeInsets {
    guard usesSafeArea, let host = graph.host else { return .zero }
    let screen = machine.screen
    let frame = host.frameInWindow
    let area = screen.safeArea
    return EdgeInsets(
      top: max(0, area.top - frame.origin.y), leading: max(0, area.leading - frame.origin.x),
      bottom: max(0, area.bottom - (screen.size.height - frame.origin.y - frame.size.height)),
      trailing: max(0, area.trailing - (screen.size.width - frame.origin.x - frame.size.width)))
  }

  private func view() throws(Signal) -> Value {
    guard tracks else { return try makeView() }
    return try machine.swiftUI.reading(self) { () throws(Signal) in try observation.track(makeView) }
  }

  /// The first evaluation, or the next: what is new is made, what is other is replaced.
  override func refresh() throws(Signal) {
    let reasons = takeReasons()
    if let cause = reasons.first?.because.event { machine.recorder.enter(cause) }
    defer { if reasons.first?.because.event != nil { machine.recorder.leave() } }
    let value = try view()
    if let old = node {
      node = try updateChild(old, value)
    } else {
      node = try makeChild(value)
      itemsChanged()
    }
    syncItems()
  }

  /// Another root view of the same or another type (H A29–A32).
  func replace(_ makeView: @escaping () throws(Signal) -> Value) {
    self.makeView = makeView
    invalidate(Reason(because: Because("rootView", event: machine.recorder.current), change: "@self"))
  }

  override func childItemsChanged() { syncItems() }

  private func syncItems() {
    let items = node?.items ?? []
    let implicit: [LayoutItem]
    if items.count == 1 {
      implicit = items
    } else {
      let stack = LayoutItem(self)
      stack.arrangement = StackArrangement.vertical()
      stack.children = items
      implicit = [stack]
    }
    if graph.rootItem.children.count != implicit.count
      || !zip(graph.rootItem.children, implicit).allSatisfy({ $0 === $1 })
    {
      graph.rootItem.children = implicit
      graph.rootItem.setNeedsMeasure()
    }
  }

  /// The content leaves as by an `if`.
  func removeContent() {
    guard let old = node else { return }
    node = nil
    graph.remove(old)
    graph.rootItem.children = []
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  override func erase() throws(Signal) {
    try super.erase()
    observation.clear()
  }
}
