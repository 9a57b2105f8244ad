/// `ZStack`: every child is offered the stack's proposal; the highest layout priority decides the size (H D26).
public struct ZStackArrangement: Arrangement, Hashable, Sendable {
  /// The guides of the children that are brought to one point.
  public let alignment: Alignment

  /// A stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The extent of the aligned children of the highest priority: for standard guides the maximum of each axis.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    let (horizontal, vertical) = extents(of: items, proposal: proposal, pass: pass)
    return Size(width: horizontal.length, height: vertical.length)
  }

  /// The children with their guides on one point.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let (horizontal, vertical) = extents(of: items, proposal: proposal, pass: pass)
    return items.enumerated().map { index, item in
      let size = pass.ask(item, proposal)
      let origin = Point(
        x: rect.minX + horizontal.before - pass.guide(alignment[.horizontal], of: item, in: size, for: proposal),
        y: rect.minY + vertical.before - pass.guide(alignment[.vertical], of: item, in: size, for: proposal))
      return Placement(index: index, origin: origin, size: size, proposal: proposal)
    }
  }

  /// The largest wish of all children at every edge.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences {
    items.reduce(into: .none) { $0.merge($1.spacing, at: .all) }
  }

  private func extents(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass
  ) -> (AlignedExtent, AlignedExtent) {
    var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
    let highest = items.map(\.layoutPriority).max()
    for item in items where item.layoutPriority == highest {
      let size = pass.ask(item, proposal)
      horizontal.add(length: size.width, guide: pass.guide(alignment[.horizontal], of: item, in: size, for: proposal))
      vertical.add(length: size.height, guide: pass.guide(alignment[.vertical], of: item, in: size, for: proposal))
    }
    return (horizontal, vertical)
  }
}
