import Frameworks
import Interpreter

/// Combine, with the lifetimes of its subscriptions.
package func combineModule() -> Module {
  Module("Combine", exports: ["Foundation", "ObjectiveC"], texts: [CombineText.core, CombineText.operators]) { b in
    bindPublishers(b)
    bindOperators(b)
    bindTimedOperators(b)
    bindCombining(b)
    bindPublished(b)
  }
}

func bindPublishers(_ b: Bindings) {
  b["AnyCancellable.init(_:)"] = { call in
    let machine = call.machine
    let block = call.value(0)
    call.body?.payload = Cancellation { machine.attempt { () throws(Signal) in _ = try machine.current.call(block) } }
    return call.this
  }
  b["AnyCancellable.cancel()"] = { call in
    call.payload(Cancellation.self)?.cancel()
    return .void
  }
  b["AnyCancellable.store(in:)"] = { call in
    let own = call.this
    switch call.value(0) {
    case .set(let set):
      let copy = set.copy()
      copy.insert(own)
      call.arguments[0] = .set(copy)
    case .array(var all):
      call.arguments[0] = .void
      all.append(own)
      call.arguments[0] = .array(all)
    default: break
    }
    return .void
  }
  b["AnyPublisher.init(_:)"] = { call in
    call.machine.structure("AnyPublisher", .native(try call.machine.publisher(call.value(0))))
  }
  func source(_ type: String, _ labels: String, _ start: @escaping (Call) -> (Sink) throws(Signal) -> Void) {
    b["\(type).init(\(labels))"] = { call in
      let begin = start(call)
      return call.machine.structure(
        type,
        .native(
          PublisherBox { (_: Machine, sink: Sink) throws(Signal) -> Cancellation in
            try begin(sink)
            return Cancellation()
          }))
    }
  }
  source("Just", "_:") { call in
    let value = call.value(0)
    return { (sink: Sink) throws(Signal) in
      try sink.value(value)
      try sink.finish(nil)
    }
  }
  source("Empty", "completeImmediately:") { call in
    let completes = call.bool(0)
    return { (sink: Sink) throws(Signal) in if completes { try sink.finish(nil) } }
  }
  source("Fail", "error:") { call in
    let error = call.value(0)
    return { (sink: Sink) throws(Signal) in try sink.finish(error) }
  }
  source("Fail", "outputType:failure:") { call in
    let error = call.value(1)
    return { (sink: Sink) throws(Signal) in try sink.finish(error) }
  }
  b["Deferred.init(createPublisher:)"] = { call in
    let make = call.value(0)
    return call.machine.structure(
      "Deferred",
      .native(
        PublisherBox { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
          try machine.publisher(machine.current.call(make)).subscribe(machine, sink)
        }))
  }
  b["Sequence.publisher"] = { call in
    let elements = try call.machine.elements(of: call.this, call.fiber)
    return call.machine.publisher { (_: Machine, sink: Sink) throws(Signal) -> Cancellation in
      for element in elements { try sink.value(element) }
      try sink.finish(nil)
      return Cancellation()
    }
  }
  b["Future.init(_:)"] = { call in
    let future = FutureBox()
    call.body?.payload = future
    let promise = native("promise") { (inner: inout Call) throws(Signal) -> Value in
      try future.fulfill(inner.value(0))
      return .void
    }
    _ = try call.call(0, promise)
    return call.this
  }
  for type in ["PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher"] {
    if type != "CurrentValueSubject" {
      b["\(type).init()"] = { call in
        call.body?.payload = SubjectBox(current: nil)
        return call.this
      }
    }
    b["\(type).send()"] = { call in
      try call.payload(SubjectBox.self)?.send(.void)
      return .void
    }
    if type == "ObservableObjectPublisher" { continue }
    b["\(type).send(_:)"] = { call in
      try call.payload(SubjectBox.self)?.send(call.value(0))
      return .void
    }
    b["\(type).send(completion:)"] = { call in
      try call.payload(SubjectBox.self)?.finish(call.value(0).payloads.first)
      return .void
    }
  }
  b["CurrentValueSubject.init(_:)"] = { call in
    call.body?.payload = SubjectBox(current: call.value(0))
    return call.this
  }
  b["CurrentValueSubject.value"] = { call in call.payload(SubjectBox.self)?.current ?? .void }
  b["CurrentValueSubject.value="] = { call in
    try call.payload(SubjectBox.self)?.send(call.value(0))
    return .void
  }
  b["NotificationCenter.publisher(for:object:)"] = { call in
    let (center, name, object) = (call.this, call.value(0), call.optional(1))
    return call.machine.publisher { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
      let token = machine.listen(center, name: name, object: object) { (value: Value) throws(Signal) in
        try sink.value(value)
      }
      return Cancellation { token?.cancel() }
    }
  }
  bindTimerPublishers(b)
}

/// A future: its one result, for who has come and who will.
private final class FutureBox: PublisherBox {
  private let subject = SubjectBox(current: nil)
  private var result: Value?

  init() { super.init(nil) }

  func fulfill(_ result: Value) throws(Signal) {
    guard self.result == nil else { return }
    self.result = result
    if result.caseName == "success" {
      try subject.send(result.payloads.first ?? .void)
      try subject.finish(nil)
    } else {
      try subject.finish(result.payloads.first ?? .void)
    }
  }

  override func subscribe(_ machine: Machine, _ sink: Sink) throws(Signal) -> Cancellation {
    if let result, result.caseName == "success" {
      try sink.value(result.payloads.first ?? .void)
      try sink.finish(nil)
      return Cancellation()
    }
    return try subject.subscribe(machine, sink)
  }
}

/// Ticks of the clock while it is connected.
private final class TickingBox: SubjectBox {
  let interval: Double
  private var token: Int?
  var connections = 0

  init(interval: Double) {
    self.interval = max(interval, 0.0001)
    super.init(nil)
  }

  func connect(_ machine: Machine) {
    guard token == nil else { return }
    schedule(machine, due: machine.executor.now + interval)
  }

  private func schedule(_ machine: Machine, due: Double) {
    token = machine.executor.schedule(after: due - machine.executor.now) { [weak self] () throws(Signal) in
      guard let self else { return }
      schedule(machine, due: due + interval)
      try send(machine.date(machine.nowSinceReference))
    }
  }

  func disconnect(_ machine: Machine) {
    if let token { machine.executor.cancel(token) }
    token = nil
  }
}

private func bindTimerPublishers(_ b: Bindings) {
  b["Timer.publish(every:tolerance:on:in:)"] = { call in
    let machine = call.machine
    let handle = machine.allocate(machine.nested("Timer", "TimerPublisher"), isTraced: false)
    handle.body.payload = TickingBox(interval: call.double(0))
    return .object(handle)
  }
  b["ConnectablePublisher.connect()"] = { call in
    let machine = call.machine
    guard let ticking = call.payload(TickingBox.self) else { return machine.cancellable(Cancellation()) }
    ticking.connect(machine)
    return machine.cancellable(Cancellation { ticking.disconnect(machine) })
  }
  b["ConnectablePublisher.autoconnect()"] = { call in
    let machine = call.machine
    guard let ticking = call.payload(TickingBox.self) else { return call.this }
    ticking.didChangeCount = { [weak ticking] count in
      if count > 0 { ticking?.connect(machine) } else { ticking?.disconnect(machine) }
    }
    return machine.structure("AnyPublisher", .native(ticking))
  }
}
