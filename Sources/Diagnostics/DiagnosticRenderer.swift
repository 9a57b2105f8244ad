/// Makes a diagnostic readable: message, place, the source line, a caret, advice.
public struct DiagnosticRenderer: Sendable {
  /// Wraps a part in colour; the identity where colour is off.
  public var paint: @Sendable (_ text: String, _ severity: Severity) -> String
  /// Columns that a text takes on the screen, so that the caret stands right under Chinese text too.
  public var width: @Sendable (_ text: String) -> Int

  /// A renderer; without arguments it is plain and counts characters.
  public init(
    paint: @escaping @Sendable (String, Severity) -> String = { text, _ in text },
    width: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    self.paint = paint
    self.width = width
  }

  /// The lines to show for `diagnostic`, whose place is in `source`, called `name` where it has one.
  public func render(_ diagnostic: Diagnostic, source: String?, name: String? = nil) -> [String] {
    var lines = [paint("\(diagnostic.severity.rawValue):", diagnostic.severity) + " " + diagnostic.message]
    if let source, diagnostic.position.line > 0 {
      let all = source.split(separator: "\n", omittingEmptySubsequences: false)
      if diagnostic.position.line <= all.count {
        let line = String(all[diagnostic.position.line - 1])
        let number = String(diagnostic.position.line)
        let gutter = String(repeating: " ", count: number.count)
        let place = "\(name.map { $0 + ":" } ?? "")\(diagnostic.position.line):\(diagnostic.position.column)"
        let before = String(decoding: Array(line.utf8.prefix(max(0, diagnostic.position.column - 1))), as: UTF8.self)
        let indent = String(repeating: " ", count: width(before.replacingTabs()))
        lines.append("\(gutter)--> \(place)")
        lines.append("\(number) | \(line.replacingTabs())")
        lines.append("\(gutter) | \(indent)\(paint("^", diagnostic.severity))")
      }
    }
    lines += diagnostic.advice.map { "  \($0)" }
    return lines
  }
}

extension String {
  /// Tabs as two spaces, so that what is above the caret has a known width.
  fileprivate func replacingTabs() -> String {
    contains("\t") ? split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ") : self
  }
}
