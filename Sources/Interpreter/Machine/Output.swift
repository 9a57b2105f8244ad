import Trace

extension Machine {
  /// Writes what `print` writes: each finished line is an event, the rest waits for its newline.
  package func write(_ text: String) {
    charge(text.utf8.count)
    openLine += text
    while let end = openLine.firstIndex(of: "\n") {
      recorder.record(Event(.print, text: String(openLine[..<end]), at: current.position))
      openLine = String(openLine[openLine.index(after: end)...])
    }
  }

  /// Ends an unfinished line, as the step ends.
  package func flushLine() {
    guard !openLine.isEmpty else { return }
    recorder.record(Event(.print, text: openLine))
    openLine = ""
  }
}
