/// `GeometryReader`: takes the proposal, 10 points for nil, and puts everything into its top leading corner (H D27).
public struct GeometryReaderArrangement: Arrangement, Hashable, Sendable {
  /// A geometry reader.
  public init() {}

  /// The proposal, 10 points for nil; nobody is asked.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    proposal.replacingUnspecified()
  }

  /// Every item in the corner, offered the full size.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let offer = Proposal(rect.size)
    return items.enumerated().map { index, item in
      Placement(index: index, origin: rect.origin, size: pass.ask(item, offer), proposal: offer)
    }
  }

  /// None.
  public func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> { [] }

  /// Nothing: the content gives no guide.
  public func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double? { nil }
}
