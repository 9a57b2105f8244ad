import CEditline

/// Going through the history. libedit's own commands are not used: they cut a line over 1,024 characters when it is
/// left and come back to, and drop a space at an entry's end.
extension LineEditor {
  /// Up a line; on the first line, or on a recalled entry left as it was, back in the history.
  func goUp() -> KeyOutcome {
    isOnRecalledEntry ? goBack(matching: false) : moveUp() ?? goBack(matching: false)
  }

  /// Down a line; on the last line, or on a recalled entry left as it was, forward in the history.
  func goDown() -> KeyOutcome {
    isOnRecalledEntry ? goForward(matching: false) : moveDown() ?? goForward(matching: false)
  }

  /// To the entry before, or the nearest before that begins as the text before the cursor does.
  func goBack(matching: Bool) -> KeyOutcome {
    let (line, cursor) = currentLine()
    let prefix = matching ? text(line[..<cursor]) : ""
    guard let index = history.index(before: historyIndex ?? history.entries.count, prefix: prefix) else {
      return .refused
    }
    if historyIndex == nil { lineBeforeHistory = line }
    historyIndex = index
    return replaceLine(with: scalars(history.entries[index]), cursor: matching ? cursor : nil)
  }

  /// To the entry after, or the nearest after that begins as the text before the cursor does; behind the last stands
  /// the line that was being written.
  func goForward(matching: Bool) -> KeyOutcome {
    guard let current = historyIndex else { return .refused }
    let (line, cursor) = currentLine()
    historyIndex = history.index(after: current, prefix: matching ? text(line[..<cursor]) : "")
    let next = historyIndex.map { scalars(history.entries[$0]) } ?? lineBeforeHistory
    return replaceLine(with: next, cursor: matching && cursor <= next.count ? cursor : nil)
  }

  /// Begins libedit's own search, whose key is pushed, unless the line is so long that the search would cut it.
  func searchIncrementally(_ key: String) -> KeyOutcome {
    guard currentLine().text.count < Self.searchLimit else { return .refused }
    el_push(editor, key)
    return .nothing
  }

  private var isOnRecalledEntry: Bool {
    guard let historyIndex else { return false }
    let (line, cursor) = currentLine()
    return cursor == line.count && text(line) == history.entries[historyIndex]
  }
}
