/// What an entry meant for the step.
package enum StepOutcome: Sendable, Equatable {
  /// The goal is met; the closing words.
  case passed(done: String)
  /// Not yet: the word for a known mistake where it is one, and what came and what is missing, in order. `isStuck` when
  /// going on cannot mend it; the explanation then ends with the ways back.
  case notYet(word: String?, explanation: [String], isStuck: Bool)
  /// Nothing to say: the entry only looked, failed, or the step is already done or only read.
  case silent
}

/// The answer to a request for a hint.
package enum HintAnswer: Sendable, Equatable {
  /// A hint with its level, from 1, and how many there are.
  case hint(String, level: Int, of: Int)
  /// There is none, or it may not be given; the words for it.
  case refused(String)

  /// The line to show.
  package func line(_ phrases: Phrases) -> String {
    switch self {
    case .hint(let text, let level, let count):
      phrases(LessonPhrase.hintHeader, String(level), String(count), text)
    case .refused(let words): words
    }
  }
}

/// What a step became.
package enum StepStatus: Int, Sendable, Comparable, CaseIterable {
  case begun
  case skipped
  case done

  /// The word in the progress file.
  package var word: String { ["begun", "skipped", "done"][rawValue] }

  /// Whether `a` is less than `b`.
  package static func < (a: StepStatus, b: StepStatus) -> Bool { a.rawValue < b.rawValue }
}
