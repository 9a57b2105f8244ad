/// Lines of running text between pasted declarations: headings of the page they were copied from. Only a line that holds
/// characters which no Swift token may hold, outside of strings and comments, is taken for one.
enum Prose {
  /// The text with such lines blank, and what was left out; nil where there is none.
  static func leftOut(of text: String) -> (rest: String, lines: [(line: Int, text: String)])? {
    var scanner = BracketScanner()
    var lines: [Substring] = []
    var left: [(line: Int, text: String)] = []
    for (i, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !scanner.isInString, !scanner.isInComment, isProse(line) {
        left.append((i + 1, String(line)))
        lines.append("")
      } else {
        scanner.scan(line: line)
        lines.append(line)
      }
    }
    return left.isEmpty ? nil : (lines.joined(separator: "\n"), left)
  }

  private static func isProse(_ line: Substring) -> Bool {
    guard !line.contains("\""), !line.contains("//") else { return false }
    return line.unicodeScalars.contains { scalar in
      // Full-width forms, CJK punctuation, bullets and dashes: never part of a name or an operator.
      (0xFF00...0xFF65).contains(scalar.value) || (0x3000...0x3004).contains(scalar.value)
        || (0x3008...0x301F).contains(scalar.value)
        || scalar.value == 0x2022 || scalar.value == 0x2014
    }
  }
}
