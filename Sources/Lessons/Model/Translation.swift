/// The texts of a lesson in another language: prose, hints, words and endings, never what is typed or checked.
package struct Translation: Sendable {
  /// The texts of one step.
  package struct StepTexts: Sendable {
    /// The heading.
    package var title: String
    /// What the learner reads.
    package var prose: String
    /// Hints, by level.
    package var hints: [String]
    /// The words for wrong answers, by name.
    package var words: [String: String]
    /// What is said at the end.
    package var done: String?
    /// The hash of the step that was translated.
    package var source: String
  }

  /// The lesson it translates.
  package var id: String
  /// The lesson's title.
  package var title: String
  /// What is read before the first step.
  package var opening: String
  /// The steps by id.
  package var steps: [String: StepTexts]
}

extension Lesson {
  /// The lesson with the texts of a translation; what has none stays English and is marked so.
  package func translated(by translation: Translation?) -> Lesson {
    var lesson = self
    if let translation {
      if !translation.title.isEmpty { lesson.title = translation.title }
      if !translation.opening.isEmpty { lesson.opening = translation.opening }
    }
    lesson.steps = steps.map { $0.translated(by: translation?.steps[$0.id]) }
    return lesson
  }
}

extension Step {
  /// The step with translated texts; a hint, a word or an ending that the translation lacks stays English.
  fileprivate func translated(by texts: Translation.StepTexts?) -> Step {
    var step = self
    guard let texts else {
      step.translation = .missing
      return step
    }
    step.translation = texts.source == hash ? .current : .stale
    step.title = texts.title
    step.prose = texts.prose
    step.hints = hints.indices.map { texts.hints.indices.contains($0) ? texts.hints[$0] : hints[$0] }
    step.wrong = wrong.map { WrongAnswer(name: $0.name, block: $0.block, word: texts.words[$0.name] ?? $0.word) }
    step.done = done.map { texts.done ?? $0 }
    return step
  }
}
