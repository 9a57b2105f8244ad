import Diagnostics
import Lessons
import Terminal
import Trace

/// Takes the last entry back.
struct UndoCommand: Command {
  let name = "undo"
  let usage = "undo"
  let summary = "takes back the last entry that changed something"
  let details = "Everything before it runs again, unseen: the same entries give the same events, so their numbers stay."
  let topic = CommandTopic.session
  let effect = CommandEffect.manages
  let needsWholeName = true

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    if let refusal = session.tutor?.refusal(of: .undo) {
      throw arguments.complaint(refusal, "`restart` begins the step anew")
    }
    guard let entry = session.undo() else {
      throw arguments.complaint("there is nothing to undo", "only entries that changed something count")
    }
    session.tutor?.runner?.undo()
    session.report(name, ["took back: \(entry.title)"])
  }
}

/// Runs the entry again that `undo` took back.
struct RedoCommand: Command {
  let name = "redo"
  let usage = "redo"
  let summary = "runs the entry again that `undo` took back"
  let topic = CommandTopic.session
  let effect = CommandEffect.manages

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    guard session.redo() != nil else {
      throw arguments.complaint("there is nothing to redo", "`undo` takes something back first")
    }
    session.tutor?.runner?.redo()
  }
}

/// Back to an empty session.
struct ResetCommand: Command {
  let name = "reset"
  let usage = "reset"
  let summary = "empties the session; `undo` brings it back"
  let topic = CommandTopic.session
  let effect = CommandEffect.manages
  let needsWholeName = true

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.reset()
    session.report(name, ["the session is empty; events count from 1 again"])
  }
}

/// Loads a file.
struct LoadCommand: Command {
  let name = "load"
  let usage = "load FILE"
  let summary = "loads a Swift file as one unit, or runs a saved session line by line"
  let details = "A file whose name ends in .swift is Swift; any other holds what one would type, as `save` writes it."
  let topic = CommandTopic.session
  let effect = CommandEffect.manages
  let needsWholeName = true
  let completion = CommandCompletion.files

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let path = try fileName(&arguments)
    try session.load(path)
  }
}

/// A file's name, in quotes where it has spaces; `~` is the home folder.
func fileName(_ arguments: inout Arguments) throws(Diagnostic) -> String {
  let path = try arguments.value("the name of a file")
  try arguments.end()
  return Environment.expandingHome(path)
}

/// Writes what was typed into a file.
struct SaveCommand: Command {
  let name = "save"
  let usage = "save FILE"
  let summary = "writes what changed the session into a file that `load` and `interop < FILE` take"
  let topic = CommandTopic.session
  let effect = CommandEffect.looks
  let completion = CommandCompletion.files

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let path = try fileName(&arguments)
    let text = session.log.entries.map { $0.text + "\n" }.joined()
    try write(text, to: path, arguments)
    session.report(name, ["saved \(session.log.entries.count) entries to \(path)"])
  }
}

/// Writes a file whole, or complains.
private func write(_ text: String, to path: String, _ arguments: Arguments) throws(Diagnostic) {
  do throws(FileFailure) {
    try FileStore.write(text, to: path)
  } catch {
    throw arguments.complaint("cannot write '\(path)': \(error.reason)")
  }
}

/// Writes the trace into a file.
struct ExportCommand: Command {
  let name = "export"
  let usage = "export FILE"
  let summary = "writes the whole trace into a file: JSON Lines for .json and .jsonl, else text"
  let topic = CommandTopic.session
  let effect = CommandEffect.looks
  let completion = CommandCompletion.files

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let path = try fileName(&arguments)
    let writer = EventWriter(Console(write: { _ in }, writeError: { _ in }), isJSON: false)
    let isJSON = path.hasSuffix(".json") || path.hasSuffix(".jsonl")
    let lines = session.events.flatMap { isJSON ? [EventJSON.line($0)] : writer.lines($0) }
    try write(lines.map { $0 + "\n" }.joined(), to: path, arguments)
    session.report(name, ["wrote \(session.events.count) events to \(path)"])
  }
}

