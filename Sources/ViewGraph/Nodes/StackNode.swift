import Interpreter
import Layout

/// `VStack`, `HStack`, `ZStack`, and their lazy forms, which make rows as they come into sight (L83).
class StackNode: BoxNode {
  override var arrangement: any Arrangement {
    let spacing = field("spacing")?.unwrapped?.asDouble
    let alignment = field("alignment") ?? .void
    switch label {
    case "HStack": return StackArrangement.horizontal(alignment: Alignments.vertical(alignment), spacing: spacing)
    case "LazyHStack":
      return LazyStackArrangement.horizontal(alignment: Alignments.vertical(alignment), spacing: spacing)
    case "LazyVStack":
      return LazyStackArrangement.vertical(alignment: Alignments.horizontal(alignment), spacing: spacing)
    case "ZStack": return ZStackArrangement(alignment: Alignments.both(alignment))
    default: return StackArrangement.vertical(alignment: Alignments.horizontal(alignment), spacing: spacing)
    }
  }

  override func update(_ new: Value) throws(Signal) {
    let changed = PropertySet.differences(value, new, machine).contains { $0 != "content" }
    try super.update(new)
    guard changed else { return }
    item.arrangement = arrangement
    item.setNeedsMeasure()
  }
}

/// `LazyVStack` and `LazyHStack`.
final class LazyStackNode: StackNode, LazyContainer {
  private(set) lazy var rows = LazyRows(self, item: item, axis: label == "LazyHStack" ? .horizontal : .vertical)

  override func makeItems() -> [LayoutItem] {
    item.didPlace = { [unowned self] _ in rows.adjust() }
    return super.makeItems()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try rows.extend()
  }
}
