/// An upright rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent, in points.
  public var size: Size

  /// A rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers, all in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge in points.
  public var minX: Double { origin.x }
  /// The top edge in points.
  public var minY: Double { origin.y }
  /// The right edge in points.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge in points.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// The rectangle made smaller by the insets; neither side becomes negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
  }
}

extension Rect: CustomStringConvertible {
  /// As Swift prints a `CGRect`.
  public var description: String { "(\(minX), \(minY), \(size.width), \(size.height))" }
}
