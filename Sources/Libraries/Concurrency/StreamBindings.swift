import Frameworks
import Interpreter

/// What gives elements one after another and may wait for them.
protocol AsyncSource: AnyObject {
  func next(_ f: Fiber) throws(Signal) -> Value?
}

/// Elements from a function.
final class ComputedSource: AsyncSource {
  private let step: (Fiber) throws(Signal) -> Value?
  init(_ step: @escaping (Fiber) throws(Signal) -> Value?) {
    self.step = step
  }
  func next(_ f: Fiber) throws(Signal) -> Value? { try step(f) }
}

/// The buffer between a stream's continuation and who reads it.
final class StreamState {
  unowned let machine: Machine
  let typeName: String
  var buffer: [Value] = []
  var limit: (count: Int, keepsNewest: Bool)?
  var waker: Waker?
  var isFinished = false
  var error: Signal?
  var onTermination = Value.none

  init(_ machine: Machine, typeName: String) {
    self.machine = machine
    self.typeName = typeName
  }

  func yield(_ value: Value) -> Value {
    let results = resultType
    guard !isFinished else { return machine.entry(results, "terminated") }
    if let waker {
      self.waker = nil
      waker.wake(.some(value))
      return machine.entry(results, "enqueued", .int(limit?.count ?? .max))
    }
    if let limit, buffer.count >= limit.count {
      guard limit.keepsNewest, !buffer.isEmpty else { return machine.entry(results, "dropped", value) }
      let dropped = buffer.removeFirst()
      buffer.append(value)
      return machine.entry(results, "dropped", dropped)
    }
    buffer.append(value)
    return machine.entry(results, "enqueued", .int(limit.map { $0.count - buffer.count } ?? .max))
  }

  private var resultType: Nominal {
    if case .nominal(let nominal)? = machine.nested(typeName, "Continuation").nestedType("YieldResult") {
      return nominal
    }
    return machine.program.known("YieldResult")
  }

  func finish(throwing error: Signal? = nil, isCancelled: Bool = false) {
    guard !isFinished else { return }
    isFinished = true
    self.error = error
    if let handler = onTermination.unwrapped {
      onTermination = .none
      if case .nominal(let type)? = machine.nested(typeName, "Continuation").nestedType("Termination") {
        let isPlain = isCancelled || typeName == "AsyncStream"
        var failure = Value.none
        if case .thrown(let value)? = error { failure = .some(value) }
        let reason =
          isPlain
          ? machine.entry(type, isCancelled ? "cancelled" : "finished") : machine.entry(type, "finished", failure)
        machine.attempt { () throws(Signal) in _ = try machine.current.call(handler, [reason]) }
      }
    }
    if let waker {
      self.waker = nil
      self.error = nil
      waker.wake(.none, throwing: error)
    }
  }
}

/// The reading end of a stream; when it is gone, nobody reads, and the stream ends as cancelled.
final class StreamSource: AsyncSource {
  let state: StreamState
  init(_ state: StreamState) {
    self.state = state
  }
  deinit { if !state.machine.isTearingDown { state.finish(isCancelled: true) } }

  func next(_ f: Fiber) throws(Signal) -> Value? {
    let state = state
    if !state.buffer.isEmpty { return state.buffer.removeFirst() }
    if let error = state.error {
      state.error = nil
      throw error
    }
    guard !state.isFinished else { return nil }
    let task = f.task
    if task?.isCancelled ?? false {
      state.finish(isCancelled: true)
      return nil
    }
    let handler = task?.addHandler { state.finish(isCancelled: true) }
    defer { if let handler { task?.removeHandler(handler) } }
    return try f.wait { (waker) throws(Signal) in state.waker = waker }.unwrapOnce
  }
}

extension Value {
  /// The source that a stream or its iterator keeps.
  var asyncSource: (any AsyncSource)? {
    guard case .native(let object)? = asStruct?.fields[0] else { return nil }
    return object as? any AsyncSource
  }

  /// An optional's value, one level.
  var unwrapOnce: Value? { if case .some(let value) = self { value } else { nil } }
}

