import Diagnostics

/// A command of the prompt: its words, its help and what it does.
package protocol Command: Sendable {
  /// The word it begins with.
  var name: String { get }
  /// How it is written.
  var usage: String { get }
  /// What it does, in a line.
  var summary: String { get }
  /// More about it, nothing where the line says all.
  var details: String { get }
  /// Where `help` lists it.
  var topic: CommandTopic { get }
  /// What it does to the session.
  var effect: CommandEffect { get }
  /// Whether a beginning of its name is not enough.
  var needsWholeName: Bool { get }
  /// What Tab offers behind its name.
  var completion: CommandCompletion { get }

  /// Does it. A complaint about the arguments is thrown; what the simulator has to say is in its events.
  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic)
}

extension Command {
  /// Nothing more.
  package var details: String { "" }
  /// A beginning is enough.
  package var needsWholeName: Bool { false }
  /// Names of the program.
  package var completion: CommandCompletion { .swift }
}

/// The groups of `help`.
package enum CommandTopic: String, Sendable, CaseIterable {
  case content = "Showing"
  case touch = "Touching"
  case system = "What the system does"
  case looking = "Looking without touching"
  case session = "The session"
  case tutor = "The tutor"
}

/// What a command does to the session.
package enum CommandEffect: Sendable {
  /// It changes the simulation, so that `undo` takes it back.
  case acts
  /// It only looks.
  case looks
  /// It looks after the session itself and keeps the log in order.
  case manages
}

/// What Tab offers behind a command's name.
package enum CommandCompletion: Sendable, Equatable {
  /// Names of the program.
  case swift
  /// These words, then names of the program.
  case words([String])
  /// Files.
  case files
  /// The ids of lessons.
  case lessons
  /// The ids of quizzes.
  case quizzes
  /// Commands and topics of help.
  case help
}
