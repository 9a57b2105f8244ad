import Lessons
import Quiz
import Trace

/// Quizzes.
extension Tutor {
  /// Begins a quiz: gives what is read before its start, or why it cannot be taken.
  package func beginQuiz(_ id: String, in session: Session) -> Result<[String], TutorRefusal> {
    let ids = quizIDs
    let ends = ids.filter { $0.hasSuffix("/" + id) }
    let whole = ids.contains(id) ? id : ends.count == 1 ? ends[0] : id
    guard let file = packs.lazy.flatMap(\.quizzes).first(where: { $0.id == whole }) else {
      return .failure(TutorRefusal(words: phrases(ShellPhrase.noQuiz, id)))
    }
    let quiz: Quiz
    do throws(FileFailure) {
      let found = try QuizReader.read(path: file.path, phrases: phrases)
      if let problem = found.problems.first(where: { $0.diagnostic.severity == .error }) {
        return .failure(TutorRefusal(words: phrases(ShellPhrase.brokenQuiz, whole, problem.line)))
      }
      quiz = found.quiz
    } catch {
      return .failure(TutorRefusal(words: phrases(ShellPhrase.brokenQuiz, whole, error.reason)))
    }
    let attempts = AttemptLog(folder: stateFolder)
    let code = String(mixesAnew ? attempts.count(of: quiz.id) + 1 : 1)
    let seed = Paper.seed(quiz: quiz, learner: Environment.variable("USER") ?? "", code: code)
    note(attempts.begin(quiz, code: code))
    let scratch = LessonBench.scratch(options)
    let runner = QuizRunner(quiz, seed: seed, in: scratch, phrases: phrases, now: Clock.seconds)
    runner.show = { [weak session] events in
      for event in events { session?.writer?.write(event) }
    }
    runner.record = { [weak self] in self?.note(attempts.add($0, of: quiz.id)) }
    self.quiz = runner
    return .success(runner.opening)
  }

  /// Answers the running quiz with a line, or with an entry where it takes those.
  package func answer(_ line: String, in session: Session) {
    guard let quiz else { return }
    let reply = quiz.answer(line)
    if !reply.lines.isEmpty { session.report("quiz", reply.lines) }
    guard reply.isOver else { return }
    if quiz.result.isPassed == false { session.noteFailure() }
    self.quiz = nil
  }
}
