import FrontEnd
import Lessons
import Trace

/// A session as lessons and quizzes see it.
package final class LessonBench: LessonSession {
  /// The session that is driven.
  package let session: Session

  /// A bench on a session.
  package init(_ session: Session) { self.session = session }

  /// A bench on a new session that nobody sees.
  package static func scratch(_ options: Options) -> LessonBench { LessonBench(Session(options: options)) }

  /// Runs one entry and gives its events.
  package func run(_ entry: String) -> [Event] {
    session.run(entry, source: EventWriter.Source(entry))
  }

  /// The value of a variable as `print` writes it.
  package func value(of name: String) -> String? { session.simulation.value(of: name) }

  /// Back to an empty session.
  package func reset() { session.begin() }

  /// The entries of a block, as the shell tells them apart.
  package func entries(of block: String) -> [String] { EntryAssembler.entries(of: block).map(\.text) }
}
