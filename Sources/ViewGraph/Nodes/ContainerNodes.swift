import Interpreter
import Layout
import Trace

/// Several views side by side in a builder's block; each keeps its place.
final class TupleNode: ViewNode {
  private var nodes: [ViewNode] = []
  override var children: [ViewNode] { nodes }

  private func elements(_ value: Value) -> [Value] {
    if case .structure(let tuple) = value, case .array(let elements) = tuple.fields[0] { return elements }
    return []
  }

  override func mount() throws(Signal) {
    for (i, element) in elements(value).enumerated() { nodes.append(try makeChild(element, order: i)) }
  }

  override func accepts(_ new: Value) -> Bool { super.accepts(new) && elements(new).count == nodes.count }

  override func update(_ new: Value) throws(Signal) {
    value = new
    var isOther = false
    for (i, element) in elements(new).enumerated() {
      let child = try updateChild(nodes[i], element, order: i)
      if child !== nodes[i] { isOther = true }
      nodes[i] = child
    }
    if isOther { itemsChanged() }
  }
}

/// `if` without `else`: there or not.
final class OptionalNode: ViewNode {
  private var node: ViewNode?
  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  override func mount() throws(Signal) { if case .some(let content) = value { node = try makeChild(content) } }

  override func accepts(_ new: Value) -> Bool { new.isOptional }

  override func update(_ new: Value) throws(Signal) {
    value = new
    switch new {
    case .some(let content):
      let old = node
      node = if let old { try updateChild(old, content) } else { try makeChild(content) }
      if node !== old { itemsChanged() }
    default:
      guard let old = node else { return }
      node = nil
      graph.remove(old)
      itemsChanged()
    }
  }
}

/// `if`/`else` and `switch`: the branch is part of the identity (L60).
final class ConditionalNode: ViewNode {
  private var node: ViewNode?
  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  private func isFirst(_ value: Value) -> Bool { value.asStruct?.fields[0].asBool ?? true }
  private func content(_ value: Value) -> Value { value.asStruct?.fields[1] ?? .void }

  override func mount() throws(Signal) { node = try makeChild(content(value)) }

  override func update(_ new: Value) throws(Signal) {
    let isSame = isFirst(new) == isFirst(value)
    value = new
    guard let old = node else { return }
    if isSame {
      node = try updateChild(old, content(new))
      if node !== old { itemsChanged() }
    } else {
      if old.leavesAtOnce {
        try old.erase()
        node = try makeChild(content(new))
      } else {
        node = try makeChild(content(new))
        graph.remove(old)
      }
      itemsChanged()
    }
  }
}

/// Nothing.
final class EmptyViewNode: ViewNode {
  override func makeItems() -> [LayoutItem] { [] }
}

/// A view whose one content takes part as itself: `Group`, `Section`.
class ContentNode: ViewNode {
  var node: ViewNode?
  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  /// The view inside.
  func content(of value: Value) -> Value {
    guard case .structure(let structure) = value, let member = structure.type.storedMember("content") else {
      return .void
    }
    return structure.fields[member.slot]
  }

  var contentEnvironment: EnvironmentScope { environment }

  override func mount() throws(Signal) { node = try makeChild(content(of: value), environment: contentEnvironment) }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try updateContent(content(of: new))
  }

  func updateContent(_ content: Value) throws(Signal) {
    guard let old = node else { return }
    let new = try updateChild(old, content, environment: contentEnvironment)
    guard new !== old else { return }
    node = new
    childItemsChanged()
  }

  /// The content anew, as for another identity: the new one comes before the old one goes.
  func replaceContent(_ content: Value) throws(Signal) {
    let old = node
    if let old, old.leavesAtOnce {
      // Without a transition the old one goes first (L69).
      try old.erase()
      node = try makeChild(content, environment: contentEnvironment)
    } else {
      node = try makeChild(content, environment: contentEnvironment)
      if let old { graph.remove(old) }
    }
    itemsChanged()
  }
}

/// `.equatable()`: asks the view's own `==`.
final class EquatableNode: ContentNode {
  override func update(_ new: Value) throws(Signal) {
    let isSame = content(of: value).isEqual(to: content(of: new))
    if isSame { return }
    try super.update(new)
  }
}

/// A view of any type: another type is another identity (H A31).
final class AnyViewNode: ContentNode {}

/// Views by identity: kept, moved, inserted and removed by their ids.
final class ForEachNode: ViewNode {
  private var nodes: [HashableValue: ViewNode] = [:]
  private var ids: [Value] = []
  private var elements: [Value] = []
  override var children: [ViewNode] { ids.compactMap { nodes[HashableValue($0)] } }

  private func field(_ name: String, of value: Value) -> Value {
    guard case .structure(let structure) = value, let member = structure.type.storedMember(name) else { return .void }
    return structure.fields[member.slot]
  }

  private func identity(of element: Value, _ path: Value) throws(Signal) -> Value {
    let f = machine.current
    if case .keyPath(let path)? = path.unwrapped { return try f!.read(path, of: element) }
    if let nominal = machine.nominal(of: element),
      let member = nominal.members(named: "id").first(where: { !$0.isStatic && !$0.isRequirement })
    {
      return try f!.read(member, of: element)
    }
    return element
  }

  private func row(_ element: Value) throws(Signal) -> Value {
    // What the row reads while it is made belongs to whoever made the ForEach.
    try machine.current.call(field("content", of: value), [element])
  }

