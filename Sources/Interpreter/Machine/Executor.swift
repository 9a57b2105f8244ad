/// The main queue and everything that waits, on a clock that only moves when told to.
package final class Executor {
  package struct Job {
    package let due: Double
    package let sequence: Int
    package let cause: Int?
    package let isIdle: Bool
    let action: () throws(Signal) -> Void
    /// What the action keeps alive, as far as it is to be told: a closure cannot be looked into.
    let held: Value
  }

  unowned(unsafe) var machine: Machine!
  /// Seconds since the session began.
  package var now = 0.0
  private var sequence = 0
  /// A binary heap by due time, then order.
  private var heap: [Job] = []
  private var cancelled: Set<Int> = []

  init() {}

  /// Queues `action` for `delay` seconds from now; returns a token for `cancel`. What it keeps alive is in `held`.
  @discardableResult
  package func schedule(
    after delay: Double = 0, isIdle: Bool = false, holding held: Value = .void,
    _ action: @escaping () throws(Signal) -> Void
  ) -> Int {
    sequence += 1
    push(
      Job(
        due: now + max(0, delay), sequence: sequence, cause: machine.recorder.current, isIdle: isIdle, action: action,
        held: held))
    return sequence
  }

  package func cancel(_ token: Int) { cancelled.insert(token) }

  /// When the next thing is due, in seconds since the session began.
  package var nextDue: Double? {
    dropCancelled()
    return heap.first?.due
  }

  /// Whether something is due now.
  package var hasDue: Bool { nextDue.map { $0 <= now + 1e-9 } ?? false }

  /// Runs the next job that is due; false where none is.
  package func runNext() throws(Signal) -> Bool {
    guard hasDue, let job = pop() else { return false }
    if let cause = job.cause {
      machine.recorder.enter(cause)
      defer { machine.recorder.leave() }
      try job.action()
    } else {
      try job.action()
    }
    return true
  }

  package func removeAll() {
    let jobs = heap
    heap = []
    cancelled = []
    _ = consume jobs
  }

  private func dropCancelled() {
    while let first = heap.first, cancelled.contains(first.sequence) {
      cancelled.remove(first.sequence)
      _ = pop()
    }
  }

  private static func isBefore(_ a: Job, _ b: Job) -> Bool { (a.due, a.sequence) < (b.due, b.sequence) }

  private func push(_ job: Job) {
    heap.append(job)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.isBefore(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func pop() -> Job? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let job = heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && Self.isBefore(heap[child], heap[least])
      {
        least = child
      }
      guard least != parent else { break }
      heap.swapAt(parent, least)
      parent = least
    }
    return job
  }
}
