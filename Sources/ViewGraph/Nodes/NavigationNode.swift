import Interpreter
import Layout
import Trace

/// `NavigationStack` and `NavigationView`: levels of which the top one is shown; covered ones keep their state (L84), a
/// popped one ends whole. On a push the new level's onAppear comes first (H A10).
final class NavigationNode: BoxNode, PropertyHolder {
  private var levels: [NavigationLevel] = []
  /// The values that are pushed, where no binding keeps them.
  private var own: [Value] = []
  private var destinations: [NavigationDestinationNode] = []
  private var bar: NavigationBarNode?

  override var children: [ViewNode] { levels + (bar.map { [$0] } ?? []) }
  var top: NavigationLevel? { levels.last }

  private var path: BindingBox? { field("path")?.bindingBox }

  // MARK: Life

  override func mount() throws(Signal) {
    let root = NavigationLevel(content(of: value), element: nil, parent: self, graph: graph, environment: environment)
    try root.mount()
    levels = [root]
    root.select(true)
    try synchronize()
    try refreshBar()
  }

  override func content(of value: Value) -> Value { field("root", of: value) ?? .void }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try levels.first?.update(content(of: new))
    try synchronize()
    try refreshBar()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try synchronize()
    try refreshBar()
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  // MARK: The path

  /// The path as values.
  private func elements() throws(Signal) -> [Value] {
    guard let path else { return own }
    let value = try machine.swiftUI.reading(self) { () throws(Signal) in try path.get() }
    return try elements(of: value)
  }

  private func elements(of value: Value) throws(Signal) -> [Value] {
    if let fields = value.asStruct, fields.type.name == "NavigationPath", case .array(let values) = fields.fields[0] {
      return values
    }
    return try machine.elements(of: value, machine.current)
  }

  private func write(_ elements: [Value]) throws(Signal) {
    guard let path else {
      own = elements
      return try changed()
    }
    if try path.get().asStruct?.type.name == "NavigationPath" {
      try path.set(.structure(StructValue(machine.program.known("NavigationPath"), [.array(elements)])))
    } else {
      try path.set(.array(elements))
    }
  }

  private func changed() throws(Signal) {
    try synchronize()
    try refreshBar()
  }

  /// Makes the levels agree with the path: what it does not have any more is popped, what is new is pushed.
  private func synchronize() throws(Signal) {
    let wanted = try elements()
    let pushed = levels.dropFirst().prefix { $0.element != nil }
    var same = 0
    for (level, value) in zip(pushed, wanted) {
      guard let element = level.element, element.isEqual(to: value) else { break }
      same += 1
    }
    if same < pushed.count || (same < wanted.count && levels.count > pushed.count + 1) { try pop(to: same + 1) }
    for value in wanted[same...] {
      guard let destination = destinations.last(where: { $0.accepts(element: value) }) else {
        machine.recorder.record(
          Event(
            .warning,
            message:
              "A NavigationLink is presenting a value of type “\(machine.type(of: value))” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated."
          ))
        return
      }
      try push(try destination.view(for: value), element: value)
    }
  }

  // MARK: Levels

  private func push(_ view: Value, element: Value?, owner: (any NavigationPusher)? = nil) throws(Signal) {
    let old = levels.last
    let level = NavigationLevel(view, element: element, parent: self, graph: graph, environment: environment)
    level.owner = owner
    level.order = levels.count
    try level.mount()
    levels.append(level)
    childItemsChanged()
    level.select(true)
    old?.select(false)
  }

  private func pop(to count: Int) throws(Signal) {
    guard levels.count > max(1, count) else { return }
    let gone = Array(levels[max(1, count)...])
    levels.removeLast(gone.count)
    childItemsChanged()
    levels.last?.select(true)
    for level in gone.reversed() {
      level.select(false)
      // A level that is torn down whole has no last update (design 6.2).
      graph.end(level)
    }
  }

  /// A link's view, or what `navigationDestination(isPresented:)` shows.
  func push(_ view: Value, by owner: any NavigationPusher) throws(Signal) {
    try push(view, element: nil, owner: owner)
    try refreshBar()
  }

  /// A link's value.
  func push(value: Value) throws(Signal) { try write(try elements() + [value]) }

  /// Pops the levels that a pusher has pushed and what stands on them.
  func pop(of owner: any NavigationPusher) throws(Signal) {
    guard let index = levels.firstIndex(where: { $0.owner === owner }) else { return }
    try pop(to: index)
    try refreshBar()
  }

  /// A pusher's view is another.
  func update(of owner: any NavigationPusher, _ view: Value) throws(Signal) {
    try levels.first { $0.owner === owner }?.update(view)
  }

  /// The back button, a swipe from the edge, or `dismiss`: the level and what stands on it go. False for the root.
  func back(from level: NavigationLevel? = nil) throws(Signal) -> Bool {
    guard let index = level.map({ level in levels.firstIndex { $0 === level } }) ?? levels.count - 1, index > 0 else {
      return false
    }
    let leaving = levels[index...]
    let values = leaving.filter { $0.element != nil }.count
    let owners = leaving.compactMap(\.owner)
    if values > 0 {
      try write(Array(try elements().dropLast(values)))
    } else {
      try pop(to: index)
      try refreshBar()
    }
    for owner in owners { try owner.wasPopped() }
    return true
  }

  // MARK: Destinations

  func add(_ destination: NavigationDestinationNode) {
    destinations.append(destination)
    // A path that was set before the destination was there is looked at again.
    if let path, (try? path.get()) != nil {
      invalidate(Reason(because: Because("navigationDestination"), change: "@self"))
    }
  }

