import Diagnostics

/// A block of entries of a step, with its place for what the tester has to say.
package struct Block: Sendable, Equatable {
  /// What would be typed, as it stands in the file.
  package var text: String
  /// Where the block stands.
  package var position: SourcePosition

  /// A block of entries.
  package init(_ text: String, at position: SourcePosition = .none) {
    self.text = text
    self.position = position
  }
}

/// A known wrong answer: what is typed, and the word that is said when a learner's trace is the same.
package struct WrongAnswer: Sendable, Equatable {
  /// The name that ties `reject` and `say`.
  package var name: String
  /// What is typed.
  package var block: Block
  /// What the learner is told.
  package var word: String
}
