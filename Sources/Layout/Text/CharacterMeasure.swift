/// How wide single characters are, and which of them stand as wide as they are high.
struct CharacterMeasure {
  private let advances: [Double]
  private let unit: Double
  private let em: Double

  init(_ font: Font) {
    advances = font.weight.advances
    unit = font.pointsPerUnit
    em = font.size
  }

  /// The advance of a character, in points; what the table lacks is as wide as an "n".
  func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    switch scalar {
    case 0x20...0x7E: return advances[Int(scalar - 0x20)] * unit
    case 0x09: return advances[0] * unit * 4
    case 0xA0...0xFF: return advances[95 + Int(scalar - 0xA0)] * unit
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0xFE00...0xFE0F, 0xFEFF: return 0
    default:
      if Self.isWide(scalar) { return em }
      if let extra = InterAdvances.extras.firstIndex(of: scalar) { return advances[191 + extra] * unit }
      return advances[Int(UInt32(0x6E) - 0x20)] * unit
    }
  }

  /// Whether a line may end before the second of two neighbours.
  static func canBreak(between left: Character, and right: Character) -> Bool {
    if right.isWhitespace { return false }
    if left == " " || left == "\t" || left == "-" || left == "–" || left == "—" { return true }
    if isWide(left) || isWide(right) { return !stickingToLeft.contains(right) && !stickingToRight.contains(left) }
    return false
  }

  /// Chinese, Japanese and Korean characters, their punctuation, and pictures.
  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { isWide($0.value) } ?? false
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x2600...0x27BF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Never at the start of a line.
  private static let stickingToLeft: Set<Character> = [
    "，", "。", "、", "！", "？", "；", "：", "）", "」", "』", "】", "》", "”", "’", ",", ".", "!", "?", ";", ":", ")",
  ]
  /// Never at the end of a line.
  private static let stickingToRight: Set<Character> = ["（", "「", "『", "【", "《", "“", "‘", "("]
}
