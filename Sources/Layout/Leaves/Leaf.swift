/// How something without children answers a proposal.
public protocol Leaf {
  /// The size in points when offered the proposal, on a screen with these pixels.
  func size(for proposal: Proposal, grid: PixelGrid) -> Size
  /// The distances it would like to keep.
  var spacing: SpacingPreferences { get }
  /// When it is served in a stack.
  var layoutPriority: Double { get }
}

extension Leaf {
  /// No preference.
  public var spacing: SpacingPreferences { .none }
  /// 0.
  public var layoutPriority: Double { 0 }
  /// The size in points on the simulated device.
  public func size(for proposal: Proposal) -> Size { size(for: proposal, grid: .device) }
}

/// A colour, a shape, a resizable image: whatever is offered, 10 points for nil (H D15).
public struct FillLeaf: Leaf, Hashable, Sendable {
  /// What fills all there is.
  public init() {}

  /// The proposal, 10 points for nil.
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size { proposal.replacingUnspecified() }
}

/// An image that is not resizable and everything else that has one size (H D17).
public struct FixedLeaf: Leaf, Hashable, Sendable {
  /// The size in points.
  public let size: Size

  /// What always has this size, in points.
  public init(_ size: Size) { self.size = size }

  /// The fixed size.
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size { size }
}

/// `EmptyView` in a place where something must answer.
public struct EmptyLeaf: Leaf, Hashable, Sendable {
  /// What takes no space.
  public init() {}

  /// Zero.
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size { .zero }
}
