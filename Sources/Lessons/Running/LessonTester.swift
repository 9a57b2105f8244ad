import Diagnostics
import Trace

/// Proves a lesson: untouched it does not pass, its solution does, right answers are accepted, wrong ones get their word.
package struct LessonTester {
  /// One thing that was tried.
  package struct Check: Sendable, Equatable {
    /// What was tried.
    package enum Kind: String, Sendable {
      case start, solution, expect, accept, reject
    }

    /// The lesson's id.
    package var lesson: String
    /// The step's id.
    package var step: String
    /// What was tried.
    package var kind: Kind
    /// Where it stands in the lesson's file.
    package var position: SourcePosition
    /// What went wrong, nil where it is as it should be.
    package var failure: String?

    /// `LESSON#STEP KIND`, the same in every language, for reports.
    package var name: String { "\(lesson)#\(step) \(kind.rawValue)" }
  }

  private let makeSession: () -> any LessonSession
  private let phrases: Phrases

  /// A tester that gets empty sessions from `session`.
  package init(phrases: Phrases = Phrases(), session: @escaping () -> any LessonSession) {
    makeSession = session
    self.phrases = phrases
  }

  /// Everything that was tried with a lesson, in the order of its file.
  package func test(_ lesson: Lesson) -> [Check] {
    lesson.steps.indices.flatMap { test($0, of: lesson) }
  }

  /// The failures among `checks` as problems of the lesson's file.
  package static func problems(_ checks: [Check], of lesson: Lesson) -> [ContentProblem] {
    checks.compactMap { check in
      check.failure.map { ContentProblem(lesson.file, Diagnostic("\(check.name): \($0)", at: check.position)) }
    }
  }

  private func test(_ index: Int, of lesson: Lesson) -> [Check] {
    let step = lesson.steps[index]
    let session = makeSession()
    func check(_ kind: Check.Kind, _ position: SourcePosition, _ failure: String?) -> Check {
      Check(lesson: lesson.id, step: step.id, kind: kind, position: position, failure: failure)
    }
    var startFailure = StepStart.replay(index, of: lesson, in: session).map {
      phrases(LessonPhrase.contentFault, $0.what)
    }
    guard let goal = step.goal, let solution = step.solution else {
      return [check(.start, step.position, startFailure)]
    }
    if startFailure == nil, goal.isMet(by: [], in: session) { startFailure = phrases(LessonPhrase.initialPasses) }
    var checks = [check(.start, step.position, startFailure)]

    let solved = run(solution, at: index, of: lesson, in: session)
    let missing = failure(of: solved, goal, in: session)
    checks.append(check(.solution, solution.position, missing.map { phrases(LessonPhrase.solutionFails, $0) }))
    if let expectation = step.expectation {
      let difference = expectation.difference(from: solved.events, phrases)
      let words = difference.map { phrases(LessonPhrase.expectDiffers, $0) }
      checks.append(check(.expect, expectation.position, words))
    }
    for block in step.accepted {
      let missing = failure(of: run(block, at: index, of: lesson, in: session), goal, in: session)
      checks.append(check(.accept, block.position, missing.map { phrases(LessonPhrase.acceptFails, $0) }))
    }
    if step.wrong.isEmpty { return checks }
    let known = KnownAnswers(of: index, in: lesson, scratch: makeSession())
    for answer in step.wrong {
      let failure = rejectFailure(answer, at: index, of: lesson, goal, known, in: session)
      checks.append(check(.reject, answer.block.position, failure))
    }
    return checks
  }

  /// The events of a block run from the step's start, and the first entry that failed.
  private func run(_ block: Block, at index: Int, of lesson: Lesson, in session: any LessonSession) -> (
    events: [Event], failed: String?
  ) {
    StepStart.replay(index, of: lesson, in: session)
    var events: [Event] = []
    var failed: String?
    for entry in session.entries(of: block.text) {
      let caused = session.run(entry)
      events += caused
      if failed == nil, let error = caused.first(where: { $0.kind == .error }) {
        failed = phrases(LessonPhrase.entryFails, entry, error.what)
      }
    }
    return (events, failed)
  }

  /// Why a run does not meet the goal; an entry that fails is the likelier reason.
  private func failure(of run: (events: [Event], failed: String?), _ goal: Goal, in session: any LessonSession)
    -> String?
  {
    let shortfalls = goal.shortfalls(in: run.events, value: session.value)
    if let failed = run.failed, !goal.kinds.contains(.error) { return failed }
    return shortfalls.isEmpty ? nil : shortfalls.map { $0.words(phrases) }.joined(separator: "; ")
  }

  /// Why a wrong answer is not refused with its word. A learner's goal is looked at after each entry, so is this one's.
  private func rejectFailure(
    _ answer: WrongAnswer, at index: Int, of lesson: Lesson, _ goal: Goal, _ known: KnownAnswers,
    in session: any LessonSession
  ) -> String? {
    StepStart.replay(index, of: lesson, in: session)
    var events: [Event] = []
    for entry in session.entries(of: answer.block.text) {
      events += session.run(entry)
      if goal.isMet(by: events, in: session) { return phrases(LessonPhrase.rejectPasses, answer.name, entry) }
    }
    let name = known.name(of: Signature(goal, events: events, in: session))
    if name == answer.name { return nil }
    let reason = name.map { phrases(LessonPhrase.rejectLike, $0) } ?? phrases(LessonPhrase.rejectOnTheWay)
    return phrases(LessonPhrase.rejectSilent, answer.name, reason)
  }
}
