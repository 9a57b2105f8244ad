import Interpreter
import Libraries
import Trace

/// Views that listen to objects of the learner's.
extension Machine {
  /// Calls `action` before the object changes, with the published property where one is the reason. During an update the
  /// change is announced with SwiftUI's words and delivered afterwards (L142); off the main thread likewise (L143).
  func observeObject(_ body: Body, _ action: @escaping (_ property: String?) -> Void) -> Int {
    observe(body) { [unowned self] property in
      if swiftUI.updating > 0 {
        recorder.record(
          Event(
            .warning,
            message: "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
            at: current.position))
      } else if !current.isMain || !isOnMainThread {
        recorder.record(
          Event(
            .warning,
            message:
              "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.",
            at: current.position))
      }
      action(property)
    }
  }

  func unobserveObject(_ token: Int) { unobserve(token) }
}
