import Lessons
import Terminal
import Trace

/// What the options on the command line ask for.
package struct Options: Sendable, Equatable {
  /// Who judges declarations besides the interpreter.
  package enum Typecheck: String, Sendable, CaseIterable {
    case on, off, strict
  }

  /// The iOS versions whose rules are known.
  package static let versions = [16, 17, 18, 26]

  /// Standard output carries JSON Lines and nothing else.
  package var isJSON = false
  /// What the text form prints of the trace.
  package var trace = TraceLevel.calls
  /// The iOS version whose rules hold.
  package var iOS = 26
  /// The language, nil where the environment decides.
  package var language: Language?
  /// When colour is used.
  package var color = ColorChoice.auto
  /// Whether the installed compiler is asked; nil for the default.
  package var typecheck: Typecheck?
  /// Output that only appends, and means nothing by colour or glyph alone.
  package var isAccessible = false
  /// A batch session ends at its first error.
  package var failsFast = false
  /// Folders with lessons.
  package var packs: [String] = []
  /// What runs after the file of `run`.
  package var commands: [String] = []

  /// The defaults.
  package init() {}
}
