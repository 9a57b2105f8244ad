import Diagnostics
import Interpreter
import Layout
import Trace
import UIKitModel

/// One tree of views under one hosting view: what is dirty, what is leaving, what is to be told.
final class Graph {
  /// Views within views; more means that a view contains itself without end, which ends a device's stack. The number
  /// is not verified: it is far above what people write.
  static let deepest = 500

  let machine: Machine
  /// The hosting view's body.
  weak var host: Body?
  var root: RootNode!
  var rootItem: LayoutItem!
  let environment: EnvironmentScope
  let stage = Stage(parent: nil, isSelected: false)
  private(set) lazy var preferences = Preferences(self)
  var needsLayout = true
  /// What every layout of the tree is made with.
  lazy var pass = machine.layoutPass
  /// The tree stands in a cell, where no view controller can be hosted (H B11).
  var isCellContent = false
  /// Subtrees that left in this update and are erased at its end, in order.
  private var leaving: [Departure] = []
  /// Subtrees that end at the end of this update without a last one.
  private var ended: [ViewNode] = []
  /// Subtrees that leave by an animation.
  private var departing: [Departure] = []
  /// Actions for the end of the update: onAppear and its like, with what caused them.
  private var actions: [(cause: Int?, action: () throws -> Void)] = []
  private var rounds = 0
  /// How many updates there have been.
  private(set) var updates = 0
  /// The step that shows the tree for the first time is not over.
  private(set) var isInFirstFrame = true
  /// The update that runs is the first of the tree.
  private(set) var hasRendered = false

  /// A tree in an environment, the device's where none is given.
  init(_ machine: Machine, environment: EnvironmentScope? = nil) {
    self.machine = machine
    self.environment = environment ?? machine.swiftUI.deviceEnvironment
  }

  var isInWindow: Bool { host?.window != nil }

  /// A subtree on its way out, and what it was among its parent's children; nil where it cannot come back.
  private final class Departure {
    let node: ViewNode
    let key: HashableValue?
    init(_ node: ViewNode, _ key: HashableValue?) {
      self.node = node
      self.key = key
    }
  }

  // MARK: Updating

  /// Brings the tree up to date; whether there was anything to do.
  @discardableResult
  func update() throws(Signal) -> Bool {
    guard root.isDirty || !root.dirtyChildren.isEmpty || !leaving.isEmpty || !ended.isEmpty else { return false }
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    rounds += 1
    updates += 1
    if rounds > 100 {
      rounds = 0
      throw cycle()
    }
    try root.visit()
    let gone = leaving
    leaving = []
    try take(gone)
    let ends = ended
    ended = []
    for node in ends { try node.erase() }
    try preferences.resolve()
    return true
  }

  /// Takes subtrees out: a last update, then the end; under an animation the end comes when it is over (L67), and where
  /// transitions are disabled there is no last update (L43).
  private func take(_ gone: [Departure]) throws(Signal) {
    guard !gone.isEmpty else { return }
    let transactions = gone.map(\.node.transaction)
    for (departure, transaction) in zip(gone, transactions)
    where !Animations.areDisabled(transaction) && !departure.node.leavesAtOnce {
      try departure.node.leave()
    }
    for (departure, transaction) in zip(gone, transactions) {
      let seconds = Animations.seconds(of: transaction)
      guard seconds > 0, !departure.node.leavesAtOnce else {
        try departure.node.erase()
        continue
      }
      departing.append(departure)
      guard seconds.isFinite else { continue }
      machine.executor.schedule(after: seconds) { [weak self, weak departure] () throws(Signal) in
        guard let self, let departure else { return }
        try depart(departure)
      }
    }
  }

  /// Takes a subtree back that is still on its way out: it goes on with what it is (L68c).
  func revive(in parent: ViewNode, as key: HashableValue) -> ViewNode? {
    guard !departing.isEmpty,
      let place = departing.firstIndex(where: { $0.key == key && $0.node.parent === parent })
    else { return nil }
    let node = departing.remove(at: place).node
    node.comeBack()
    return node
  }

  /// The animation with which a subtree leaves is over.
  private func depart(_ departure: Departure) throws(Signal) {
    guard let place = departing.firstIndex(where: { $0 === departure }) else { return }
    departing.remove(at: place)
    try finish(departure.node)
    requestLayout()
    _ = try runActions()
  }

  /// Ends a subtree that is torn down whole, at the end of the update.
  func end(_ node: ViewNode) {
    ended.append(node)
    requestLayout()
  }

  private func finish(_ node: ViewNode) throws(Signal) {
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    try node.erase()
  }

  /// Ends the whole tree at once.
  func endWhole() throws(Signal) {
    machine.swiftUI.updating += 1
    do throws(Signal) {
      try root.erase()
      try endDepartures()
    } catch {
      machine.swiftUI.updating -= 1
      throw error
    }
    machine.swiftUI.updating -= 1
    _ = try runActions()
  }

