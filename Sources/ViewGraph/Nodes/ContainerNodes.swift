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
  override var carriesTransition: Bool { true }

  override func update(_ new: Value) throws(Signal) {
    value = new
    switch new {
    case .some(let content):
      let old = node
      node = if let old { try updateChild(old, content) } else { try insertChild(content, as: .bool(true)) }
      if node !== old { itemsChanged() }
    default:
      guard let old = node else { return }
      node = nil
      try letGo(old, as: .bool(true))
      itemsChanged()
    }
  }
}

/// `if`/`else` and `switch`: the branch is part of the identity (L60).
final class ConditionalNode: ViewNode {
  private var node: ViewNode?
  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  override var carriesTransition: Bool { true }
  private func isFirst(_ value: Value) -> Bool { value.asStruct?.fields[0].asBool ?? true }
  override var detail: String { isFirst(value) ? "the first" : "the second" }
  private func content(_ value: Value) -> Value { value.asStruct?.fields[1] ?? .void }

  override func mount() throws(Signal) { node = try makeChild(content(value)) }

  override func update(_ new: Value) throws(Signal) {
    let (was, isNow) = (isFirst(value), isFirst(new))
    value = new
    guard let old = node else { return }
    if was == isNow {
      node = try updateChild(old, content(new))
      if node !== old { itemsChanged() }
    } else {
      if old.leavesAtOnce {
        try old.erase()
        node = try insertChild(content(new), as: .bool(isNow))
      } else {
        node = try insertChild(content(new), as: .bool(isNow))
        graph.remove(old, as: .bool(was))
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

  /// A view that code makes; where the code fails nothing is there, and the step ends with the error.
  func made(by make: () throws(Signal) -> Value) -> Value {
    do throws(Signal) { return try make() } catch {
      machine.pendingError(error)
      return .structure(StructValue(machine.program.known("EmptyView"), []))
    }
  }

  var contentEnvironment: EnvironmentScope { environment }
  override var carriesTransition: Bool { true }

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
  func replaceContent(_ content: Value, _ oldID: Value, with newID: Value) throws(Signal) {
    let old = node
    if let old, old.leavesAtOnce {
      // Without a transition the old one goes first (L69).
      try old.erase()
      node = try insertChild(content, as: newID, environment: contentEnvironment)
    } else {
      node = try insertChild(content, as: newID, environment: contentEnvironment)
      if let old { graph.remove(old, as: oldID) }
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

/// A view of any type: another type is another identity (H A31), without a transition: the old one goes at once (L43).
final class AnyViewNode: ContentNode {
  override func updateContent(_ content: Value) throws(Signal) {
    guard let old = node, !old.accepts(content) else { return try super.updateContent(content) }
    try old.erase()
    node = try makeChild(content, environment: contentEnvironment)
    childItemsChanged()
  }
}

/// Views by identity: kept, moved, inserted and removed by their ids.
final class ForEachNode: ViewNode, PropertyHolder {
  private var nodes: [HashableValue: ViewNode] = [:]
  private var ids: [Value] = []
  /// What makes rows only as they come into sight, and how many it has asked for.
  private weak var rows: LazyRows?
  private var allowed = Int.max
  override var children: [ViewNode] { ids.compactMap { nodes[HashableValue($0)] } }

  /// Rows that nobody has asked for yet.
  var remaining: Int { max(0, ids.count - allowed) }

  /// The rows that are there, in order.
  var lazyRows: [LazyRowNode] {
    ids.prefix(max(0, min(allowed, ids.count))).compactMap { nodes[HashableValue($0)] as? LazyRowNode }
  }

  /// The rows that are there with their ids, in order.
  var rowsWithIDs: [(id: Value, node: ViewNode)] {
    ids.compactMap { id in nodes[HashableValue(id)].map { (id, $0) } }
  }

  /// Makes the next rows.
  func extend(by count: Int) throws(Signal) {
    allowed += count
    try apply(elements(of: value), isFirst: false)
  }

  private func field(_ name: String, of value: Value) -> Value {
    guard case .structure(let structure) = value, let member = structure.type.storedMember(name) else { return .void }
    return structure.fields[member.slot]
  }

  /// The elements; of a binding to a collection the bindings to each of them.
  private func elements(of value: Value) throws(Signal) -> [Value] {
    let data = field("data", of: value)
    if let binding = data.bindingBox { return try binding.elements() }
    return try machine.elements(of: data, machine.current)
  }

  private func identity(of element: Value, _ path: Value) throws(Signal) -> Value {
    let f = machine.current
    if let binding = element.bindingBox, field("data", of: value).bindingBox != nil {
      return try identity(of: binding.get(), path)
    }
    if case .keyPath(let path)? = path.unwrapped { return try f!.read(path, of: element) }
    if let nominal = machine.nominal(of: element),
      let member = nominal.members(named: "id").first(where: { !$0.isStatic && !$0.isRequirement })
    {
      return try f!.read(member, of: element)
    }
    return element
  }

  private lazy var observation = ObservationScope(self)
  private var hasRead = false
  override var dependencies: [String] { observation.names }

  /// The view of an element. What its closure reads of the properties of the view around it makes that view run again;
  /// an observed object that it reads makes the rows anew (not verified).
  private func row(_ element: Value) throws(Signal) -> Value {
    let content = field("content", of: value)
    return try machine.swiftUI.reading(self) { () throws(Signal) in
      try observation.track(keeps: hasRead) { () throws(Signal) in
        hasRead = true
        return try machine.current.call(content, [element])
      }
    }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try apply(elements(of: value), isFirst: false)
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  override func mount() throws(Signal) {
    if let container = lazyContainer {
      rows = container
      allowed = 0
      container.add(self)
    }
    try apply(elements(of: value), isFirst: true)
  }

  /// The lazy container whose content this is a part of.
  private var lazyContainer: LazyRows? {
    var at = parent
    while let node = at {
      if let container = node as? any LazyContainer { return container.rows }
      guard
        node is TupleNode || node is OptionalNode || node is ConditionalNode || node is CompositeNode
          || type(of: node) == ContentNode.self
      else { return nil }
      at = node.parent
    }
    return nil
  }

  override func erase() throws(Signal) {
    rows?.remove(self)
    observation.clear()
    try super.erase()
  }

  override func update(_ new: Value) throws(Signal) {
    value = new
    try apply(elements(of: new), isFirst: false)
  }

  private func apply(_ data: [Value], isFirst: Bool) throws(Signal) {
    let path = field("id", of: value)
    hasRead = false
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
      newIDs.append(id)
      let known = nodes[key]
      // A row that nobody has seen yet is not made.
      if known == nil, newIDs.count > allowed { continue }
      let view = try row(element)
      if let node = known {
        node.order = i
        let new = try updateChild(node, view, order: i)
        if new !== node { structureChanged = true }
        fresh[key] = new
      } else {
        fresh[key] = try makeRow(view, as: id, order: i, isNew: !isFirst)
        structureChanged = true
      }
    }
    for id in ids where fresh[HashableValue(id)] == nil {
      if let gone = nodes[HashableValue(id)] { try letGo(gone, as: id) }
    }
    nodes = fresh
    ids = newIDs
    if structureChanged { itemsChanged() }
  }

  /// A row that is new in the collection comes with a transition; one of a lazy container, which may only not have been
  /// asked for, does not.
  private func makeRow(_ view: Value, as id: Value, order: Int, isNew: Bool) throws(Signal) -> ViewNode {
    guard let rows else {
      return isNew ? try insertChild(view, as: id, order: order) : try makeChild(view, order: order)
    }
    let row = LazyRowNode(view, rows: rows, parent: self, graph: graph, environment: environment)
    row.order = order
    try row.mount()
    return row
  }
}
