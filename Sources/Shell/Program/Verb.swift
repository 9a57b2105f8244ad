/// What `interop` is asked to do.
package enum Verb: String, Sendable, CaseIterable {
  case run, lessons, lesson, quiz, check, test, doctor, version, help

  /// How it is written.
  package var usage: String {
    switch self {
    case .run: "interop run FILE [--do 'tap \"Go\"']…"
    case .lessons: "interop lessons"
    case .lesson: "interop lesson ID | lesson lint|test [PACK] | lesson preview ID#STEP"
    case .quiz: "interop quiz ID"
    case .check: "interop check FILE…"
    case .test: "interop test PACK…"
    case .doctor: "interop doctor"
    case .version: "interop version"
    case .help: "interop help [TOPIC]"
    }
  }

  /// What it does, in a line.
  package var summary: String {
    switch self {
    case .run: "load a file, run the given commands, end"
    case .lessons: "list the lessons"
    case .lesson: "take a lesson; prove or look at one as its author"
    case .quiz: "take a quiz"
    case .check: "review files without a session"
    case .test: "prove the lessons and quizzes of a pack"
    case .doctor: "say what works on this machine"
    case .version: "say the version"
    case .help: "explain a command or a topic"
    }
  }
}
