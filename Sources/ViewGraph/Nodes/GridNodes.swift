import Interpreter
import Layout

/// `Grid`: the items of its rows, in shared columns.
final class GridNode: BoxNode {
  override var contentItems: [LayoutItem] { rows.flatMap(\.items) }

  /// The rows: a `GridRow`, or one item over the whole width.
  private var rows: [(items: [LayoutItem], isRow: Bool)] {
    var found: [([LayoutItem], Bool)] = []
    func walk(_ node: ViewNode) {
      if node is GridRowNode {
        found.append((node.items, true))
      } else if node is TupleNode || node is ForEachNode || node is OptionalNode || node is ConditionalNode
        || node is CompositeNode
      {
        node.children.forEach(walk)
      } else {
        found += node.items.map { ([$0], false) }
      }
    }
    if let node { walk(node) }
    return found
  }

  override var arrangement: any Arrangement {
    GridArrangement(
      rows: rows.map { $0.isRow ? $0.items.count : 0 }, alignment: Alignments.both(field("alignment") ?? .void),
      horizontalSpacing: field("horizontalSpacing")?.unwrapped?.asDouble,
      verticalSpacing: field("verticalSpacing")?.unwrapped?.asDouble)
  }

  override func childItemsChanged() {
    item.arrangement = arrangement
    super.childItemsChanged()
  }
}

/// `GridRow`: its cells; outside a grid they are views like others.
final class GridRowNode: ContentNode {}

/// `LazyVGrid` and `LazyHGrid`.
final class LazyGridNode: BoxNode, LazyContainer {
  private var axis: Axis { label == "LazyHGrid" ? .horizontal : .vertical }
  private(set) lazy var rows = LazyRows(self, item: item, axis: axis)

  override var arrangement: any Arrangement {
    var tracks: [LazyGridArrangement.Track] = []
    var spacing: Double?
    if case .array(let items)? = field("items") {
      for item in items {
        guard let fields = item.asStruct?.fields, case .enumeration(let size) = fields[0] else { continue }
        spacing = spacing ?? fields[1].unwrapped?.asDouble
        func length(_ index: Int, _ usual: Double) -> Double {
          index < size.payload.count ? size.payload[index].asDouble ?? usual : usual
        }
        switch size.entry.name {
        case "fixed": tracks.append(.fixed(length(0, 10)))
        case "adaptive": tracks.append(.adaptive(min: length(0, 10), max: length(1, .infinity)))
        default: tracks.append(.flexible(min: length(0, 10), max: length(1, .infinity)))
        }
      }
    }
    return LazyGridArrangement(
      axis, tracks: tracks, trackSpacing: spacing, lineSpacing: field("spacing")?.unwrapped?.asDouble)
  }

  override func makeItems() -> [LayoutItem] {
    item.didPlace = { [unowned self] _ in rows.adjust() }
    return super.makeItems()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    item.arrangement = arrangement
    item.setNeedsMeasure()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try rows.extend()
  }
}

/// `ScrollViewReader`: its content, with a proxy that finds views by their ids.
final class ScrollReaderNode: ContentNode {
  override func content(of value: Value) -> Value {
    guard let make = value.asStruct?.fields[0] else { return .void }
    return made { () throws(Signal) in
      let proxy = Value.structure(
        StructValue(machine.program.known("ScrollViewProxy"), [.native(ScrollProxy(self))]))
      return try machine.current.call(make, [proxy])
    }
  }
}

/// What stands behind a `ScrollViewProxy`.
final class ScrollProxy: NativeEquatable {
  private weak var node: ScrollReaderNode?

  init(_ node: ScrollReaderNode) { self.node = node }

  func isEqual(to other: AnyObject) -> Bool { (other as? ScrollProxy)?.node === node }
  func hash(into hasher: inout Hasher) {}

  /// Scrolls until the view with an id is at the anchor, or can be seen.
  func scroll(to id: Value, anchor: Double?) throws(Signal) {
    guard let node, let (scroll, target) = find(id, in: node, scroll: nil) else { return }
    let (frame, sight) = (target.items.first?.frame ?? .zero, scroll.item.frame)
    try scroll.reveal(frame, in: sight, anchor: anchor)
  }

  private func find(_ id: Value, in node: ViewNode, scroll: ScrollNode?) -> (ScrollNode, ViewNode)? {
    let scroll = node as? ScrollNode ?? scroll
    if let identity = node as? IdentityModifierNode, let scroll,
      (identity.arguments.first ?? .void).isEqual(to: id)
    {
      return (scroll, node)
    }
    if let rows = node as? ForEachNode, let scroll, let row = rows.rowsWithIDs.first(where: { $0.id.isEqual(to: id) }) {
      return (scroll, row.node)
    }
    for child in node.children { if let found = find(id, in: child, scroll: scroll) { return found } }
    return nil
  }
}
