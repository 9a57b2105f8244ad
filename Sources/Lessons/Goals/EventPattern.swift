import Diagnostics
import Trace

/// `KIND WHAT`, or `KIND` alone for whatever it is about.
package struct EventPattern: Sendable, Equatable {
  /// The kind of event.
  package var kind: EventKind
  /// What it must be about, nil for anything.
  package var what: String?

  /// A pattern from its parts.
  package init(_ kind: EventKind, _ what: String? = nil) {
    self.kind = kind
    self.what = what
  }

  /// Reads `KIND WHAT`; nil, with a fault, where the kind is unknown.
  package init?(_ text: Substring, of line: SourceLine, after word: String, faults: inout FaultList) {
    let parts = text.trimmed.split(separator: " ", maxSplits: 1)
    guard let first = parts.first else {
      faults.add(.missingKind, word, at: line.position(of: text[text.endIndex...]))
      return nil
    }
    guard let kind = EventKind(rawValue: String(first)) else {
      faults.add(
        .unknownKind, String(first), at: line.position(of: first), candidates: EventKind.allCases.map(\.rawValue))
      return nil
    }
    self.init(kind, parts.count > 1 ? String(parts[1].trimmed) : nil)
  }

  /// Whether an event is one of these.
  package func matches(_ event: Event) -> Bool { event.kind == kind && (what == nil || event.what == what) }

  /// The pattern as it is written.
  package var description: String { what.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue }
}