  /// Ends what is still on its way out, as the whole tree goes.
  func endDepartures() throws(Signal) {
    let last = departing
    departing = []
    for departure in last { try departure.node.erase() }
  }

  /// The tree goes with its hosting view.
  func end() throws(Signal) {
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    _ = try runActions()
    let gone = leaving.map(\.node) + ended
    leaving = []
    ended = []
    for node in gone { try node.erase() }
    try endDepartures()
    try root.erase()
    _ = try runActions()
  }

  /// The root view is another one: it comes with the next update (H A32).
  func invalidateRoot(_ cause: String) {
    root.invalidate(Reason(because: Because(cause, event: machine.recorder.current), change: "@self"))
    requestLayout()
  }

  /// Forgets the rounds of a step that has come to rest.
  func rest() {
    rounds = 0
    if hasRendered { isInFirstFrame = false }
  }

  private func cycle() -> Signal {
    let recent = machine.recorder.events.suffix(400).filter {
      $0.kind == .state || $0.kind == .body || $0.kind == .update
    }
    var advice: [String] = recent.suffix(6).map { "\($0.number)  \(EventText.line($0))" }
    let property = recent.last { $0.kind == .state }?.text?.split(separator: ":").first.map(String.init)
    advice.append(
      property.map { "'\($0)' changes in each round: compare before you set it, or set it in an action" }
        ?? "compare before you set a value, or set it in an action")
    advice.append("what was shown was taken down")
    return .trap(
      Trap(
        .trap,
        Diagnostic(
          "the update does not settle: after 100 rounds something still changes", advice: advice,
          at: machine.current.position)))
  }

  /// Lets a subtree leave; with a key it can come back as the same while it is still on its way out.
  func remove(_ node: ViewNode, as key: Value? = nil) { leaving.append(Departure(node, key.map(HashableValue.init))) }

  /// Queues an action for when the update has ended and the layout is done (L70).
  func enqueue(_ action: @escaping () throws -> Void) { actions.append((machine.recorder.current, action)) }

  /// Runs what is queued; whether there was anything.
  func runActions() throws(Signal) -> Bool {
    guard !actions.isEmpty else { return false }
    let due = actions
    actions = []
    for (cause, action) in due {
      if let cause { machine.recorder.enter(cause) }
      defer { if cause != nil { machine.recorder.leave() } }
      try signalling(action)
    }
    return true
  }

  // MARK: Layout

  func requestLayout() {
    if let host { machine.screen.setNeedsLayout(host) }
  }

  /// Updates and lays out in the host's bounds (H A2, A3).
  func render() throws(Signal) {
    guard let host, isInWindow else { return }
    try update()
    hasRendered = true
    let size = host.view.frame.size
    layOut(in: size)
    if let idealSizeDidChange {
      let ideal = try self.size(fitting: .unspecified)
      if ideal != idealSize {
        idealSize = ideal
        try signalling { try idealSizeDidChange(ideal) }
      }
    }
    // A cell whose content is higher or lower than before asks its list for another height (H B7).
    if isCellContent, size.width > 0, rowHeight != nil || size.height > 0 {
      let height = rootItem.children.first?.size(for: Proposal(width: size.width, height: nil)).height ?? 0
      if let rowHeight, height != rowHeight, let cell = host.view.superview { machine.screen.cellDidChange(cell) }
      rowHeight = height
    }
    if let error = layoutError {
      layoutError = nil
      throw error
    }
  }

  /// Told the content's ideal size when that is another one (H A36); nil where nobody wants to know, for it costs.
  var idealSizeDidChange: ((Size) throws -> Void)? { didSet { idealSize = nil } }
  private var idealSize: Size?

  /// The height that the content of a row wanted last.
  private var rowHeight: Double?

  /// An error of the learner's `sizeThatFits`, which the layout cannot throw itself.
  var layoutError: Signal?

  func layOut(in size: Size) {
    needsLayout = false
    _ = rootItem.revalidate()
    let safeArea = root.safeArea(in: size)
    rootItem.arrangement = RootArrangement(safeArea: safeArea)
    let proposal = Proposal(width: size.width, height: size.height)
    rootItem.place(in: Rect(origin: .zero, size: size), proposal)
  }

  /// The size of the content for a proposal, evaluated also without a window (H A4).
  func size(fitting proposal: Proposal) throws(Signal) -> Size {
    try update()
    _ = rootItem.revalidate()
    let items = rootItem.children
    let size: Size
    if items.count == 1 {
      size = items[0].size(for: proposal)
    } else {
      var cache = ArrangementCache()
      size = StackArrangement.vertical().size(of: items, proposal: proposal, pass: pass, cache: &cache)
    }
    if let error = layoutError {
      layoutError = nil
      throw error
    }
    return Size(width: PixelGrid.device.roundedUp(size.width), height: PixelGrid.device.roundedUp(size.height))
  }
}

