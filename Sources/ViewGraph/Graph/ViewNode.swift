import Interpreter
import Layout
import Trace

/// Why a node has to run again: the words of the trace, and the name that `_printChanges` prints.
struct Reason {
  var because: Because
  var change: String
  /// The event of the change, where it is not yet there when the change is announced: an object tells before it changes.
  var event: (() -> Int?)?
}

/// A view in the tree: its identity is its place, its value comes from its parent.
class ViewNode: ObjectGraph.Place {
  unowned let graph: Graph
  weak var parent: ViewNode?
  let depth: Int
  /// Its place among its parent's children, for the order of updates.
  var order = 0
  var value: Value
  let environment: EnvironmentScope
  /// What appears and disappears together with it.
  let stage: Stage
  private(set) var isDirty = false
  private(set) var dirtyChildren: [ViewNode] = []
  private var isListed = false
  private(set) var isGone = false
  var reasons: [Reason] = []
  private var knownItems: [LayoutItem]?

  init(_ value: Value, parent: ViewNode?, graph: Graph, environment: EnvironmentScope) {
    self.value = value
    self.parent = parent
    self.graph = graph
    self.environment = environment
    stage = parent?.stageOfChildren ?? graph.stage
    depth = (parent?.depth ?? -1) + 1
  }

  var machine: Machine { graph.machine }
  var children: [ViewNode] { [] }
  /// Those of them that a finger and an eye can find.
  var visibleChildren: [ViewNode] { children }

  // MARK: To override

  /// The stage of its children, where that is another than its own.
  var stageOfChildren: Stage { stage }

  /// Makes what the node consists of, for its first value.
  func mount() throws(Signal) {}
  /// Takes a new value from the parent.
  func update(_ new: Value) throws(Signal) { value = new }
  /// Runs again because something it depends on has changed.
  func refresh() throws(Signal) {}
  /// The subtree begins to leave: a last update where the phase of the views changes (design 6.2).
  func leave() throws(Signal) { for child in children { try child.leave() } }
  /// Ends the subtree's life.
  func erase() throws(Signal) {
    isGone = true
    for child in children { try child.erase() }
  }
  /// What takes part in the layout.
  func makeItems() -> [LayoutItem] { children.flatMap(\.items) }
  /// Whether a value of this kind can be taken by this node, or needs another.
  func accepts(_ new: Value) -> Bool { machine.nominal(of: new) === machine.nominal(of: value) }
  /// The learner's view that this stands in.
  var enclosingType: String { parent?.enclosingType ?? "" }
  /// Its name in the path to an object: that of its view, unless SwiftUI made it up.
  package var pathName: String? { label.isEmpty || label.hasPrefix("_") || label == "TupleView" ? nil : label }
  /// A name for `tree`.
  var label: String { machine.nominal(of: value)?.name ?? "" }
  var detail: String { "" }
  /// What makes it run again, by name: properties, keys of the environment, observed properties.
  var dependencies: [String] { [] }
  /// Why it ran last; of a struct that was another one, with the fields in which it differed.
  var lastCause: String? { nil }

  /// A subtree that was leaving stays after all (L68c).
  func comeBack() { for child in children { child.comeBack() } }

  /// Whether a transition that its first child stands under is its own: of views around one content, not of containers.
  var carriesTransition: Bool { false }

  /// Whether the subtree has no transition to go through: the outermost `.transition(.identity)` decides (L43).
  var leavesAtOnce: Bool { carriesTransition && children.first?.leavesAtOnce ?? false }

  /// The transaction of the update that runs as the subtree sees it: modifiers around may change it.
  var transaction: Value {
    if let insertion = machine.swiftUI.transactions.insertion, insertion.parent === self {
      return insertion.transaction
    }
    return parent?.transaction ?? machine.transaction
  }

  // MARK: Dirt

