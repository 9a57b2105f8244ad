/// A prompt as libedit can show it without losing or miscounting its escape sequences.
struct PromptText: Equatable {
  /// The lines above the last one; libedit swallows newlines, so they are printed before it starts.
  let above: String
  /// The last line, each run of escape sequences between `\1` marks and printable text at its end.
  let marked: String
  /// The columns of the last line.
  let columns: Int

  /// Prepares a prompt that may have styles.
  init(_ prompt: String) {
    let cut = prompt.lastIndex(of: "\n").map { prompt.index(after: $0) } ?? prompt.startIndex
    above = String(prompt[..<cut])

    // (escape before, character) pairs: an escape at the very end would be lost, so the last one moves in front of a
    // space, and neighbours become one run, because two in a row corrupt the line.
    var pairs: [(escape: String, shown: Unicode.Scalar)] = []
    var escape = ""
    var scanner = EscapeScanner()
    for scalar in prompt[cut...].unicodeScalars {
      if scanner.isPartOfEscape(scalar) {
        escape.unicodeScalars.append(scalar)
      } else if DisplayWidth.columns(of: scalar) > 0 || escape.isEmpty {
        pairs.append((escape, scalar))
        escape = ""
      }
    }
    if !escape.isEmpty {
      if let last = pairs.last, last.shown == " ", last.escape.isEmpty {
        pairs[pairs.count - 1].escape = escape
      } else {
        pairs.append((escape, " "))
      }
    }
    marked = pairs.map { ($0.escape.isEmpty ? "" : "\u{1}\($0.escape)\u{1}") + String($0.shown) }.joined()
    columns = pairs.reduce(0) { $0 + DisplayWidth.columns(of: $1.shown) }
  }
}
