import CEditline

/// Moving, inserting and deleting, where a line may hold several lines of text.
extension LineEditor {
  /// Inserts a text at the cursor.
  func insert(_ text: String) -> KeyOutcome {
    editline_insert(editor, scalars(text) + [0]) ? .changed : .refused
  }

  /// Replaces the whole line and puts the cursor into it, at its end by default.
  func replaceLine(with line: [UInt32], cursor: Int? = nil) -> KeyOutcome {
    let old = currentLine()
    _ = move(to: old.text.count)
    if !old.text.isEmpty { el_deletestr(editor, Int32(old.text.count)) }
    guard line.isEmpty || editline_insert(editor, line + [0]) else { return .refused }
    return move(to: cursor ?? line.count)
  }

  /// Moves by so many characters; refused beyond the ends.
  func move(by offset: Int) -> KeyOutcome {
    let (line, cursor) = currentLine()
    guard (0...line.count).contains(cursor + offset) else { return .refused }
    return move(to: cursor + offset)
  }

  /// Moves to an index of the line.
  func move(to index: Int) -> KeyOutcome {
    let offset = index - currentLine().cursor
    if offset != 0 { _ = el_cursor(editor, Int32(offset)) }
    return .changed
  }

  /// Deletes from the cursor to an index.
  func deleteForward(to end: Int) -> KeyOutcome {
    let (line, cursor) = currentLine()
    guard cursor < end, end <= line.count else { return .refused }
    _ = move(to: end)
    el_deletestr(editor, Int32(end - cursor))
    return .changed
  }

  /// To the start of the line of text that the cursor is in.
  func goToLineStart() -> KeyOutcome {
    let (line, cursor) = currentLine()
    return move(to: lineStart(in: line, before: cursor))
  }

  /// To the end of the line of text that the cursor is in.
  func goToLineEnd() -> KeyOutcome {
    let (line, cursor) = currentLine()
    return move(to: lineEnd(in: line, after: cursor))
  }

  /// Up a line within the text; nil on its first.
  func moveUp() -> KeyOutcome? {
    let (line, cursor) = currentLine()
    let start = lineStart(in: line, before: cursor)
    guard start > 0 else { return nil }
    let above = lineStart(in: line, before: start - 1)
    return move(to: min(above + cursor - start, start - 1))
  }

  /// Down a line within the text; nil on its last.
  func moveDown() -> KeyOutcome? {
    let (line, cursor) = currentLine()
    let end = lineEnd(in: line, after: cursor)
    guard end < line.count else { return nil }
    let column = cursor - lineStart(in: line, before: cursor)
    return move(to: min(end + 1 + column, lineEnd(in: line, after: end + 1)))
  }

  /// The start of the word before the cursor.
  func wordStart() -> Int {
    let (line, cursor) = currentLine()
    var index = cursor
    while index > 0, !isPartOfWord(line[index - 1]) { index -= 1 }
    while index > 0, isPartOfWord(line[index - 1]) { index -= 1 }
    return index
  }

  /// The end of the word after the cursor.
  func wordEnd() -> Int {
    let (line, cursor) = currentLine()
    var index = cursor
    while index < line.count, !isPartOfWord(line[index]) { index += 1 }
    while index < line.count, isPartOfWord(line[index]) { index += 1 }
    return index
  }

  /// Puts back what a signal interrupted.
  func restoreInterruptedLine() -> KeyOutcome {
    guard let (line, cursor) = interruptedLine else { return .nothing }
    interruptedLine = nil
    return replaceLine(with: line, cursor: cursor)
  }

  private func isPartOfWord(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private func lineStart(in line: [UInt32], before index: Int) -> Int {
    line[..<index].lastIndex(of: 10).map { $0 + 1 } ?? 0
  }

  private func lineEnd(in line: [UInt32], after index: Int) -> Int {
    line[index...].firstIndex(of: 10) ?? line.count
  }
}
