import Diagnostics
import Lessons

/// Proves a quiz: every trace has a key, every task can be done and is not done before it begins.
package struct QuizTester {
  private let makeSession: () -> any LessonSession
  private let phrases: Phrases

  /// A tester that gets empty sessions from `session`.
  package init(phrases: Phrases = Phrases(), session: @escaping () -> any LessonSession) {
    makeSession = session
    self.phrases = phrases
  }

  /// What does not work, as problems of the quiz's file.
  package func test(_ quiz: Quiz) -> [ContentProblem] {
    quiz.questions.compactMap { question in
      failure(of: question).map {
        ContentProblem(quiz.file, Diagnostic("\(quiz.id)#\(question.id): \($0)", at: question.position))
      }
    }
  }

  private func failure(of question: Question) -> String? {
    let session = makeSession()
    switch question.kind {
    case .trace(let setup, let given, let kinds):
      switch Scoring.key(setup: setup, given: given, kinds: kinds, in: session) {
      case .failure(let fault): return fault.words
      case .success(let key): return key.isEmpty ? phrases(QuizFault.emptyTrace) : nil
      }
    case .act(let setup, let goal, let solution):
      session.reset()
      if let error = session.runAll(setup).first(where: { $0.kind == .error }) { return error.what }
      if goal.isMet(by: [], in: session) { return phrases(LessonPhrase.initialPasses) }
      guard let solution else { return nil }
      let shortfalls = goal.shortfalls(in: session.runAll(solution), value: session.value)
      let words = shortfalls.map { $0.words(phrases) }.joined(separator: "; ")
      return shortfalls.isEmpty ? nil : phrases(LessonPhrase.solutionFails, words)
    default: return nil
    }
  }
}
