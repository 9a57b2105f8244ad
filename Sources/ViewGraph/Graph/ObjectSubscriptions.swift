import Interpreter

/// Views that listen to objects of the learner's.
extension Machine {
  /// Calls `action` when the object says that it will change; gives back a token for `unobserveObject`.
  func observeObject(_ body: Body, _ action: @escaping () -> Void) -> Int { objectObservation?.observe(body, action) ?? 0 }
  func unobserveObject(_ token: Int) { objectObservation?.unobserve(token) }
}
