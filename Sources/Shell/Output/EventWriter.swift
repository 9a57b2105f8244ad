import Diagnostics
import Terminal
import Trace

/// Writes events as they happen, as JSON Lines or as text.
package final class EventWriter {
  /// The text that the running entry stands in, for the line under an error.
  package struct Source {
    /// All lines, so that the first has the number 1.
    package var text: String
    /// The file's name, nil for what was typed or piped.
    package var name: String?
    /// Whether the reader has just typed it and needs no copy of a line that is wrong as a whole.
    package var isJustTyped = false

    /// A text with its file's name.
    package init(_ text: String, name: String? = nil, isJustTyped: Bool = false) {
      self.text = text
      self.name = name
      self.isJustTyped = isJustTyped
    }
  }

  /// Whether each event is a JSON object.
  package let isJSON: Bool
  /// How the text form looks.
  package var look: Look
  /// What the text form shows.
  package var level: TraceLevel
  /// Nothing is written while this holds, as during `undo`.
  package var isMuted = false
  /// Whether events other than errors are kept from the text form, as while a lesson sets its stage.
  package var hidesTrace = false
  /// What runs.
  package var source: Source?
  /// Shows a long report; nil to write it.
  package var page: ((String) -> Void)?
  private let console: Console

  /// A writer to `console`.
  package init(_ console: Console, isJSON: Bool, level: TraceLevel = .calls, look: Look = Look()) {
    self.console = console
    self.isJSON = isJSON
    self.level = level
    self.look = look
  }

  /// Writes one event, if this form shows it.
  package func write(_ event: Event) {
    if isMuted { return }
    if isJSON { return console.write(EventJSON.line(event) + "\n") }
    if event.kind.level > level || (hidesTrace && event.kind != .error) { return }
    if event.kind == .report {
      let lines = Self.proseReports.contains(event.type ?? "") ? look.wrapped(event.text ?? "") : [event.text ?? ""]
      let text = lines.joined(separator: "\n") + "\n"
      return page.map { $0(text) } ?? console.write(text)
    }
    console.write(lines(event).joined(separator: "\n") + "\n")
  }

  /// The reports that are prose, so that their lines may be broken anywhere.
  private static let proseReports: Set<String> = [
    "lesson", "next", "skip", "restart", "hint", "quiz", "progress", "lesson preview", "help",
  ]

  /// Sends out what was written.
  package func flush() { console.flush() }

  /// The lines of one event, with its number and its indent.
  package func lines(_ event: Event) -> [String] {
    if event.kind == .report { return [event.text ?? ""] }
    let number = String(event.number)
    let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number + "  "
    let blank = String(repeating: " ", count: gutter.count)
    let indent = String(repeating: "  ", count: event.depth)
    return body(event).enumerated().map { index, line in
      (index == 0 ? look.paint(gutter, .dim) : blank) + indent + line
    }
  }

  private func body(_ event: Event) -> [String] {
    switch event.kind {
    case .error, .warning:
      let parts = (event.message ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let diagnostic = Diagnostic(
        parts.first ?? "", advice: Array(parts.dropFirst()), at: event.position,
        severity: event.kind == .error ? .error : .warning, rule: event.rule)
      let isObvious = source?.isJustTyped == true && event.position.column <= 1 && event.position.line <= 1
      return look.renderer.render(diagnostic, source: isObvious ? nil : source?.text, name: source?.name)
    case .print, .found:
      return (event.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .value:
      let lines = EventText.line(event).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.map { look.paint($0, .green) }
    default:
      var event = event
      let because = event.because
      event.because = nil
      let kind = event.kind.rawValue
      let rest = EventText.line(event).dropFirst(kind.count)
      let arrow = look.isAccessible ? "  because " : "  <- "
      let reason = because.map { look.paint(arrow + $0.description, .dim) } ?? ""
      return [look.paint(kind, .cyan) + rest.replacingNewlines() + reason]
    }
  }
}

extension Substring {
  /// Newlines as Swift writes them, so that an event stays on its line.
  fileprivate func replacingNewlines() -> String {
    contains("\n") ? split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") : String(self)
  }
}
