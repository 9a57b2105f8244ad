import Glibc

/// Asynchronous code on a thread of its own, of which only one of all runs at a time: the one that resumed it waits.
package final class Coroutine: @unchecked Sendable {
  package let fiber: Fiber
  private let machine: Machine
  private var body: ((Fiber) throws(Signal) -> Value)?
  package private(set) var outcome: Result<Value, Signal>?
  /// Called once, when it has ended, on whoever resumed it.
  package var whenDone: [(Result<Value, Signal>) -> Void] = []
  private var wake: UnsafeMutablePointer<sem_t>
  private var yielded: UnsafeMutablePointer<sem_t>
  private var isStarted = false
  private var resumeError: Signal?
  private var isAbandoned = false

  package init(machine: Machine, body: @escaping (Fiber) throws(Signal) -> Value) {
    self.machine = machine
    self.body = body
    fiber = Fiber(machine: machine, capacity: 1 << 16)
    wake = .allocate(capacity: 1)
    yielded = .allocate(capacity: 1)
    sem_init(wake, 0, 0)
    sem_init(yielded, 0, 0)
    fiber.coroutine = self
  }

  deinit {
    sem_destroy(wake)
    sem_destroy(yielded)
    wake.deallocate()
    yielded.deallocate()
  }

  package var isFinished: Bool { outcome != nil }
  package var isSuspended: Bool { isStarted && outcome == nil }

  /// Runs the code until it waits or ends.
  package func resume(throwing error: Signal? = nil) {
    guard outcome == nil else { return }
    resumeError = error
    let outer = machine.current!
    machine.current = fiber
    if isStarted { sem_post(wake) } else { start() }
    while sem_wait(yielded) != 0 {}
    machine.current = outer
    if let outcome {
      let waiting = whenDone
      whenDone = []
      for action in waiting { action(outcome) }
    }
  }

  private func start() {
    isStarted = true
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 16 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, &attributes,
      { context in
        sem_post(Coroutine.run(context!))
        return nil
      }, context)
    pthread_attr_destroy(&attributes)
  }

  /// Runs it to its end, and lets go of it before whoever waits goes on: what it holds must not die on its own thread
  /// while another runs.
  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<sem_t> {
    let coroutine = Unmanaged<Coroutine>.fromOpaque(context).takeRetainedValue()
    coroutine.runBody()
    return coroutine.yielded
  }

  private func runBody() {
    let work = body!
    body = nil
    do { outcome = .success(try work(fiber)) } catch { outcome = .failure(error) }
  }

  /// Waits until resumed; called on the coroutine's own thread. Throws what it is resumed with.
  package func suspend() throws(Signal) {
    let depth = fiber.depth
    sem_post(yielded)
    while sem_wait(wake) != 0 {}
    fiber.depth = depth
    if let error = resumeError {
      resumeError = nil
      throw error
    }
  }
}
