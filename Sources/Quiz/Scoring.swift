import Lessons
import Trace

/// How much of a question an answer gets, from 0 to 1.
package enum Scoring {
  /// The share for chosen options, by their places in the file.
  package static func choice(_ chosen: Set<Int>, of options: [Question.Option], _ scoring: Question.Scoring) -> Double {
    let right = Set(options.indices.filter { options[$0].isRight })
    if scoring != .perOption || right.isEmpty { return chosen == right ? 1 : 0 }
    let hits = chosen.intersection(right).count
    return max(0, Double(hits - (chosen.count - hits)) / Double(right.count))
  }

  /// The share for an order, given as places in the file.
  package static func order(_ answer: [Int], _ scoring: Question.Scoring) -> Double {
    if answer == answer.sorted() { return 1 }
    guard scoring == .adjacent, answer.count > 1 else { return 0 }
    let kept = zip(answer, answer.dropFirst()).count { $0.1 == $0.0 + 1 }
    return Double(kept) / Double(answer.count - 1)
  }

  /// Whether a text is one of the keys.
  package static func text(_ answer: String, _ keys: [Question.TextKey]) -> Bool {
    let answer = String(answer.trimmed)
    return keys.contains { key in
      switch key {
      case .exact(let text): answer == text
      case .pattern(let pattern): (try? Regex(pattern).wholeMatch(in: answer)) != nil
      }
    }
  }

  /// The share for a trace. A line of the answer may name the kind alone.
  package static func trace(_ answer: [String], key: [String], _ scoring: Question.Scoring) -> Double {
    func same(_ a: String, _ b: String) -> Bool { a == b || (!a.contains(" ") && b.hasPrefix(a + " ")) }
    if answer.count == key.count, zip(answer, key).allSatisfy(same) { return 1 }
    guard scoring == .lcs, !key.isEmpty, !answer.isEmpty else { return 0 }
    var row = [Int](repeating: 0, count: key.count + 1)
    for line in answer {
      let above = row
      for place in key.indices {
        row[place + 1] = same(line, key[place]) ? above[place] + 1 : max(above[place + 1], row[place])
      }
    }
    return Double(row[key.count]) / Double(max(key.count, answer.count))
  }

  /// The key of a trace question, computed by the simulator; the words of an error where the question itself fails.
  package static func key(setup: String, given: String, kinds: [EventKind], in session: any LessonSession)
    -> Result<[String], TutorRefusal>
  {
    session.reset()
    let events = (session.runAll(setup), session.runAll(given))
    if let error = (events.0 + events.1).first(where: { $0.kind == .error }) {
      return .failure(TutorRefusal(words: error.what))
    }
    return .success(events.1.filter { kinds.contains($0.kind) }.map(\.canonicalLine))
  }
}
