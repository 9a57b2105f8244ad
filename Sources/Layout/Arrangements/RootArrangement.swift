/// What a hosting view does with its content: several views are a `VStack` (H D31); the whole is offered the size
/// without the safe area and centred there (H D33).
public struct RootArrangement: Arrangement, Hashable, Sendable {
  /// What the system keeps for itself at the edges, in points.
  public let safeArea: EdgeInsets

  /// A root in a view with these safe-area insets, in points.
  public init(safeArea: EdgeInsets = .zero) { self.safeArea = safeArea }

  /// The content's answer with the safe area around it.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    let size = content(of: items, proposal: proposal.inset(by: safeArea), pass: pass, cache: &cache)
    return Size(width: size.width + safeArea.horizontal, height: size.height + safeArea.vertical)
  }

  /// The content centred in the safe area.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let offer = proposal.inset(by: safeArea)
    let safe = rect.inset(by: safeArea)
    let size = content(of: items, proposal: offer, pass: pass, cache: &cache)
    let centred = Rect(
      x: safe.center.x - size.width / 2, y: safe.center.y - size.height / 2, width: size.width, height: size.height)
    if items.count == 1 { return [Placement(origin: centred.origin, size: size, proposal: offer)] }
    return StackArrangement.vertical().placements(in: centred, of: items, proposal: offer, pass: pass, cache: &cache)
  }

  private func content(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    if items.count == 1 { return pass.ask(items[0], proposal) }
    return StackArrangement.vertical().size(of: items, proposal: proposal, pass: pass, cache: &cache)
  }

  /// From here on a length given to `sizeThatFits(in:)` means nil (H A38), in points.
  public static let unboundedLength = 2_777_780.0

  /// What `sizeThatFits(in:)` offers the content (H A38).
  public static func proposal(fitting size: Size) -> Proposal {
    Proposal(
      width: size.width < unboundedLength ? size.width : nil,
      height: size.height < unboundedLength ? size.height : nil)
  }

  /// What `sizeThatFits(in:)` answers: the content's size rounded up to whole pixels (H A38, D35).
  public func hostSize(
    of items: [any ProposalAnswering], fitting size: Size, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    pass.grid.roundedUp(self.size(of: items, proposal: Self.proposal(fitting: size), pass: pass, cache: &cache))
  }
}
