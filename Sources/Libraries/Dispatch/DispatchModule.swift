import Frameworks
import Interpreter

enum DispatchText {
  static let queues: StaticText = """
    public class DispatchQueue: Hashable {
      public struct Attributes: OptionSet {
        public var rawValue: UInt64
        public init(rawValue: UInt64)
        public static let concurrent: DispatchQueue.Attributes = DispatchQueue.Attributes(rawValue: 2)
        public static let initiallyInactive: DispatchQueue.Attributes = DispatchQueue.Attributes(rawValue: 4)
      }
      public static var main: DispatchQueue { get }
      public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      public init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [])
      public var label: String { get }
      public func async(execute work: DispatchWorkItem)
      public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem)
      public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      public func sync<T>(execute work: () throws -> T) rethrows -> T
      public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
    }
    public struct DispatchQoS: Hashable {
      public enum QoSClass {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
      public var qosClass: DispatchQoS.QoSClass
      public init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
      public static let background: DispatchQoS = DispatchQoS(qosClass: .background, relativePriority: 0)
      public static let utility: DispatchQoS = DispatchQoS(qosClass: .utility, relativePriority: 0)
      public static let `default`: DispatchQoS = DispatchQoS(qosClass: .default, relativePriority: 0)
      public static let userInitiated: DispatchQoS = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
      public static let userInteractive: DispatchQoS = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
      public static let unspecified: DispatchQoS = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
    }
    public struct DispatchWorkItemFlags: OptionSet {
      public var rawValue: UInt
      public init(rawValue: UInt)
      public static let barrier: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 1)
    }
    public class DispatchWorkItem {
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
      public func perform()
      public func cancel()
      public var isCancelled: Bool { get }
      public func notify(queue: DispatchQueue, execute: @escaping () -> Void)
    }
    public class DispatchGroup {
      public init()
      public func enter()
      public func leave()
      public func notify(queue: DispatchQueue, execute work: @escaping () -> Void)
      public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void)
      public func wait()
    }
    public class DispatchSemaphore {
      public init(value: Int)
      @discardableResult public func signal() -> Int
      public func wait()
    }
    public enum DispatchTimeInterval: Hashable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
    }
    public struct DispatchTime: Comparable {
      public var _seconds: Double
      public static func now() -> DispatchTime
      public static let distantFuture: DispatchTime
      public var uptimeNanoseconds: UInt64 { get }
      public static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime
      public static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime
      public static func - (lhs: DispatchTime, rhs: Double) -> DispatchTime
      public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool
    }
    public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
    public enum DispatchPredicate {
      case onQueue(DispatchQueue)
      case notOnQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
    }
    """
}

/// Grand Central Dispatch on the virtual clock. Work of every queue is a job of the one executor, in the order it was
/// given; which queue it belongs to is known while it runs.
package func dispatchModule() -> Module {
  Module("Dispatch", aliases: ["GCD"], texts: [DispatchText.queues]) { b in
    bindQueues(b)
    bindWorkItems(b)
    bindDispatchGroups(b)
    bindDispatchTimes(b)
  }
}

/// A queue's name; the queue that runs is known by it.
final class QueueState {
  let label: String
  init(_ label: String) { self.label = label }
  var isMain: Bool { label == "com.apple.main-thread" }
}

private final class RunningQueue { var queue: QueueState? }

/// Work that can be taken back.
private final class WorkItem {
  let block: Value
  var isCancelled = false
  var isDone = false
  var notifications: [() -> Void] = []
  init(_ block: Value) { self.block = block }

  func run(_ machine: Machine) throws(Signal) {
    guard !isCancelled else { return }
    _ = try machine.current.call(block)
    isDone = true
    for action in notifications { action() }
    notifications = []
  }
}

private final class GroupCount {
  var count = 0
  var notifications: [() -> Void] = []
}

extension Machine {
  private var runningQueue: RunningQueue { extra(RunningQueue.self, RunningQueue.init) }

  /// Whether the code that runs is on the main thread.
  package var isOnMainThread: Bool { current.isOnMainThread }

  /// Runs work as a job of a queue.
  fileprivate func dispatch(
    _ queue: QueueState?, after delay: Double = 0, holding held: Value = .void,
    _ work: @escaping () throws(Signal) -> Void
  ) {
    executor.schedule(after: delay, holding: held) { [self] () throws(Signal) in try run(on: queue, work) }
  }

