/// Breaks a text into lines at words; Chinese breaks anywhere, and a word that is too long breaks where it must.
struct LineBreaker {
  /// The width of a line in points.
  let width: Double
  /// The greatest number of lines, at least 1.
  let limit: Int

  /// Half of this much too wide, in points, still fits; it absorbs what sums of fractions lose.
  private static let tolerance = 1e-6

  /// The lines, and whether something was left out.
  func lines(of parts: [TextPart]) -> (lines: [TextLine], isTruncated: Bool) {
    let measure = CharacterMeasure(parts.last?.font ?? Font())
    var lines: [TextLine] = []
    var paragraphs = [Run()]
    for part in parts {
      let measure = CharacterMeasure(part.font)
      for character in part.text {
        if character.isNewline {
          paragraphs.append(Run())
        } else {
          paragraphs[paragraphs.count - 1].append(character, measure.advance(of: character))
        }
      }
    }
    for (number, run) in paragraphs.enumerated() {
      var start = 0
      repeat {
        let end = self.end(of: run, from: start)
        let rest = end < run.count || number < paragraphs.count - 1
        if lines.count == limit - 1 && rest {
          lines.append(truncated(run, from: start, measure))
          return (lines, true)
        }
        lines.append(run.line(start..<end))
        start = end
      } while start < run.count
    }
    return (lines, false)
  }

  private func fits(_ length: Double) -> Bool { length <= width + Self.tolerance }

  /// Where the line that begins at `start` ends: behind its last space, or in a word if that alone is too long.
  private func end(of run: Run, from start: Int) -> Int {
    if fits(run.length(start..<run.count)) { return run.count }
    var lastBreak: Int?
    for index in start..<run.count {
      if index > start {
        if CharacterMeasure.canBreak(between: run.characters[index - 1], and: run.characters[index]) {
          lastBreak = index
        }
        if !run.characters[index].isWhitespace && !fits(run.length(start..<index + 1)) { return lastBreak ?? index }
      }
    }
    return run.count
  }

  /// As much as fits together with an ellipsis.
  private func truncated(_ run: Run, from start: Int, _ measure: CharacterMeasure) -> TextLine {
    let ellipsis: Character = "…"
    let ellipsisWidth = measure.advance(of: ellipsis)
    var end = start
    while end < run.count, fits(run.length(start..<end + 1) + ellipsisWidth) { end += 1 }
    let kept = run.line(start..<end)
    return TextLine(text: kept.text + String(ellipsis), width: kept.width + ellipsisWidth)
  }

  /// The characters of a paragraph with the sums of their advances.
  private struct Run {
    private(set) var characters: [Character] = []
    private var sums: [Double] = [0]

    mutating func append(_ character: Character, _ advance: Double) {
      characters.append(character)
      sums.append((sums.last ?? 0) + advance)
    }

    var count: Int { characters.count }

    func length(_ range: Range<Int>) -> Double { sums[range.upperBound] - sums[range.lowerBound] }

    /// The line without the spaces at its end.
    func line(_ range: Range<Int>) -> TextLine {
      var end = range.upperBound
      while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
      return TextLine(text: String(characters[range.lowerBound..<end]), width: length(range.lowerBound..<end))
    }
  }
}
