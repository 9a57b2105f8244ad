import Interpreter
import Layout

/// The content of a `UIHostingConfiguration` with its margins and, behind it and up to the edges of the cell, its
/// background (H B2–B4).
///
/// The content stands at the leading edge, centred from top to bottom; a row is at least 44 high unless `minSize` says
/// otherwise. Neither number nor place is verified.
final class HostedContentNode: BoxNode {
  static let leastHeight = 44.0

  private var backing: ViewNode?
  private lazy var framed = LayoutItem(self)
  private lazy var padded = LayoutItem(self)
  private lazy var stack: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = StackArrangement.vertical()
    return item
  }()

  override var arrangement: any Arrangement { OverlayArrangement(alignment: .center) }
  override var children: [ViewNode] { super.children + (backing.map { [$0] } ?? []) }

  override func mount() throws(Signal) {
    try super.mount()
    if let view = field("backing")?.unwrapped { backing = try makeChild(view, order: 1) }
    arrange()
  }

  override func update(_ new: Value) throws(Signal) {
    let changed = PropertySet.differences(value, new, machine).contains { $0 != "content" }
    try super.update(new)
    let old = backing
    switch (field("backing")?.unwrapped, old) {
    case (let view?, let old?): backing = try updateChild(old, view, order: 1)
    case (let view?, nil): backing = try makeChild(view, order: 1)
    case (nil, let old?):
      backing = nil
      graph.remove(old)
    case (nil, nil): break
    }
    if backing !== old { childItemsChanged() }
    guard changed else { return }
    arrange()
    framed.setNeedsMeasure()
    padded.setNeedsMeasure()
  }

  private func length(_ name: String) -> Double? { field(name)?.unwrapped?.asDouble }

  private func arrange() {
    if let insets = field("insets")?.asStruct, insets.count == 4 {
      let sides = (0..<4).map { insets.fields[$0].asDouble ?? 0 }
      padded.arrangement = PaddingArrangement(
        EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]))
    }
    framed.arrangement = FlexibleFrameArrangement(
      width: .init(min: length("minWidth") ?? 0, max: .infinity),
      height: .init(min: length("minHeight") ?? Self.leastHeight),
      alignment: Alignment(horizontal: .leading, vertical: .center))
  }

  override var contentItems: [LayoutItem] {
    let items = node?.items ?? []
    if items.count != 1 { stack.children = items }
    padded.children = items.count == 1 ? items : [stack]
    framed.children = [padded]
    for item in [stack, padded, framed] { item.setNeedsMeasure() }
    return [framed] + (backing?.items ?? [])
  }
}
