import Frameworks
import Interpreter
import Layout
import Trace
import UIKitModel

extension Machine {
  /// A hosting view with a tree of its own.
  func makeHostingView(
    tracks: Bool, environment: EnvironmentScope? = nil, _ makeView: @escaping () throws(Signal) -> Value
  ) throws(Signal) -> Handle {
    let handle = try make("_UIHostingView")
    attachGraph(to: handle.body, tracks: tracks, environment: environment, makeView)
    return handle
  }

  /// Gives a hosting view its tree.
  @discardableResult
  func attachGraph(
    to body: Body, tracks: Bool, environment: EnvironmentScope? = nil,
    _ makeView: @escaping () throws(Signal) -> Value
  ) -> Graph {
    let graph = Graph(self, environment: environment)
    graph.host = body
    graph.root = RootNode(graph, tracks: tracks, makeView: makeView)
    graph.rootItem = LayoutItem(graph.root)
    graph.rootItem.arrangement = RootArrangement()
    graph.root.invalidate(Reason(because: Because("inserted"), change: "@self"))
    body.view.extra = graph
    swiftUI.add(graph)
    return graph
  }

  /// What `show` makes for a view: a hosting controller of the shell's own, silent in the trace.
  package func makeShellHost(_ makeView: @escaping () throws(Signal) -> Value) throws(Signal) -> Handle {
    let controller = try make("UIHostingController")
    let view = try makeHostingView(tracks: true, makeView)
    try screen.setView(view, of: controller.body)
    return controller
  }

  /// Takes the content of a hosting controller out as an `if` would.
  package func removeHostedContent(_ controller: Body) throws(Signal) {
    guard let graph = controller.controller.view?.body.view.extra as? Graph else { return }
    graph.root.removeContent()
    try graph.update()
    try graph.endDepartures()
    _ = try graph.runActions()
  }

  /// The transaction that is in force.
  var transaction: Value {
    swiftUI.transactions.inForce ?? emptyTransaction
  }

  var emptyTransaction: Value { .structure(StructValue(program.known("Transaction"), [.none, .bool(false)])) }
}

extension Body {
  var graph: Graph? { view.extra as? Graph }
}

/// `UIHostingController` and its view: subclasses that override layout and measuring as anybody's would.
func bindHosting(_ b: Bindings) {
  // A tree that goes with its hosting view is torn down as a whole: no last updates, dismantle only (design 6.2).
  b.types["_UIHostingView"] = { $0.deinitializer = endOfTree }
  b["_UIHostingView.layoutSubviews()"] = { call in
    try call.body?.graph?.render()
    return .void
  }
  b["_UIHostingView.didMoveToWindow()"] = { call in
    guard let body = call.body else { return .void }
    call.machine.screen.setNeedsLayout(body)
    // Out of its window the content has disappeared, and keeps its state (L94).
    guard let graph = body.graph else { return .void }
    graph.stage.select(body.window != nil)
    // A cell may come back at once with other content: what disappears is told before (H B10).
    if graph.isCellContent, body.window == nil { _ = try graph.runActions() }
    return .void
  }
  b["_UIHostingView.intrinsicContentSize"] = { call in
    guard let graph = call.body?.graph else { return .void }
    return call.machine.value(try graph.size(fitting: .unspecified))
  }
  b["_UIHostingView.sizeThatFits(_:)"] = { call in
    guard let graph = call.body?.graph else { return .void }
    return call.machine.value(
      try graph.size(fitting: RootArrangement.proposal(fitting: call.machine.size(call.value(0)))))
  }
  bindHostingController("UIHostingController", b)
}

/// What a hosting view does as it goes.
var endOfTree: LazyCode {
  LazyCode { (_: LazyCode) in
    Code("deinit") { (call: inout Call) throws(Signal) in
      try call.body?.graph?.end()
      return .void
    }
  }
}

/// A controller around a hosting view.
func bindHostingController(_ type: String, _ b: Bindings) {
  b["\(type).init(rootView:)"] = { call in
    guard let body = call.body else { return .void }
    body.controller.extra = HostedRoot(call.value(0))
    return .void
  }
  b["\(type).loadView()"] = { call in
    guard let body = call.body else { return .void }
    let hosted = body.controller.extra as? HostedRoot
    let view = try call.machine.makeHostingView(tracks: false) { [weak hosted] () throws(Signal) in
      hosted?.value ?? .void
    }
    try call.machine.screen.setView(view, of: body)
    followIdealSize(body)
    return .void
  }
  b["\(type).rootView"] = { call in (call.body?.controller.extra as? HostedRoot)?.value ?? .void }
  // Stores and invalidates; the new content comes with the next update (H A32).
  b["\(type).rootView="] = { call in
    guard let body = call.body, let hosted = body.controller.extra as? HostedRoot else { return .void }
    hosted.value = call.value(0)
    body.controller.view?.body.graph?.invalidateRoot("rootView")
    return .void
  }
  b["\(type).sizeThatFits(in:)"] = { call in
    guard let body = call.body else { return .void }
    let view = try call.machine.screen.loadView(of: body)
    guard let graph = view.body.graph else { return .void }
    return call.machine.value(
      try graph.size(fitting: RootArrangement.proposal(fitting: call.machine.size(call.value(0)))))
  }
}

/// The root view that a hosting controller holds, strongly (H A49).
final class HostedRoot {
  var value: Value
  init(_ value: Value) { self.value = value }
}
