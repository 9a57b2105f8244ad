import Interpreter
import Layout
import Trace
import UIKitModel

/// `sheet`, `fullScreenCover`, `popover`: a hosting controller of SwiftUI's own with a tree of its own, new at each
/// presentation (L77).
final class SheetNode: PresentationNode {
  private var hosted: Graph?
  private var shown: Value?

  private var style: String {
    switch key.member.name {
    case "fullScreenCover": "fullScreen"
    case "popover": "popover"
    default: "pageSheet"
    }
  }

  private func content(for item: Value?) throws(Signal) -> Value {
    guard let builder = argument("content") else { return .void }
    return try machine.current.call(builder, item.map { [$0] } ?? [])
  }

  override func makeController(for item: Value?) throws(Signal) -> Handle? {
    let scope = EnvironmentScope(parent: environment)
    scope.set(machine.dismissalValues(Dismissal { [weak self] () throws(Signal) in try self?.writeEnd() }))
    shown = item
    let controller = try machine.make("UIHostingController")
    let view = try machine.makeHostingView(tracks: true, environment: scope) { [weak self] () throws(Signal) in
      guard let self else { return .void }
      return try content(for: shown)
    }
    hosted = view.body.graph
    try machine.screen.setView(view, of: controller.body)
    controller.body.setField("modalPresentationStyle", machine.enumCase("UIModalPresentationStyle", style))
    return controller
  }

  override func updateController(for item: Value?) throws(Signal) {
    shown = item ?? shown
    hosted?.root.invalidate(
      Reason(because: Because("parent body", event: machine.recorder.current), change: "@self"))
  }

  /// The tree is torn down whole: no last update (design 6.2).
  override func didEnd() throws(Signal) {
    guard let graph = hosted else { return }
    hosted = nil
    shown = nil
    _ = try graph.runActions()
    try graph.endWhole()
  }
}
