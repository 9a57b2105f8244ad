import Diagnostics
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A text that the parser accepted, its operators folded, with the way from offsets to lines.
public struct ParsedSource {
  /// The folded tree.
  public let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let lineOffset: Int
  /// What to tell about a text that was accepted.
  public let notices: [Diagnostics.Diagnostic]

  /// The most diagnostics that are shown of one text.
  static let mostDiagnostics = 20

  /// Parses `text`, whose first line is `line` of what was read. Operators that the session declared are in `operators`.
  /// Throws what the guards or the parser have against it.
  public init(_ text: String, guards: Guards = .entry, line: Int = 1, operators: OperatorTable = .standardOperators)
    throws(ParseFailure)
  {
    if let refusal = guards.refusal(of: text) {
      var refusal = refusal
      if refusal.position.line > 0 { refusal.position.line += line - 1 }
      throw ParseFailure(diagnostics: [refusal])
    }
    var raw = Parser.parse(source: text)
    var found = ParseDiagnosticsGenerator.diagnostics(for: raw)
    var notices: [Diagnostics.Diagnostic] = []
    if !found.isEmpty, let (rest, left) = Prose.leftOut(of: text) {
      // A heading that was copied along with the code around it.
      let other = Parser.parse(source: rest)
      if ParseDiagnosticsGenerator.diagnostics(for: other).isEmpty {
        raw = other
        found = []
        notices = left.map { entry in
          Diagnostics.Diagnostic(
            "this line is no Swift and was left out: \(entry.text)",
            at: SourcePosition(line: entry.line + line - 1, column: 1),
            severity: .warning, rule: "prose")
        }
      }
    }
    if !found.isEmpty, let rest = Self.withoutStrayBrace(text) {
      let other = Parser.parse(source: rest)
      if ParseDiagnosticsGenerator.diagnostics(for: other).isEmpty {
        raw = other
        found = []
        notices.append(
          Diagnostics.Diagnostic(
            "extraneous '}' at top level", advice: ["it was left out"], at: SourcePosition(line: line, column: 1),
            severity: .warning, rule: "brace"))
      }
    }
    self.notices = notices
    let converter = SourceLocationConverter(fileName: "", tree: raw)
    if !found.isEmpty {
      var errors: [Diagnostics.Diagnostic] = []
      for diagnostic in found.prefix(Self.mostDiagnostics) where diagnostic.diagMessage.severity == .error {
        let place = converter.location(for: diagnostic.position)
        errors.append(
          Diagnostics.Diagnostic(
            diagnostic.message,
            advice: diagnostic.notes.map { note in
              // Which brace is open is the question where one is missing.
              let place = converter.location(for: note.position)
              return "\(note.message), line \(place.line + line - 1), column \(place.column)"
            },
            at: SourcePosition(line: place.line + line - 1, column: place.column)))
      }
      if !errors.isEmpty { throw ParseFailure(diagnostics: errors) }
    }
    var table = operators
    table.addSourceFile(raw) { _ in }
    // Unknown operators are reported where they are lowered, with their operands' types.
    let folded = table.foldAll(raw) { _ in }
    guard let tree = folded.as(SourceFileSyntax.self) else {
      throw ParseFailure(diagnostics: [Diagnostics.Diagnostic("the text is no source file")])
    }
    self.tree = tree
    self.converter = converter
    lineOffset = line - 1
  }

  /// A text that begins with the end of a type copied without its beginning, that end blanked; nil for any other.
  private static func withoutStrayBrace(_ text: String) -> String? {
    guard let brace = text.firstIndex(where: { !$0.isWhitespace }), text[brace] == "}" else { return nil }
    return text.replacingCharacter(at: brace)
  }

  /// The place of a node in what was read.
  public func position(of node: some SyntaxProtocol) -> SourcePosition {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePosition(line: place.line + lineOffset, column: place.column)
  }
}

/// Why a text was not parsed: at least one diagnostic.
public struct ParseFailure: Error {
  /// What the guards or the parser said, in order.
  public var diagnostics: [Diagnostics.Diagnostic]

  /// A failure with what was said.
  public init(diagnostics: [Diagnostics.Diagnostic]) { self.diagnostics = diagnostics }
}

extension String {
  fileprivate func replacingCharacter(at index: Index) -> String {
    String(self[..<index]) + " " + self[self.index(after: index)...]
  }
}
