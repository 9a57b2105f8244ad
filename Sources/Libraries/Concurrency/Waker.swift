import Frameworks
import Interpreter

/// Wakes code that waits, once: with a value or with an error.
package final class Waker {
  private unowned let machine: Machine
  private let coroutine: Coroutine
  fileprivate var value = Value.void
  package private(set) var isWoken = false

  fileprivate init(_ machine: Machine, _ coroutine: Coroutine) {
    self.machine = machine
    self.coroutine = coroutine
  }

  /// The code goes on as the next job of the main queue.
  package func wake(_ value: Value = .void, throwing error: Signal? = nil) {
    guard !isWoken else { return }
    isWoken = true
    self.value = value
    machine.executor.schedule { [self] () throws(Signal) in try machine.resume(coroutine, throwing: error) }
  }

  /// The code goes on at once; for what is a job already.
  package func wakeNow(_ value: Value = .void) throws(Signal) {
    guard !isWoken else { return }
    isWoken = true
    self.value = value
    try machine.resume(coroutine)
  }
}

extension Machine {
  /// Runs waiting code. A trap in it ends the step, whoever waits for its value.
  func resume(_ coroutine: Coroutine, throwing error: Signal? = nil) throws(Signal) {
    coroutine.resume(throwing: error)
    if case .failure(.trap(let trap))? = coroutine.outcome { throw .trap(trap) }
  }
}

extension Fiber {
  /// Lets the running code wait. `prepare` is given what wakes it.
  package func wait(_ prepare: (Waker) throws(Signal) -> Void) throws(Signal) -> Value {
    guard let coroutine else { throw .trap("the code would wait here, and what called it cannot", at: position) }
    let waker = Waker(machine, coroutine)
    try prepare(waker)
    let position = position
    try coroutine.suspend()
    self.position = position
    return waker.value
  }

  /// The task that runs.
  package var task: TaskState? { context as? TaskState }

  /// Waits for a time; a cancelled task is woken with an error.
  package func sleep(_ seconds: Double) throws(Signal) {
    if task?.isCancelled ?? false { throw .thrown(machine.structure("CancellationError")) }
    let machine = machine
    let task = task
    var handler: Int?
    defer { if let handler { task?.removeHandler(handler) } }
    _ = try wait { (waker) throws(Signal) in
      let token = machine.executor.schedule(after: seconds) { () throws(Signal) in try waker.wakeNow() }
      handler = task?.addHandler {
        machine.executor.cancel(token)
        waker.wake(throwing: .thrown(machine.structure("CancellationError")))
      }
    }
  }
}
