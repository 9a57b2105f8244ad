/// Tells the scalars of escape sequences (`ESC [ … letter`, or `ESC` and one more) from those that are shown.
struct EscapeScanner {
  private enum State {
    case text
    case escape
    case sequence
  }

  private var state = State.text

  /// Takes the next scalar; true when it belongs to an escape sequence.
  mutating func isPartOfEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch state {
    case .text:
      guard scalar == "\u{1B}" else { return false }
      state = .escape
    case .escape:
      state = scalar == "[" ? .sequence : .text
    case .sequence:
      if (0x40...0x7E).contains(scalar.value) { state = .text }
    }
    return true
  }
}
