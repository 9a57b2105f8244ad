/// What one learner is asked: the drawn questions in their order, each with the order in which its options are shown.
package struct Paper: Sendable {
  /// A question as it is shown.
  package struct Item: Sendable {
    /// The question.
    package var question: Question
    /// For each place that is shown, which option or item stands there.
    package var order: [Int]
  }

  /// The items in their order.
  package var items: [Item]

  /// The paper of a quiz for a seed; the same seed gives the same paper.
  package init(_ quiz: Quiz, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawn = Self.drawn(quiz, &generator)
    if !quiz.shuffle.contains(.questions) { drawn.sort() }
    items = drawn.map { index in
      let question = quiz.questions[index]
      return Item(question: question, order: Self.order(of: question, quiz, &generator))
    }
  }

  /// The seed of a learner's paper: nobody can choose it, everybody can check it.
  package static func seed(quiz: Quiz, learner: String, code: String) -> UInt64 {
    SHA256.seed([quiz.id, quiz.version, learner, code])
  }

  private static func drawn(_ quiz: Quiz, _ generator: inout SeededGenerator) -> [Int] {
    let all = generator.order(of: quiz.questions.count)
    switch quiz.pick {
    case .all: return all
    case .count(let count): return Array(all.prefix(count))
    case .tags(let pools):
      let kept = Set(pools.flatMap { pool in all.filter { quiz.questions[$0].tag == pool.tag }.prefix(pool.count) })
      return all.filter(kept.contains)
    }
  }

  /// Items to put in order are always mixed, and never shown in the right order.
  private static func order(of question: Question, _ quiz: Quiz, _ generator: inout SeededGenerator) -> [Int] {
    switch question.kind {
    case .single(let options), .multi(let options):
      return quiz.shuffle.contains(.options) ? generator.order(of: options.count) : Array(options.indices)
    case .order(let items):
      var order = generator.order(of: items.count)
      while order == Array(items.indices) { order = generator.order(of: items.count) }
      return order
    default: return []
    }
  }
}