func bindStreams(_ b: Bindings) {
  for type in ["AsyncStream", "AsyncThrowingStream"] {
    func limit(_ state: StreamState, _ policy: Value) {
      switch policy.caseName {
      case "bufferingOldest": state.limit = (policy.payloads.first?.asInt ?? 0, false)
      case "bufferingNewest": state.limit = (policy.payloads.first?.asInt ?? 0, true)
      default: break
      }
    }
    func make(_ machine: Machine, _ policy: Value, _ arguments: [SwiftType]) -> (stream: Value, continuation: Value) {
      let state = StreamState(machine, typeName: type)
      limit(state, policy)
      let continuation = StructValue(machine.nested(type, "Continuation"), [.native(state)])
      return (machine.structure(type, .native(StreamSource(state)), arguments: arguments), .structure(continuation))
    }
    func arguments(_ call: Call) -> [SwiftType] { if case .type(let type) = call.this { type.arguments } else { [] } }
    func build(_ call: inout Call, _ policy: Int) throws(Signal) -> Value {
      let (stream, continuation) = make(call.machine, call.value(policy), arguments(call))
      _ = try call.call(policy + 1, continuation)
      return stream
    }
    b["\(type).init(_:bufferingPolicy:_:)"] = { call in try build(&call, 1) }
    b["\(type).init(bufferingPolicy:_:)"] = { call in try build(&call, 0) }
    b["\(type).init(unfolding:)"] = { call in
      let produce = call.value(0)
      return call.machine.structure(
        type, .native(ComputedSource { (f: Fiber) throws(Signal) -> Value? in try f.call(produce).unwrapOnce }),
        arguments: arguments(call))
    }
    let labels = type == "AsyncStream" ? "of:bufferingPolicy:" : "of:throwing:bufferingPolicy:"
    b["\(type).makeStream(\(labels))"] = { call in
      let (stream, continuation) = make(call.machine, call.arguments.last ?? .void, arguments(call))
      return call.machine.tuple(("stream", stream), ("continuation", continuation))
    }
    b["\(type).makeAsyncIterator()"] = { call in
      guard let source = call.this.asyncSource else { return .void }
      return .structure(StructValue(call.machine.nested(type, "Iterator"), [.native(source)]))
    }
    b["\(type).Iterator.next()"] = { call in .optional(try call.this.asyncSource?.next(call.fiber)) }
    func state(_ call: Call) -> StreamState? { call.payload(StreamState.self) }
    b["\(type).Continuation.yield(_:)"] = { call in state(call)?.yield(call.value(0)) ?? .void }
    b["\(type).Continuation.yield()"] = { call in state(call)?.yield(.void) ?? .void }
    b["\(type).Continuation.finish()"] = { call in
      state(call)?.finish()
      return .void
    }
    if type == "AsyncThrowingStream" {
      b["\(type).Continuation.finish(throwing:)"] = { call in
        state(call)?.finish(throwing: call.optional(0).map { .thrown($0) })
        return .void
      }
    }
    b["\(type).Continuation.onTermination"] = { call in state(call)?.onTermination ?? .none }
    b["\(type).Continuation.onTermination="] = { call in
      state(call)?.onTermination = call.value(0)
      return .void
    }
  }
  bindAsyncSequences(b)
}

private func bindAsyncSequences(_ b: Bindings) {
  func derived(
    _ name: String,
    _ make: @escaping (Call, @escaping (Fiber) throws(Signal) -> Value?) -> (Fiber) throws(Signal) -> Value?
  ) {
    b["AsyncSequence.\(name)"] = { call in
      let next = try call.machine.iterator(over: call.this, isAsync: true, call.fiber)
      return call.machine.structure("AsyncStream", .native(ComputedSource(make(call, next))))
    }
  }
  derived("map(_:)") { call, next in
    let transform = call.value(0)
    return { (f: Fiber) throws(Signal) -> Value? in
      guard let element = try next(f) else { return nil }
      return try f.call(transform, [element])
    }
  }
  derived("compactMap(_:)") { call, next in
    let transform = call.value(0)
    return { (f: Fiber) throws(Signal) -> Value? in
      while let element = try next(f) { if let result = try f.call(transform, [element]).unwrapOnce { return result } }
      return nil
    }
  }
  derived("filter(_:)") { call, next in
    let test = call.value(0)
    return { (f: Fiber) throws(Signal) -> Value? in
      while let element = try next(f) { if try f.call(test, [element]).asBool ?? false { return element } }
      return nil
    }
  }
  derived("prefix(_:)") { call, next in
    var left = call.int(0)
    return { (f: Fiber) throws(Signal) -> Value? in
      guard left > 0 else { return nil }
      left -= 1
      return try next(f)
    }
  }
  derived("dropFirst(_:)") { call, next in
    var left = call.int(0)
    return { (f: Fiber) throws(Signal) -> Value? in
      while left > 0 {
        left -= 1
        if try next(f) == nil { return nil }
      }
      return try next(f)
    }
  }
  func reading(_ name: String, _ body: @escaping (inout Call, (Fiber) throws(Signal) -> Value?) throws(Signal) -> Value)
  {
    b["AsyncSequence.\(name)"] = { call in
      let next = try call.machine.iterator(over: call.this, isAsync: true, call.fiber)
      return try body(&call, next)
    }
  }
  reading("first(where:)") { call, next throws(Signal) in
    while let element = try next(call.fiber) { if try call.test(0, element) { return .some(element) } }
    return .none
  }
  reading("contains(_:)") { call, next throws(Signal) in
    while let element = try next(call.fiber) { if element.isEqual(to: call.value(0)) { return .bool(true) } }
    return .bool(false)
  }
  reading("reduce(_:_:)") { call, next throws(Signal) in
    var result = call.value(0)
    while let element = try next(call.fiber) { result = try call.call(1, result, element) }
    return result
  }
}
