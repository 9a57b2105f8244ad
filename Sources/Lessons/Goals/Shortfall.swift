import Trace

/// One thing that a trace lacks or has too much of, with the moment it can be seen.
package enum Shortfall: Sendable {
  /// Not often enough, perhaps never.
  case tooFew(EventPattern, [Event])
  /// Too often.
  case tooMany(EventPattern, [Event], limit: Int)
  /// Not wanted at all.
  case unwanted(EventPattern, [Event])
  /// The first came before the second and should come after it.
  case reversed(Event, Event)
  /// After an event something is missing.
  case notFollowed(Event, EventPattern)
  /// Another event came first.
  case otherFirst(Event)
  /// Another event came last.
  case otherLast(Event)
  /// A variable that is not there.
  case noVariable(String)
  /// A variable with another value.
  case otherValue(String, String)

  /// The number of the event that shows it; what is missing is seen at the end.
  package var moment: Int {
    switch self {
    case .tooFew, .noVariable, .otherValue: .max
    case .tooMany(_, let events, let limit): events[limit].number
    case .unwanted(_, let events): events[0].number
    case .reversed(let early, _): early.number
    case .notFollowed(let event, _), .otherFirst(let event), .otherLast(let event): event.number
    }
  }

  /// Whether going on cannot mend it: what came too often or first stays in the trace.
  package var isLasting: Bool {
    switch self {
    case .tooFew, .reversed, .notFollowed, .noVariable, .otherValue, .otherLast: false
    case .tooMany, .unwanted, .otherFirst: true
    }
  }

  /// It in words: what came and what is missing. For a learner the answer stays out: what a session prints, finds or
  /// computes is what he is to find out.
  package func words(_ phrases: Phrases, forLearner: Bool = false) -> String {
    func named(_ pattern: EventPattern) -> String {
      switch pattern.kind {
      case .print, .found, .value, .report: forLearner ? pattern.kind.rawValue : pattern.description
      default: pattern.description
      }
    }
    func often(_ events: [Event]) -> String {
      switch events.count {
      case 1: phrases(LessonPhrase.once)
      case 2: phrases(LessonPhrase.twice)
      default: phrases(LessonPhrase.times, String(events.count))
      }
    }
    func event(_ event: Event) -> String { phrases(LessonPhrase.event, String(event.number)) }
    func places(_ events: [Event]) -> String { events.map(event).joined(separator: ", ") }
    switch self {
    case .tooFew(let pattern, let events):
      return events.isEmpty
        ? phrases(LessonPhrase.notYet, named(pattern))
        : phrases(LessonPhrase.tooFew, pattern.description, often(events))
    case .tooMany(let pattern, let events, _):
      return phrases(LessonPhrase.tooMany, pattern.description, often(events), places(events))
    case .unwanted(let pattern, let events):
      return phrases(LessonPhrase.neverCame, pattern.description, places(events))
    case .reversed(let early, let late):
      return phrases(LessonPhrase.orderReversed, early.canonicalLine, event(early), late.canonicalLine, event(late))
    case .notFollowed(let before, let pattern):
      return phrases(LessonPhrase.orderMissing, before.canonicalLine, event(before), named(pattern))
    case .otherFirst(let first): return phrases(LessonPhrase.firstIsOther, first.canonicalLine, event(first))
    case .otherLast(let last): return phrases(LessonPhrase.lastIsOther, last.canonicalLine, event(last))
    case .noVariable(let name): return phrases(LessonPhrase.stateMissing, name)
    case .otherValue(let name, let value):
      return phrases(LessonPhrase.stateDiffers, name, value.isEmpty ? "\"\"" : value)
    }
  }
}
