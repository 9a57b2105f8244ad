import Diagnostics

/// Puts a view, a controller or a cell into the window.
struct ShowCommand: Command {
  let name = "show"
  let usage = "show EXPR"
  let summary = "makes a SwiftUI view, a view controller, a UIView or a cell the content of the window"
  let details = """
    EXPR is Swift and may span lines. It is the body of a root view that the shell owns: it is evaluated again when a
    shell `@State` or an observable that it read has changed. What was shown before leaves; every `show` begins a new
    identity. The window is 390 × 844 points at 3x, with a safe area of 47 at the top and 34 at the bottom.

      show Text("Hello")
      show VStack { SearchBar(text: $query); Text(query) }
    """
  let topic = CommandTopic.content
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    if arguments.isEmpty { throw arguments.complaint("'show' needs an expression") }
    session.simulation.show(arguments.blanked, line: arguments.line)
  }
}

/// Takes the content out of the window.
struct HideCommand: Command {
  let name = "hide"
  let usage = "hide"
  let summary = "takes what is shown out of the window"
  let details = """
    SwiftUI content goes as by an `if`. A controller or a view that a variable still holds lives on: its content
    disappears, nothing is dismantled.
    """
  let topic = CommandTopic.content
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.hide()
  }
}

/// Lets virtual time pass.
struct WaitCommand: Command {
  let name = "wait"
  let usage = "wait SECONDS"
  let summary = "lets virtual time pass: timers, animations, asynchronous work"
  let details = "What is due exactly at the end is included. Without `wait` only what is due at once happens."
  let topic = CommandTopic.content
  let effect = CommandEffect.acts
  let completion = CommandCompletion.words([])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let token = arguments.next
    let seconds = try arguments.number("a number of seconds")
    try arguments.end()
    if seconds < 0, let token { throw arguments.complaint("time does not run backwards", at: token) }
    session.simulation.wait(seconds)
  }
}

/// Says where a text is visible.
struct FindCommand: Command {
  let name = "find"
  let usage = "find \"TEXT\""
  let summary = "says where a text is visible; an error where it is not"
  let details = """
    Looks at labels, titles, field texts, placeholders, accessibility labels and the system names of images, in what lies
    inside the window and is not hidden, transparent, scrolled out or under something presented.
    """
  let topic = CommandTopic.content
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let text = try arguments.string()
    try arguments.end()
    session.simulation.find(text)
  }
}
