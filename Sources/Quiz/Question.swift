import Diagnostics
import Lessons
import Trace

/// One question of a quiz.
package struct Question: Sendable {
  /// An answer to choose, with what is said to whoever chose it.
  package struct Option: Sendable, Equatable {
    /// The answer.
    package var text: String
    /// Whether it is a right one.
    package var isRight: Bool
    /// What is said after it was chosen.
    package var feedback: String?

    /// An answer to choose.
    package init(text: String, isRight: Bool, feedback: String? = nil) {
      self.text = text
      self.isRight = isRight
      self.feedback = feedback
    }
  }

  /// What a text answer may be.
  package enum TextKey: Sendable, Equatable {
    /// These characters, spaces at the ends aside.
    case exact(String)
    /// A regular expression that matches the whole answer.
    case pattern(String)
  }

  /// What is asked, with the key.
  package enum Kind: Sendable {
    /// One right option.
    case single([Option])
    /// Any number of right options.
    case multi([Option])
    /// The items in their right order.
    case order([String])
    /// A number, right within the tolerance.
    case number(Double, tolerance: Double)
    /// A word or two.
    case text([TextKey])
    /// The events of these kinds that `given` causes; the simulator knows the key.
    case trace(setup: String, given: String, kinds: [EventKind])
    /// A goal to reach in the simulator; `solution` proves that it can be.
    case act(setup: String, goal: Goal, solution: String?)

    /// The word for it in a quiz file.
    package var word: String {
      switch self {
      case .single: "single"
      case .multi: "multi"
      case .order: "order"
      case .number: "number"
      case .text: "text"
      case .trace: "trace"
      case .act: "do"
      }
    }
  }

  /// How points are given where an answer is partly right.
  package enum Scoring: String, Sendable, CaseIterable {
    /// All points or none.
    case all
    /// Each right option chosen adds its share, each wrong one takes one, not below nothing.
    case perOption = "per-option"
    /// The share of neighbours that stand in the right order.
    case adjacent
    /// The longest common subsequence of answer and key, against the longer of the two.
    case lcs

    /// The question kinds that can be scored so, by their words.
    package var kinds: [String] {
      switch self {
      case .all: ["single", "multi", "order", "number", "text", "trace", "do"]
      case .perOption: ["multi"]
      case .adjacent: ["order"]
      case .lcs: ["trace"]
      }
    }
  }

  /// Its id, unique in the quiz.
  package var id: String
  /// The question.
  package var title: String
  /// What else is to be read.
  package var prose: String
  /// What is asked.
  package var kind: Kind
  /// How many points it gives.
  package var points: Int
  /// How points are given.
  package var scoring: Scoring
  /// The pool it is drawn from.
  package var tag: String?
  /// What is said after an answer, right or wrong.
  package var done: String?
  /// What a translation names to say what it translates.
  package var hash: String
  /// Where it stands.
  package var position: SourcePosition
  /// Whether the texts are those of the language asked for.
  package var translation = TranslationState.current
}
