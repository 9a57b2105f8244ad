/// How a text looks on a terminal that shows colour: attributes that can be added up, `.bold + .red`.
public struct Style: Equatable, Sendable {
  private var codes: [Int]

  private init(_ codes: Int...) {
    self.codes = codes
  }

  /// As it is.
  public static let plain = Style()
  /// Bold.
  public static let bold = Style(1)
  /// Fainter than the rest.
  public static let dim = Style(2)
  /// Underlined.
  public static let underlined = Style(4)
  /// Foreground and background exchanged.
  public static let reversed = Style(7)
  /// Red.
  public static let red = Style(31)
  /// Green.
  public static let green = Style(32)
  /// Yellow.
  public static let yellow = Style(33)
  /// Blue.
  public static let blue = Style(34)
  /// Magenta.
  public static let magenta = Style(35)
  /// Cyan.
  public static let cyan = Style(36)

  /// Both styles.
  public static func + (first: Style, second: Style) -> Style {
    var result = first
    result.codes += second.codes.filter { !first.codes.contains($0) }
    return result
  }

  /// The text in this style where colour is on, else the text. A newline inside ends the style and begins it again,
  /// so that lines can be cut apart.
  public func applied(to text: String, when usesColor: Bool) -> String {
    guard usesColor, !codes.isEmpty, !text.isEmpty else { return text }
    let start = "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : start + $0 + "\u{1B}[0m" }
      .joined(separator: "\n")
  }
}
