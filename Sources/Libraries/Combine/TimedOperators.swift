import Frameworks
import Interpreter

extension Call {
  /// A stride of a scheduler in seconds.
  fileprivate func interval(_ index: Int) -> Double {
    value(index).asDouble ?? value(index).asStruct?.fields[0].asDouble ?? 0
  }
}

/// Jobs of one subscription, taken back when it is cancelled.
private final class Jobs {
  private var tokens: Set<Int> = []
  var isCancelled = false

  @discardableResult
  func schedule(_ machine: Machine, after delay: Double = 0, _ action: @escaping () throws(Signal) -> Void) -> Int {
    var token = 0
    token = machine.executor.schedule(after: delay) { [self] () throws(Signal) in
      tokens.remove(token)
      if !isCancelled { try action() }
    }
    tokens.insert(token)
    return token
  }

  func cancel(_ machine: Machine, _ token: Int) {
    if tokens.remove(token) != nil { machine.executor.cancel(token) }
  }

  func cancelAll(_ machine: Machine) {
    isCancelled = true
    for token in tokens { machine.executor.cancel(token) }
    tokens = []
  }
}

/// Operators that use a scheduler: every scheduler is the main queue on the virtual clock.
func bindTimedOperators(_ b: Bindings) {
  func stride(_ call: Call, _ seconds: Double) -> Value {
    call.machine.structure("SchedulerTimeInterval", .double(seconds))
  }
  for (name, scale) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9)] {
    b["SchedulerTimeInterval.\(name)(_:)"] = { call in stride(call, call.double(0) / scale) }
  }
  for name in ["floatLiteral", "integerLiteral"] {
    b["SchedulerTimeInterval.init(\(name):)"] = { call in stride(call, call.double(0)) }
  }
  b["ImmediateScheduler.shared"] = { call in call.machine.structure("ImmediateScheduler") }

  func later(_ name: String, _ delay: @escaping (Call) -> Double?) {
    b.publisherOperator(name) { call in
      let delay = delay(call)
      return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
        guard let delay else { return try upstream.subscribe(machine, sink) }
        let jobs = Jobs()
        let cancellation = try upstream.subscribe(
          machine,
          Sink(
            value: { (value: Value) throws(Signal) in
              jobs.schedule(machine, after: delay) { () throws(Signal) in try sink.value(value) }
            },
            finish: { (failure: Value?) throws(Signal) in
              jobs.schedule(machine, after: delay) { () throws(Signal) in try sink.finish(failure) }
            }))
        return Cancellation {
          cancellation.cancel()
          jobs.cancelAll(machine)
        }
      }
    }
  }
  later("receive(on:)") { call in call.machine.nominal(of: call.value(0))?.name == "ImmediateScheduler" ? nil : 0 }
  later("delay(for:scheduler:)") { call in call.interval(0) }

  b.publisherOperator("debounce(for:scheduler:)") { call in
    let delay = call.interval(0)
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      let jobs = Jobs()
      var pending: (token: Int, value: Value)?
      let cancellation = try upstream.subscribe(
        machine,
        Sink(
          value: { (value: Value) throws(Signal) in
            if let old = pending { jobs.cancel(machine, old.token) }
            let token = jobs.schedule(machine, after: delay) { () throws(Signal) in
              pending = nil
              try sink.value(value)
            }
            pending = (token, value)
          },
          finish: { (failure: Value?) throws(Signal) in
            // What still waits is given before the end.
            if let old = pending {
              jobs.cancel(machine, old.token)
              pending = nil
              if failure == nil { try sink.value(old.value) }
            }
            try sink.finish(failure)
          }))
      return Cancellation {
        cancellation.cancel()
        jobs.cancelAll(machine)
        pending = nil
      }
    }
  }
  b.publisherOperator("throttle(for:scheduler:latest:)") { call in
    let interval = call.interval(0)
    let takesLatest = call.bool(2)
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      let jobs = Jobs()
      var lastSent: Double?
      var waiting: Value?
      var isScheduled = false
      let cancellation = try upstream.subscribe(
        machine,
        Sink(
          value: { (value: Value) throws(Signal) in
            let now = machine.executor.now
            // The first value goes on at once; within an interval one of the rest goes at its end.
            guard let last = lastSent, now < last + interval || isScheduled else {
              lastSent = now
              return try sink.value(value)
            }
            if waiting == nil || takesLatest { waiting = value }
            guard !isScheduled else { return }
            isScheduled = true
            jobs.schedule(machine, after: last + interval - now) { () throws(Signal) in
              isScheduled = false
              lastSent = machine.executor.now
              guard let value = waiting else { return }
              waiting = nil
              try sink.value(value)
            }
          }, finish: sink.finish))
      return Cancellation {
        cancellation.cancel()
        jobs.cancelAll(machine)
      }
    }
  }
}
