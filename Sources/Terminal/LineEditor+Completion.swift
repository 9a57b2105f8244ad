import CEditline

/// Tab.
extension LineEditor {
  /// Inserts what all candidates share, or lists them when that is nothing more. In front of a line of an entry of
  /// several lines Tab indents.
  func completeAtCursor() -> KeyOutcome {
    let (line, cursor) = currentLine()
    let before = linesAbove + text(line[..<cursor])
    let row = before.suffix(while: { $0 != "\n" })
    if row.allSatisfy(\.isWhitespace), row.count < before.count { return insert("  ") }

    let position = before.utf8.count
    guard let completion = complete?(before + text(line[cursor...]), position), !completion.candidates.isEmpty,
      (linesAbove.utf8.count...position).contains(completion.start)
    else { return .refused }
    let start = before.utf8.index(before.startIndex, offsetBy: completion.start)
    guard start.samePosition(in: before.unicodeScalars) != nil else { return .refused }
    let typed = before[start...]
    let prefix = completion.commonPrefix
    if prefix != typed, completion.candidates.count == 1 || prefix.count > typed.count {
      if !typed.isEmpty { el_deletestr(editor, Int32(typed.unicodeScalars.count)) }
      return insert(prefix)
    }
    if completion.candidates.count == 1 { return .nothing }
    show(completion)
    return .printed
  }

  private func show(_ completion: Completion) {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = editline_window_size(1, &columns, &rows)
    let (line, cursor) = currentLine()
    let here = position(after: line[..<cursor]).row
    let end = position(after: line[...]).row
    // libedit draws the line again from the row where it believes the first one to be: as many rows above this place
    // as the cursor was below the prompt.
    StandardOutput.write(String(repeating: "\r\n", count: end - here + 1))
    for row in completion.list(columns: Int(columns), rows: Int(rows) - 2) {
      StandardOutput.write(row + "\r\n")
    }
    StandardOutput.write(String(repeating: "\r\n", count: here))
    StandardOutput.flush()
  }
}

extension String {
  fileprivate func suffix(while isIncluded: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isIncluded($0) }) else { return self[...] }
    return self[index(after: last)...]
  }
}
