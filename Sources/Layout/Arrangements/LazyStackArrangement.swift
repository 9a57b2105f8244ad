/// `LazyVStack` and `LazyHStack`: as wide as they are offered across their axis, as long as their content (H D18).
public struct LazyStackArrangement: Arrangement, Hashable, Sendable {
  private let stack: StackArrangement

  /// A `LazyHStack`; the spacing is in points.
  public static func horizontal(alignment: VerticalAlignment = .center, spacing: Double? = nil) -> Self {
    Self(stack: .horizontal(alignment: alignment, spacing: spacing))
  }

  /// A `LazyVStack`; the spacing is in points.
  public static func vertical(alignment: HorizontalAlignment = .center, spacing: Double? = nil) -> Self {
    Self(stack: .vertical(alignment: alignment, spacing: spacing))
  }

  /// The proposal across the axis, the sum of the ideal lengths along it.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    let minor = stack.axis.perpendicular
    var size = stack.size(of: items, proposal: ideal(proposal), pass: pass, cache: &cache)
    if let offered = proposal[minor] { size[minor] = offered }
    return size
  }

  /// One item after the other, aligned in the full width.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let minor = stack.axis.perpendicular
    return stack.placements(in: rect, of: items, proposal: ideal(proposal), pass: pass, cache: &cache).map { place in
      let item = items[place.index]
      var place = place
      place.origin[minor] =
        rect.origin[minor] + pass.defaultGuide(stack.alignment, of: item, in: rect.size)
        - pass.guide(stack.alignment, of: item, in: place.size, for: place.proposal)
      return place
    }
  }

  /// As in the eager stack.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences { stack.spacing(of: items) }

  private func ideal(_ proposal: Proposal) -> Proposal {
    Proposal(along: stack.axis, nil, across: proposal[stack.axis.perpendicular])
  }
}
