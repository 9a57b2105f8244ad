import CEditline
import Glibc

/// Reads entries at a terminal through libedit: one for the whole run of a process, used on the main thread only.
///
/// libedit is told nothing about signals. The handlers here only set flags and make the blocked read return; then the
/// line is cancelled (Ctrl-C) or drawn again with its text and cursor (resize, continue after a stop).
public final class LineEditor: EntryReading {
  /// The entries that Up goes back to.
  public internal(set) var history: History
  /// Whether entries are added to the history and its file; off for answers that are graded.
  public var recordsHistory = true
  /// What the user should hear about the history file; the caller shows it and empties the list.
  public var notices: [HistoryNotice] = []

  /// libedit's `EditLine`.
  let editor: OpaquePointer
  /// Where the history lasts.
  let historyFile: HistoryFile?
  /// What libedit's own Ctrl-R looks through.
  private let searchList: OpaquePointer?
  private let movesCursor: Bool

  /// The prompt on the screen while a line is read.
  var prompt = PromptText("")
  /// Who is asked on Tab.
  var complete: ((String, Int) -> Completion)?
  /// The lines of the entry above the one being edited, each with its newline.
  var linesAbove = ""
  /// Whether a block was pasted into the entry.
  var wasPasted = false
  /// How long the line was when a block that ended its line was pasted at its end.
  var pasteEnd: Int?
  /// The place in the history, nil on the line being written.
  var historyIndex: Int?
  /// The line being written, while an entry of the history stands in its place.
  var lineBeforeHistory: [UInt32] = []
  /// What the private key sequence puts back after a redraw.
  var interruptedLine: (text: [UInt32], cursor: Int)?

  nonisolated(unsafe) private static var exists = false

  /// Starts libedit on standard input and output, which must be a terminal (see `TerminalProfile.canEditLines`), and
  /// reads the history; nil when libedit cannot start.
  public init?(program: String, historyFile: String?) {
    precondition(!Self.exists, "one LineEditor per process: libedit keeps state of its own")
    editline_prepare_locale()
    var isKnown = false
    guard let editor = editline_create(program, &isKnown) else { return nil }
    Self.exists = true
    self.editor = editor
    // A terminal nobody described on this machine is nearly always an xterm in other clothes.
    movesCursor = isKnown || editline_set_terminal(editor, "xterm")
    if !movesCursor { _ = editline_set_terminal(editor, "dumb") }

    self.historyFile = historyFile.map { HistoryFile(path: $0) }
    let loaded = self.historyFile?.load()
    history = History(loaded?.entries ?? [])
    notices = loaded?.notice.map { [$0] } ?? []
    searchList = editline_history_create(editor, Int32(history.limit))
    for entry in history.entries { addToSearch(entry) }

    editline_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    bindKeys()
    Interrupt.install()
  }

  deinit {
    editline_destroy(editor)
    if let searchList { editline_history_destroy(searchList) }
    Self.exists = false
  }

  // MARK: - Entries

  /// Reads an entry; see `EntryReading`. Ctrl-D on an empty line that continues an entry ends the entry as it is.
  public func readEntry(
    prompt: String, continuationPrompt: String, isComplete: @escaping (String) -> Bool,
    complete: @escaping (_ text: String, _ cursorUTF8: Int) -> Completion
  ) -> EntryResult {
    Interrupt.clear()
    self.complete = complete
    linesAbove = ""
    wasPasted = false
    editline_session_begin(movesCursor)
    defer {
      editline_session_end()
      self.complete = nil
    }
    while true {
      switch readLine(prompt: linesAbove.isEmpty ? prompt : continuationPrompt) {
      case .line(let line):
        let whole = linesAbove + line
        if isBlank(whole) || isComplete(whole) { return accepted(whole) }
        linesAbove = whole + "\n"
      case .endOfInput:
        StandardOutput.write("\n")
        return linesAbove.isEmpty ? .endOfInput : accepted(String(linesAbove.dropLast()))
      case .interrupted:
        return .interrupted
      case .failed(let reason):
        return .failed(reason: reason)
      }
    }
  }

  private func accepted(_ entry: String) -> EntryResult {
    if recordsHistory, history.add(entry), let kept = history.entries.last {
      addToSearch(kept)
      if let notice = historyFile?.append([kept]), !notices.contains(notice) { notices.append(notice) }
    }
    return .entry(entry, wasPasted: wasPasted)
  }

