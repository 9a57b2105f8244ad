import Diagnostics

/// What stands behind a command's name, taken apart from left to right.
package struct Arguments {
  /// The command's name.
  package let command: String
  /// How it is written, for complaints.
  package let usage: String
  /// The whole entry.
  package let entry: String
  /// The line of the entry's first line.
  package let line: Int
  /// Where the arguments begin in the entry, in UTF-8 bytes.
  package let start: Int
  private var rest: ArraySlice<Token>

  /// The arguments of `command` in `entry`, which begins at `line`.
  package init(command: String, usage: String, entry: String, start: Int, line: Int) {
    self.command = command
    self.usage = usage
    self.entry = entry
    self.line = line
    self.start = start
    let text = String(decoding: entry.utf8.dropFirst(start), as: UTF8.self)
    rest = Token.tokens(of: text, at: start)[...]
  }

  /// Everything that is left, as it was typed.
  package var text: String {
    guard let first = rest.first else { return "" }
    var text = String(decoding: entry.utf8.dropFirst(first.offset), as: UTF8.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The entry with everything before the arguments blanked, so that places in it stay.
  package var blanked: String {
    String(repeating: " ", count: start) + String(decoding: entry.utf8.dropFirst(start), as: UTF8.self)
  }

  /// Whether nothing is left.
  package var isEmpty: Bool { rest.isEmpty }

  /// What comes next, nil at the end.
  package var next: Token? { rest.first }

  /// The last token, taken from the end.
  package mutating func popLast() -> Token? { rest.popLast() }

  /// The next word or literal as it was typed; `what` names it for the complaint.
  package mutating func word(_ what: String) throws(Diagnostic) -> String {
    guard let token = rest.popFirst() else { throw missing(what) }
    return token.text
  }

  /// The next word, nil at the end.
  package mutating func optionalWord() -> String? { rest.popFirst()?.text }

  /// The value of the next string literal.
  package mutating func string(_ what: String = "a text in quotes") throws(Diagnostic) -> String {
    guard let token = rest.popFirst() else { throw missing(what) }
    guard token.isLiteral else { throw complaint("'\(token.text)' is not in quotes", at: token) }
    return try value(of: token)
  }

  /// The next word, or the value of the next string literal.
  package mutating func value(_ what: String) throws(Diagnostic) -> String {
    guard let token = rest.popFirst() else { throw missing(what) }
    return token.isLiteral ? try value(of: token) : token.text
  }

  /// The next word as a number.
  package mutating func number(_ what: String) throws(Diagnostic) -> Double {
    guard let token = rest.popFirst() else { throw missing(what) }
    guard let number = Double(token.text), number.isFinite else {
      throw complaint("'\(token.text)' is not \(what)", at: token)
    }
    return number
  }

  /// The next word, one of `words`.
  package mutating func choice(_ what: String, of words: [String]) throws(Diagnostic) -> String {
    guard let token = rest.popFirst() else { throw missing(what) }
    guard words.contains(token.text) else {
      let near = NearNames.advice(token.text, in: words) ?? "one of: \(words.joined(separator: ", "))"
      throw complaint("'\(token.text)' is not \(what)", near, at: token)
    }
    return token.text
  }

  /// Takes the connecting word where it comes next.
  package mutating func take(_ connective: String) -> Bool {
    guard rest.first?.text == connective else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a connecting word that must come next.
  package mutating func expect(_ connective: String) throws(Diagnostic) {
    guard let token = rest.popFirst() else { throw missing("'\(connective)'") }
    guard token.text == connective else {
      throw complaint("expected '\(connective)', found '\(token.text)'", at: token)
    }
  }

  /// The target behind `connective`, nil where that does not come next.
  package mutating func target(after connective: String) throws(Diagnostic) -> String? {
    guard take(connective) else { return nil }
    return try word("a target")
  }

  /// Nothing may be left.
  package func end() throws(Diagnostic) {
    guard let token = rest.first else { return }
    throw complaint("unexpected '\(token.text)'", at: token)
  }

  /// A complaint about a token.
  package func complaint(_ message: String, _ advice: String? = nil, at token: Token) -> Diagnostic {
    Diagnostic(message, advice: [advice ?? "usage: \(usage)"], at: position(of: token.offset))
  }

  /// A complaint about the command as a whole.
  package func complaint(_ message: String, _ advice: String? = nil) -> Diagnostic {
    Diagnostic(message, advice: [advice ?? "usage: \(usage)"], at: SourcePosition(line: line, column: 1))
  }

  private func missing(_ what: String) -> Diagnostic { complaint("'\(command)' needs \(what)") }

  private func value(of token: Token) throws(Diagnostic) -> String {
    do throws(StringLiteral.Failure) {
      return try StringLiteral.value(of: token.text)
    } catch {
      throw complaint(error.message, at: token)
    }
  }

  private func position(of offset: Int) -> SourcePosition {
    let before = entry.utf8.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let column = before.reversed().prefix { $0 != newline }.count + 1
    return SourcePosition(line: line + before.count { $0 == newline }, column: column)
  }
}
