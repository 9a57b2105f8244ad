import Trace

/// When a step is done: a closed list of conditions over the trace and the variables, so that what was typed never counts.
package struct Goal: Sendable, Equatable {
  /// How a count is compared.
  package enum Comparison: String, Sendable, CaseIterable {
    case equal = "="
    case atLeast = ">="
    case atMost = "<="
  }

  /// One condition.
  package enum Condition: Sendable, Equatable {
    /// So many events.
    case count(EventPattern, Comparison, Int)
    /// Events that come in this order, others between them.
    case order([EventPattern])
    /// The first event of the kinds that the goal names.
    case first(EventPattern)
    /// The last event of the kinds that the goal names.
    case last(EventPattern)
    /// No such event.
    case never(EventPattern)
    /// The value of a top-level variable as `print` writes it.
    case state(String, String)
  }

  /// All of them must hold.
  package var conditions: [Condition]

  /// A goal of conditions.
  package init(_ conditions: [Condition]) { self.conditions = conditions }

  /// The patterns that the conditions name.
  package var patterns: [EventPattern] {
    conditions.flatMap { condition -> [EventPattern] in
      switch condition {
      case .count(let pattern, _, _), .first(let pattern), .last(let pattern), .never(let pattern): [pattern]
      case .order(let patterns): patterns
      case .state: []
      }
    }
  }

  /// The kinds of event that the conditions name.
  package var kinds: Set<EventKind> { Set(patterns.map(\.kind)) }

  /// The variables that the conditions name.
  package var variables: [String] { conditions.compactMap { if case .state(let name, _) = $0 { name } else { nil } } }

  /// What is not met, in the order it happened; empty when the goal is met. `value` looks a variable up.
  package func shortfalls(in events: [Event], value: (String) -> String?) -> [Shortfall] {
    let named = kinds
    let relevant = events.filter { named.contains($0.kind) }
    let found = conditions.compactMap { $0.shortfall(in: events, relevant: relevant, value: value) }
    return found.enumerated().sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map(\.element)
  }

  /// Whether everything holds.
  package func isMet(by events: [Event], in session: any LessonSession) -> Bool {
    shortfalls(in: events, value: session.value).isEmpty
  }
}

extension Goal.Condition {
  /// What this condition lacks; `relevant` are the events of all kinds that the goal names.
  fileprivate func shortfall(in events: [Event], relevant: [Event], value: (String) -> String?) -> Shortfall? {
    switch self {
    case .count(let pattern, let comparison, let number):
      let found = events.filter(pattern.matches)
      if found.count < number, comparison != .atMost { return .tooFew(pattern, found) }
      if found.count > number, comparison != .atLeast {
        return number == 0 ? .unwanted(pattern, found) : .tooMany(pattern, found, limit: number)
      }
      return nil
    case .never(let pattern):
      let found = events.filter(pattern.matches)
      return found.isEmpty ? nil : .unwanted(pattern, found)
    case .order(let patterns): return Self.orderShortfall(patterns, in: events)
    case .first(let pattern):
      guard let first = relevant.first else { return .tooFew(pattern, []) }
      return pattern.matches(first) ? nil : .otherFirst(first)
    case .last(let pattern):
      guard let last = relevant.last else { return .tooFew(pattern, []) }
      return pattern.matches(last) ? nil : .otherLast(last)
    case .state(let name, let wanted):
      guard let found = value(name) else { return .noVariable(name) }
      return found == wanted ? nil : .otherValue(name, found)
    }
  }

  private static func orderShortfall(_ patterns: [EventPattern], in events: [Event]) -> Shortfall? {
    var used: [Int] = []
    for pattern in patterns {
      let start = used.last.map { $0 + 1 } ?? 0
      if let index = events[start...].firstIndex(where: pattern.matches) {
        used.append(index)
      } else if let before = used.last {
        let early = events[..<start].indices.last { pattern.matches(events[$0]) && !used.contains($0) }
        return early.map { .reversed(events[$0], events[before]) } ?? .notFollowed(events[before], pattern)
      } else {
        return .tooFew(pattern, [])
      }
    }
    return nil
  }
}
