/// `overlay` and `background`: the first item decides, the others are offered its final size (H D25).
public struct OverlayArrangement: Arrangement, Hashable, Sendable {
  /// Where the others stand in the first one.
  public let alignment: Alignment

  /// A primary item with others over or behind it.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The first item's answer.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    items.first.map { pass.ask($0, proposal) } ?? .zero
  }

  /// The first item in the corner, the others aligned to it.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    guard let primary = items.first else { return [] }
    let size = pass.ask(primary, proposal)
    var places = [Placement(origin: rect.origin, size: size, proposal: proposal)]
    for (index, item) in items.enumerated().dropFirst() {
      let offer = Proposal(size)
      let answer = pass.ask(item, offer)
      places.append(
        Placement(
          index: index, origin: origin(of: item, size: answer, on: places[0], primary, pass: pass), size: answer,
          proposal: offer))
    }
    return places
  }

  /// The first item's guide.
  public func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double? {
    items.first.flatMap { pass.explicitGuide(key, of: $0, in: size, for: proposal) }
  }

  /// The first item's guides.
  public func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> {
    items.first?.explicitGuides ?? []
  }

  /// The first item's preferences.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences { items.first?.spacing ?? .none }

  /// The first item's priority.
  public func layoutPriority(of items: [any ProposalAnswering]) -> Double { items.first?.layoutPriority ?? 0 }

  private func origin(
    of item: any ProposalAnswering, size: Size, on place: Placement, _ primary: any ProposalAnswering,
    pass: LayoutPass
  ) -> Point {
    func coordinate(_ axis: Axis) -> Double {
      let key = alignment[axis]
      return place.origin[axis] + pass.guide(key, of: primary, in: place.size, for: place.proposal)
        - pass.guide(key, of: item, in: size, for: Proposal(place.size))
    }
    return Point(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}