  fileprivate func run<T>(on queue: QueueState?, _ work: () throws(Signal) -> T) throws(Signal) -> T {
    let running = runningQueue
    let outer = running.queue
    running.queue = queue
    let fiber: Fiber = current
    let thread = (fiber.isMain, fiber.mayHop)
    if let queue { (fiber.isMain, fiber.mayHop) = (queue.isMain, false) }
    defer {
      running.queue = outer
      (fiber.isMain, fiber.mayHop) = thread
    }
    return try work()
  }

  /// Runs what a framework calls on a thread of its own.
  package func offMainThread<T>(_ work: () throws(Signal) -> T) throws(Signal) -> T {
    try run(on: QueueState("com.apple.root.default-qos"), work)
  }

  fileprivate var currentQueue: QueueState? { runningQueue.queue }

  /// Runs what is due until `isDone`; for what blocks a thread.
  fileprivate func block(until isDone: () -> Bool) throws(Signal) {
    // What runs meanwhile is no work of the thread that waits.
    let fiber: Fiber = current
    let isMain = fiber.isMain
    fiber.isMain = true
    defer { fiber.isMain = isMain }
    while !isDone() {
      guard try executor.runNext() else {
        throw .trap("deadlock: the main thread waits for what only it could do", at: current.position)
      }
    }
  }
}

