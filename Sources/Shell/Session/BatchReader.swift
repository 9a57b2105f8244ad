import FrontEnd
import Terminal

/// Runs what is piped in: every line as if typed, without prompt, banner or echo.
package final class BatchReader {
  private let shell: Shell
  private let nextLine: () -> LineReader.Line
  private let failsFast: Bool
  private var assembler = EntryAssembler()
  private var text = ""
  /// The lines of an entry of a quiz that is not whole yet.
  private var quizEntry = ""

  /// A reader that gets its lines from `nextLine`.
  package init(_ shell: Shell, failsFast: Bool = false, nextLine: @escaping () -> LineReader.Line) {
    self.shell = shell
    self.failsFast = failsFast
    self.nextLine = nextLine
  }

  /// Reads to the end, and says how it went.
  package func run() -> ExitStatus {
    while !isOver {
      switch nextLine() {
      case .line(let line): take(line)
      case .endOfInput:
        finish()
        return shell.wasInterrupted ? .interrupted : status
      case .interrupted: return .interrupted
      case .failed(let reason):
        shell.session.simulation.fail(.init("cannot read standard input: \(reason)"))
        return .fault
      }
      if Interrupt.isRequested || shell.wasInterrupted { return .interrupted }
    }
    return status
  }

  private var status: ExitStatus { shell.session.hasFailed ? .failed : .ok }

  private var isOver: Bool { shell.session.wantsToQuit || (failsFast && shell.session.hasFailed) }

  private func take(_ line: String) {
    text += line + "\n"
    if shell.isInQuiz {
      _ = assembler.feed("")
      return answer(line)
    }
    if let entry = assembler.feed(line) { run(entry) }
    guard !isOver, let pending = assembler.pending, shell.isClosed(pending), let entry = assembler.finish() else {
      return
    }
    run(entry)
  }

  private func finish() {
    if !quizEntry.isEmpty { shell.answer(quizEntry) }
    if let entry = assembler.finish(), !isOver { run(entry) }
    shell.finishInput(of: EventWriter.Source(text))
  }

  private func run(_ entry: EntryAssembler.Entry) {
    shell.submit(entry.text, line: entry.line, source: EventWriter.Source(text), endsBlock: false)
  }

  private func answer(_ line: String) {
    guard shell.tutor.quiz?.takesEntries == true else { return shell.answer(line) }
    quizEntry += (quizEntry.isEmpty ? "" : "\n") + line
    guard EntryAssembler.isComplete(quizEntry) else { return }
    let entry = quizEntry
    quizEntry = ""
    if !entry.allSatisfy(\.isWhitespace) { shell.answer(entry) }
  }
}