  func remove(_ destination: NavigationDestinationNode) { destinations.removeAll { $0 === destination } }

  /// The destination's closure is another: the levels it made are evaluated anew.
  func destinationChanged(_ destination: NavigationDestinationNode) throws(Signal) {
    for level in levels {
      if let element = level.element, destination.accepts(element: element) {
        try level.update(try destination.view(for: element))
      }
    }
  }

  // MARK: The bar

  /// The title of the top level, a button back to the one below it, the top level's toolbar.
  func refreshBar() throws(Signal) {
    // While a level is being made it is not there yet.
    guard !levels.isEmpty else { return }
    let program = machine.program
    func text(_ text: String) -> Value { machine.textView(text) }
    var parts: [Value] = []
    if levels.count > 1 {
      let below = levels[levels.count - 2].title
      parts.append(
        .structure(
          StructValue(
            program.known("Button"),
            [
              text(below.isEmpty ? "Back" : below),
              .function(
                FunctionValue(
                  Code("back") { [weak self] (_: inout Call) in
                    _ = try self?.back()
                    return .void
                  })), .none,
            ])))
    }
    if let title = levels.last?.title, !title.isEmpty { parts.append(text(title)) }
    parts += levels.last?.toolbar ?? []
    let value = Value.structure(StructValue(program.known("TupleView"), [.array(parts)]))
    if let bar {
      try bar.update(value)
    } else {
      let made = NavigationBarNode(value, parent: self, graph: graph, environment: environment)
      made.order = 1_000_000
      try made.mount()
      bar = made
    }
    childItemsChanged()
  }

  // MARK: Layout

  /// What a finger and an eye can find.
  override var visibleChildren: [ViewNode] { (levels.last.map { [$0] } ?? []) + (bar.map { [$0] } ?? []) }

  override var arrangement: any Arrangement { NavigationArrangement() }
  override var contentItems: [LayoutItem] { (levels.last?.items ?? []) + (bar?.items ?? []) }
  override var detail: String { levels.count > 1 ? "\(levels.count) levels" : "" }
}

extension Machine {
  /// Goes back a level in the navigation of SwiftUI's that is shown, the innermost first; false where all are at their root.
  package func goBackInSwiftUI() throws(Signal) -> Bool {
    func shown(in node: ViewNode) -> [NavigationNode] {
      ((node as? NavigationNode).map { [$0] } ?? []) + node.visibleChildren.flatMap(shown)
    }
    for graph in swiftUI.liveGraphs.reversed() where graph.isInWindow {
      for navigation in shown(in: graph.root).reversed() where try navigation.back() { return true }
    }
    return false
  }
}

/// Something that pushes a view of its own and hears when it was popped.
protocol NavigationPusher: AnyObject {
  func wasPopped() throws(Signal)
}

/// One level of a stack, on a stage of its own.
final class NavigationLevel: BoxNode {
  /// The path's value that it stands for, nil for the root and for a pushed view.
  let element: Value?
  weak var owner: (any NavigationPusher)?
  private lazy var ownStage = Stage(parent: stage, isSelected: false)
  private lazy var scope = EnvironmentScope(parent: environment)
  private var titles: [ModifierNode] = []
  private var toolbars: [ModifierNode] = []

  init(_ value: Value, element: Value?, parent: NavigationNode, graph: Graph, environment: EnvironmentScope) {
    self.element = element
    super.init(value, parent: parent, graph: graph, environment: environment)
  }

  override var stageOfChildren: Stage { ownStage }
  override var contentEnvironment: EnvironmentScope { scope }
  override func content(of value: Value) -> Value { value }

  override func mount() throws(Signal) {
    if order > 0 {
      scope.set(
        machine.dismissalValues(
          Dismissal { [weak self] () throws(Signal) in
            guard let self, let navigation = parent as? NavigationNode else { return }
            _ = try navigation.back(from: self)
          }))
    }
    try super.mount()
  }

  func select(_ isSelected: Bool) { ownStage.select(isSelected) }

  override func accepts(_ new: Value) -> Bool { true }

  /// The modifiers that say something to the bar.
  func note(_ modifier: ModifierNode) {
    if modifier.key.member.name == "toolbar" { toolbars.append(modifier) } else { titles.append(modifier) }
  }

  func forget(_ modifier: ModifierNode) {
    titles.removeAll { $0 === modifier }
    toolbars.removeAll { $0 === modifier }
  }

  var title: String { titles.last?.arguments.first?.asString ?? "" }

  /// What the level's toolbars hold.
  var toolbar: [Value] { toolbars.compactMap(\.arguments.first) }
}

/// The bar of a stack.
final class NavigationBarNode: BoxNode {
  override var arrangement: any Arrangement { StackArrangement.horizontal() }
  override func content(of value: Value) -> Value { value }
  override func update(_ new: Value) throws(Signal) {
    value = new
    try updateContent(new)
  }
  override var label: String { "navigation bar" }
}

/// The level under a bar of 44 points.
private struct NavigationArrangement: Arrangement {
  private static let bar = 44.0

  func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size { proposal.replacingUnspecified() }

  func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    items.enumerated().map { index, item in
      let isBar = index == items.count - 1
      let height = isBar ? Self.bar : max(0, rect.size.height - Self.bar)
      let offer = Proposal(width: rect.size.width, height: height)
      let size = pass.ask(item, offer)
      let top = rect.minY + (isBar ? 0 : Self.bar)
      return Placement(
        index: index,
        origin: Point(
          x: rect.minX + (rect.size.width - size.width) / 2, y: top + (height - size.height) / 2), size: size,
        proposal: offer)
    }
  }
}
