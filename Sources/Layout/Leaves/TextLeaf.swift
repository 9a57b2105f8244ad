/// `Text`: hugs its lines, wraps, then is truncated (H D16).
///
/// Texts keep 8 points to their neighbours like everything else: nobody has published what they prefer (H D11).
public struct TextLeaf: Leaf, Hashable, Sendable {
  /// The characters with their fonts; a line break starts a new line.
  public let parts: [TextPart]
  /// The tallest font, which makes the lines.
  public let font: Font
  /// The greatest number of lines; nil for as many as there is room for.
  public let lineLimit: Int?

  /// A text in one font.
  public init(_ text: String, font: Font = Font(), lineLimit: Int? = nil) {
    self.init([TextPart(text, font: font)], lineLimit: lineLimit)
  }

  /// A text in several fonts.
  public init(_ parts: [TextPart], lineLimit: Int? = nil) {
    self.parts = parts
    self.font = parts.map(\.font).max { $0.size < $1.size } ?? Font()
    self.lineLimit = lineLimit
  }

  /// The bounding box of the lines; for nil that of the unwrapped text.
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size {
    TextMetrics(of: parts, proposal: proposal, lineLimit: lineLimit, grid: grid).size
  }

  /// The baselines, which a text places explicitly.
  public static let explicitGuides: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// Where the baselines lie in a text of this size, in points from its top; nil for any other guide.
  public func guide(_ key: AlignmentKey, in size: Size, grid: PixelGrid = .device) -> Double? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: font.ascent(on: grid)
    case VerticalAlignment.lastTextBaseline.key: size.height - font.lineHeight(on: grid) + font.ascent(on: grid)
    default: nil
    }
  }
}
