import Lessons
import Trace

/// A simulator small enough to be understood at a glance: `show NAME…` makes and updates, `hide` takes away, `x = v` sets
/// and updates where `x` stands in what is shown, `let NAME(…)` only initialises, `fail` fails, the rest does nothing.
final class FakeSession: LessonSession {
  private var values: [String: String] = [:]
  private var shown: String?
  private var number = 0
  /// Everything that was run since the last reset.
  private(set) var entries: [String] = []
  /// How often the session was emptied.
  private(set) var resets = 0

  func reset() {
    values = [:]
    shown = nil
    number = 0
    entries = []
    resets += 1
  }

  func value(of name: String) -> String? { values[name] }

  func run(_ entry: String) -> [Event] {
    entries.append(entry)
    if entry == "fail" { return [event(.error, message: "cannot find 'fail' in scope")] }
    if entry == "look" { return [event(.report, type: "tree", text: "…")] }
    if entry == "hide" { return leave() }
    if entry.hasPrefix("show ") {
      let left = leave()
      shown = String(entry.dropFirst(5))
      let name = Self.name(shown ?? "")
      return left + [.`init`, .makeCoordinator, .make, .update].map { event($0, type: name) }
    }
    if entry.hasPrefix("@State var ") || entry.contains(" = ") { return assign(entry) }
    if entry.hasPrefix("print ") { return [event(.print, text: String(entry.dropFirst(6)))] }
    return entry.first?.isUppercase == true ? [event(.`init`, type: Self.name(entry))] : []
  }

  private func assign(_ entry: String) -> [Event] {
    let isNew = entry.hasPrefix("@State var ")
    let parts = entry.dropFirst(isNew ? 11 : 0).split(separator: "=").map { $0.filter { $0 != " " && $0 != "\"" } }
    guard parts.count == 2 else { return [] }
    let old = values[parts[0]]
    values[parts[0]] = parts[1]
    if isNew || old == parts[1] { return [] }
    var events = [event(.state, text: "\(parts[0]): \(old ?? "") → \(parts[1])")]
    if let shown, shown.contains(": \(parts[0]))") { events.append(event(.update, type: Self.name(shown))) }
    return events
  }

  private func leave() -> [Event] {
    guard let name = shown.map(Self.name) else { return [] }
    shown = nil
    return [.update, .dismantle].map { event($0, type: name) }
  }

  private func event(_ kind: EventKind, type: String? = nil, text: String? = nil, message: String? = nil) -> Event {
    number += 1
    var event = Event(kind, type: type, text: text, message: message)
    event.number = number
    return event
  }

  private static func name(_ entry: String) -> String { String(entry.prefix { $0 != "(" }) }
}
