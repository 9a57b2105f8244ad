/// One line as it is shown.
public struct TextLine: Hashable, Sendable {
  /// The characters, an ellipsis included.
  public var text: String
  /// The sum of their advances in points, not rounded.
  public var width: Double

  /// A line from its text and its width in points.
  public init(text: String, width: Double) {
    self.text = text
    self.width = width
  }
}

/// A stretch of a text in one font.
public struct TextPart: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font of all of them.
  public var font: Font

  /// A stretch from its characters and their font.
  public init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// A text broken into lines for one proposal (H D16).
public struct TextMetrics: Hashable, Sendable {
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// Whether an ellipsis stands for something that had no room.
  public let isTruncated: Bool
  /// The size in points, whole pixels unless the proposal is narrower.
  public let size: Size
  /// The distance from the top to the baseline of the first line, in points.
  public let firstBaseline: Double
  /// The distance from the top to the baseline of the last line, in points.
  public let lastBaseline: Double

  /// Lays the text out: it hugs, wraps at the offered width, and is truncated at the line limit or at the last line
  /// that is within the offered height; one line is always left. An offer of nil gives the unwrapped text.
  public init(
    of text: String, font: Font, proposal: Proposal = .unspecified, lineLimit: Int? = nil, grid: PixelGrid = .device
  ) {
    self.init(of: [TextPart(text, font: font)], proposal: proposal, lineLimit: lineLimit, grid: grid)
  }

  /// Lays out stretches of different fonts; each line is as high as the tallest of them (not verified).
  public init(
    of parts: [TextPart], proposal: Proposal = .unspecified, lineLimit: Int? = nil, grid: PixelGrid = .device
  ) {
    let tallest = parts.map(\.font).max { $0.size < $1.size } ?? Font()
    let lineHeight = tallest.lineHeight(on: grid)
    var limit = max(lineLimit ?? .max, 1)
    if let height = proposal.height, height < lineHeight * 1_000_000 {
      limit = min(limit, max(Int((height / lineHeight + 1e-6).rounded(.down)), 1))
    }
    let breaker = LineBreaker(width: proposal.width ?? .infinity, limit: limit)
    (lines, isTruncated) = breaker.lines(of: parts)
    let width = grid.roundedUp(lines.reduce(0) { max($0, $1.width) })
    size = Size(width: min(width, max(proposal.width ?? width, 0)), height: Double(lines.count) * lineHeight)
    firstBaseline = tallest.ascent(on: grid)
    lastBaseline = Double(lines.count - 1) * lineHeight + firstBaseline
  }

  /// The size of a text in points: "Hello, world." at 17 points is 94.33 x 20.33 on three pixels to the point.
  public static func size(
    of text: String, fontSize: Double, weight: FontWeight = .regular, proposal: Proposal = .unspecified,
    lineLimit: Int? = nil, grid: PixelGrid = .device
  ) -> Size {
    TextMetrics(
      of: text, font: Font(size: fontSize, weight: weight), proposal: proposal, lineLimit: lineLimit, grid: grid
    ).size
  }
}
