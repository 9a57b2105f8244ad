/// What a parent offers a child: a length in points for each axis, or nil for "your ideal".
public struct Proposal: Hashable, Sendable {
  /// The offered width in points, or nil.
  public var width: Double?
  /// The offered height in points, or nil.
  public var height: Double?

  /// A proposal from its two lengths in points.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The offer of exactly this size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// A proposal from its lengths along and across an axis, in points.
  public init(along axis: Axis, _ major: Double?, across minor: Double?) {
    self = axis == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }

  /// Asks for the minimum (H C17).
  public static let zero = Proposal(width: 0, height: 0)
  /// Asks for the ideal size (H C17).
  public static let unspecified = Proposal(width: nil, height: nil)
  /// Asks for the maximum (H C17).
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// The length along an axis, in points.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal as a size, with the lengths of `fallback` for nil; 10 x 10 points unless told (H C17).
  public func replacingUnspecified(by fallback: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? fallback.width, height: height ?? fallback.height)
  }

  /// The proposal with nil instead of lengths on the axes that are not in `keeping`.
  func keeping(_ axes: AxisSet) -> Proposal {
    Proposal(width: axes.contains(.horizontal) ? width : nil, height: axes.contains(.vertical) ? height : nil)
  }

  /// The proposal made smaller by insets; a length never goes below 0 and nil stays nil.
  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
  }
}
