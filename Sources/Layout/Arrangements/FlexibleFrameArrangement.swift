/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)` (H D22, case 11).
public struct FlexibleFrameArrangement: UnaryArrangement, Hashable, Sendable {
  /// The limits of one axis, in points.
  public struct Limits: Hashable, Sendable {
    /// The least length; nil takes the child's where the proposal is smaller.
    public let min: Double?
    /// The length offered and taken for a proposal of nil; nil takes the child's.
    public let ideal: Double?
    /// The greatest length; nil takes the child's where the proposal is larger.
    public let max: Double?
    /// Whether the numbers had to be put into ascending order.
    public let isContradictory: Bool

    /// Limits in points, made ascending: the minimum counts most, then the ideal.
    public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min
      let ordered = ideal.map { Swift.max($0, min ?? $0) }
      self.ideal = ordered
      let floor = ordered ?? min
      self.max = max.map { Swift.max($0, floor ?? $0) }
      isContradictory = self.ideal != ideal || self.max != max
    }

    /// No limits.
    public static let none = Limits()

    /// What the child is offered along the axis, in points.
    func offer(_ length: Double?) -> Double? {
      (length ?? ideal).map { Swift.min(Swift.max($0, min ?? -.infinity), max ?? .infinity) }
    }

    /// Whether the answer depends on the child.
    func needsChild(_ length: Double?) -> Bool {
      length == nil ? ideal == nil : min == nil || max == nil
    }

    /// The frame's length around a child of this length: the proposal between the limits, the child standing in for a
    /// limit that is not given.
    func length(_ proposal: Double?, child: Double) -> Double {
      guard let proposal else {
        return Swift.min(Swift.max(ideal ?? child, min ?? -.infinity), max ?? .infinity)
      }
      let lower = min ?? Swift.min(child, max ?? .infinity)
      let upper = max ?? Swift.max(child, min ?? -.infinity)
      return Swift.min(Swift.max(proposal, lower), upper)
    }
  }

  /// The limits from left to right.
  public let width: Limits
  /// The limits from top to bottom.
  public let height: Limits
  /// Where a child of another size stands.
  public let alignment: Alignment

  /// A flexible frame.
  public init(width: Limits = .none, height: Limits = .none, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// What SwiftUI would log about the limits.
  public var warning: LayoutWarning? {
    width.isContradictory || height.isContradictory ? .contradictoryFrame : nil
  }

  /// The proposal, or the ideal for nil, between the limits.
  public func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  /// The clamped proposal where both limits are given, else the child's length as well.
  public func size(of item: any ProposalAnswering, proposal: Proposal, pass: LayoutPass) -> Size {
    let needsChild = width.needsChild(proposal.width) || height.needsChild(proposal.height)
    let child = needsChild ? pass.ask(item, childProposal(for: proposal, of: item, pass: pass)) : .zero
    return Size(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  /// The child's preferences without those of text on the edges the frame sets (H D13).
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences {
    var edges: EdgeSet = []
    if width != .none { edges.insert(.horizontal) }
    if height != .none { edges.insert(.vertical) }
    return (items.first?.spacing ?? .none).resettingText(edges)
  }
}
