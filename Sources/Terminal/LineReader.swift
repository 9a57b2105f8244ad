import CEditline
import Glibc

/// Plain lines from standard input: for pipes and files, and for terminals that only append. On a terminal it shows
/// the prompt and leaves echo and erasing to the kernel.
public final class LineReader: EntryReading {
  /// What came of asking for a line.
  public enum Line: Equatable, Sendable {
    /// A line without its newline. Bytes that are no UTF-8 became U+FFFD.
    case line(String)
    /// Ctrl-C came before the line was whole; what was read of it is dropped.
    case interrupted
    /// Nothing is left.
    case endOfInput
    /// Reading failed; the reason in English.
    case failed(reason: String)
  }

  private let descriptor: Int32
  private let showsPrompt: Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// A reader of a file descriptor; prompts are written only with `showsPrompt`, for a terminal on both ends,
  /// where Ctrl-C is caught too.
  public init(descriptor: Int32 = STDIN_FILENO, showsPrompt: Bool) {
    self.descriptor = descriptor
    self.showsPrompt = showsPrompt
    if showsPrompt { Interrupt.install() }
  }

  /// The next line.
  public func readLine() -> Line {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return .line(text(buffer[position..<end]))
      }
      if isAtEnd {
        guard position < buffer.count else {
          // A terminal can go on after Ctrl-D.
          isAtEnd = !showsPrompt
          return .endOfInput
        }
        defer { position = buffer.count }
        return .line(text(buffer[position...]))
      }
      buffer.removeFirst(position)
      position = 0
      searched = buffer.count
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = editline_read_bytes(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR {
        if !Interrupt.isRequested { continue }
        Interrupt.clear()
        buffer.removeAll()
        return .interrupted
      }
      if count < 0 { return .failed(reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)") }
      isAtEnd = count == 0
      buffer += chunk[..<count]
    }
  }

  /// Reads an entry; `complete` is never asked.
  public func readEntry(
    prompt: String, continuationPrompt: String, isComplete: @escaping (String) -> Bool,
    complete: @escaping (_ text: String, _ cursorUTF8: Int) -> Completion = { _, _ in .none }
  ) -> EntryResult {
    Interrupt.clear()
    let modes = eraseWholeCharacters()
    defer { if var modes { tcsetattr(descriptor, TCSANOW, &modes) } }
    var entry: String?
    while true {
      show(entry == nil ? prompt : continuationPrompt)
      switch readLine() {
      case .line(let line):
        let whole = entry.map { $0 + "\n" + line } ?? line
        if isBlank(whole) || isComplete(whole) { return .entry(whole, wasPasted: false) }
        entry = whole
      case .interrupted:
        show("\n")
        return .interrupted
      case .endOfInput:
        show("\n")
        return entry.map { .entry($0, wasPasted: false) } ?? .endOfInput
      case .failed(let reason):
        return .failed(reason: reason)
      }
    }
  }

  /// Lets the kernel's erase key take a whole character instead of a byte; the modes before, where that was a change.
  private func eraseWholeCharacters() -> termios? {
    var modes = termios()
    guard showsPrompt, tcgetattr(descriptor, &modes) == 0, modes.c_iflag & tcflag_t(IUTF8) == 0 else { return nil }
    var changed = modes
    changed.c_iflag |= tcflag_t(IUTF8)
    return tcsetattr(descriptor, TCSANOW, &changed) == 0 ? modes : nil
  }

  private func show(_ text: String) {
    if showsPrompt { StandardOutput.write(text) }
    StandardOutput.flush()
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}

/// Whether a text has nothing but white space.
func isBlank(_ text: String) -> Bool {
  text.allSatisfy(\.isWhitespace)
}
