/// What the user asked for with `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// Colour on a terminal that can show it, unless `NO_COLOR` is set.
  case auto
  /// Colour in any case.
  case always
  /// No colour.
  case never

  /// Whether colour is on, given where the output goes and what the environment says.
  public func isOn(outputIsTerminal: Bool, kind: TerminalKind, noColor: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: outputIsTerminal && kind == .capable && (noColor ?? "").isEmpty
    }
  }
}
