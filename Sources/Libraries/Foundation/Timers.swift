import Frameworks
import Interpreter

/// A timer: what it does, and its place in the queue. The run loop keeps a scheduled timer, and with it block or
/// target.
private final class TimerState {
  let interval: Double
  let repeats: Bool
  var action: ((Value) throws(Signal) -> Void)?
  /// Its block or its target, for who asks what a timer keeps alive.
  var held = Value.void
  var userInfo = Value.none
  var due: Double
  var token: Int?

  init(interval: Double, repeats: Bool, due: Double) {
    // Foundation takes 0.1 ms for an interval of zero or less.
    self.interval = interval > 0 ? interval : 0.0001
    self.repeats = repeats
    self.due = due
  }

  func schedule(_ machine: Machine, _ timer: Value) {
    guard action != nil, token == nil else { return }
    token = machine.executor.schedule(after: due - machine.executor.now, holding: timer) { [self] () throws(Signal) in
      token = nil
      try fire(machine, timer)
    }
  }

  func fire(_ machine: Machine, _ timer: Value) throws(Signal) {
    guard let action else { return }
    due += interval
    if !repeats { self.action = nil }
    try action(timer)
    if self.action == nil { held = .void }
    if repeats { schedule(machine, timer) }
  }

  func invalidate(_ machine: Machine) {
    if let token { machine.executor.cancel(token) }
    token = nil
    let old = (action, held)
    action = nil
    held = .void
    _ = old
  }
}

func bindTimers(_ b: Bindings) {
  func own(_ call: Call) -> TimerState? { call.payload(TimerState.self) }
  func block(_ machine: Machine, _ block: Value) -> (Value) throws(Signal) -> Void {
    { (timer: Value) throws(Signal) in _ = try machine.current.call(block, [timer]) }
  }
  func target(_ machine: Machine, _ target: Value, _ selector: Value) -> (Value) throws(Signal) -> Void {
    { (timer: Value) throws(Signal) in
      if let handle = target.unwrapped?.asHandle { try machine.send(selector, to: handle, [timer]) }
    }
  }
  func state(_ call: Call, repeats: Int) -> TimerState {
    TimerState(
      interval: call.double(0), repeats: call.bool(repeats),
      due: call.machine.executor.now + max(0.0001, call.double(0)))
  }
  b["Timer.init(timeInterval:repeats:block:)"] = { call in
    let timer = state(call, repeats: 1)
    timer.action = block(call.machine, call.value(2))
    timer.held = call.value(2)
    call.body?.payload = timer
    return call.this
  }
  b["Timer.init(fire:interval:repeats:block:)"] = { call in
    let due = call.value(0).sinceReference - call.machine.nowSinceReference + call.machine.executor.now
    let timer = TimerState(interval: call.double(1), repeats: call.bool(2), due: due)
    timer.action = block(call.machine, call.value(3))
    timer.held = call.value(3)
    call.body?.payload = timer
    return call.this
  }
  b["Timer.init(timeInterval:target:selector:userInfo:repeats:)"] = { call in
    let timer = state(call, repeats: 4)
    timer.action = target(call.machine, call.value(1), call.value(2))
    timer.held = call.value(1)
    timer.userInfo = call.value(3)
    call.body?.payload = timer
    return call.this
  }
  b["Timer.scheduledTimer(withTimeInterval:repeats:block:)"] = { call in
    let timer = state(call, repeats: 1)
    timer.action = block(call.machine, call.value(2))
    timer.held = call.value(2)
    let object = call.machine.object("Timer", timer)
    timer.schedule(call.machine, object)
    return object
  }
  b["Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"] = { call in
    let timer = state(call, repeats: 4)
    timer.action = target(call.machine, call.value(1), call.value(2))
    timer.held = call.value(1)
    timer.userInfo = call.value(3)
    let object = call.machine.object("Timer", timer)
    timer.schedule(call.machine, object)
    return object
  }
  b["Timer.fire()"] = { call in
    guard let timer = own(call), let action = timer.action else { return .void }
    if !timer.repeats { timer.invalidate(call.machine) }
    try action(call.this)
    return .void
  }
  b["Timer.invalidate()"] = { call in
    own(call)?.invalidate(call.machine)
    return .void
  }
  b["Timer.isValid"] = { call in .bool(own(call)?.action != nil) }
  b["Timer.timeInterval"] = { call in .double(own(call).map { $0.repeats ? $0.interval : 0 } ?? 0) }
  b["Timer.fireDate"] = { call in call.machine.date(call.machine.settings.start + (own(call)?.due ?? 0)) }
  b["Timer.userInfo"] = { call in own(call)?.userInfo ?? .none }
  for name in ["main", "current"] {
    b["RunLoop.\(name)"] = { call in call.machine.shared("RunLoop") { call.machine.object("RunLoop", nil) } }
  }
  b["RunLoop.add(_:forMode:)"] = { call in
    call.payload(0, TimerState.self)?.schedule(call.machine, call.value(0))
    return .void
  }
  b["RunLoop.perform(_:)"] = { call in
    let machine = call.machine
    let block = call.value(0)
    machine.executor.schedule(holding: block) { () throws(Signal) in _ = try machine.current.call(block) }
    return .void
  }
  b["RunLoop.currentMode"] = { call in
    .some(.structure(StructValue(call.machine.nested("RunLoop", "Mode"), [.string("kCFRunLoopDefaultMode")])))
  }
  b["RunLoop.Mode.init(_:)"] = { call in
    .structure(StructValue(call.machine.nested("RunLoop", "Mode"), [call.value(0)]))
  }
}

