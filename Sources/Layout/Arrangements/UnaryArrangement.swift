/// An arrangement of one item, as most modifiers are. Without an item the size is zero; further items are left alone.
public protocol UnaryArrangement: Arrangement {
  /// What the item is offered when the whole is offered this.
  func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal

  /// The size, in points, of the whole when it is offered the proposal.
  func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size

  /// Where an item stands that answered the proposal with the size.
  var alignment: Alignment { get }

  /// The top left corner of an item that answered the proposal with the size.
  func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, pass: LayoutPass
  ) -> Point
}

extension UnaryArrangement {
  /// The size of the whole around the first item, in points.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    items.first.map { size(of: $0, proposal: proposal, pass: pass) } ?? .zero
  }

  /// The place of the first item.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    guard let item = items.first else { return [] }
    let offer = childProposal(for: proposal, of: item, pass: pass)
    let size = pass.ask(item, offer)
    return [
      Placement(origin: origin(of: item, size: size, for: offer, in: rect, pass: pass), size: size, proposal: offer)
    ]
  }

  /// The item's answer.
  public func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size {
    pass.ask(item, childProposal(for: proposal, of: item, pass: pass))
  }

  /// Centred.
  public var alignment: Alignment { .center }

  /// As the alignment says.
  public func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, pass: LayoutPass
  ) -> Point {
    pass.origin(of: item, size: size, for: proposal, in: rect, alignment: alignment)
  }

  /// The item's preferences.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences { items.first?.spacing ?? .none }

  /// The item's guides.
  public func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> {
    items.first?.explicitGuides ?? []
  }

  /// The item's priority.
  public func layoutPriority(of items: [any ProposalAnswering]) -> Double { items.first?.layoutPriority ?? 0 }
}
