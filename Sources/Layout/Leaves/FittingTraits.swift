/// How far a wrapped `UIView` can be stretched: the rule that makes limits out of intrinsic size and priorities
/// (H C1, C2). Controls that SwiftUI draws itself are described by the same limits (H D18).
public struct FittingTraits: Leaf, Hashable, Sendable {
  /// The limits of one axis, in points.
  public struct Limits: Hashable, Sendable {
    /// The least length.
    public var min: Double
    /// The length for a proposal of nil.
    public var ideal: Double
    /// The greatest length.
    public var max: Double

    /// Limits in points.
    public init(min: Double, ideal: Double, max: Double) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    /// Any length, nothing for nil: a view without intrinsic size, whatever its priorities (H C1, C5).
    public static let flexible = Limits(min: 0, ideal: 0, max: .infinity)

    /// Exactly this length in points.
    public static func rigid(_ length: Double) -> Limits { Limits(min: length, ideal: length, max: length) }

    /// The limits of a view (H C1): it does not shrink from a compression resistance of 750 on, and does not grow from
    /// a hugging of 750 on (H C6). An intrinsic length of -1 or nil means that there is none.
    public init(intrinsic: Double?, hugging: Double, compression: Double) {
      guard let intrinsic, intrinsic != FittingTraits.noIntrinsicLength else {
        self = .flexible
        return
      }
      let ideal = Swift.max(intrinsic, 0)
      self.init(
        min: compression >= FittingTraits.threshold ? ideal : 0, ideal: ideal,
        max: hugging >= FittingTraits.threshold ? ideal : .infinity)
    }

    /// The proposal between the limits, the ideal for nil (H C2), in points.
    public func length(for proposal: Double?) -> Double {
      Swift.min(Swift.max(proposal ?? ideal, min), max)
    }
  }

  /// `UIView.noIntrinsicMetric`.
  public static let noIntrinsicLength = -1.0
  /// The priority, `.defaultHigh`, from which on a wrapped view is rigid.
  public static let threshold = 750.0

  /// The limits from left to right.
  public var width: Limits
  /// The limits from top to bottom.
  public var height: Limits

  /// Traits from the limits of both axes.
  public init(width: Limits, height: Limits) {
    self.width = width
    self.height = height
  }

  /// The traits of a view from what it says about itself.
  public init(_ view: any IntrinsicSizing) {
    func limits(_ axis: Axis) -> Limits {
      Limits(
        intrinsic: view.intrinsicLength(axis), hugging: view.hugging(axis), compression: view.compression(axis))
    }
    self.init(width: limits(.horizontal), height: limits(.vertical))
  }

  /// With the ideal lengths of a controller's preferred content size; only what is above 0 counts (H C24).
  public func preferring(_ contentSize: Size) -> FittingTraits {
    var traits = self
    if contentSize.width > 0 { traits.width.ideal = contentSize.width }
    if contentSize.height > 0 { traits.height.ideal = contentSize.height }
    return traits
  }

  /// Each axis on its own: the proposal between the limits (H C2).
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size {
    Size(width: width.length(for: proposal.width), height: height.length(for: proposal.height))
  }
}
