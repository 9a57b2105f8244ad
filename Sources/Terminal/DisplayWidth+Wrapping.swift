extension DisplayWidth {
  /// The text in lines of at most `width` columns. Breaks at spaces and between Chinese characters, where no closing
  /// punctuation may begin a line and no opening one end it; a longer word is cut. Indentation is kept and the lines
  /// that follow get `hanging` more spaces.
  public static func wrapped(_ text: String, to width: Int, hanging: Int = 0) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { wrappedLine($0, to: max(2, width), hanging: hanging) }
  }

  private static func wrappedLine(_ line: Substring, to width: Int, hanging: Int) -> [String] {
    guard columns(of: line) > width else { return [String(line)] }
    let indent = line.prefix { $0 == " " }
    let room = width / 2
    let first = String(repeating: " ", count: min(indent.count, room))
    let next = String(repeating: " ", count: min(indent.count + hanging, room))

    var result: [String] = []
    var current = first
    var used = first.count
    var pendingSpaces = ""
    var isEmpty = true
    func newLine() {
      result.append(current)
      current = next
      used = next.count
      isEmpty = true
    }
    for piece in pieces(of: line.dropFirst(indent.count)) {
      if piece.isSpace {
        pendingSpaces = isEmpty ? "" : piece.text
        continue
      }
      if !isEmpty, used + pendingSpaces.count + piece.columns > width {
        newLine()
      } else {
        current += pendingSpaces
        used += pendingSpaces.count
      }
      pendingSpaces = ""
      var scanner = EscapeScanner()
      for character in piece.text {
        let isEscape = character.unicodeScalars.allSatisfy { scanner.isPartOfEscape($0) }
        let columns = isEscape ? 0 : columns(of: String(character))
        if !isEmpty, used + columns > width { newLine() }
        current.append(character)
        used += columns
        if columns > 0 { isEmpty = false }
      }
    }
    result.append(current)
    return result
  }

  /// What stays together on a line.
  private struct Piece {
    var text: String
    var columns: Int
    var isSpace: Bool
  }

  private static func pieces(of line: Substring) -> [Piece] {
    var result: [Piece] = []
    var scanner = EscapeScanner()
    var last: Character?
    for character in line {
      let isEscape = character.unicodeScalars.allSatisfy { scanner.isPartOfEscape($0) }
      let columns = isEscape ? 0 : columns(of: String(character))
      let isSpace = !isEscape && character == " "
      let joins: Bool
      if let previous = result.last {
        joins = isSpace == previous.isSpace && (isEscape || isSpace || !mayBreak(between: last, and: character))
      } else {
        joins = false
      }
      if joins {
        result[result.count - 1].text.append(character)
        result[result.count - 1].columns += columns
      } else {
        result.append(Piece(text: String(character), columns: columns, isSpace: isSpace))
      }
      if !isEscape { last = character }
    }
    return result
  }

  private static func mayBreak(between before: Character?, and after: Character) -> Bool {
    guard let before, isWide(before) || isWide(after) else { return false }
    return !neverAtStart.contains(after) && !neverAtEnd.contains(before)
  }

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains { columns(of: $0) == 2 }
  }

  private static let neverAtStart = Set("，。、；：？！）》」』】〉〕’”…—·,.;:?!)]}>'\"%")
  private static let neverAtEnd = Set("（《「『【〈〔‘“([{<")
}
