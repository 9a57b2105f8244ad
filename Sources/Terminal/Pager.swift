import CEditline
import Glibc

/// Shows a text a screen at a time: space goes on, Enter shows one more line, q leaves.
public struct Pager: Sendable {
  /// The terminal that it shows on.
  public var profile: TerminalProfile
  /// What the last row says while there is more; plain text, its translation the caller's.
  public var more: String

  /// A pager for a terminal.
  public init(profile: TerminalProfile, more: String = "-- more: space, Enter, q --") {
    self.profile = profile
    self.more = more
  }

  /// Writes the text, in pages where it is taller than the screen and a person sits on both ends.
  public func show(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let whole = text.hasSuffix("\n") ? Array(lines.dropLast()) : lines
    guard profile.canEditLines, height(of: whole[...]) > profile.rows - 1 else {
      StandardOutput.write(whole.map { $0 + "\n" }.joined())
      StandardOutput.flush()
      return
    }
    editline_session_begin(false)
    editline_session_single_keys()
    defer {
      editline_session_restore()
      editline_session_end()
    }
    var rest = whole[...]
    var room = profile.rows - 1
    while true {
      let page = page(of: rest, rows: room)
      StandardOutput.write(page.map { $0 + "\n" }.joined())
      rest = rest.dropFirst(page.count)
      if rest.isEmpty { break }
      guard let rows = ask() else { break }
      room = rows
    }
    StandardOutput.flush()
  }

  /// The lines that fit into some rows, at least one.
  func page(of lines: ArraySlice<String>, rows: Int) -> ArraySlice<String> {
    var used = 0
    let fitting = lines.prefix { line in
      used += height(of: [line])
      return used <= rows
    }
    return fitting.isEmpty ? lines.prefix(1) : fitting
  }

  private func height(of lines: ArraySlice<String>) -> Int {
    lines.reduce(0) { rows, line in
      rows + max(1, (DisplayWidth.columns(of: line) + profile.columns - 1) / max(1, profile.columns))
    }
  }

  /// How many rows to show next, nil to leave.
  private func ask() -> Int? {
    let prompt = DisplayWidth.truncated(more, to: max(1, profile.columns - 1))
    StandardOutput.write(Style.reversed.applied(to: prompt, when: profile.usesColor))
    StandardOutput.flush()
    defer { StandardOutput.write("\r\u{1B}[K") }
    while true {
      guard let key = readKey() else { return nil }
      switch key {
      case " ", "f", "\u{1B}[6~": return profile.rows - 1
      case "\r", "\n", "j", "\u{1B}[B": return 1
      case "q", "Q", "\u{3}", "\u{4}", "\u{1B}": return nil
      case "\u{C}": editline_session_single_keys()
      default: break
      }
    }
  }

  /// The bytes of one key press; after a stop the modes are set again.
  private func readKey() -> String? {
    var bytes = [UInt8](repeating: 0, count: 32)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 { return String(decoding: bytes[..<(bytes[0] == 0x1B ? count : 1)], as: UTF8.self) }
      guard count < 0, errno == EINTR else { return nil }
      if editline_session_take_redraw() { editline_session_single_keys() }
    }
  }
}
