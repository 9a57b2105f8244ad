/// The pixels of a screen. Stacks pass fractions of points; only hosts and text round (H D35).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels in one point.
  public var scale: Double

  /// A grid with so many pixels in a point.
  public init(scale: Double) { self.scale = scale }

  /// The simulated device: three pixels in a point.
  public static let device = PixelGrid(scale: 3)

  /// The length of a pixel in points.
  public var pixel: Double { 1 / scale }

  /// The next whole pixel, in points; a millionth of a pixel too much counts as none.
  public func roundedUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale + 0 }

  /// Both sides rounded up to whole pixels, in points.
  public func roundedUp(_ size: Size) -> Size {
    Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// The nearest whole pixel, in points.
  public func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// The rectangle whose four edges lie on the nearest pixels, in points.
  public func rounded(_ rect: Rect) -> Rect {
    let (left, top) = (rounded(rect.minX), rounded(rect.minY))
    return Rect(x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
  }
}
