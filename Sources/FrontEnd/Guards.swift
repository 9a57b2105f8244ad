import Diagnostics

/// What a text may not exceed, so that the parser neither hangs nor overflows (interpreter.md 3.4).
public struct Guards: Sendable {
  /// Bytes of the text.
  public var bytes: Int
  /// Brackets within brackets.
  public var depth = 64
  /// Directly nested `[`: the parser's time doubles with each.
  public var squareRun = 8
  /// Postfix links in a row, `.a().b()`.
  public var chain = 500

  /// The limits of an entry typed at the prompt.
  public static let entry = Guards(bytes: 64 << 10)
  /// The limits of a loaded file.
  public static let file = Guards(bytes: 256 << 10)

  /// What is wrong with `text`, nil where the parser may see it.
  public func refusal(of text: String) -> Diagnostic? {
    guard text.utf8.count <= bytes else {
      return Diagnostic(
        "the text is \(text.utf8.count >> 10) KB long, at most \(bytes >> 10) KB are read at once",
        advice: ["split it into several files or entries"])
    }
    var scanner = BracketScanner()
    var line = 0
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      scanner.scan(line: part)
      let place = SourcePosition(line: line, column: 1)
      if scanner.longestSquareRun > squareRun {
        return Diagnostic(
          "more than \(squareRun) '[' are nested directly",
          advice: ["name the inner values with a let, inner types with a typealias"], at: place
        )
      }
      if scanner.deepest > depth {
        return Diagnostic(
          "brackets are nested more than \(depth) deep", advice: ["move the inner part into a function or a type"],
          at: place)
      }
      if scanner.longestChain > chain {
        return Diagnostic(
          "a chain of more than \(chain) members in a row", advice: ["split the chain with a `let`"], at: place)
      }
    }
    return nil
  }
}
