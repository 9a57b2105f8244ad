import CEditline

/// Ctrl-C as a flag: a running evaluation looks at it and stops, the line editor cancels its line.
public enum Interrupt {
  /// Catches SIGINT from here on; without it Ctrl-C ends the process.
  public static func install() {
    editline_interrupt_install()
  }

  /// Whether Ctrl-C was pressed since the flag was last cleared. One relaxed load: cheap enough for every loop turn.
  @inline(__always)
  public static var isRequested: Bool {
    editline_interrupt_requested()
  }

  /// Asks as Ctrl-C would.
  public static func request() {
    editline_interrupt_set(true)
  }

  /// Forgets the request, before something new begins.
  public static func clear() {
    editline_interrupt_set(false)
  }
}
