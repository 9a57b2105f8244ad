import Lessons

/// A quiz: its rules and its questions, in the order of the file.
package struct Quiz: Sendable {
  /// What is put in a new order for each learner.
  package enum Shuffle: String, Sendable, CaseIterable {
    case questions, options
  }

  /// How many questions are drawn.
  package enum Pick: Sendable, Equatable {
    /// All of them.
    case all
    /// So many of all.
    case count(Int)
    /// So many of each tag.
    case tags([Pool])
  }

  /// How many questions of a tag are drawn.
  package struct Pool: Sendable, Equatable {
    /// The tag.
    package var tag: String
    /// How many.
    package var count: Int
  }

  /// Its id.
  package var id: String
  /// Its version, part of the seed.
  package var version: String
  /// Its title.
  package var title: String
  /// The time limit in seconds, nil for none.
  package var timeLimit: Int?
  /// How many questions are drawn.
  package var pick = Pick.all
  /// What is put in a new order.
  package var shuffle: Set<Shuffle> = []
  /// How many percent are needed.
  package var passMark: Int?
  /// What the learner may do; nothing where the header says nothing.
  package var allowed: Set<Allowance> = []
  /// What is read before the start.
  package var opening = ""
  /// The questions.
  package var questions: [Question] = []
  /// The file it was read from.
  package var file: String
}
