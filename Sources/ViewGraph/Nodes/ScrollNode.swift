import Interpreter
import Layout
import Trace

/// `ScrollView`, `List` and `Form`: one column, however many views it has, moved by a finger. A list makes its rows as
/// they come into sight and keeps their state (L82).
final class ScrollNode: BoxNode, LazyContainer {
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

  private var hasMore: Bool { rows.hasMore || lazyStacks(self).contains { $0.rows.hasMore } }

  private func lazyStacks(_ node: ViewNode) -> [LazyStackNode] {
    node.children.flatMap { child in (child as? LazyStackNode).map { [$0] } ?? lazyStacks(child) }
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
