import Diagnostics
import Lessons

/// Lists the lessons.
struct LessonsCommand: Command {
  let name = "lessons"
  let usage = "lessons"
  let summary = "lists lessons and quizzes, and how far you are"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    guard let tutor = session.tutor else { throw noTutor(arguments) }
    session.report(name, tutor.list())
  }
}

private func noTutor(_ arguments: Arguments) -> Diagnostic {
  arguments.complaint("there are no lessons in this session", "they belong to the shell")
}

/// The running lesson, or a complaint that there is none.
private func runner(_ arguments: Arguments, in session: Session) throws(Diagnostic) -> (Tutor, LessonRunner) {
  try arguments.end()
  guard let tutor = session.tutor else { throw noTutor(arguments) }
  guard let runner = tutor.runner else {
    throw arguments.complaint("no lesson is running", "`lessons` lists them, `lesson ID` begins one")
  }
  return (tutor, runner)
}

/// Begins a lesson.
struct LessonCommand: Command {
  let name = "lesson"
  let usage = "lesson ID"
  let summary = "begins a lesson, or goes on where you were; the session is emptied"
  let details =
    "Without an ID the page of the current step is shown again. The last part of an ID is enough where it is the only one."
  let topic = CommandTopic.tutor
  let effect = CommandEffect.manages
  let completion = CommandCompletion.lessons

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    guard let tutor = session.tutor else { throw noTutor(arguments) }
    guard let token = arguments.next else {
      guard let runner = tutor.runner else { throw arguments.complaint("'lesson' needs an id", "`lessons` lists them") }
      return session.report(name, tutor.page(of: runner))
    }
    let id = try arguments.value("an id")
    try arguments.end()
    guard let lesson = tutor.lesson(id) else {
      let advice = NearNames.advice(id, in: tutor.lessonIDs) ?? "`lessons` lists them"
      throw arguments.complaint("no lesson '\(id)'", advice, at: token)
    }
    session.report(name, tutor.begin(lesson, in: session))
  }
}

/// Goes to the next step.
struct NextCommand: Command {
  let name = "next"
  let usage = "next"
  let summary = "goes to the next step of the lesson"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.manages

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let (tutor, runner) = try runner(arguments, in: session)
    session.report(name, tutor.advance(in: session) { runner.next() })
  }
}

/// Goes on without the step.
struct SkipCommand: Command {
  let name = "skip"
  let usage = "skip"
  let summary = "runs the step's solution and goes on"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.manages

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let (tutor, runner) = try runner(arguments, in: session)
    session.report(name, tutor.advance(in: session) { runner.skip() })
  }
}

/// Gives a hint.
struct HintCommand: Command {
  let name = "hint"
  let usage = "hint"
  let summary = "gives the next hint, the gentlest first"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let (tutor, runner) = try runner(arguments, in: session)
    session.report(name, [runner.hint().line(tutor.phrases)])
  }
}

/// Shows what would be typed.
struct SolutionCommand: Command {
  let name = "solution"
  let usage = "solution"
  let summary = "shows what would be typed; nothing runs and nothing counts as done"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let (_, runner) = try runner(arguments, in: session)
    switch runner.solution() {
    case .success(let text): session.report(name, [text])
    case .failure(let refusal): session.report(name, [refusal.words])
    }
  }
}

/// Puts the step back to its start.
struct RestartCommand: Command {
  let name = "restart"
  let usage = "restart"
  let summary = "puts the step back to its start"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.manages

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let (tutor, runner) = try runner(arguments, in: session)
    session.report(name, tutor.restart(runner, in: session))
  }
}

/// Says how far the learner is.
struct ProgressCommand: Command {
  let name = "progress"
  let usage = "progress"
  let summary = "says which steps are done"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    guard let tutor = session.tutor else { throw noTutor(arguments) }
    session.report(name, tutor.progressReport())
  }
}

/// Begins a quiz.
struct QuizCommand: Command {
  let name = "quiz"
  let usage = "quiz ID"
  let summary = "takes a quiz; what you do here is kept"
  let topic = CommandTopic.tutor
  let effect = CommandEffect.manages
  let completion = CommandCompletion.quizzes

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    guard let tutor = session.tutor else { throw noTutor(arguments) }
    let token = arguments.next
    let id = try arguments.value("an id")
    try arguments.end()
    switch tutor.beginQuiz(id, in: session) {
    case .success(let lines): session.report(name, lines)
    case .failure(let refusal):
      let advice = NearNames.advice(id, in: tutor.quizIDs) ?? "`lessons` lists them"
      throw token.map { arguments.complaint(refusal.words, advice, at: $0) }
        ?? arguments.complaint(refusal.words, advice)
    }
  }
}
