import Frameworks
import Interpreter

/// A task: code that runs as jobs of the main queue, on a coroutine of its own.
package final class TaskState {
  private unowned let machine: Machine
  private var coroutine: Coroutine?
  package private(set) var isCancelled = false
  /// Value or error, once it has ended. An error that nobody waits for stays here.
  package private(set) var outcome: Result<Value, Signal>?
  private var whenDone: [(Result<Value, Signal>) -> Void] = []
  private var handlers: [(id: Int, action: () -> Void)] = []
  private var nextHandler = 0
  private var children: [WeakTask] = []
  let priority: Value

  /// The learner's function, while it runs: what it captures lives until then.
  private var operation = Value.void

  fileprivate struct WeakTask { weak var task: TaskState? }

  private init(_ machine: Machine, priority: Value) {
    self.machine = machine
    self.priority = priority
  }

  /// Makes a task whose code begins as a job of its own, on the actor of who makes it where nothing else is said.
  @discardableResult
  package static func start(
    _ machine: Machine, parent: TaskState? = nil, priority: Value = .none, isMain: Bool? = nil,
    _ body: @escaping (Fiber) throws(Signal) -> Value
  ) -> TaskState {
    let task = TaskState(machine, priority: priority)
    let coroutine = Coroutine(machine: machine, body: body)
    coroutine.fiber.context = task
    coroutine.fiber.isMain = isMain ?? machine.current.isOnMainThread
    task.coroutine = coroutine
    machine.extra(RunningTasks.self, RunningTasks.init).add(task)
    coroutine.whenDone.append { [weak task] in task?.finish($0) }
    if let parent {
      parent.children.removeAll { $0.task?.outcome != nil || $0.task == nil }
      parent.children.append(WeakTask(task: task))
      if parent.isCancelled { task.cancel() }
    }
    // The job keeps the task until it has ended or waits.
    machine.executor.schedule { () throws(Signal) in try machine.resume(coroutine) }
    return task
  }

  /// Makes a task of a function of the learner's.
  @discardableResult
  package static func start(
    _ machine: Machine, parent: TaskState? = nil, priority: Value = .none, isMain: Bool? = nil, calling function: Value
  ) -> TaskState {
    var isMain = isMain
    if case .function(let value) = function {
      // The task belongs to the actor of the code that makes it, whatever thread that runs on.
      if value.code.isOnMainActor { isMain = true } else if !value.code.isWithinMainActor { isMain = false }
    }
    var function = function
    let operation = function
    let task = start(machine, parent: parent, priority: priority, isMain: isMain) {
      (f: Fiber) throws(Signal) -> Value in
      let operation = function
      function = .void
      return try f.call(operation)
    }
    task.operation = operation
    return task
  }

  private func finish(_ outcome: Result<Value, Signal>) {
    self.outcome = outcome
    operation = .void
    coroutine?.fiber.context = nil
    coroutine = nil
    handlers = []
    let waiting = whenDone
    whenDone = []
    for action in waiting { action(outcome) }
  }

  /// Calls `action` once the task has ended.
  package func onEnd(_ action: @escaping (Result<Value, Signal>) -> Void) {
    if let outcome { action(outcome) } else { whenDone.append(action) }
  }

  /// Waits for the value; an error of the task is thrown again.
  package func value(_ f: Fiber) throws(Signal) -> Value {
    if outcome == nil {
      _ = try f.wait { (waker) throws(Signal) in onEnd { _ in waker.wake() } }
    }
    switch outcome! {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }

  package func cancel() {
    guard !isCancelled, outcome == nil else { return }
    isCancelled = true
    let actions = handlers
    for entry in actions { entry.action() }
    for child in children { child.task?.cancel() }
  }

  func addHandler(_ action: @escaping () -> Void) -> Int {
    nextHandler += 1
    handlers.append((nextHandler, action))
    return nextHandler
  }

  func removeHandler(_ id: Int) { handlers.removeAll { $0.id == id } }
}

/// The tasks that have not ended: they keep themselves.
private final class RunningTasks: ObjectGraph.Place {
  let pathName: String? = "a running task"
  let isWaiting = true
  private var tasks: [TaskState.WeakTask] = []

  func add(_ task: TaskState) {
    tasks.removeAll { $0.task?.outcome != nil || $0.task == nil }
    tasks.append(TaskState.WeakTask(task: task))
  }
}

extension Machine {
  /// What `Task { … }` makes: for SwiftUI's `task` and for UIKit's own callbacks.
  @discardableResult
  package func startTask(_ operation: Value) -> TaskState { TaskState.start(self, calling: operation) }

  func value(of task: TaskState, arguments: [SwiftType] = []) -> Value {
    structure("Task", .native(task), arguments: arguments)
  }
}