/// What an operation has come to.
private final class OperationState {
  var block: Value?
  var isCancelled = false
  var isFinished = false
  var waiting: [Value] = []
  var dependencies: [OperationState] = []
}

func bindOperations(_ b: Bindings) {
  func state(_ value: Value) -> OperationState {
    if let found = value.payload(OperationState.self) { return found }
    let made = OperationState()
    value.unwrapped?.asHandle?.body.payload = made
    return made
  }
  b["Operation.init()"] = { call in
    _ = state(call.this)
    return call.this
  }
  b["BlockOperation.init(block:)"] = { call in
    state(call.this).block = call.value(0)
    return call.this
  }
  b["Operation.main()"] = { call in
    if let block = state(call.this).block { _ = try call.fiber.call(block) }
    return .void
  }
  b["Operation.start()"] = { call in
    let own = state(call.this)
    guard let body = call.body else { return .void }
    if !own.isCancelled, let main = body.type.members(named: "main").first(where: { !$0.isRequirement }) {
      _ = try call.fiber.call(main, on: call.this, [])
    }
    own.isFinished = true
    if let member = body.type.members(named: "completionBlock").first, let block = body.fields[member.slot].unwrapped,
      case .function = block
    {
      _ = try call.fiber.call(block)
    }
    return .void
  }
  b["Operation.cancel()"] = { call in
    state(call.this).isCancelled = true
    return .void
  }
  b["Operation.isCancelled"] = { call in .bool(state(call.this).isCancelled) }
  b["Operation.isFinished"] = { call in .bool(state(call.this).isFinished) }
  b["Operation.addDependency(_:)"] = { call in
    state(call.this).dependencies.append(state(call.value(0)))
    return .void
  }
  final class Queue { var operations: [OperationState] = [] }
  func enqueue(_ machine: Machine, _ queue: Value, _ operation: Value) {
    let own = state(operation)
    queue.payload(Queue.self)?.operations.append(own)
    machine.executor.schedule { () throws(Signal) in
      guard own.dependencies.allSatisfy(\.isFinished) else { return enqueue(machine, queue, operation) }
      if let start = operation.unwrapped?.asHandle?.body.type.members(named: "start").first(where: { !$0.isRequirement }
      ) {
        _ = try machine.current.call(start, on: operation, [])
      }
      queue.payload(Queue.self)?.operations.removeAll { $0 === own }
    }
  }
  b["OperationQueue.init()"] = { call in
    call.body?.payload = Queue()
    return call.this
  }
  b["OperationQueue.main"] = { call in
    call.machine.shared("OperationQueue") { call.machine.object("OperationQueue", Queue()) }
  }
  b["OperationQueue.current"] = { call in
    .some(call.machine.shared("OperationQueue") { call.machine.object("OperationQueue", Queue()) })
  }
  for name in ["addOperation(_:)", "addBarrierBlock(_:)"] {
    b["OperationQueue.\(name)"] = { call in
      let machine = call.machine
      if call.handle(0) != nil {
        enqueue(machine, call.this, call.value(0))
      } else {
        let block = call.value(0)
        machine.executor.schedule(holding: block) { () throws(Signal) in _ = try machine.current.call(block) }
      }
      return .void
    }
  }
  b["OperationQueue.addOperations(_:waitUntilFinished:)"] = { call in
    for operation in call.array(0) { enqueue(call.machine, call.this, operation) }
    return .void
  }
  b["OperationQueue.cancelAllOperations()"] = { call in
    for operation in call.payload(Queue.self)?.operations ?? [] { operation.isCancelled = true }
    return .void
  }
}
