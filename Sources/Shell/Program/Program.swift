import Diagnostics
import Lessons
import Simulation
import Terminal
import Trace

/// The program: a command line in, an exit status out.
package struct Program {
  /// The program's version.
  package static let version = "1.0"

  let arguments: [String]
  let console: Console
  /// The terminal, asked for once the options are known.
  let profile: (ColorChoice) -> TerminalProfile
  /// Where lines come from when no person types them.
  let nextLine: () -> LineReader.Line

  /// The program with the arguments behind its name.
  package init(
    arguments: [String], console: Console = .standard,
    profile: @escaping (ColorChoice) -> TerminalProfile = { TerminalProfile.current(color: $0) },
    nextLine: (() -> LineReader.Line)? = nil
  ) {
    self.arguments = arguments
    self.console = console
    self.profile = profile
    let reader = LineReader(showsPrompt: false)
    self.nextLine = nextLine ?? reader.readLine
  }

  /// Does what the command line says.
  package func run() -> ExitStatus {
    defer { console.flush() }
    do throws(UsageError) {
      return try run(Invocation(arguments))
    } catch {
      complain(error)
      return .usage
    }
  }

  private func complain(_ error: UsageError) {
    if arguments.contains("--json") {
      var event = Event(.error, message: error.diagnostic.text)
      event.number = 1
      console.write(EventJSON.line(event) + "\n")
    } else {
      console.writeError(Look().renderer.render(error.diagnostic, source: nil).joined(separator: "\n") + "\n")
    }
  }

  private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    let options = invocation.options
    let profile = profile(options.color)
    let isInteractive = profile.isInteractive && !options.isJSON
    let needsShell = invocation.verb == nil || invocation.verb == .lesson || invocation.verb == .quiz
    let shell = shell(options, profile, isInteractive: isInteractive && needsShell)
    let operands = invocation.operands
    switch invocation.verb {
    case nil:
      for file in operands { try load(file, in: shell) }
      if isInteractive { return InteractiveShell(shell, profile: profile, console: console).run() }
      return operands.isEmpty ? batch(shell, options) : status(of: shell)
    case .run:
      Interrupt.install()
      try load(operands[0], in: shell)
      for command in options.commands where !(options.failsFast && shell.session.hasFailed) {
        shell.submit(command)
      }
      return shell.wasInterrupted ? .interrupted : status(of: shell)
    case .lesson:
      if let status = try AuthorVerbs(self, shell).run(operands) { return status }
      return try lesson(operands, shell, options, profile)
    case .test: return try AuthorVerbs(self, shell).test(operands)
    case .quiz:
      if case .failure(let refusal) = shell.tutor.beginQuiz(operands[0], in: shell.session) {
        throw UsageError(
          refusal.words, NearNames.advice(operands[0], in: shell.tutor.quizIDs) ?? "`interop lessons` lists them")
      }
      shell.session.report("quiz", shell.tutor.quiz?.opening ?? [])
      return talk(shell, options, profile)
    case .check:
      for file in operands {
        let checked = self.shell(options, profile, isInteractive: false)
        checked.session.refusesFindings = true
        try load(file, in: checked)
        checked.submit("lint", source: EventWriter.Source((try? Session.text(of: file)) ?? "", name: file))
        if checked.session.hasFailed { shell.session.noteFailure() }
      }
    case .lessons: shell.session.report("lessons", shell.tutor.list())
    case .doctor: shell.session.report("doctor", Doctor(profile: profile, tutor: shell.tutor).report())
    case .version: shell.session.report("version", ["interop \(Self.version)"])
    case .help: try help(operands, shell)
    }
    return status(of: shell)
  }

  /// A shell that writes as the options say.
  func shell(_ options: Options, _ profile: TerminalProfile, isInteractive: Bool) -> Shell {
    var look = Look()
    look.usesColor = profile.usesColor && !options.isAccessible
    look.isAccessible = options.isAccessible
    if isInteractive { look.columns = profile.columns }
    var options = options
    if isInteractive, options.typecheck == nil { options.typecheck = .on }
    let writer = EventWriter(console, isJSON: options.isJSON, level: options.trace, look: look)
    let shell = Shell(options: options, writer: writer, acceptsPrefixes: isInteractive)
    shell.tutor.mixesAnew = isInteractive
    if isInteractive { shell.session.simulation.prepareCompiler() }
    return shell
  }

  private func status(of shell: Shell) -> ExitStatus { shell.session.hasFailed ? .failed : .ok }

  private func load(_ file: String, in shell: Shell) throws(UsageError) {
    do throws(Diagnostic) {
      try shell.session.load(file)
      shell.session.flush()
    } catch {
      throw UsageError(error.message)
    }
  }

  private func batch(_ shell: Shell, _ options: Options) -> ExitStatus {
    Interrupt.install()
    return BatchReader(shell, failsFast: options.failsFast, nextLine: nextLine).run()
  }

  /// The shell where a person sits at the terminal, else what is piped in.
  private func talk(_ shell: Shell, _ options: Options, _ profile: TerminalProfile) -> ExitStatus {
    shell.session.flush()
    if profile.isInteractive, !options.isJSON {
      return InteractiveShell(shell, profile: profile, console: console).run(showsBanner: false)
    }
    return batch(shell, options)
  }

  private func lesson(_ operands: [String], _ shell: Shell, _ options: Options, _ profile: TerminalProfile)
    throws(UsageError) -> ExitStatus
  {
    if operands.count > 1 { throw UsageError("unexpected '\(operands[1])'", "usage: \(Verb.lesson.usage)") }
    guard let lesson = shell.tutor.lesson(operands[0]) else {
      throw UsageError(
        "no lesson '\(operands[0])'",
        NearNames.advice(operands[0], in: shell.tutor.lessonIDs + AuthorVerbs.names) ?? "`interop lessons` lists them")
    }
    let page = shell.tutor.begin(lesson, in: shell.session)
    shell.session.report("lesson", page)
    let status = talk(shell, options, profile)
    return status == .ok && !profile.isInteractive && shell.tutor.isUnfinished ? .failed : status
  }

  private func help(_ operands: [String], _ shell: Shell) throws(UsageError) {
    let table = shell.session.router.table
    guard let topic = operands.first else {
      let usage = HelpTopic.options.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return shell.session.report("help", usage + [""] + HelpCommand.overview(table))
    }
    let verb = Verb(rawValue: topic).map { [$0.usage, "  \($0.summary)"] }
    guard let lines = HelpCommand.lines(about: topic, table) ?? verb else {
      let names = table.names + HelpTopic.allCases.map(\.rawValue)
      throw UsageError(
        "there is no help about '\(topic)'", NearNames.advice(topic, in: names) ?? "`interop help` lists what there is")
    }
    shell.session.report("help", lines)
  }
}