private func bindQueues(_ b: Bindings) {
  func queue(_ call: Call) -> QueueState? { call.payload(QueueState.self) }
  b["DispatchQueue.main"] = { call in
    call.machine.shared("DispatchQueue.main") {
      call.machine.object("DispatchQueue", QueueState("com.apple.main-thread"))
    }
  }
  b["DispatchQueue.global(qos:)"] = { call in
    let name = call.value(0).caseName ?? "default"
    return call.machine.shared("DispatchQueue.\(name)") {
      call.machine.object("DispatchQueue", QueueState("com.apple.root.\(name)-qos"))
    }
  }
  b["DispatchQueue.init(label:qos:attributes:)"] = { call in
    call.body?.payload = QueueState(call.string(0))
    return call.this
  }
  b["DispatchQueue.label"] = { call in .string(queue(call)?.label ?? "") }
  func work(_ call: Call, _ index: Int) -> () throws(Signal) -> Void {
    let machine = call.machine
    if let item = call.payload(index, WorkItem.self) { return { () throws(Signal) in try item.run(machine) } }
    let block = call.value(index)
    return { () throws(Signal) in _ = try machine.current.call(block) }
  }
  b["DispatchQueue.async(execute:)"] = { call in
    call.machine.dispatch(queue(call), holding: call.value(0), work(call, 0))
    return .void
  }
  b["DispatchQueue.async(group:qos:flags:execute:)"] = { call in
    let group = call.optional(0)?.payload(GroupCount.self)
    group?.count += 1
    let work = work(call, 3)
    call.machine.dispatch(queue(call), holding: call.value(3)) { () throws(Signal) in
      try work()
      if let group { leave(group) }
    }
    return .void
  }
  func delay(_ call: Call) -> Double { call.seconds(0) - call.machine.executor.now }
  b["DispatchQueue.asyncAfter(deadline:execute:)"] = { call in
    call.machine.dispatch(queue(call), after: delay(call), holding: call.value(1), work(call, 1))
    return .void
  }
  b["DispatchQueue.asyncAfter(deadline:qos:flags:execute:)"] = { call in
    call.machine.dispatch(queue(call), after: delay(call), holding: call.value(3), work(call, 3))
    return .void
  }
  b["DispatchQueue.sync(execute:)"] = { call in
    let queue = queue(call)
    if queue?.isMain ?? false, call.machine.isOnMainThread || queue === call.machine.currentQueue {
      throw call.trap("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
    }
    let (fiber, block) = (call.fiber, call.value(0))
    return try call.machine.run(on: queue) { () throws(Signal) in try fiber.call(block) }
  }
  b["DispatchQueue.concurrentPerform(iterations:execute:)"] = { call in
    for i in 0..<max(0, call.int(0)) { _ = try call.call(1, .int(i)) }
    return .void
  }
  b["dispatchPrecondition(condition:)"] = { call in
    let predicate = try call.call(0)
    let wanted = predicate.payloads.first?.payload(QueueState.self)
    let isOn = wanted.map { $0.isMain ? call.machine.isOnMainThread : $0 === call.machine.currentQueue } ?? false
    if isOn == (predicate.caseName == "notOnQueue") {
      throw call.trap(
        "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue [\(wanted?.label ?? "")]"
      )
    }
    return .void
  }
  b["Thread.isMainThread"] = { call in .bool(call.machine.isOnMainThread) }
  b["Thread.sleep(forTimeInterval:)"] = { call in
    // The thread is blocked: nothing else runs meanwhile.
    call.machine.executor.now += max(0, call.double(0))
    return .void
  }
}

private func bindWorkItems(_ b: Bindings) {
  func own(_ call: Call) -> WorkItem? { call.payload(WorkItem.self) }
  b["DispatchWorkItem.init(qos:flags:block:)"] = { call in
    call.body?.payload = WorkItem(call.value(2))
    return call.this
  }
  b["DispatchWorkItem.perform()"] = { call in
    try own(call)?.run(call.machine)
    return .void
  }
  b["DispatchWorkItem.cancel()"] = { call in
    own(call)?.isCancelled = true
    return .void
  }
  b["DispatchWorkItem.isCancelled"] = { call in .bool(own(call)?.isCancelled ?? false) }
  b["DispatchWorkItem.notify(queue:execute:)"] = { call in
    guard let item = own(call) else { return .void }
    let (machine, queue, block) = (call.machine, call.payload(0, QueueState.self), call.value(1))
    let action = {
      machine.dispatch(queue, holding: block) { () throws(Signal) in _ = try machine.current.call(block) }
    }
    if item.isDone { action() } else { item.notifications.append(action) }
    return .void
  }
}

private func leave(_ group: GroupCount) {
  group.count -= 1
  guard group.count == 0 else { return }
  let waiting = group.notifications
  group.notifications = []
  for action in waiting { action() }
}

private func bindDispatchGroups(_ b: Bindings) {
  func own(_ call: Call) -> GroupCount { call.payload(GroupCount.self)! }
  b["DispatchGroup.init()"] = { call in
    call.body?.payload = GroupCount()
    return call.this
  }
  b["DispatchGroup.enter()"] = { call in
    own(call).count += 1
    return .void
  }
  b["DispatchGroup.leave()"] = { call in
    guard own(call).count > 0 else {
      throw call.trap("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
    }
    leave(own(call))
    return .void
  }
  for (name, queue) in [("notify(queue:execute:)", 0), ("notify(qos:flags:queue:execute:)", 2)] {
    b["DispatchGroup.\(name)"] = { call in
      let (machine, target, block) = (call.machine, call.payload(queue, QueueState.self), call.value(queue + 1))
      let action = { machine.dispatch(target) { () throws(Signal) in _ = try machine.current.call(block) } }
      if own(call).count == 0 { action() } else { own(call).notifications.append(action) }
      return .void
    }
  }
  b["DispatchGroup.wait()"] = { call in
    let group = own(call)
    try call.machine.block { group.count == 0 }
    return .void
  }
  final class Semaphore {
    var value: Int
    init(_ value: Int) { self.value = value }
  }
  b["DispatchSemaphore.init(value:)"] = { call in
    call.body?.payload = Semaphore(call.int(0))
    return call.this
  }
  b["DispatchSemaphore.signal()"] = { call in
    call.payload(Semaphore.self)?.value += 1
    return .int(0)
  }
  b["DispatchSemaphore.wait()"] = { call in
    guard let semaphore = call.payload(Semaphore.self) else { return .void }
    try call.machine.block { semaphore.value > 0 }
    semaphore.value -= 1
    return .void
  }
}

private func bindDispatchTimes(_ b: Bindings) {
  func seconds(_ value: Value) -> Double {
    let amount = value.payloads.first?.asDouble ?? 0
    switch value.caseName {
    case "seconds": return amount
    case "milliseconds": return amount / 1e3
    case "microseconds": return amount / 1e6
    case "nanoseconds": return amount / 1e9
    case "never": return 1e15
    default: return value.asDouble ?? 0
    }
  }
  b["DispatchTime.now()"] = { call in call.machine.structure("DispatchTime", .double(call.machine.executor.now)) }
  b["DispatchTime.distantFuture"] = { call in call.machine.structure("DispatchTime", .double(1e15)) }
  b["DispatchTime.uptimeNanoseconds"] = { call in .int(Int((call.this.asStruct?.fields[0].asDouble ?? 0) * 1e9)) }
  b["DispatchTime.+(lhs:rhs:)"] = { call in
    call.machine.structure("DispatchTime", .double(call.seconds(0) + seconds(call.value(1))))
  }
  b["DispatchTime.-(lhs:rhs:)"] = { call in
    call.machine.structure("DispatchTime", .double(call.seconds(0) - seconds(call.value(1))))
  }
  b["DispatchTime.<(lhs:rhs:)"] = { call in .bool(call.seconds(0) < call.seconds(1)) }
}
