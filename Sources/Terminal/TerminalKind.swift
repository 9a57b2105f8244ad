/// What `TERM` says about the terminal.
public enum TerminalKind: Equatable, Sendable {
  /// It moves the cursor and clears lines.
  case capable
  /// `TERM` is `dumb` or not set: text can only be appended.
  case dumb

  /// The kind that a value of `TERM` names.
  public init(term: String?) {
    switch term {
    case nil, "", "dumb", "unknown": self = .dumb
    default: self = .capable
    }
  }
}
