import Trace

/// What lessons and quizzes need of the simulator: entries in, events out, and a look at the variables.
package protocol LessonSession: AnyObject {
  /// Runs one entry, Swift or a command, and gives the events it caused (`event.kind.rawValue` and `event.what` make
  /// the canonical line).
  func run(_ entry: String) -> [Event]

  /// The value of a top-level variable as `print` writes it, nil where there is none.
  func value(of name: String) -> String?

  /// Back to an empty session.
  func reset()

  /// The entries of a block that stands in a lesson. A session that owns a parser may answer better than the default,
  /// which counts brackets.
  func entries(of block: String) -> [String]
}

extension LessonSession {
  /// The entries of a block, told apart by brackets and the first word of a line.
  package func entries(of block: String) -> [String] { EntrySplitter.entries(of: block) }

  /// Runs a block of entries one after the other and gives all events.
  @discardableResult
  package func runAll(_ block: String) -> [Event] { entries(of: block).flatMap { run($0) } }
}

extension Event {
  /// The line `KIND WHAT` that goals, expectations and quizzes compare.
  package var canonicalLine: String { what.isEmpty ? kind.rawValue : "\(kind.rawValue) \(what)" }
}
