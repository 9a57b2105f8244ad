import Diagnostics

/// Explains commands and topics.
struct HelpCommand: Command {
  let name = "help"
  let usage = "help [TOPIC]"
  let summary = "lists the commands, or explains one of them or a topic"
  let topic = CommandTopic.session
  let effect = CommandEffect.looks
  let completion = CommandCompletion.help

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    guard let token = arguments.next else { return session.report(name, Self.overview(session.router.table)) }
    let topic = try arguments.value("a topic")
    try arguments.end()
    guard let lines = Self.lines(about: topic, session.router.table) else {
      let near = NearNames.advice(topic, in: session.router.table.names + HelpTopic.allCases.map(\.rawValue))
      throw arguments.complaint("there is no help about '\(topic)'", near ?? "`help` lists what there is", at: token)
    }
    session.report(name, lines)
  }

  /// The list of all commands.
  static func overview(_ table: CommandTable) -> [String] {
    var lines = ["Type Swift, or one of these commands. `help COMMAND` says more."]
    for topic in CommandTopic.allCases {
      lines += ["", topic.rawValue]
      let commands = table.commands.filter { $0.topic == topic }
      let width = (commands.map(\.usage.count).filter { $0 < 40 }.max() ?? 0) + 2
      for command in commands {
        let gap = max(2, width - command.usage.count)
        lines.append("  \(command.usage)" + String(repeating: " ", count: gap) + command.summary)
      }
    }
    return lines + ["", "Topics: " + HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")]
  }

  /// What there is to say about a command or a topic, nil where that is neither.
  static func lines(about topic: String, _ table: CommandTable) -> [String]? {
    if let command = table.command(named: topic) ?? table.command(abbreviated: topic) {
      let details =
        command.details.isEmpty
        ? [] : [""] + command.details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let full = command.needsWholeName ? ["", "Its name has to be typed in full."] : []
      return [command.usage, "  \(command.summary)"] + details + full
    }
    return HelpTopic(rawValue: topic).map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// What `help` explains besides commands.
enum HelpTopic: String, CaseIterable {
  case swift, targets, trace, limits, keys, options, exit

  /// The explanation.
  var text: String {
    switch self {
    case .swift:
      """
      Anything that is no command is Swift: declarations, statements, expressions. An entry goes on while a bracket, a
      string or an operator is open. The value of an expression is shown. SwiftUI, UIKit and the other simulated modules
      are in scope without an import; `api` lists their types.

        @State var query = ""        state owned by the shell; `$query` is its binding, assigning it is an event
        the(UITextField.self)        the one live instance of a class
        all(UITextField.self)        all of them in order of creation

      A line whose first word is a command's name is the command, unless you declared that name or an operator, `(`, `.`,
      `[` or `=` follows. With `:` in front it always is: `:state`.
      """
    case .targets:
      """
      A target is
        "Save"           a visible text, whole or as the one text that contains it; case counts
        "save-button"    an accessibility identifier
        UITextField      a type, where there is one of it
        UITextField#2    a handle from the trace
        field            a variable
      Ambiguity is an error that lists the candidates. What is hidden, transparent, scrolled out, under something presented
      or on its way out is no target; to be touched it must be enabled too.
      """
    case .trace:
      """
      Each event has a number, an indent for the call it happens in, and its cause behind `<-`. `why N` follows the causes of
      event N back to what you typed. `set trace off|calls|full` says how much is shown as it happens; `trace` shows all of
      the last step, `trace all make update` these kinds of the whole session, `export FILE` writes everything.
      """
    case .limits:
      """
      A step ends, the session goes on, and no `catch` sees it, after
        50 million steps of the program        `set limit steps N`
        1,000 calls within calls               `set limit depth N`
        256 MB that it makes, or with what earlier steps left half as much again     `set limit bytes N`
        2 seconds                              `set limit seconds N`
        Ctrl-C
      An update that does not settle is cut after 100 rounds, with the last ones shown; views nest 500 deep.
      An entry has at most 64 KB, a file 256 KB; brackets nest 64 deep, `[` 8 deep at once, calls chain 500 long.
      """
    case .keys:
      """
      Up and Down go through the history, Ctrl-R searches it, Tab completes, Alt-Enter (or an open bracket) begins a new line,
      Ctrl-C drops the line or stops what runs, Ctrl-D on an empty line leaves. A pasted block runs entry by entry.
      """
    case .options:
      (["interop [FILE.swift …]", "interop COMMAND …", ""] + Verb.allCases.map { "  \($0.usage)\n      \($0.summary)" }
        + [
          "",
          """
            --json                        JSON Lines on standard output and nothing else
            --trace off|calls|full        what the text form shows of the trace
            --ios 16|17|18|26             the version whose rules hold
            --lang en|zh-Hans             the language of lessons
            --color auto|always|never     when colour is used
            --typecheck on|off            whether the installed compiler judges declarations
            --accessible                  output that only appends, nothing said by colour or glyph alone
            --fail-fast                   end a batch session at its first error
            --pack DIR                    add a folder with lessons
          """,
        ]).joined(separator: "\n")
    case .exit:
      """
      0    everything went well
      1    something failed: a Swift error in batch mode, a lesson check, a quiz below its pass mark
      2    the command line is wrong
      3    the tool or its content is at fault
      130  Ctrl-C
      """
    }
  }
}
