import Interpreter
import Layout
import Trace

/// `TabView`: all tabs are built at once and keep their state; one is shown (L86). Under iOS 17 every tab appears at the
/// start, otherwise each when it is first selected (L87).
final class TabNode: ContentNode, PropertyHolder {
  override var carriesTransition: Bool { false }
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = TabArrangement()
    return item
  }()
  private var bar: [TabBarItemNode] = []
  private var selected = 0
  /// The tabs that are known, in order.
  private var tabs: [TabContentNode] = []

  override var children: [ViewNode] { super.children + bar }

  private var binding: BindingBox? {
    guard case .structure(let structure) = value, let member = structure.type.storedMember("selection") else {
      return nil
    }
    return structure.fields[member.slot].bindingBox
  }

  // MARK: Life

  override func mount() throws(Signal) {
    node = try makeTab(content(of: value))
    try collect()
    try choose()
  }

  /// Each view of the content stands on a stage of its own, so the content is taken apart here.
  private func makeTab(_ value: Value) throws(Signal) -> ViewNode {
    let node = TabListNode(value, parent: self, graph: graph, environment: environment)
    try node.mount()
    return node
  }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try node?.update(content(of: new))
    try collect()
    try choose()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try choose()
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  private func collect() throws(Signal) {
    let found = (node as? TabListNode)?.tabs ?? []
    guard found.count != tabs.count || !zip(found, tabs).allSatisfy({ $0 === $1 }) else {
      for (tab, item) in zip(tabs, bar) { try item.update(tab.title) }
      return
    }
    tabs = found
    for old in bar { try old.erase() }
    bar = []
    for (index, tab) in tabs.enumerated() {
      let item = TabBarItemNode(tab.title, parent: self, graph: graph, environment: environment)
      item.index = index
      item.owner = self
      item.order = 1_000_000 + index
      try item.mount()
      bar.append(item)
    }
    childItemsChanged()
  }

  // MARK: Selection

  private func tag(_ index: Int) -> Value { tabs[index].tag ?? .int(index) }

  /// Shows the tab that the selection names; the one that comes appears before the one that goes disappears (trace 27).
  private func choose() throws(Signal) {
    if let binding {
      let wanted = try machine.swiftUI.reading(self) { () throws(Signal) in try binding.get() }
      let plain = wanted.unwrapped ?? wanted
      selected =
        tabs.indices.first { (tag($0).unwrapped ?? tag($0)).isEqual(to: plain) } ?? min(selected, tabs.count - 1)
    }
    selected = max(0, min(selected, tabs.count - 1))
    let appearsAtOnce = machine.lowering.iOS == 17
    for (index, tab) in tabs.enumerated() where index == selected || (appearsAtOnce && !tab.wasShown) { tab.show() }
    for (index, tab) in tabs.enumerated() where index != selected { tab.hide() }
    fill()
  }

  /// A finger on the bar.
  func select(_ index: Int) throws(Signal) {
    guard index != selected, tabs.indices.contains(index) else { return }
    if let binding { return try binding.set(binding.get().isOptional ? .some(tag(index)) : tag(index)) }
    selected = index
    try choose()
    item.setNeedsMeasure()
  }

  /// What a finger and an eye can find.
  override var visibleChildren: [ViewNode] { (tabs.indices.contains(selected) ? [tabs[selected]] : []) + bar }

  override var detail: String { tabs.isEmpty ? "" : "tab \(selected + 1) of \(tabs.count)" }

  // MARK: Layout

  private func fill() {
    let items = (tabs.indices.contains(selected) ? tabs[selected].items : []) + bar.flatMap(\.items)
    guard items.count != item.children.count || !zip(items, item.children).allSatisfy({ $0 === $1 }) else { return }
    item.children = items
    item.setNeedsMeasure()
  }

  override func makeItems() -> [LayoutItem] {
    fill()
    return [item]
  }

  override func childItemsChanged() {
    fill()
    item.setNeedsMeasure()
  }
}

/// The content of a `TabView`, each view on a stage of its own.
final class TabListNode: ViewNode {
  private var nodes: [TabContentNode] = []
  var tabs: [TabContentNode] { nodes }
  override var children: [ViewNode] { nodes }

  override func mount() throws(Signal) { try apply(value.viewParts) }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try apply(new.viewParts)
  }

  private func apply(_ values: [Value]) throws(Signal) {
    for (index, value) in values.enumerated() {
      if index < nodes.count {
        try nodes[index].update(value)
      } else {
        let tab = TabContentNode(value, parent: self, graph: graph, environment: environment)
        tab.order = index
        try tab.mount()
        nodes.append(tab)
      }
    }
    while nodes.count > values.count { graph.remove(nodes.removeLast()) }
  }
}

/// One tab: its content on a stage, its title, its tag.
final class TabContentNode: BoxNode {
  private lazy var ownStage = Stage(parent: stage, isSelected: false)
  override var stageOfChildren: Stage { ownStage }
  private(set) var wasShown = false

  /// `Tab(…) { … }` names its parts; another view is its own content.
  private func part(_ name: String, of value: Value) -> Value? {
    machine.nominal(of: value) === machine.program.known("Tab") ? field(name, of: value) : nil
  }

  override func content(of value: Value) -> Value { part("content", of: value) ?? value }

  func show() {
    wasShown = true
    ownStage.select(true)
  }

  func hide() { ownStage.select(false) }

  /// The modifier of this name nearest to the outside.
  private func modifier(_ name: String) -> ModifierNode? {
    var at = node
    while let current = at {
      if let modifier = current as? ModifierNode, modifier.key.member.name == name { return modifier }
      at = (current as? ModifierNode)?.node
    }
    return nil
  }

  /// What the bar shows.
  var title: Value {
    part("label", of: value) ?? modifier("tabItem")?.arguments.first
      ?? .structure(StructValue(machine.program.known("EmptyView"), []))
  }

  var tag: Value? { part("value", of: value) ?? modifier("tag")?.arguments.first }
}

/// A title in the bar of a `TabView`.
final class TabBarItemNode: BoxNode, Touchable {
  var index = 0
  weak var owner: TabNode?
  var isTouchable: Bool { true }

  override func content(of value: Value) -> Value { value }
  override func update(_ new: Value) throws(Signal) {
    value = new
    try updateContent(new)
  }
  func touch() throws(Signal) { try owner?.select(index) }
  override var label: String { "tab" }
}

/// The content above a bar of equally wide titles, 49 points high.
private struct TabArrangement: Arrangement {
  private static let bar = 49.0

  func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size { proposal.replacingUnspecified() }

  func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let titles = items.count - 1
    guard titles >= 0 else { return [] }
    let content = Proposal(width: rect.size.width, height: max(0, rect.size.height - Self.bar))
    return items.enumerated().map { index, item in
      if index == 0 {
        let size = pass.ask(item, content)
        return Placement(
          index: 0,
          origin: Point(
            x: rect.minX + (rect.size.width - size.width) / 2,
            y: rect.minY + ((content.height ?? 0) - size.height) / 2), size: size, proposal: content)
      }
      let width = rect.size.width / Double(titles)
      let offer = Proposal(width: width, height: Self.bar)
      return Placement(
        index: index,
        origin: Point(x: rect.minX + width * Double(index - 1), y: rect.minY + rect.size.height - Self.bar),
        size: pass.ask(item, offer), proposal: offer)
    }
  }
}
