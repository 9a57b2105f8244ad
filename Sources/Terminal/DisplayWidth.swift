import CEditline

/// Widths as the terminal and libedit count them: libc's `wcwidth` for each scalar, escape sequences nothing.
///
/// What Unicode calls ambiguous (the ellipsis, arrows, curly quotes) counts 1 here and is drawn 2 wide by many
/// terminals set up for Chinese: keep it out of aligned columns.
public enum DisplayWidth {
  /// Where a text stands in its column.
  public enum Alignment: Sendable {
    /// At the left edge.
    case leading
    /// At the right edge.
    case trailing
  }

  /// `wcwidth` knows nothing beyond ASCII in the C locale.
  private static let locale: Void = editline_prepare_locale()

  /// The columns of one scalar: 0 for what combines and for control characters.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    return printableColumns(of: scalar) ?? 0
  }

  /// The columns of one scalar, nil for what has no shape.
  static func printableColumns(of scalar: Unicode.Scalar) -> Int? {
    _ = locale
    let columns = Int(editline_width(scalar.value))
    return columns < 0 ? nil : columns
  }

  /// The columns of a text of one line. A tab goes to the next multiple of eight.
  public static func columns(of text: some StringProtocol) -> Int {
    var scanner = EscapeScanner()
    var total = 0
    for scalar in text.unicodeScalars where !scanner.isPartOfEscape(scalar) {
      total = scalar == "\t" ? total / 8 * 8 + 8 : total + columns(of: scalar)
    }
    return total
  }

  /// The text with spaces up to a width; unchanged when it is wider.
  public static func padded(_ text: String, to width: Int, alignment: Alignment = .leading) -> String {
    let space = String(repeating: " ", count: max(0, width - columns(of: text)))
    return alignment == .leading ? text + space : space + text
  }

  /// The text cut to a width, its end replaced by a mark when something is lost. Styles stay balanced.
  public static func truncated(_ text: String, to width: Int, mark: String = "...") -> String {
    guard columns(of: text) > width else { return text }
    let mark = columns(of: mark) <= width ? mark : ""
    let room = width - columns(of: mark)
    var scanner = EscapeScanner()
    var result = ""
    var used = 0
    var isCut = false
    for character in text {
      if character.unicodeScalars.allSatisfy({ scanner.isPartOfEscape($0) }) {
        result.append(character)
      } else if !isCut {
        let next = columns(of: String(character))
        isCut = used + next > room
        if isCut {
          result += mark
        } else {
          result.append(character)
          used += next
        }
      }
    }
    return result
  }
}
