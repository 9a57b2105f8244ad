/// What came of asking for an entry.
public enum EntryResult: Equatable, Sendable {
  /// A whole entry, lines separated by `\n`; `wasPasted` when a pasted block is part of it.
  case entry(String, wasPasted: Bool)
  /// Ctrl-C: what was typed is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the file.
  case endOfInput
  /// Reading is not possible; the reason in English.
  case failed(reason: String)
}

/// Where entries come from: a line editor, or plain lines.
public protocol EntryReading: AnyObject {
  /// Reads an entry, and further lines with the other prompt while `isComplete` says that what stands there is not
  /// whole. `complete` is asked on Tab with the entry so far and the cursor's place in its UTF-8 bytes.
  func readEntry(
    prompt: String, continuationPrompt: String, isComplete: @escaping (String) -> Bool,
    complete: @escaping (_ text: String, _ cursorUTF8: Int) -> Completion
  ) -> EntryResult
}
