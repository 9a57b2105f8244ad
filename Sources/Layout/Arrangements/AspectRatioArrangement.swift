/// `aspectRatio(_:contentMode:)` (H D24).
public struct AspectRatioArrangement: UnaryArrangement, Hashable, Sendable {
  /// Which of the two rectangles of the ratio is offered.
  public enum Mode: Hashable, Sendable {
    /// The largest that lies within the proposal.
    case fit
    /// The smallest that covers the proposal.
    case fill
  }

  /// Width divided by height; nil takes the ratio of the child's ideal size.
  public let ratio: Double?
  /// Within or around the proposal.
  public let mode: Mode

  /// An aspect ratio, width divided by height.
  public init(_ ratio: Double? = nil, mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }

  /// The rectangle of the ratio for the proposal; (nil, nil) is passed through, as is everything without a ratio.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    if proposal == .unspecified { return proposal }
    guard let ratio = ratio ?? idealRatio(of: item, pass: pass), ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = mode == .fit ? width / ratio <= height : width / ratio >= height
      return widthDecides
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }

  private func idealRatio(of item: any ProposalAnswering, pass: LayoutPass) -> Double? {
    let ideal = pass.ask(item, .unspecified)
    return ideal.height > 0 ? ideal.width / ideal.height : nil
  }
}
