import CEditline
import Glibc

/// What is known about the terminal at the start: who reads, how wide, in colour or not.
public struct TerminalProfile: Equatable, Sendable {
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool
  /// What `TERM` says.
  public var kind: TerminalKind
  /// The width in columns; 80 when unknown.
  public var columns: Int
  /// The height in rows; 24 when unknown.
  public var rows: Int
  /// Whether the terminal shows UTF-8, as far as the environment says.
  public var isUTF8: Bool
  /// Whether styles are applied.
  public var usesColor: Bool

  /// A profile from its parts, for tests and for output that goes elsewhere.
  public init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, kind: TerminalKind = .capable, columns: Int = 80, rows: Int = 24,
    isUTF8: Bool = true, usesColor: Bool = false
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.kind = kind
    self.columns = columns
    self.rows = rows
    self.isUTF8 = isUTF8
    self.usesColor = usesColor
  }

  /// The profile of this process's standard input and output.
  public static func current(color: ColorChoice = .auto) -> TerminalProfile {
    let kind = TerminalKind(term: environment("TERM"))
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    var columns: Int32 = 0
    var rows: Int32 = 0
    let hasSize = editline_window_size(STDOUT_FILENO, &columns, &rows)
    return TerminalProfile(
      inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: outputIsTerminal, kind: kind,
      columns: hasSize ? Int(columns) : environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80,
      rows: hasSize ? Int(rows) : 24,
      isUTF8: showsUTF8(
        locale: ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment($0) }.first { !$0.isEmpty }),
      usesColor: color.isOn(outputIsTerminal: outputIsTerminal, kind: kind, noColor: environment("NO_COLOR")))
  }

  /// Whether lines can be edited: a terminal on both ends that moves its cursor. Otherwise read with `LineReader`.
  public var canEditLines: Bool {
    isInteractive && kind == .capable
  }

  /// Whether a person sits on both ends.
  public var isInteractive: Bool {
    inputIsTerminal && outputIsTerminal
  }

  /// Looks up the size again, after the window may have changed.
  public mutating func updateSize() {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard editline_window_size(STDOUT_FILENO, &columns, &rows) else { return }
    self.columns = Int(columns)
    self.rows = Int(rows)
  }

  /// Whether a locale's name leaves room for UTF-8: all but one with another character set, such as `zh_CN.GB18030`.
  /// `C`, a name without a set and none at all are mostly unconfigured machines behind a UTF-8 terminal.
  static func showsUTF8(locale: String?) -> Bool {
    guard let locale, let dot = locale.firstIndex(of: ".") else { return true }
    let set = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return set == "utf-8" || set == "utf8"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
