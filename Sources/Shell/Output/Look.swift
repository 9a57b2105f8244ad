import Diagnostics
import Terminal
import Trace

/// How output looks where it goes.
package struct Look: Sendable {
  /// Whether styles are applied.
  package var usesColor = false
  /// Whether nothing may be said by a glyph or a colour alone.
  package var isAccessible = false
  /// The width that prose is wrapped to, nil to leave its lines alone.
  package var columns: Int?

  /// Plain output.
  package init() {}

  /// A text in a style.
  package func paint(_ text: String, _ style: Style) -> String { style.applied(to: text, when: usesColor) }

  /// Longer lines of prose are hard to read.
  private static let proseColumns = 90

  /// Prose in lines that fit.
  package func wrapped(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let columns else { return lines }
    return lines.flatMap { line in
      // What is indented is a list or code, whose lines go on further in.
      DisplayWidth.wrapped(line, to: min(columns, Self.proseColumns), hanging: line.hasPrefix(" ") ? 4 : 0)
    }
  }

  /// The renderer of errors and warnings.
  package var renderer: DiagnosticRenderer {
    let usesColor = usesColor
    return DiagnosticRenderer(
      paint: { text, severity in
        (Style.bold + (severity == .error ? .red : .yellow)).applied(to: text, when: usesColor)
      },
      width: { DisplayWidth.columns(of: $0) })
  }
}