/// Changes an option.
struct SetCommand: Command {
  let name = "set"
  let usage = "set OPTION VALUE"
  let summary = "changes an option; without one, lists them"
  let details = """
    trace off|calls|full       what is shown of the trace
    color auto|always|never    when colour is used
    accessible on|off          output that only appends, nothing said by colour or glyph alone
    ios 16|17|18|26            the version whose rules hold from the next `show`
    swift 5|6                  the language mode of the compiler's judgement
    typecheck on|off|strict    whether the installed compiler judges declarations
    date, locale, seed VALUE   what a session begins with
    limit steps|depth|bytes|seconds N    what a step may use
    """
  let topic = CommandTopic.session
  let effect = CommandEffect.manages
  let completion = CommandCompletion.words(Self.names)
  static let names = ["trace", "color", "accessible", "ios", "swift", "typecheck", "date", "locale", "seed", "limit"]

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    if arguments.isEmpty {
      return session.report(
        name,
        [
          "trace \(session.writer?.level.rawValue ?? "full")", "color \(session.options.color.rawValue)",
          "accessible \(session.options.isAccessible ? "on" : "off")", "ios \(session.simulation.options.iOS)",
          "typecheck \(session.simulation.options.judging.rawValue)",
          "swift \(session.simulation.options.languageMode.map(String.init) ?? "5 as you declare, 6 in lint")",
          "limit steps \(session.simulation.options.limits.steps), depth \(session.simulation.options.limits.depth), "
            + "bytes \(session.simulation.options.limits.bytes), seconds \(session.simulation.options.limits.seconds)",
        ])
    }
    let option = try arguments.choice("an option", of: Self.names)
    switch option {
    case "trace":
      let level = try arguments.choice("a level", of: TraceLevel.allCases.map(\.rawValue))
      try arguments.end()
      session.options.trace = TraceLevel(rawValue: level) ?? .calls
      session.writer?.level = session.options.trace
    case "color":
      let choice = try arguments.choice("a choice", of: ColorChoice.allCases.map(\.rawValue))
      try arguments.end()
      session.options.color = ColorChoice(rawValue: choice) ?? .auto
      session.writer?.look.usesColor = TerminalProfile.current(color: session.options.color).usesColor
    case "accessible":
      session.options.isAccessible = try arguments.choice("on or off", of: ["on", "off"]) == "on"
      try arguments.end()
      session.writer?.look.isAccessible = session.options.isAccessible
    default: try simulate(option, &arguments, in: session)
    }
  }

  /// What the simulation itself must know changes it, and comes back with `undo`.
  private func simulate(_ option: String, _ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    var values: [String] = []
    switch option {
    case "ios":
      values = [try arguments.choice("a version", of: Options.versions.map(String.init))]
    case "swift": values = [try arguments.choice("a language mode", of: ["5", "6"])]
    case "typecheck":
      values = [try arguments.choice("a choice", of: Options.Typecheck.allCases.map(\.rawValue))]
      session.options.typecheck = Options.Typecheck(rawValue: values[0])
    case "limit":
      values = [try arguments.choice("a limit", of: ["steps", "depth", "bytes", "seconds"])]
      let token = arguments.next
      _ = try arguments.number("a number")
      values.append(token?.text ?? "")
    default:
      values = [try arguments.value("a value")]
      while !arguments.isEmpty { values[0] += " " + (try arguments.value("a value")) }
    }
    try arguments.end()
    session.change { session.simulation.perform(name, [option] + values) }
  }
}

/// Ends the shell.
struct QuitCommand: Command {
  let name = "quit"
  let usage = "quit"
  let summary = "ends the shell; so does Ctrl-D"
  let topic = CommandTopic.session
  let effect = CommandEffect.manages
  let needsWholeName = true

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.wantsToQuit = true
  }
}
