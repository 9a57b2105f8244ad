import CEditline

/// What a key did, and so what libedit draws.
enum KeyOutcome: Int32 {
  /// Nothing to draw.
  case nothing
  /// Text or cursor changed.
  case changed
  /// Something was written below; prompt and line are drawn again.
  case printed
  /// Not possible here.
  case refused
  /// The input ended or Ctrl-C came.
  case ended

  fileprivate var code: UInt8 {
    switch self {
    case .nothing: UInt8(CC_NORM)
    case .changed: UInt8(CC_REFRESH)
    case .printed: UInt8(CC_REDISPLAY)
    case .refused: UInt8(CC_REFRESH_BEEP)
    case .ended: UInt8(CC_EOF)
    }
  }
}

/// The keys. All escape sequences of the form `ESC [ …` and `ESC O …` go through one function that reads them to
/// their end, so that none leaks its tail into the line as libedit's own table lets happen.
extension LineEditor {
  /// Registers the functions and binds the keys, once.
  func bindKeys() {
    add("interop-sequence") { editor, _ in LineEditor.run(editor) { $0.runSequence() } }
    add("interop-application") { editor, _ in LineEditor.run(editor) { $0.runApplicationKey() } }
    add("interop-complete") { editor, _ in LineEditor.run(editor) { $0.completeAtCursor() } }
    add("interop-newline") { editor, _ in LineEditor.run(editor) { $0.insert("\n") } }
    add("interop-up") { editor, _ in LineEditor.run(editor) { $0.goUp() } }
    add("interop-down") { editor, _ in LineEditor.run(editor) { $0.goDown() } }
    add("interop-search-back") { editor, _ in LineEditor.run(editor) { $0.goBack(matching: true) } }
    add("interop-search-forward") { editor, _ in LineEditor.run(editor) { $0.goForward(matching: true) } }
    add("interop-incremental") { editor, _ in LineEditor.run(editor) { $0.searchIncrementally("\u{18}\u{12}") } }
    add("interop-incremental-next") { editor, _ in LineEditor.run(editor) { $0.searchIncrementally("\u{18}\u{13}") } }
    add("interop-line-start") { editor, _ in LineEditor.run(editor) { $0.goToLineStart() } }
    add("interop-line-end") { editor, _ in LineEditor.run(editor) { $0.goToLineEnd() } }

    for (key, command) in [
      ("\\e[", "interop-sequence"), ("\\e\\e[", "interop-sequence"), ("\\eO", "interop-application"),
      ("^I", "interop-complete"),
      // The terminal modes of libedit swap CR and LF: Enter arrives as 10, so Alt-Enter is ESC 10.
      ("\\e\\n", "interop-newline"), ("\\e^J", "interop-newline"),
      ("^P", "interop-up"), ("^N", "interop-down"),
      ("\\ep", "interop-search-back"), ("\\en", "interop-search-forward"),
      ("\\eP", "interop-search-back"), ("\\eN", "interop-search-forward"),
      ("^R", "interop-incremental"), ("^X^R", "em-inc-search-prev"),
      ("^S", "interop-incremental-next"), ("^X^S", "em-inc-search-next"),
      ("^A", "interop-line-start"), ("^E", "interop-line-end"),
      ("^W", "ed-delete-prev-word"),
      // M-x would open a command line of libedit's.
      ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
    ] {
      // Registered above or built in: libedit would complain on stderr about another name.
      precondition(editline_bind(editor, key, command), "libedit does not know \(command)")
    }
  }

  private func add(_ name: String, _ function: editline_function) {
    precondition(editline_add_function(editor, name, function), "libedit did not take \(name)")
  }

  private static func run(_ editor: OpaquePointer?, _ action: (LineEditor) -> KeyOutcome) -> UInt8 {
    guard let editor, let client = editline_client(editor) else { return KeyOutcome.refused.code }
    let outcome = action(Unmanaged<LineEditor>.fromOpaque(client).takeUnretainedValue())
    // Ctrl-C while Swift ran: the next read would not notice.
    return (Interrupt.isRequested ? .ended : outcome).code
  }

  // MARK: - Escape sequences

  /// `ESC [`, parameters, a letter or `~`.
  private func runSequence() -> KeyOutcome {
    var parameters = ""
    while let scalar = nextScalar() {
      switch scalar {
      case "[" where parameters.isEmpty:
        // The Linux console's F1 to F5 have a letter more.
        _ = nextScalar()
        return .nothing
      case "\u{40}"..."\u{7E}":
        return run(sequence: parameters, final: scalar)
      case "\u{20}"..."\u{3F}" where parameters.utf8.count < 32:
        parameters.unicodeScalars.append(scalar)
      default:
        return .refused
      }
    }
    return .ended
  }

  /// `ESC O` and a letter: arrows, Home and End of a keypad in application mode.
  private func runApplicationKey() -> KeyOutcome {
    guard let scalar = nextScalar() else { return .ended }
    switch scalar {
    case "a", "b", "c", "d": return run(sequence: "1;5", final: Unicode.Scalar(scalar.value - 32) ?? scalar)
    case "M": return .nothing
    default: return run(sequence: "", final: scalar)
    }
  }

  private func run(sequence parameters: String, final: Unicode.Scalar) -> KeyOutcome {
    // Shift counts 1, Alt 2, Ctrl 4 above 1: `1;5C` is Ctrl-Right. Some terminals leave the `1;` out.
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let modifiers = max(0, (numbers.count > 1 ? numbers[1] : final == "~" ? 1 : numbers.first ?? 1) - 1)
    let byWord = modifiers & ~1 != 0
    switch (final, numbers.first ?? 0) {
    case ("A", _): return goUp()
    case ("B", _): return goDown()
    case ("C", _): return byWord ? move(to: wordEnd()) : move(by: 1)
    case ("D", _): return byWord ? move(to: wordStart()) : move(by: -1)
    case ("H", _), ("~", 1), ("~", 7): return goToLineStart()
    case ("F", _), ("~", 4), ("~", 8): return goToLineEnd()
    case ("~", 3): return deleteForward(to: byWord ? wordEnd() : currentLine().cursor + 1)
    case ("~", 200): return paste()
    case ("~", 900): return restoreInterruptedLine()
    case ("u", 13): return insert("\n")
    case ("~", 27) where numbers.last == 13: return insert("\n")
    default: return .nothing
    }
  }

  /// The next character typed; nil at the end of input and on Ctrl-C.
  func nextScalar() -> Unicode.Scalar? {
    var value: UInt32 = 0
    guard editline_read_scalar(editor, &value) else { return nil }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
