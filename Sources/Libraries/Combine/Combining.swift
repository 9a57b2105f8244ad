import Frameworks
import Interpreter

/// Several publishers as one.
private enum Combining {
  /// Subscribes to all; `step` is told which has given what; ends when `endsWithFirst` or all have.
  static func subscribe(
    _ machine: Machine, _ upstreams: [PublisherBox], _ sink: Sink, endsWithFirst: Bool = false,
    _ step: @escaping (Int, Value) throws(Signal) -> Void
  ) throws(Signal) -> Cancellation {
    var open = upstreams.count
    let gate = Gate()
    var all: [Cancellation] = []
    for (i, upstream) in upstreams.enumerated() {
      all.append(
        try upstream.subscribe(
          machine,
          Sink(
            value: { (value: Value) throws(Signal) in if !gate.isDone { try step(i, value) } },
            finish: { (failure: Value?) throws(Signal) in
              open -= 1
              if failure != nil || open == 0 || endsWithFirst { try gate.finish(sink, failure) }
            })))
    }
    return gate.keep(Cancellation { for one in all { one.cancel() } })
  }

  static func latest(_ machine: Machine, _ upstreams: [PublisherBox], _ sink: Sink, _ transform: Value?) throws(Signal)
    -> Cancellation
  {
    var last: [Value?] = upstreams.map { _ in nil }
    return try subscribe(machine, upstreams, sink) { (i: Int, value: Value) throws(Signal) in
      last[i] = value
      let values = last.compactMap(\.self)
      guard values.count == last.count else { return }
      try sink.value(transform == nil ? .tuple(TupleValue(values)) : machine.current.call(transform!, values))
    }
  }

  static func zipped(_ machine: Machine, _ upstreams: [PublisherBox], _ sink: Sink) throws(Signal) -> Cancellation {
    var queues: [[Value]] = upstreams.map { _ in [] }
    return try subscribe(machine, upstreams, sink) { (i: Int, value: Value) throws(Signal) in
      queues[i].append(value)
      guard queues.allSatisfy({ !$0.isEmpty }) else { return }
      let values = queues.indices.map { queues[$0].removeFirst() }
      try sink.value(.tuple(TupleValue(values)))
    }
  }

  static func merged(_ machine: Machine, _ upstreams: [PublisherBox], _ sink: Sink) throws(Signal) -> Cancellation {
    try subscribe(machine, upstreams, sink) { (_: Int, value: Value) throws(Signal) in try sink.value(value) }
  }
}

func bindCombining(_ b: Bindings) {
  typealias Start = (Machine, [PublisherBox], Sink) throws(Signal) -> Cancellation
  func method(_ name: String, others: Int, _ start: @escaping (Call) -> Start) {
    b["Publisher.\(name)"] = { call in
      var all = [try call.machine.publisher(call.this)]
      for i in 0..<others { all.append(try call.machine.publisher(call.value(i))) }
      let (start, upstreams) = (start(call), all)
      return call.machine.publisher { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
        try start(machine, upstreams, sink)
      }
    }
  }
  let latest: Start = { (machine, upstreams, sink) throws(Signal) in try Combining.latest(machine, upstreams, sink, nil)
  }
  let zipped: Start = { (machine, upstreams, sink) throws(Signal) in try Combining.zipped(machine, upstreams, sink) }
  let merged: Start = { (machine, upstreams, sink) throws(Signal) in try Combining.merged(machine, upstreams, sink) }
  method("combineLatest(_:)", others: 1) { _ in latest }
  b["Publisher.combineLatest(_:_:)"] = { call in
    var all = [try call.machine.publisher(call.this), try call.machine.publisher(call.value(0))]
    var transform: Value?
    if case .function = call.value(1) {
      transform = call.value(1)
    } else {
      all.append(try call.machine.publisher(call.value(1)))
    }
    let (upstreams, combine) = (all, transform)
    return call.machine.publisher { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
      try Combining.latest(machine, upstreams, sink, combine)
    }
  }
  method("zip(_:)", others: 1) { _ in zipped }
  method("merge(with:)", others: 1) { _ in merged }
  method("merge(with:_:)", others: 2) { _ in merged }
  for (type, count, start) in [
    ("CombineLatest", 2, latest), ("CombineLatest3", 3, latest), ("Zip", 2, zipped), ("Merge", 2, merged),
  ] {
    b["Publishers.\(type).init(\(String(repeating: "_:", count: count)))"] = { call in
      var upstreams: [PublisherBox] = []
      for i in 0..<count { upstreams.append(try call.machine.publisher(call.value(i))) }
      let all = upstreams
      return .structure(
        StructValue(
          call.machine.nested("Publishers", type),
          [
            .native(
              PublisherBox { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
                try start(machine, all, sink)
              })
          ]))
    }
  }
  b["Publishers.MergeMany.init(_:)"] = { call in
    var upstreams: [PublisherBox] = []
    for value in call.array(0) { upstreams.append(try call.machine.publisher(value)) }
    let all = upstreams
    return .structure(
      StructValue(
        call.machine.nested("Publishers", "MergeMany"),
        [
          .native(
            PublisherBox { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
              try merged(machine, all, sink)
            })
        ]))
  }
  func inner(_ name: String, replaces: Bool, _ make: @escaping (Call) -> (Machine, Value) throws(Signal) -> Value) {
    b.publisherOperator(name) { call in
      let transform = make(call)
      return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
        var running: [Int: Cancellation] = [:]
        var next = 0
        var open = 1
        let gate = Gate()
        func end(_ failure: Value?) throws(Signal) {
          open -= 1
          if failure != nil || open == 0 { try gate.finish(sink, failure) }
        }
        let outer = try upstream.subscribe(
          machine,
          Sink(
            value: { (value: Value) throws(Signal) in
              if replaces, !running.isEmpty {
                open -= running.count
                let old = running
                running = [:]
                for one in old.values { one.cancel() }
              }
              next += 1
              let id = next
              open += 1
              var hasEnded = false
              let publisher = try machine.publisher(transform(machine, value))
              let cancellation = try publisher.subscribe(
                machine,
                Sink(
                  value: { (value: Value) throws(Signal) in if !gate.isDone { try sink.value(value) } },
                  finish: { (failure: Value?) throws(Signal) in
                    hasEnded = true
                    running[id] = nil
                    try end(failure)
                  }))
              if !hasEnded { running[id] = cancellation }
            }, finish: { (failure: Value?) throws(Signal) in try end(failure) }))
        return gate.keep(
          Cancellation {
            outer.cancel()
            let old = running
            running = [:]
            for one in old.values { one.cancel() }
          })
      }
    }
  }
  inner("flatMap(_:)", replaces: false) { call in
    let transform = call.value(0)
    return { (machine, value) throws(Signal) in try machine.current.call(transform, [value]) }
  }
  inner("switchToLatest()", replaces: true) { _ in { (_, value) throws(Signal) in value } }
  b["Publisher.share()"] = { call in
    let upstream = try call.machine.publisher(call.this)
    let subject = SubjectBox(current: nil)
    var connection: Cancellation?
    return call.machine.publisher { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
      let own = try subject.subscribe(machine, sink)
      if connection == nil {
        connection = try upstream.subscribe(
          machine,
          Sink(
            value: { (value: Value) throws(Signal) in try subject.send(value) },
            finish: { (failure: Value?) throws(Signal) in try subject.finish(failure) }))
      }
      return Cancellation {
        own.cancel()
        if subject.listenerCount == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }
}
