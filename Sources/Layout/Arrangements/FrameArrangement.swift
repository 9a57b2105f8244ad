/// `frame(width:height:alignment:)` (H D21).
public struct FrameArrangement: UnaryArrangement, Hashable, Sendable {
  /// The width in points; nil leaves it to the child.
  public let width: Double?
  /// The height in points; nil leaves it to the child.
  public let height: Double?
  /// Where a child of another size stands.
  public let alignment: Alignment
  /// What SwiftUI would log about the numbers it was given.
  public let warning: LayoutWarning?

  /// A frame of lengths in points; a negative or non-finite one counts as nil, with a warning.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    let isValid = { (length: Double?) in length.map { $0 >= 0 && $0.isFinite } ?? true }
    self.width = isValid(width) ? width : nil
    self.height = isValid(height) ? height : nil
    self.alignment = alignment
    warning = isValid(width) && isValid(height) ? nil : .invalidFrame
  }

  /// The frame's own lengths, else the parent's.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// The frame's own lengths, else the child's; with both given the child is not asked.
  public func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let child = pass.ask(item, childProposal(for: proposal, of: item, pass: pass))
    return Size(width: width ?? child.width, height: height ?? child.height)
  }

  /// The child's preferences without those of text on the edges the frame sets (H D13).
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences {
    var edges: EdgeSet = []
    if width != nil { edges.insert(.horizontal) }
    if height != nil { edges.insert(.vertical) }
    return (items.first?.spacing ?? .none).resettingText(edges)
  }
}
