import Interpreter
import Layout
import Trace

/// A container that makes its rows as they come into sight.
protocol LazyContainer: ViewNode {
  var rows: LazyRows { get }
}

/// The rows of a lazy container: made from the start as far as one can see, put off their stage where they have left the
/// sight. A row keeps its state; its wrapped views give their window up, then end (L72, L73, L82, L83).
final class LazyRows {
  private unowned let node: ViewNode
  private unowned let item: LayoutItem
  private let axis: Axis
  private var sources: [ForEachNode] = []
  /// How many rows the last look found missing.
  private var missing = 0

  init(_ node: ViewNode, item: LayoutItem, axis: Axis) {
    self.node = node
    self.item = item
    self.axis = axis
  }

  func add(_ source: ForEachNode) { sources.append(source) }
  func remove(_ source: ForEachNode) { sources.removeAll { $0 === source } }

  /// Whether there are rows that were not made yet.
  var hasMore: Bool { sources.contains { $0.remaining > 0 } }

  /// What can be seen, in the host's coordinates: the scroll view around, else the host.
  private var sight: Rect {
    var at: ViewNode? = node
    while let current = at {
      if let scroll = current as? ScrollNode { return scroll.item.frame }
      at = current.parent
    }
    return Rect(origin: .zero, size: node.graph.host?.view.frame.size ?? .zero)
  }

  /// Looks which rows can be seen, and whether more are needed.
  func adjust() {
    let sight = sight
    let (start, end) = (sight.origin[axis], sight.origin[axis] + sight.size[axis])
    guard end > start else { return }
    let rows = sources.flatMap(\.lazyRows)
    var lengths = 0.0
    for row in rows {
      let frame = row.item.frame
      guard row.item.isPlaced else { continue }
      lengths += frame.size[axis]
      row.show(frame.origin[axis] < end && frame.origin[axis] + frame.size[axis] > start)
    }
    guard hasMore else { return }
    let frame = item.frame
    let bottom = frame.origin[axis] + frame.size[axis]
    guard rows.isEmpty || bottom < end else { return }
    let length = rows.isEmpty ? 0 : lengths / Double(rows.count)
    missing = length > 1 ? max(1, Int(((end - bottom) / length).rounded(.up))) : 1
    node.invalidate(Reason(because: Because("rows"), change: "@self"))
  }

  /// Makes the rows that are missing, in order of the sources.
  func extend() throws(Signal) {
    var count = missing
    missing = 0
    for source in sources where count > 0 {
      let more = min(count, source.remaining)
      if more > 0 { try source.extend(by: more) }
      count -= more
    }
  }
}

/// A row on a stage of its own.
final class LazyRowNode: BoxNode {
  private unowned let rows: LazyRows
  private lazy var ownStage = Stage(parent: stage, isSelected: false, endsViews: true)

  init(_ value: Value, rows: LazyRows, parent: ViewNode, graph: Graph, environment: EnvironmentScope) {
    self.rows = rows
    super.init(value, parent: parent, graph: graph, environment: environment)
  }

  override var stageOfChildren: Stage { ownStage }
  override func content(of value: Value) -> Value { value }
  override func accepts(_ new: Value) -> Bool { true }
  override var carriesTransition: Bool { true }
  override var arrangement: any Arrangement {
    (node?.items.count ?? 0) == 1 ? ZStackArrangement(alignment: .center) : StackArrangement.vertical()
  }

  func show(_ isShown: Bool) { ownStage.select(isShown) }

  /// A row off its stage cannot be seen.
  override var visibleChildren: [ViewNode] { ownStage.isOn ? children : [] }
}
