/// What a lesson or a quiz lets a learner do; authors switch things off.
package enum Allowance: String, Sendable, CaseIterable {
  case skip, hint, solution, undo
}

/// A lesson: header, opening, steps.
package struct Lesson: Sendable {
  /// Its id, as `lesson ID` and progress name it.
  package var id: String
  /// Its title.
  package var title: String
  /// How long it takes, in minutes.
  package var minutes: Int?
  /// Lessons that come before it.
  package var needs: [String] = []
  /// What the learner may do; everything where the header says nothing.
  package var allowed = Set(Allowance.allCases)
  /// What is read before the first step.
  package var opening = ""
  /// The steps, in order.
  package var steps: [Step] = []
  /// The file it was read from.
  package var file: String

  /// Where a step stands, nil where there is no such step.
  package func index(of step: String) -> Int? { steps.firstIndex { $0.id == step } }
}
