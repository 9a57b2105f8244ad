import Trace

extension Machine {
  /// What an event takes in the trace, in bytes.
  private static let eventBytes = 300

  /// Writes what `print` writes: each finished line is an event, the rest waits for its newline. Throws where the
  /// trace grows past the limit of memory.
  package func write(_ text: String) throws(Signal) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    try charge(text.utf8.count + (parts.count - 1) * Self.eventBytes)
    for part in parts.dropLast() {
      recorder.record(Event(.print, text: openLine + part, at: current.position))
      openLine = ""
    }
    openLine += parts.last ?? ""
  }

  /// Ends an unfinished line, as the step ends.
  package func flushLine() {
    guard !openLine.isEmpty else { return }
    recorder.record(Event(.print, text: openLine))
    openLine = ""
  }
}
