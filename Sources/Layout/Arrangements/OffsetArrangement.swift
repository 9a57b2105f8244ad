/// `offset(x:y:)`: the child is drawn elsewhere, its size and its neighbours do not notice.
public struct OffsetArrangement: UnaryArrangement, Hashable, Sendable {
  /// How far the child is moved, in points.
  public let offset: Point

  /// Moves by points.
  public init(x: Double = 0, y: Double = 0) { offset = Point(x: x, y: y) }

  /// The proposal as it is.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    proposal
  }

  /// The corner of the rectangle, moved.
  public func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, pass: LayoutPass
  ) -> Point {
    Point(x: rect.minX + offset.x, y: rect.minY + offset.y)
  }

  /// Nothing: guides lie where they would without the offset.
  public func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double? {
    items.first.flatMap { pass.explicitGuide(key, of: $0, in: size, for: proposal) }
  }
}

/// `position(x:y:)`: takes all it is offered and puts the child's centre at a point.
public struct PositionArrangement: UnaryArrangement, Hashable, Sendable {
  /// Where the child's centre stands, in points from the top left corner.
  public let position: Point

  /// Centres the child at a point.
  public init(x: Double, y: Double) { position = Point(x: x, y: y) }

  /// The proposal as it is.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    proposal
  }

  /// The proposal; the child's length for nil.
  public func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    return proposal.replacingUnspecified(by: pass.ask(item, proposal))
  }

  /// The corner that brings the centre to the position.
  public func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, pass: LayoutPass
  ) -> Point {
    Point(x: rect.minX + position.x - size.width / 2, y: rect.minY + position.y - size.height / 2)
  }
}
