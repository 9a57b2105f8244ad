/// How heavy the strokes of a font are.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  /// A weight, from thin to thick strokes.
  case regular, medium, semibold, bold

  var advances: [Double] {
    switch self {
    case .regular: InterAdvances.regular
    case .medium: InterAdvances.medium
    case .semibold: InterAdvances.semiBold
    case .bold: InterAdvances.bold
    }
  }
}

/// A font of the simulated device: the widths of Inter, scaled to those of the system font (design, section 4).
public struct Font: Hashable, Sendable {
  /// The font size in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight

  /// A font by its size in points and its weight.
  public init(size: Double = 17, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// "Hello, world." is so many points wide at 17 points (H D16).
  private static let measuredWidth = 94.33
  private static let measuredSize = 17.0
  /// Line height over font size. Any ratio from 1.1765 to 1.196 gives 20.33 at 17 points (H D16); this one is the sum
  /// of `ascent` and `descent`.
  static let lineHeight = ascent + descent
  /// The part of a line over the baseline, as a fraction of the font size.
  static let ascent = 0.952
  /// The part of a line under the baseline, as a fraction of the font size.
  static let descent = 0.241

  /// The height of one line in points, rounded up to a pixel: 20.33 at 17 points.
  public func lineHeight(on grid: PixelGrid = .device) -> Double { grid.roundedUp(size * Self.lineHeight) }

  /// The distance from the top of a line to its baseline in points, rounded up to a pixel.
  public func ascent(on grid: PixelGrid = .device) -> Double { grid.roundedUp(size * Self.ascent) }

  /// The sum of the advances of the characters, in points, not rounded; line breaks count nothing.
  public func width(of text: some StringProtocol) -> Double {
    let measure = CharacterMeasure(self)
    return text.reduce(0) { $0 + measure.advance(of: $1) }
  }

  /// Points in one unit of the table.
  var pointsPerUnit: Double { size / Self.measuredSize * Self.measuredWidth / InterAdvances.helloWorld }
}
