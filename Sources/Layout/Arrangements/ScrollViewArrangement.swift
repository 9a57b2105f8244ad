/// `ScrollView`: takes what it is offered along its axes and offers its content nil there (H D28).
public struct ScrollViewArrangement: UnaryArrangement, Hashable, Sendable {
  /// The axes along which the content scrolls.
  public let axes: AxisSet

  /// A scroll view, vertical unless told.
  public init(_ axes: AxisSet = .vertical) { self.axes = axes }

  /// The proposal with nil along the scrolling axes.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    proposal.keeping(AxisSet.both.subtracting(axes))
  }

  /// The proposal along the scrolling axes, the content's length for nil and on the other axis.
  public func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size {
    let content = pass.ask(item, childProposal(for: proposal, of: item, pass: pass))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// At the start of the scrolling axes, centred on the other one.
  public func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, pass: LayoutPass
  ) -> Point {
    let center = pass.origin(of: item, size: size, for: proposal, in: rect, alignment: .center)
    return Point(
      x: axes.contains(.horizontal) ? rect.minX : center.x, y: axes.contains(.vertical) ? rect.minY : center.y)
  }

  /// Nothing: what scrolls gives no guide.
  public func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double? { nil }

  /// None.
  public func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> { [] }

  /// None of the content's preferences.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences { .none }

  /// 0.
  public func layoutPriority(of items: [any ProposalAnswering]) -> Double { 0 }
}
