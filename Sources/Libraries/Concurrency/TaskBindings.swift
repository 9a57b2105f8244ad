import Frameworks
import Interpreter

/// `Task` and what belongs to it.
func bindTasks(_ b: Bindings) {
  func arguments(_ call: Call) -> [SwiftType] { if case .type(let type) = call.this { type.arguments } else { [] } }
  func task(_ call: Call) -> TaskState? { call.payload(TaskState.self) }

  b["Task.init(priority:operation:)"] = { call in
    call.machine.value(
      of: TaskState.start(call.machine, priority: call.value(0), calling: call.value(1)), arguments: arguments(call))
  }
  b["Task.init(name:priority:operation:)"] = { call in
    call.machine.value(
      of: TaskState.start(call.machine, priority: call.value(1), calling: call.value(2)), arguments: arguments(call))
  }
  b["Task.detached(priority:operation:)"] = { call in
    call.machine.value(
      of: TaskState.start(call.machine, priority: call.value(0), isMain: false, calling: call.value(1)),
      arguments: arguments(call))
  }
  b["Task.immediate(priority:operation:)"] = b["Task.init(priority:operation:)"]
  b["Task.value"] = { call in try task(call)?.value(call.fiber) ?? .void }
  b["Task.result"] = { call in
    let machine = call.machine
    do { return machine.entry("Result", "success", try task(call)?.value(call.fiber) ?? .void) } catch Signal.thrown(
      let error)
    {
      return machine.entry("Result", "failure", error)
    }
  }
  b["Task.cancel()"] = { call in
    task(call)?.cancel()
    return .void
  }
  b["Task.isCancelled"] = { call in
    .bool(call.this.isType ? call.fiber.task?.isCancelled ?? false : task(call)?.isCancelled ?? false)
  }
  b["Task.checkCancellation()"] = { call in
    if call.fiber.task?.isCancelled ?? false { throw Signal.thrown(call.machine.structure("CancellationError")) }
    return .void
  }
  b["Task.yield()"] = { call in try call.fiber.wait { (waker) throws(Signal) in waker.wake() } }
  for name in ["sleep(for:)", "sleep(for:tolerance:)"] {
    b["Task.\(name)"] = { call in
      try call.fiber.sleep(call.seconds(0))
      return .void
    }
  }
  for name in ["sleep(nanoseconds:)", "sleep(_:)"] {
    b["Task.\(name)"] = { call in
      try call.fiber.sleep(call.double(0) / 1e9)
      return .void
    }
  }
  b["Task.sleep(until:clock:)"] = { call in
    try call.fiber.sleep(call.seconds(0) - call.machine.executor.now)
    return .void
  }
  b["Task.currentPriority"] = { call in
    call.fiber.task?.priority.unwrapped ?? call.machine.structure("TaskPriority", .int(25))
  }
  b["withTaskCancellationHandler(operation:onCancel:)"] = { call in
    let machine = call.machine
    let handler = call.value(1)
    let action = { machine.attempt { () throws(Signal) in _ = try machine.current.call(handler) } }
    guard let task = call.fiber.task else { return try call.call(0) }
    if task.isCancelled { action() }
    let id = task.addHandler(action)
    defer { task.removeHandler(id) }
    return try call.call(0)
  }
}

extension Call {
  /// A `Duration` or an instant in seconds.
  func seconds(_ index: Int) -> Double { value(index).unwrapped?.asStruct?.fields[0].asDouble ?? 0 }
}

/// The children of a task group: values wait here until they are asked for.
private final class GroupState {
  let machine: Machine
  let parent: TaskState?
  var running = 0
  var done: [Result<Value, Signal>] = []
  var waker: Waker?
  var children: [TaskState] = []
  var isCancelled = false

  init(_ machine: Machine, parent: TaskState?) {
    self.machine = machine
    self.parent = parent
  }

  func add(_ operation: Value, priority: Value) {
    running += 1
    let child = TaskState.start(machine, parent: parent, priority: priority, isMain: false, calling: operation)
    if isCancelled { child.cancel() }
    children.append(child)
    child.onEnd { [self] outcome in
      running -= 1
      children.removeAll { $0 === child }
      done.append(outcome)
      waker?.wake()
      waker = nil
    }
  }

  func next(_ f: Fiber) throws(Signal) -> Result<Value, Signal>? {
    while done.isEmpty {
      guard running > 0 else { return nil }
      _ = try f.wait { (waker) throws(Signal) in self.waker = waker }
    }
    return done.removeFirst()
  }

  func cancelAll() {
    isCancelled = true
    for child in children { child.cancel() }
  }

  func waitForAll(_ f: Fiber) throws(Signal) { while try next(f) != nil {} }
}

func bindTaskGroups(_ b: Bindings) {
  func run(_ call: inout Call, _ name: String, body: Int) throws(Signal) -> Value {
    let group = GroupState(call.machine, parent: call.fiber.task)
    guard case .function(let function) = call.value(body) else { return .void }
    var values = [call.machine.structure(name, .native(group))]
    // Cancelling the task around the group cancels the group.
    let handler = group.parent?.addHandler { group.cancelAll() }
    defer { if let handler { group.parent?.removeHandler(handler) } }
    do throws(Signal) {
      let result = try call.fiber.callInout(function, &values, [0])
      try group.waitForAll(call.fiber)
      return result
    } catch {
      guard case .thrown = error else { throw error }
      // What is still running is cancelled and waited for before the error goes on (SE-0304).
      group.cancelAll()
      try group.waitForAll(call.fiber)
      throw error
    }
  }
  for (function, type) in [("withTaskGroup", "TaskGroup"), ("withThrowingTaskGroup", "ThrowingTaskGroup")] {
    b["\(function)(of:returning:body:)"] = { call in try run(&call, type, body: 2) }
    b["\(function)(of:body:)"] = { call in try run(&call, type, body: 1) }
  }
  b["withDiscardingTaskGroup(body:)"] = { call in try run(&call, "TaskGroup", body: 0) }
  for type in ["TaskGroup", "ThrowingTaskGroup"] {
    func group(_ call: Call) -> GroupState { call.payload(GroupState.self)! }
    b["\(type).addTask(priority:operation:)"] = { call in
      group(call).add(call.value(1), priority: call.value(0))
      return .void
    }
    b["\(type).addTaskUnlessCancelled(priority:operation:)"] = { call in
      if group(call).isCancelled || call.fiber.task?.isCancelled ?? false { return .bool(false) }
      group(call).add(call.value(1), priority: call.value(0))
      return .bool(true)
    }
    b["\(type).next()"] = { call in
      switch try group(call).next(call.fiber) {
      case .success(let value)?: return .some(value)
      case .failure(let error)?: throw error
      case nil: return .none
      }
    }
    b["\(type).waitForAll()"] = { call in
      while let outcome = try group(call).next(call.fiber) { if case .failure(let error) = outcome { throw error } }
      return .void
    }
    b["\(type).cancelAll()"] = { call in
      group(call).cancelAll()
      return .void
    }
    b["\(type).isEmpty"] = { call in .bool(group(call).running == 0 && group(call).done.isEmpty) }
    b["\(type).isCancelled"] = { call in .bool(group(call).isCancelled || group(call).parent?.isCancelled ?? false) }
  }
  b["ThrowingTaskGroup.nextResult()"] = { call in
    switch try call.payload(GroupState.self)?.next(call.fiber) {
    case .success(let value)?: return .some(call.machine.entry("Result", "success", value))
    case .failure(.thrown(let error))?: return .some(call.machine.entry("Result", "failure", error))
    case .failure(let error)?: throw error
    case nil: return .none
    }
  }
}
