import Lessons
import Trace

/// A simulator that makes at `show`, dismantles at `hide`, fails at `fail`, and does nothing else.
final class FakeSession: LessonSession {
  func reset() {}
  func value(of name: String) -> String? { nil }

  func run(_ entry: String) -> [Event] {
    if entry == "fail" { return [Event(.error, message: "no such thing")] }
    if entry == "hide" { return [Event(.update, type: "A"), Event(.dismantle, type: "A")] }
    return entry.hasPrefix("show") ? [.makeCoordinator, .make, .update].map { Event($0, type: "A") } : []
  }
}
