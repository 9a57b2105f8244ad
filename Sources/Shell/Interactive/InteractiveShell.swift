import FrontEnd
import Lessons
import Terminal

/// The shell at a terminal: prompt, line editing, history, completion.
package final class InteractiveShell {
  private let shell: Shell
  private let profile: TerminalProfile
  private let console: Console
  private let reader: any EntryReading
  private let editor: LineEditor?
  private let completer: Completer

  /// A shell on the terminal that `profile` describes.
  package init(_ shell: Shell, profile: TerminalProfile, console: Console = .standard) {
    self.shell = shell
    self.profile = profile
    self.console = console
    completer = Completer(shell)
    let isPlain = shell.session.options.isAccessible
    let history = "\(ProgressStore.standardFolder)/history"
    editor = profile.canEditLines && !isPlain ? LineEditor(program: "interop", historyFile: history) : nil
    reader = editor ?? LineReader(showsPrompt: true)
    if editor != nil {
      let pager = Pager(profile: profile)
      shell.session.writer?.page = { text in
        var pager = pager
        pager.profile.updateSize()
        pager.show(text)
      }
    }
  }

  /// Reads and runs entries until the learner leaves.
  package func run(showsBanner: Bool = true) -> ExitStatus {
    if showsBanner { banner() }
    while !shell.session.wantsToQuit {
      tellNotices()
      switch reader.readEntry(
        prompt: prompt, continuationPrompt: continuation, isComplete: { [unowned self] in isComplete($0) },
        complete: { [completer] text, cursor in completer.complete(text, cursor: cursor) })
      {
      case .entry(let text, _): take(text)
      case .interrupted: continue
      case .endOfInput: return .ok
      case .failed(let reason):
        console.writeError("interop: cannot read from the terminal: \(reason)\n")
        return .fault
      }
    }
    return .ok
  }

  private func banner() {
    let look = look
    let words =
      look.paint("interop", .bold) + " \(Program.version): how SwiftUI and UIKit live together, without a Mac."
    console.write(words + "\nType Swift or a command. `lessons` to learn, `help` to look around, `quit` to leave.\n\n")
    console.flush()
  }

  private var look: Look { shell.session.writer?.look ?? Look() }

  private var prompt: String { look.paint(promptText, .bold) + " " }

  private var promptText: String {
    if shell.isInQuiz { return "quiz>" }
    guard let runner = shell.tutor.runner else { return "interop>" }
    let name = runner.lesson.id.split(separator: "/").last ?? ""
    return "\(name) \(runner.index + 1)/\(runner.lesson.steps.count)>"
  }

  private var continuation: String {
    look.paint(String(repeating: ".", count: max(3, promptText.count - 1)) + ">", .dim) + " "
  }

  private func isComplete(_ text: String) -> Bool {
    if shell.isInQuiz, shell.tutor.quiz?.takesEntries == false { return true }
    return EntryAssembler.isComplete(text)
  }

  private func take(_ text: String) {
    Interrupt.clear()
    shell.session.writer?.look.columns = currentColumns
    // Answers of a quiz are nobody's history.
    defer { editor?.recordsHistory = !shell.isInQuiz }
    if shell.isInQuiz { return shell.answer(text) }
    // A block is run entry by entry, whether it was pasted, typed or comes back from the history.
    let entries = EntryAssembler.entries(of: text)
    let source = EventWriter.Source(text, isJustTyped: entries.count == 1)
    for (index, entry) in entries.enumerated() {
      shell.submit(entry.text, line: entry.line, source: source, endsBlock: index == entries.count - 1)
      if shell.wasInterrupted || shell.session.wantsToQuit { break }
    }
  }

  private var currentColumns: Int {
    var profile = profile
    profile.updateSize()
    return profile.columns
  }

  private func tellNotices() {
    for notice in editor?.notices ?? [] { console.write("interop: \(notice)\n") }
    editor?.notices = []
    console.flush()
  }
}
