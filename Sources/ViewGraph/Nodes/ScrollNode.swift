import Interpreter
import Layout
import Trace

/// `ScrollView`, `List` and `Form`: one column, however many views it has, moved by a finger. A list makes its rows as
/// they come into sight and keeps their state (L82).
final class ScrollNode: BoxNode, LazyContainer, PropertyHolder, TouchParticipant {
  private(set) lazy var rows = LazyRows(self, item: column, axis: isHorizontal ? .horizontal : .vertical)
  private lazy var column: LayoutItem = {
    let column = LayoutItem(self)
    column.arrangement =
      isList
      ? StackArrangement.vertical(alignment: .leading, spacing: 0)
      : isHorizontal ? StackArrangement.horizontal() : StackArrangement.vertical()
    column.didPlace = { [unowned self] _ in if isList { rows.adjust() } }
    return column
  }()
  /// How far the content is moved, in points.
  private(set) var offset = 0.0
  private var rowItems: [ObjectIdentifier: LayoutItem] = [:]

  private var isList: Bool { label == "List" || label == "Form" }
  private var axes: Int { field("axes")?.asStruct?.fields[0].asInt ?? 2 }
  private var isHorizontal: Bool { axes == 1 }

  override var arrangement: any Arrangement {
    ScrolledArrangement(
      base: ScrollViewArrangement(axes == 1 ? .horizontal : axes == 3 ? .both : .vertical),
      offset: isHorizontal ? Point(x: offset, y: 0) : Point(x: 0, y: offset))
  }

  override var contentItems: [LayoutItem] {
    let items = super.contentItems
    column.children = isList ? items.map(row) : items
    return [column]
  }

  /// A row of a list: as wide as it, at least 44 points high.
  private func row(_ item: LayoutItem) -> LayoutItem {
    if let known = rowItems[ObjectIdentifier(item)], known.children.first === item { return known }
    let row = LayoutItem(self)
    row.arrangement = FlexibleFrameArrangement(
      width: .init(max: .infinity), height: .init(min: 44),
      alignment: Alignment(horizontal: .leading, vertical: .center))
    row.children = [item]
    rowItems[ObjectIdentifier(item)] = row
    return row
  }

  override func childItemsChanged() {
    _ = contentItems
    if item.children.isEmpty { item.children = [column] }
    column.setNeedsMeasure()
  }

  override func update(_ new: Value) throws(Signal) {
    let changed = PropertySet.differences(value, new, machine).contains { $0 != "content" }
    try super.update(new)
    if changed { moved() }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try rows.extend()
    try followSelection()
  }

  private func moved() {
    item.arrangement = arrangement
    item.setNeedsMeasure()
  }

  // MARK: The finger

  /// Drags the content to an offset, a screen at a time, as far as it goes.
  func scroll(to target: Double) throws(Signal) {
    let length = isHorizontal ? item.rect.size.width : item.rect.size.height
    guard length > 0 else { return }
    if target < 0 { enclosing(RefreshNode.self)?.pull() }
    while offset != target {
      let step = max(-length, min(length, target - offset))
      let next = max(0, min(offset + step, end(length, reaching: offset + step)))
      guard next != offset else { return }
      offset = next
      moved()
      machine.swiftUI.rest()
      try machine.screen.turn()
    }
  }

  /// The furthest offset; rows that are not made yet still have room to come.
  private func end(_ length: Double, reaching wanted: Double) -> Double {
    let content = isHorizontal ? column.rect.size.width : column.rect.size.height
    return hasMore ? max(wanted, content - length) : max(0, content - length)
  }

  /// Scrolls until a frame, in the host's coordinates, is at the anchor, or can be seen where there is none.
  func reveal(_ frame: Rect, in sight: Rect, anchor: Double?) throws(Signal) {
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    let start = frame.origin[axis] - sight.origin[axis] + offset
    let (length, room) = (frame.size[axis], sight.size[axis])
    if let anchor { return try jump(to: start - (room - length) * anchor) }
    if start < offset { return try jump(to: start) }
    if start + length > offset + room { try jump(to: start + length - room) }
  }

  private func jump(to target: Double) throws(Signal) {
    let length = isHorizontal ? item.rect.size.width : item.rect.size.height
    let next = max(0, min(target, end(length, reaching: target)))
    guard next != offset else { return }
    offset = next
    moved()
  }

  // MARK: Selection

  private var selection: BindingBox? { field("selection")?.unwrapped?.bindingBox }

  /// A touch on a row of a list with a selection selects it.
  func recognition(on touched: ViewNode) -> (any GestureRecognizing)? {
    guard let selection, let id = rowID(of: touched) else { return nil }
    return ToldRecognition(TapRecognition(count: 1) { _ in .void }, isForEnd: true) { (_: Value) throws(Signal) in
      let now = try selection.get()
      guard case .set(let chosen) = now else { return try selection.set(now.isOptional ? .some(id) : id) }
      let copy = chosen.copy()
      if copy.contains(id) { copy.remove(id) } else { copy.insert(id) }
      try selection.set(.set(copy))
    }
  }

  /// What a row is selected as: its tag, else its id.
  private func rowID(of touched: ViewNode) -> Value? {
    var at = touched
    while let parent = at.parent, at !== self {
      if let tag = at as? ModifierNode, tag.key.member.name == "tag" { return tag.arguments.first }
      if let rows = parent as? ForEachNode { return rows.rowsWithIDs.first { $0.node === at }?.id }
      at = parent
    }
    return nil
  }

  override func mount() throws(Signal) {
    try super.mount()
    try followSelection()
  }

  /// In a split view the selection brings the detail.
  private func followSelection() throws(Signal) {
    guard let selection, case .native(let object)? = environment.lookUp("splitColumn")?.value,
      let column = object as? SplitColumn
    else { return }
    let value = try machine.swiftUI.reading(self) { () throws(Signal) in try selection.get() }
    column.show(value.unwrapped != nil) { () throws(Signal) in try selection.set(.none) }
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  private var hasMore: Bool { rows.hasMore || lazyContainers(self).contains { $0.rows.hasMore } }

  private func lazyContainers(_ node: ViewNode) -> [any LazyContainer] {
    node.children.flatMap { child in (child as? any LazyContainer).map { [$0] } ?? lazyContainers(child) }
  }

  override var detail: String { offset == 0 ? "" : "at \(Int(offset))" }
}

/// A scroll view's content, moved.
private struct ScrolledArrangement: Arrangement {
  let base: ScrollViewArrangement
  let offset: Point

  func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size { base.size(of: items, proposal: proposal, pass: pass, cache: &cache) }

  func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    base.placements(in: rect, of: items, proposal: proposal, pass: pass, cache: &cache).map { place in
      var place = place
      place.origin = Point(x: place.origin.x - offset.x, y: place.origin.y - offset.y)
      return place
    }
  }

  func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> { [] }
}