/// What SwiftUI keeps for the session.
package final class SwiftUIState: ObjectGraph.Place {
  package var pathName: String? { "window" }
  let machine: Machine
  /// Updates that are going on, one within the other.
  var updating = 0
  /// The node whose code runs, innermost last: what a read makes dependent.
  var readers: [ViewNode] = []
  private var graphs: [WeakGraph] = []
  /// What the device says: colour scheme, size classes.
  let deviceEnvironment: EnvironmentScope
  var storage: [String: Location] = [:]
  /// Coordinators and views whose representable was taken down in this step, to see which live on.
  private var dismissed: [(coordinator: Body?, made: Body?, owner: String)] = []
  var nextNamespace = 0
  /// The types of the learner's own alignments, by name.
  var alignments: [String: Nominal] = [:]

  /// Notes that a representable gives up its coordinator and what it made.
  func dismiss(_ coordinator: Value?, _ made: Handle?, of owner: String) {
    let coordinator = coordinator?.unwrapped?.asHandle?.body
    dismissed.append((coordinator?.type.isLearners == true ? coordinator : nil, made?.body, owner))
  }

  /// What outlives its representable, each told once: the coordinator, else the view or controller.
  package func takeOutliving() -> [(body: Body, owner: String)] {
    defer { dismissed = [] }
    return dismissed.compactMap { entry in
      [entry.coordinator, entry.made].compactMap { $0 }.first { $0.phase == .alive }.map { ($0, entry.owner) }
    }
  }

  /// Sheets and alerts that may be up.
  var presentations: [WeakPresentation] = []

  /// Tells the bindings of what UIKit or a finger has taken down.
  private func endPresentations() throws(Signal) {
    presentations.removeAll { $0.node == nil || $0.node?.isGone == true }
    for entry in presentations { try entry.node?.endIfGone() }
  }

  private struct WeakGraph { weak var graph: Graph? }

  init(_ machine: Machine) {
    self.machine = machine
    deviceEnvironment = EnvironmentScope(parent: nil)
    machine.screen.beforeLayout.append { [unowned self] in
      var worked = false
      try endPresentations()
      repeat {
        for graph in liveGraphs where graph.isInWindow && graph.hasRendered {
          if try graph.update() { worked = true }
          if graph.needsLayout { graph.requestLayout() }
        }
      } while transactions.next()
      return worked
    }
    machine.screen.afterLayout.append { [unowned self] in
      var worked = false
      for graph in liveGraphs { worked = try graph.runActions() || worked }
      return worked
    }
    machine.screen.frameDidEnd.append { [unowned self] in rest() }
    machine.screen.intrinsicSizeDidChange = { body in
      (body.view.hostNode as? RepresentableNode)?.intrinsicSizeDidChange()
    }
  }

  func add(_ graph: Graph) { graphs.append(WeakGraph(graph: graph)) }

  var liveGraphs: [Graph] {
    graphs.removeAll { $0.graph == nil }
    return graphs.compactMap(\.graph)
  }

  /// The session has come to rest.
  package func rest() {
    for graph in liveGraphs { graph.rest() }
    runs = [:]
  }

  /// The session's own sources of truth.
  var shellStates: [Location] = []
  let transactions = Transactions()
  private var lastWatch = 0
  private var runs: [ObjectIdentifier: Int] = [:]

  func nextWatch() -> Int {
    lastWatch += 1
    return lastWatch
  }

  /// How often an onChange action has run since the session came to rest (L114).
  func changeRuns(_ node: ViewNode) -> Int {
    runs[ObjectIdentifier(node), default: 0] += 1
    return runs[ObjectIdentifier(node)]!
  }

  var reader: ViewNode? { readers.last }

  /// The event of the body whose views are being updated: what they do comes from it.
  var causingBody: Int?

  /// The event that something comes from, where its own words name none.
  func cause(_ because: Because?) -> Int? { because?.event ?? machine.recorder.current ?? causingBody }

  /// Code runs whose reads make nobody dependent.
  private(set) var isUntracked = false

  /// Runs code whose reads make nobody dependent (L3).
  func untracked<T>(_ body: () throws(Signal) -> T) throws(Signal) -> T {
    let (readers, tracking, wasUntracked) = (self.readers, machine.tracking, isUntracked)
    self.readers = []
    machine.tracking = nil
    isUntracked = true
    defer {
      self.readers = readers
      machine.tracking = tracking
      isUntracked = wasUntracked
    }
    return try body()
  }

  /// Runs code of `node`: what it reads makes it dependent.
  func reading<T>(_ node: ViewNode, _ body: () throws(Signal) -> T) throws(Signal) -> T {
    let wasUntracked = isUntracked
    isUntracked = false
    readers.append(node)
    defer {
      readers.removeLast()
      isUntracked = wasUntracked
    }
    return try body()
  }
}

extension Machine {
  package var swiftUI: SwiftUIState { extra(SwiftUIState.self) { SwiftUIState(self) } }
}
