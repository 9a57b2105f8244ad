import Diagnostics

/// One step of a lesson: what is read, where it starts, when it is done.
package struct Step: Sendable {
  /// How a step comes to its start.
  package enum Setup: Sendable, Equatable {
    /// It goes on where the step before ended.
    case none
    /// The session is emptied, then the block runs.
    case fresh(Block)
    /// The block runs on top of what the step before left.
    case added(Block)
  }

  /// Its id, unique within the lesson.
  package var id: String
  /// The heading.
  package var title: String
  /// What the learner reads.
  package var prose: String
  /// How it starts.
  package var setup = Setup.none
  /// The solution; nil in a step that is only read.
  package var solution: Block?
  /// What the solution's trace must be.
  package var expectation: Expectation?
  /// When it is done.
  package var goal: Goal?
  /// Other right answers.
  package var accepted: [Block] = []
  /// Known wrong answers with their words.
  package var wrong: [WrongAnswer] = []
  /// Hints, the gentlest first.
  package var hints: [String] = []
  /// What is said at the end.
  package var done: String?
  /// What a translation names to say what it translates.
  package var hash: String
  /// Where it stands in the file.
  package var position: SourcePosition
  /// Whether the texts are those of the language asked for.
  package var translation = TranslationState.current
}

/// Whether a step is shown in the language asked for.
package enum TranslationState: Sendable, Equatable {
  /// It is.
  case current
  /// It is, but the English text is newer.
  case stale
  /// It is shown in English.
  case missing

  /// The notice to show above the step, nil where nothing is to be said.
  package func notice(_ phrases: Phrases) -> String? {
    switch self {
    case .current: nil
    case .stale: phrases(LessonPhrase.translationStale)
    case .missing: phrases(LessonPhrase.notTranslated)
    }
  }
}