  override func mount() throws(Signal) {
    try apply(machine.elements(of: field("data", of: value), machine.current), isFirst: true)
  }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try apply(machine.elements(of: field("data", of: new), machine.current), isFirst: false)
  }

  private func apply(_ data: [Value], isFirst: Bool) throws(Signal) {
    let path = field("id", of: value)
    var newIDs: [Value] = []
    newIDs.reserveCapacity(data.count)
    var seen: Set<HashableValue> = []
    var structureChanged = isFirst || data.count != ids.count
    var fresh: [HashableValue: ViewNode] = [:]
    fresh.reserveCapacity(data.count)
    for (i, element) in data.enumerated() {
      let id = try identity(of: element, path)
      let key = HashableValue(id)
      guard seen.insert(key).inserted else {
        machine.recorder.record(
          Event(
            .warning,
            message:
              "ForEach<\(machine.type(of: field("data", of: value))), …>: the ID \(machine.description(id)) occurs multiple times within the collection, this will give undefined results!"
          ))
        continue
      }
      if !structureChanged, i < ids.count, !ids[i].isEqual(to: id) { structureChanged = true }
      let view = try row(element)
      if let node = nodes[key] {
        node.order = i
        let new = try updateChild(node, view, order: i)
        if new !== node { structureChanged = true }
        fresh[key] = new
      } else {
        fresh[key] = try makeChild(view, order: i)
        structureChanged = true
      }
      newIDs.append(id)
    }
    for id in ids where fresh[HashableValue(id)] == nil {
      if let gone = nodes[HashableValue(id)] { graph.remove(gone) }
    }
    nodes = fresh
    ids = newIDs
    elements = data
    if structureChanged { itemsChanged() }
  }
}

/// Stacks, scroll views, forms and lists: one item that arranges its content.
final class ContainerNode: ContentNode {
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = arrangement(value)
    return item
  }()

  /// What scrolls is one column, however many views it has.
  private lazy var column: LayoutItem? = {
    guard ["ScrollView", "Form", "List"].contains(label) else { return nil }
    let column = LayoutItem(self)
    column.arrangement =
      label == "ScrollView" ? StackArrangement.vertical() : StackArrangement.vertical(alignment: .leading, spacing: 0)
    return column
  }()

  private func fill() {
    if let column {
      column.children = node?.items ?? []
      if item.children.isEmpty { item.children = [column] }
    } else {
      item.children = node?.items ?? []
    }
  }

  override func makeItems() -> [LayoutItem] {
    fill()
    return [item]
  }

  override func childItemsChanged() {
    fill()
    (column ?? item).setNeedsMeasure()
  }

  override func update(_ new: Value) throws(Signal) {
    let changed = PropertySet.differences(value, new, machine).contains { $0 != "content" }
    try super.update(new)
    if changed {
      item.arrangement = arrangement(new)
      item.setNeedsMeasure()
    }
  }

  private func arrangement(_ value: Value) -> any Arrangement {
    guard case .structure(let structure) = value else { return StackArrangement.vertical() }
    func field(_ name: String) -> Value { structure.type.storedMember(name).map { structure.fields[$0.slot] } ?? .void }
    let spacing = field("spacing").unwrapped?.asDouble
    switch structure.type.name {
    case "HStack":
      return StackArrangement.horizontal(alignment: Alignments.vertical(field("alignment")), spacing: spacing)
    case "LazyHStack":
      return LazyStackArrangement.horizontal(alignment: Alignments.vertical(field("alignment")), spacing: spacing)
    case "LazyVStack":
      return LazyStackArrangement.vertical(alignment: Alignments.horizontal(field("alignment")), spacing: spacing)
    case "ZStack": return ZStackArrangement(alignment: Alignments.both(field("alignment")))
    case "ScrollView":
      let axes = field("axes").asStruct?.fields[0].asInt ?? 2
      return ScrollViewArrangement(axes == 1 ? .horizontal : axes == 3 ? .both : .vertical)
    case "Form", "List": return ScrollViewArrangement(.vertical)
    default: return StackArrangement.vertical(alignment: Alignments.horizontal(field("alignment")), spacing: spacing)
    }
  }
}

/// Alignments as the learner writes them.
enum Alignments {
  static func horizontal(_ value: Value) -> HorizontalAlignment {
    switch value.asStruct?.fields[0].asString {
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }

  static func vertical(_ value: Value) -> VerticalAlignment {
    switch value.asStruct?.fields[0].asString {
    case "top": .top
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: .center
    }
  }

  static func both(_ value: Value) -> Alignment {
    guard case .structure(let structure) = value, structure.count >= 2 else { return .center }
    return Alignment(horizontal: horizontal(structure.fields[0]), vertical: vertical(structure.fields[1]))
  }
}

/// `GeometryReader`: takes what it is offered and tells its content; the content is built when the size is known.
final class GeometryNode: ViewNode, PropertyHolder {
  private var node: ViewNode?
  private var size = Size.zero
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = GeometryReaderArrangement()
    item.didPlace = { [unowned self] item in resize(item.rect.size) }
    return item
  }()
  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  private func view() throws(Signal) -> Value {
    guard case .structure(let structure) = value else { return .void }
    let proxy = Value.structure(StructValue(machine.program.known("GeometryProxy"), [machine.value(size)]))
    return try machine.swiftUI.reading(self) { () throws(Signal) in
      try machine.current.call(structure.fields[0], [proxy])
    }
  }

  override func mount() throws(Signal) { node = try makeChild(try view()) }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try refresh()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    guard let old = node else { return }
    node = try updateChild(old, try view())
    if node !== old { childItemsChanged() }
  }

  private func resize(_ new: Size) {
    guard new != size else { return }
    size = new
    invalidate(Reason(because: Because("size"), change: "@self"))
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  override func makeItems() -> [LayoutItem] {
    item.children = node?.items ?? []
    return [item]
  }

  override func childItemsChanged() {
    item.children = node?.items ?? []
    item.setNeedsMeasure()
  }
}
