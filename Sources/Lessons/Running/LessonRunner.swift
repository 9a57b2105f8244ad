import Trace

/// A learner's way through a lesson: the current step, its goal after every entry, hints, solution, skip.
///
/// The shell runs what the learner types as ever and hands the events to `observe`.
package final class LessonRunner {
  /// The lesson, in the learner's language.
  package let lesson: Lesson
  /// Where the learner is.
  package private(set) var index = 0
  /// Whether the current step's goal has been met.
  package private(set) var isDone = false
  /// How many hints of the current step were given.
  package private(set) var hintsUsed = 0
  /// How many entries were tried in the current step; failing ones and looks do not count.
  package private(set) var tries = 0
  /// Called when a step begins, is done or skipped; the shell writes it down.
  package var record: (StepRecord) -> Void = { _ in }

  private let session: any LessonSession
  private let makeScratch: () -> any LessonSession
  private let phrases: Phrases
  /// The events of each entry since the step began, so that `undo` can take the last away.
  private var entries: [[Event]] = []
  private var undone: [[Event]] = []
  private var known: KnownAnswers?

  /// A run of `lesson` in the learner's `session`; `scratch` makes an empty one for replays that nobody sees.
  package init(
    _ lesson: Lesson, in session: any LessonSession, scratch: @escaping () -> any LessonSession,
    phrases: Phrases = Phrases()
  ) {
    self.lesson = lesson
    self.session = session
    makeScratch = scratch
    self.phrases = phrases
  }

  /// The current step.
  package var step: Step { lesson.steps[index] }

  /// All events of the learner since the step began.
  package var events: [Event] { entries.flatMap { $0 } }

  /// Begins at a step, the first where none is named or it does not exist, with the state that belongs to it. Gives words
  /// where the lesson's own code fails.
  @discardableResult
  package func begin(at step: String? = nil) -> String? {
    index = step.flatMap(lesson.index(of:)) ?? 0
    return restart()
  }

  /// Puts the current step back to its start, whatever was done since.
  @discardableResult
  package func restart() -> String? {
    enter()
    let error = StepStart.replay(index, of: lesson, in: session)
    return error.map { phrases(LessonPhrase.contentFault, $0.what) }
  }

  /// What is shown when the current step begins, paragraph by paragraph; the lesson's title and opening before the first.
  package var page: [String] {
    let count = String(lesson.steps.count)
    var page: [String] = []
    if index == 0 {
      let minutes = lesson.minutes.map(String.init)
      page.append(
        minutes.map { phrases(LessonPhrase.lessonHeader, lesson.title, count, $0) }
          ?? phrases(LessonPhrase.lessonHeaderShort, lesson.title, count))
      if !lesson.opening.isEmpty { page.append(lesson.opening) }
    }
    page.append(phrases(LessonPhrase.stepHeader, String(index + 1), count, step.title))
    if let notice = step.translation.notice(phrases) { page.append(notice) }
    if !step.prose.isEmpty { page.append(step.prose) }
    return page
  }

  /// Runs an entry and looks at the goal: for callers that show no trace of their own.
  package func run(_ entry: String) -> StepOutcome { observe(session.run(entry)) }

  /// Looks at the goal after an entry that caused `events`.
  package func observe(_ events: [Event]) -> StepOutcome {
    entries.append(events)
    undone = []
    guard !isDone, let goal = step.goal else { return .silent }
    let failed = events.contains { $0.kind == .error }
    let looked = events.allSatisfy { $0.kind == .report }
    if !failed, !looked { tries += 1 }
    let shortfalls = goal.shortfalls(in: self.events, value: session.value)
    if shortfalls.isEmpty {
      isDone = true
      note(.done)
      return .passed(done: step.done ?? phrases(LessonPhrase.passed))
    }
    if failed || looked { return .silent }
    let isStuck = shortfalls.contains(where: \.isLasting)
    var explanation = shortfalls.map { $0.words(phrases, forLearner: true) }
    if isStuck { explanation.append(phrases(lesson.allowed.contains(.undo) ? LessonPhrase.stuck : .stuckWithoutUndo)) }
    return .notYet(word: word(for: goal), explanation: explanation, isStuck: isStuck)
  }

  /// Takes the last entry back, as the session's `undo` did.
  package func undo() { if let last = entries.popLast() { undone.append(last) } }

  /// Puts an entry back that `undo` took away.
  package func redo() { if let last = undone.popLast() { entries.append(last) } }

  /// The next hint; the last one is repeated.
  package func hint() -> HintAnswer {
    guard lesson.allowed.contains(.hint) else { return .refused(phrases(LessonPhrase.notAllowed, "hint")) }
    guard !step.hints.isEmpty else { return .refused(phrases(LessonPhrase.noHints)) }
    hintsUsed = min(hintsUsed + 1, step.hints.count)
    if !isDone { note(.begun) }
    return .hint(step.hints[hintsUsed - 1], level: hintsUsed, of: step.hints.count)
  }

  /// What would be typed; nothing runs and nothing counts as done.
  package func solution() -> Result<String, TutorRefusal> {
    guard lesson.allowed.contains(.solution) else {
      return .failure(TutorRefusal(words: phrases(LessonPhrase.notAllowed, "solution")))
    }
    guard let solution = step.solution else { return .failure(TutorRefusal(words: phrases(LessonPhrase.noSolution))) }
    return .success(solution.text)
  }

  /// Goes on without this step: its solution runs from its start, so that the next one finds the state it needs.
  package func skip() -> Result<Advance, TutorRefusal> {
    guard lesson.allowed.contains(.skip) else {
      return .failure(TutorRefusal(words: phrases(LessonPhrase.notAllowed, "skip")))
    }
    if isDone { return .success(advance()) }
    var fault = restart()
    if let solution = step.solution, let error = session.runAll(solution.text).first(where: { $0.kind == .error }) {
      fault = fault ?? phrases(LessonPhrase.contentFault, error.what)
    }
    note(.skipped)
    let next = advance()
    if case .step(nil) = next { return .success(.step(fault: fault)) }
    return .success(next)
  }

  /// Goes to the next step once this one is done or is only to be read.
  package func next() -> Result<Advance, TutorRefusal> {
    if !isDone, step.goal != nil { return .failure(TutorRefusal(words: phrases(LessonPhrase.stepUnfinished))) }
    if !isDone { note(.done) }
    return .success(advance())
  }

  private func advance() -> Advance {
    guard index + 1 < lesson.steps.count else { return .finished(phrases(LessonPhrase.lessonFinished)) }
    index += 1
    if step.setup.isFresh { return .step(fault: restart()) }
    enter()
    let events = step.setup.block.map { session.runAll($0.text) } ?? []
    let error = events.first { $0.kind == .error }
    return .step(fault: error.map { phrases(LessonPhrase.contentFault, $0.what) })
  }

  private func enter() {
    isDone = false
    hintsUsed = 0
    tries = 0
    entries = []
    undone = []
    known = nil
    note(.begun)
  }

  private func note(_ status: StepStatus) {
    record(StepRecord(lesson: lesson.id, step: step.id, status: status, hints: hintsUsed, tries: tries))
  }

  private func word(for goal: Goal) -> String? {
    if step.wrong.isEmpty { return nil }
    let answers = known ?? KnownAnswers(of: index, in: lesson, scratch: makeScratch())
    known = answers
    let name = answers.name(of: Signature(goal, events: events, in: session))
    return step.wrong.first { $0.name == name }?.word
  }
}

/// Where `next` and `skip` lead.
package enum Advance: Sendable, Equatable {
  /// To a step; words where the lesson's own code fails.
  case step(fault: String?)
  /// To the end; the closing words.
  case finished(String)
}

/// Why the tutor does not do something.
package struct TutorRefusal: Error, Sendable, Equatable {
  /// What the learner is told.
  package var words: String

  /// A refusal in words.
  package init(words: String) { self.words = words }
}
