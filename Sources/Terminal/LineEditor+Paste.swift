import CEditline

/// Bracketed paste, which libedit does not know: the terminal sends `ESC [ 2 0 0 ~`, the block, `ESC [ 2 0 1 ~`.
extension LineEditor {
  private static let endMark = Array("\u{1B}[201~".unicodeScalars.map(\.value))

  /// Reads the block to its end and inserts it as one text. A block over the limit is refused whole.
  func paste() -> KeyOutcome {
    var received: [UInt32] = []
    var isTooLong = false
    while !received.hasSuffix(Self.endMark) {
      guard let scalar = nextScalar() else { return .ended }
      if received.count > PastedText.limit + Self.endMark.count {
        isTooLong = true
        received.removeFirst(PastedText.limit)
      }
      received.append(scalar.value)
    }
    let block = PastedText(received.dropLast(Self.endMark.count))
    guard !isTooLong, !block.text.isEmpty else { return .refused }

    let (line, cursor) = currentLine()
    // A block after one that ended its line begins a new line.
    let separator = cursor > 0 && cursor == line.count && pasteEnd == cursor ? "\n" : ""
    guard case .changed = insert(separator + block.text) else { return .refused }
    let inserted = currentLine()
    pasteEnd = block.endsLine && inserted.cursor == inserted.text.count ? inserted.cursor : nil
    wasPasted = true
    return .changed
  }
}

extension Array where Element == UInt32 {
  fileprivate func hasSuffix(_ suffix: [UInt32]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
