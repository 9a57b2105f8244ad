import Trace

/// Reads a `goal` block. The words it knows are the whole list.
package enum GoalReader {
  /// The words that begin a condition.
  package static let predicates = ["count", "order", "first", "last", "never", "state"]

  /// The conditions of the lines. Neighbouring `order` lines are one order; a blank line parts two.
  package static func read(_ lines: [SourceLine], faults: inout FaultList) -> Goal {
    var conditions: [Goal.Condition] = []
    var order: [EventPattern] = []
    func closeOrder(_ conditions: inout [Goal.Condition]) {
      if !order.isEmpty { conditions.append(.order(order)) }
      order = []
    }
    for line in lines {
      let text = line.text.trimmed
      let word = text.prefix { $0 != " " }
      let rest = text[word.endIndex...].trimmed
      if word == "order" {
        if let pattern = EventPattern(rest, of: line, after: "order", faults: &faults) { order.append(pattern) }
        continue
      }
      closeOrder(&conditions)
      if !text.isEmpty, let condition = condition(word, rest, of: line, faults: &faults) {
        conditions.append(condition)
      }
    }
    closeOrder(&conditions)
    return Goal(conditions)
  }

  private static func condition(
    _ word: Substring, _ rest: Substring, of line: SourceLine, faults: inout FaultList
  ) -> Goal.Condition? {
    switch word {
    case "count": return count(rest, of: line, faults: &faults)
    case "first": return EventPattern(rest, of: line, after: "first", faults: &faults).map { .first($0) }
    case "last": return EventPattern(rest, of: line, after: "last", faults: &faults).map { .last($0) }
    case "never": return EventPattern(rest, of: line, after: "never", faults: &faults).map { .never($0) }
    case "state":
      guard let sign = rest.firstIndex(of: "="), sign > rest.startIndex else {
        faults.add(.badState, at: line.position(of: rest))
        return nil
      }
      return .state(String(rest[..<sign].trimmed), String(rest[rest.index(after: sign)...].trimmed))
    default:
      faults.add(.unknownPredicate, String(word), at: line.position(of: word), candidates: predicates)
      return nil
    }
  }

  /// `KIND WHAT = N`; the sign is the last one, since a text may hold others.
  private static func count(_ rest: Substring, of line: SourceLine, faults: inout FaultList) -> Goal.Condition? {
    let words = rest.split(separator: " ")
    guard words.count >= 3, let number = Int(words[words.count - 1]), number >= 0,
      let comparison = Goal.Comparison(rawValue: String(words[words.count - 2]))
    else {
      faults.add(.badCount, at: line.position(of: rest))
      return nil
    }
    let pattern = rest[..<words[words.count - 2].startIndex]
    return EventPattern(pattern, of: line, after: "count", faults: &faults).map { .count($0, comparison, number) }
  }
}
