/// Tells the entries of a block apart: an entry ends at the end of a line when no bracket, string or comment is open and
/// the next line does not continue it.
package enum EntrySplitter {
  /// The entries, without blank lines between them.
  package static func entries(of block: String) -> [String] {
    var entries: [String] = []
    var open: [String] = []
    var scan = Scan()
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
      let blank = line.trimmed.isEmpty
      if scan.isOpen {
        open.append(String(line))
      } else if blank || line.trimmed.hasPrefix("//") {
        if !open.isEmpty { open.append(String(line)) }
        continue
      } else if !open.isEmpty, continues(line.trimmed) || endsOpen(open) {
        open.append(String(line))
      } else {
        close(&open, into: &entries)
        open = [String(line)]
      }
      scan.read(line)
    }
    close(&open, into: &entries)
    return entries
  }

  private static func close(_ open: inout [String], into entries: inout [String]) {
    let text = open.joinedTrimmingBlankLines
    if !text.isEmpty { entries.append(text) }
    open = []
  }

  /// Whether a line goes on with the entry above: `.name`, `else`, `catch`, `{`, `?`, `:` or a spaced infix operator.
  private static func continues(_ line: Substring) -> Bool {
    if let first = line.first, "{?:)]".contains(first) {
      return !(first == ":" && line.dropFirst().first?.isLetter == true)
    }
    if line.first == ".", let second = line.dropFirst().first, second.isLetter || second == "_" { return true }
    let word = line.prefix { !$0.isWhitespace && $0 != "{" }
    return word == "else" || word == "catch" || (isOperator(word) && line.dropFirst(word.count).first == " ")
  }

  /// Whether the last line of code ends in an operator or a comma.
  private static func endsOpen(_ lines: [String]) -> Bool {
    guard let last = lines.last(where: { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }) else { return false }
    let line = last.trimmed
    let word = line.split(separator: " ").last ?? ""
    return line.last == "," || (isOperator(word) && word.count < line.count)
  }

  private static func isOperator(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { "+-*/%=<>!&|^~?".contains($0) } && !word.hasPrefix("//")
  }

  /// What is open at the end of a line.
  private struct Scan {
    private var brackets = 0
    private var comments = 0
    private var inBlockString = false

    var isOpen: Bool { brackets > 0 || comments > 0 || inBlockString }

    mutating func read(_ line: Substring) {
      var rest = line
      while !rest.isEmpty {
        if comments > 0 {
          if rest.hasPrefix("*/") { comments -= 1 } else if rest.hasPrefix("/*") { comments += 1 }
          rest = rest.dropFirst(rest.hasPrefix("*/") || rest.hasPrefix("/*") ? 2 : 1)
        } else if rest.hasPrefix("\"\"\"") {
          inBlockString.toggle()
          rest = rest.dropFirst(3)
        } else if inBlockString {
          rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
        } else if rest.hasPrefix("//") {
          return
        } else if rest.hasPrefix("/*") {
          comments += 1
          rest = rest.dropFirst(2)
        } else if rest.first == "\"" {
          rest = Self.afterString(rest.dropFirst())
        } else {
          if let first = rest.first {
            if "([{".contains(first) { brackets += 1 }
            if ")]}".contains(first) { brackets = max(0, brackets - 1) }
          }
          rest = rest.dropFirst()
        }
      }
    }

    /// What follows the end of a one-line string; interpolations may hold strings of their own.
    private static func afterString(_ text: Substring) -> Substring {
      var rest = text
      while let first = rest.first {
        if rest.hasPrefix("\\(") {
          rest = afterInterpolation(rest.dropFirst(2))
        } else if first == "\\" {
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
          if first == "\"" { return rest }
        }
      }
      return rest
    }

    private static func afterInterpolation(_ text: Substring) -> Substring {
      var rest = text
      var depth = 1
      while let first = rest.first, depth > 0 {
        rest = rest.dropFirst()
        if first == "(" { depth += 1 }
        if first == ")" { depth -= 1 }
        if first == "\"" { rest = afterString(rest) }
      }
      return rest
    }
  }
}