  /// Something that the node depends on has changed.
  func invalidate(_ reason: Reason) {
    guard !isGone else { return }
    reasons.append(reason)
    guard !isDirty else { return }
    isDirty = true
    machine.swiftUI.transactions.note()
    report()
  }

  private func report() {
    guard !isListed else { return }
    isListed = true
    if let parent {
      parent.dirtyChildren.append(self)
      parent.report()
    } else {
      graph.requestLayout()
    }
  }

  /// Runs what is dirty in this subtree, from the top down (L102).
  func visit() throws(Signal) {
    isListed = false
    if isDirty {
      isDirty = false
      try refresh()
    }
    while !dirtyChildren.isEmpty {
      let due = dirtyChildren.sorted { $0.order < $1.order }
      dirtyChildren = []
      for child in due where !child.isGone && child.parent === self { try child.visit() }
    }
  }

  /// The node has just run for another reason: one run serves all (L103).
  func takeReasons() -> [Reason] {
    isDirty = false
    defer { reasons = [] }
    return reasons.map { reason in
      guard let event = reason.event?(), event > reason.because.event ?? 0 else { return reason }
      var known = reason
      known.because.event = event
      return known
    }
  }

  // MARK: Items

  var items: [LayoutItem] {
    if let knownItems { return knownItems }
    let made = makeItems()
    knownItems = made
    return made
  }

  /// The items of the subtree are others: up to the container that arranges them.
  func itemsChanged() {
    guard knownItems != nil else { return }
    knownItems = nil
    parent?.childItemsChanged()
  }

  func childItemsChanged() { itemsChanged() }

  /// Makes the node for a view's value.
  func makeChild(_ value: Value, order: Int = 0, environment: EnvironmentScope? = nil) throws(Signal) -> ViewNode {
    guard depth < Graph.deepest else {
      throw .trap(
        "views are nested more than \(Graph.deepest) deep in '\(enclosingType)'",
        advice: ["does its body contain itself without end?"], at: machine.current.position)
    }
    let node = try NodeFactory.make(value, parent: self, graph: graph, environment: environment ?? self.environment)
    node.order = order
    try node.mount()
    return node
  }

  /// Makes a child for what has come in by a condition or an id, with a transition; takes back what is still leaving.
  func insertChild(_ value: Value, as key: Value, order: Int = 0, environment: EnvironmentScope? = nil)
    throws(Signal) -> ViewNode
  {
    if let node = graph.revive(in: self, as: HashableValue(key)) {
      node.order = order
      return try updateChild(node, value, order: order, environment: environment)
    }
    return try inserting { () throws(Signal) in try makeChild(value, order: order, environment: environment) }
  }

  /// Lets a child go; without a transition it ends at once (L67).
  func letGo(_ child: ViewNode, as key: Value) throws(Signal) {
    if child.leavesAtOnce { try child.erase() } else { graph.remove(child, as: key) }
  }

  /// Makes something that comes with a transition: without an animation, unless transitions are disabled (L68d).
  func inserting(_ make: () throws(Signal) -> ViewNode) throws(Signal) -> ViewNode {
    let transactions = machine.swiftUI.transactions
    let outer = transactions.insertion
    if !Animations.areDisabled(transaction) {
      let type = machine.program.known("Transaction")
      transactions.insertion = .init(
        parent: self, transaction: .structure(StructValue(type, [.none, .bool(true)])))
    }
    defer { transactions.insertion = outer }
    return try make()
  }

  /// Gives a child its new value, or replaces it where the value is of another kind. The new one is there before the old
  /// one goes; who called takes it in and says that its items are others.
  func updateChild(_ child: ViewNode, _ value: Value, order: Int = 0, environment: EnvironmentScope? = nil)
    throws(Signal) -> ViewNode
  {
    if child.accepts(value) {
      try child.update(value)
      return child
    }
    let new = try makeChild(value, order: order, environment: environment)
    graph.remove(child)
    return new
  }
}
