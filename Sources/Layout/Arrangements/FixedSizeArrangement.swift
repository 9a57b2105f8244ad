/// `fixedSize(horizontal:vertical:)`: the child gets its ideal length on the axes (H D23).
public struct FixedSizeArrangement: UnaryArrangement, Hashable, Sendable {
  /// The axes on which the proposal is replaced by nil.
  public let axes: AxisSet

  /// Fixes the axes, both unless told.
  public init(_ axes: AxisSet = .both) { self.axes = axes }

  /// The proposal with nil on the fixed axes.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    proposal.keeping(AxisSet.both.subtracting(axes))
  }
}
