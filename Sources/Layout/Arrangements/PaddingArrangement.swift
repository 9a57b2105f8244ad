/// `padding`: the proposal shrinks, never below 0, and the answer grows (H D20).
public struct PaddingArrangement: UnaryArrangement, Hashable, Sendable {
  /// The distances around the child, in points.
  public let insets: EdgeInsets

  /// Padding by insets in points, 16 on every edge unless told (H D20).
  public init(_ insets: EdgeInsets = .systemPadding) { self.insets = insets }

  /// The proposal without the insets.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    proposal.inset(by: insets)
  }

  /// The child's answer with the insets, never below 0.
  public func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size {
    let child = pass.ask(item, proposal.inset(by: insets))
    return Size(width: max(child.width + insets.horizontal, 0), height: max(child.height + insets.vertical, 0))
  }

  /// Behind the leading and top insets.
  public func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, pass: LayoutPass
  ) -> Point {
    Point(x: rect.minX + insets.leading, y: rect.minY + insets.top)
  }

  /// The child's preferences without those of text on padded edges (H D13).
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences {
    var edges: EdgeSet = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return (items.first?.spacing ?? .none).resettingText(edges)
  }
}
