import FrontEnd
import Simulation
import Terminal
import Trace

/// A session with its tutor: what a line means in a quiz, in a lesson and otherwise.
package final class Shell {
  /// The session.
  package let session: Session
  /// Its tutor.
  package let tutor: Tutor

  /// Whether Ctrl-C ended the last step.
  package private(set) var wasInterrupted = false

  /// A shell that writes to `writer`.
  package init(options: Options, writer: EventWriter, tutor: Tutor? = nil, acceptsPrefixes: Bool = false) {
    session = Session(options: options, writer: writer, acceptsPrefixes: acceptsPrefixes)
    self.tutor = tutor ?? Tutor(options: options)
    session.tutor = self.tutor
    session.simulation.isInterrupted = { Interrupt.isRequested }
    session.simulation.clearInterrupt = { [weak self] in
      if Interrupt.isRequested { self?.wasInterrupted = true }
      Interrupt.clear()
    }
  }

  /// Runs an entry, lets the lesson look at what it did, and sends everything out.
  package func submit(
    _ entry: String, line: Int = 1, source: EventWriter.Source? = nil, endsBlock: Bool = true
  ) {
    wasInterrupted = false
    let runner = tutor.runner
    let events = session.run(entry, line: line, source: source ?? EventWriter.Source(entry), endsBlock: endsBlock)
    if let runner, runner === tutor.runner, session.lastEffect != .manages {
      let words = tutor.observe(events)
      if !words.isEmpty { session.report("lesson", words) }
    }
    for notice in tutor.takeNotices() { session.report("progress", [notice]) }
    session.flush()
  }

  /// Lets the compiler judge what no statement followed.
  package func finishInput(of source: EventWriter.Source) {
    session.writer?.source = source
    session.simulation.finishJudging()
    session.flush()
  }

  /// Whether a quiz takes the lines.
  package var isInQuiz: Bool { tutor.quiz != nil }

  /// Gives a line to the running quiz.
  package func answer(_ line: String) {
    tutor.answer(line, in: session)
    for notice in tutor.takeNotices() { session.report("progress", [notice]) }
    session.flush()
  }

  /// Whether an entry can be run at once because no line that follows could go on with it: a command but `show`.
  package func isClosed(_ entry: String) -> Bool {
    guard EntryAssembler.isComplete(entry) else { return false }
    switch session.router.route(entry) {
    case .swift: return false
    case .unknown: return true
    case .command(let command, _): return command.name != "show"
    }
  }
}
