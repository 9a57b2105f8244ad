import Frameworks
import Interpreter
import Trace

/// A continuation: resumed once, and said so where it is not.
private final class ContinuationState {
  let machine: Machine
  let function: String
  var waker: Waker?
  var isResumed = false

  init(_ machine: Machine, function: String) {
    self.machine = machine
    self.function = function
  }

  deinit {
    guard !isResumed, !machine.isTearingDown else { return }
    machine.recorder.record(
      Event(
        .warning,
        message: "SWIFT TASK CONTINUATION MISUSE: \(function) leaked its continuation without resuming it. "
          + "This may cause tasks waiting on it to remain suspended forever."))
  }

  func resume(_ call: Call, _ value: Value, throwing error: Signal? = nil) throws(Signal) {
    guard !isResumed else {
      let what = error == nil ? "returning \(machine.description(value))" : "throwing"
      throw call.trap(
        "Fatal error: SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than once, \(what)!"
      )
    }
    isResumed = true
    waker?.wake(value, throwing: error)
    waker = nil
  }
}

func bindContinuations(_ b: Bindings) {
  func wait(_ call: inout Call, function: String, body: Value) throws(Signal) -> Value {
    let machine = call.machine
    let f = call.fiber
    return try f.wait { (waker) throws(Signal) in
      let state = ContinuationState(machine, function: function.isEmpty ? "function" : function)
      state.waker = waker
      _ = try f.call(body, [machine.structure("CheckedContinuation", .native(state))])
    }
  }
  for name in ["withCheckedContinuation", "withCheckedThrowingContinuation"] {
    b["\(name)(function:_:)"] = { call in try wait(&call, function: call.string(0), body: call.value(1)) }
  }
  for name in ["withUnsafeContinuation", "withUnsafeThrowingContinuation"] {
    b["\(name)(_:)"] = { call in try wait(&call, function: "", body: call.value(0)) }
  }
  func state(_ call: Call) -> ContinuationState? { call.payload(ContinuationState.self) }
  b["CheckedContinuation.resume(returning:)"] = { call in
    try state(call)?.resume(call, call.value(0))
    return .void
  }
  b["CheckedContinuation.resume()"] = { call in
    try state(call)?.resume(call, .void)
    return .void
  }
  b["CheckedContinuation.resume(throwing:)"] = { call in
    try state(call)?.resume(call, .void, throwing: .thrown(call.value(0)))
    return .void
  }
  b["CheckedContinuation.resume(with:)"] = { call in
    let payload = call.value(0).payloads.first ?? .void
    let isFailure = call.value(0).caseName == "failure"
    try state(call)?.resume(call, isFailure ? .void : payload, throwing: isFailure ? .thrown(payload) : nil)
    return .void
  }
}
