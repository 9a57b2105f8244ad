/// What a quiz came to.
package struct QuizResult: Sendable, Equatable {
  /// What became of a question. A fault of the tool is kept apart from a wrong answer.
  package enum Status: String, Sendable {
    case passed, partial, failed, skipped, error
  }

  /// The result of one question.
  package struct Item: Sendable, Equatable {
    /// The question's id.
    package var question: String
    /// What became of it.
    package var status: Status
    /// The points it got.
    package var points: Double
    /// The points it could get; none where the question was at fault.
    package var maximum: Int
    /// What was answered.
    package var answer: [String]
    /// What the answer should have been, as far as it can be said in lines.
    package var expected: [String]
  }

  /// The quiz's id.
  package var quiz: String
  /// The questions in the order they were asked; those that were not reached are `skipped`.
  package var items: [Item]
  /// How many percent are needed, nil where nothing is.
  package var passMark: Int?
  /// Whether the time ran out.
  package var isLate: Bool

  /// The points got.
  package var points: Double { items.reduce(0) { $0 + $1.points } }

  /// The points that could be got.
  package var maximum: Int { items.reduce(0) { $0 + $1.maximum } }

  /// The share in percent, rounded down, so that a pass mark is never reached by rounding.
  package var percent: Int { maximum == 0 ? 0 : Int(points * 100 / Double(maximum) + 1e-9) }

  /// Whether the pass mark is reached; nil where there is none.
  package var isPassed: Bool? { passMark.map { percent >= $0 } }
}
