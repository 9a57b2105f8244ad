/// A direction of layout.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes, as a scroll view or a `ViewThatFits` takes one.
public struct AxisSet: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only from left to right.
  public static let horizontal = AxisSet(rawValue: 1)
  /// Only from top to bottom.
  public static let vertical = AxisSet(rawValue: 2)
  /// Both axes.
  public static let both: AxisSet = [.horizontal, .vertical]

  /// Whether the axis is in the set.
  public func contains(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? AxisSet.horizontal : AxisSet.vertical)
  }
}