  /// libedit's search copies lines and entries into a buffer of 1,024 characters; longer ones would come back cut.
  static let searchLimit = 1_000

  private func addToSearch(_ entry: String) {
    guard let searchList, entry.unicodeScalars.count < Self.searchLimit else { return }
    editline_history_add(searchList, scalars(entry) + [0])
  }

  // MARK: - Lines

  private func readLine(prompt: String) -> LineReader.Line {
    self.prompt = PromptText(prompt)
    pasteEnd = nil
    historyIndex = nil
    interruptedLine = nil
    StandardOutput.write(self.prompt.above)
    editline_set_prompt(editor, scalars(self.prompt.marked) + [0])
    while true {
      var count: Int32 = 0
      var error: Int32 = 0
      if let line = editline_read(editor, &count, &error) {
        let length = Int(count)
        let received = UnsafeBufferPointer(start: line, count: length)
        // libedit can cut a line at 1,024 characters and still report its old length.
        if received.contains(0) { return .failed(reason: "the line was too long for the line editor") }
        return .line(text(received.last == 10 ? received.dropLast() : received[...]))
      }
      if Interrupt.isRequested {
        Interrupt.clear()
        leaveLine(with: "^C\n")
        return .interrupted
      }
      // In its search libedit takes an interrupted read for the end of the input.
      let wantsRedraw = editline_session_take_redraw()
      if count == 0, !wantsRedraw { return .endOfInput }
      guard wantsRedraw || error == EINTR else {
        return .failed(reason: strerror(error).map { String(cString: $0) } ?? "error \(error)")
      }
      prepareRedraw(afterSearch: count == 0)
    }
  }

  /// Writes behind the line, wherever the cursor stood in it.
  private func leaveLine(with ending: String) {
    let (line, cursor) = currentLine()
    let here = position(after: line[..<cursor])
    let end = position(after: line[...])
    if movesCursor, here != end, searchPrompt(in: line) == nil {
      let down = end.row > here.row ? "\u{1B}[\(end.row - here.row)B" : ""
      StandardOutput.write(down + "\r" + (end.column > 0 ? "\u{1B}[\(end.column)C" : ""))
    }
    StandardOutput.write(ending)
    StandardOutput.flush()
  }

  /// Clears what is shown and lets the next read put the text back. The text itself is never pushed: a newline in it
  /// would submit it.
  private func prepareRedraw(afterSearch: Bool) {
    let (line, cursor) = currentLine()
    let search = afterSearch ? searchPrompt(in: line) : nil
    el_resize(editor)
    // A search that ends leaves the screen's cursor below its prompt.
    let up = search == nil ? position(after: line[..<cursor]).row : position(after: line[...]).row + 1
    interruptedLine = (Array(line[..<(search ?? line.count)]), min(cursor, search ?? cursor))
    if movesCursor { StandardOutput.write("\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[J") }
    el_push(editor, "\u{1B}[900~")
  }

  /// Where the prompt of libedit's search begins, which it keeps in the line itself.
  private func searchPrompt(in line: [UInt32]) -> Int? {
    guard let newline = line.lastIndex(of: 10) else { return nil }
    let tail = text(line[newline...].prefix(5))
    return ["\nbck:", "\nbck?", "\nfwd:", "\nfwd?"].contains(tail) ? newline : nil
  }

  // MARK: - What libedit holds

  /// The text being edited and the cursor's index in it.
  func currentLine() -> (text: [UInt32], cursor: Int) {
    var count = 0
    var cursor = 0
    guard let line = editline_line(editor, &count, &cursor) else { return ([], 0) }
    return (Array(UnsafeBufferPointer(start: line, count: count)), min(cursor, count))
  }

  /// Where the screen's cursor stands after a part of the line.
  func position(after text: ArraySlice<UInt32>) -> ScreenPosition {
    ScreenPosition(after: text, promptColumns: prompt.columns, columns: windowColumns)
  }

  /// The window's width now.
  var windowColumns: Int {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = editline_window_size(1, &columns, &rows)
    return Int(columns)
  }

  /// A text as libedit takes it, without the 0 at its end.
  func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value)
  }

  /// A text from what libedit holds.
  func text(_ scalars: some Sequence<UInt32>) -> String {
    var view = String.UnicodeScalarView()
    for value in scalars { view.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    return String(view)
  }
}
