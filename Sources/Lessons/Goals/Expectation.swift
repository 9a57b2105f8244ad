import Diagnostics
import Trace

/// What the trace of a solution must be, so that a lesson notices when the simulator's behaviour changes.
package struct Expectation: Sendable, Equatable {
  /// How the lines are compared.
  package enum Mode: String, Sendable, CaseIterable {
    /// All events of the kinds that the lines name, in this order.
    case exact
    /// In this order, others may stand between.
    case order
    /// All events of the kinds that the lines name, in any order.
    case set
    /// `N KIND WHAT`: so many of each.
    case count
  }

  /// How the lines are compared.
  package var mode: Mode
  /// The lines, each with how often it is expected (1 unless the mode is `count`).
  package var lines: [(pattern: EventPattern, number: Int)]
  /// Where the block stands.
  package var position: SourcePosition

  /// Whether two expectations say the same.
  package static func == (a: Expectation, b: Expectation) -> Bool {
    a.mode == b.mode && a.lines.map(\.pattern) == b.lines.map(\.pattern)
      && a.lines.map(\.number) == b.lines.map(\.number)
  }

  /// Reads an `expect` block.
  package init?(_ fence: Fence, faults: inout FaultList) {
    guard let mode = Mode(rawValue: fence.argument ?? "order") else {
      let modes = Mode.allCases.map(\.rawValue)
      faults.add(.unknownMode, fence.argument ?? "", at: fence.position, candidates: modes)
      return nil
    }
    self.mode = mode
    position = fence.position
    lines = []
    for line in fence.lines where !line.text.trimmed.isEmpty {
      var text = line.text.trimmed
      var number = 1
      if mode == .count {
        let digits = text.prefix { $0.isWholeNumber }
        guard let value = Int(digits) else {
          faults.add(.badCount, at: line.position(of: text))
          continue
        }
        number = value
        text = text[digits.endIndex...].trimmed
      }
      if let pattern = EventPattern(text, of: line, after: "expect", faults: &faults) {
        lines.append((pattern, number))
      }
    }
  }

  /// The first difference of a trace in words, nil where it is as expected.
  package func difference(from events: [Event], _ phrases: Phrases) -> String? {
    let kinds = Set(lines.map(\.pattern.kind))
    var rest = events.filter { kinds.contains($0.kind) }
    switch mode {
    case .order:
      var start = events.startIndex
      for (pattern, _) in lines {
        guard let index = events[start...].firstIndex(where: pattern.matches) else {
          return phrases(LessonPhrase.expectMissing, pattern.description)
        }
        start = index + 1
      }
      return nil
    case .exact:
      for (index, line) in lines.enumerated() {
        guard rest.indices.contains(index) else { return phrases(LessonPhrase.expectMissing, line.pattern.description) }
        if !line.pattern.matches(rest[index]) { return phrases(LessonPhrase.expectSurplus, rest[index].canonicalLine) }
      }
      return rest.count > lines.count ? phrases(LessonPhrase.expectSurplus, rest[lines.count].canonicalLine) : nil
    case .set:
      for (pattern, _) in lines {
        guard let index = rest.firstIndex(where: pattern.matches) else {
          return phrases(LessonPhrase.expectMissing, pattern.description)
        }
        rest.remove(at: index)
      }
      return rest.first.map { phrases(LessonPhrase.expectSurplus, $0.canonicalLine) }
    case .count:
      for (pattern, number) in lines {
        let found = events.count(where: pattern.matches)
        if found != number {
          return phrases(LessonPhrase.expectCount, pattern.description, String(found), String(number))
        }
      }
      return nil
    }
  }
}
