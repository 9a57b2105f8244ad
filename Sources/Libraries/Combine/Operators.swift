import Frameworks
import Interpreter

extension Bindings {
  /// Binds an operator: what it makes of the upstream for each subscription. What it remembers belongs to the
  /// subscription.
  func publisherOperator(
    _ name: String, _ attach: @escaping (Call) -> (Machine, PublisherBox, Sink) throws(Signal) -> Cancellation
  ) {
    self["Publisher.\(name)"] = { call in
      let upstream = try call.machine.publisher(call.this)
      let start = attach(call)
      return call.machine.publisher { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
        try start(machine, upstream, sink)
      }
    }
  }

  /// An operator that answers each value with some.
  func valueOperator(
    _ name: String, _ make: @escaping (Call) -> () -> (Machine, Value, Sink) throws(Signal) -> Void,
    finish: ((Call) -> (Sink) throws(Signal) -> Void)? = nil
  ) {
    publisherOperator(name) { call in
      let begin = make(call)
      return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
        let step = begin()
        return try upstream.subscribe(
          machine, Sink(value: { (value: Value) throws(Signal) in try step(machine, value, sink) }, finish: sink.finish)
        )
      }
    }
  }
}

/// A subscription that the operator itself ends after some value: `prefix`, `first`, a thrown error.
final class Gate {
  private var upstream: Cancellation?
  private(set) var isDone = false

  /// Keeps the upstream, unless the gate was closed while it was subscribed to.
  func keep(_ cancellation: Cancellation) -> Cancellation {
    if isDone { cancellation.cancel() } else { upstream = cancellation }
    return Cancellation { [self] in close() }
  }

  func close() {
    isDone = true
    let old = upstream
    upstream = nil
    old?.cancel()
  }

  func finish(_ sink: Sink, _ failure: Value? = nil) throws(Signal) {
    guard !isDone else { return }
    close()
    try sink.finish(failure)
  }
}

func bindOperators(_ b: Bindings) {
  b["Publisher.eraseToAnyPublisher()"] = { call in
    call.machine.structure("AnyPublisher", .native(try call.machine.publisher(call.this)))
  }
  for name in ["setFailureType(to:)", "subscribe(on:)"] {
    b["Publisher.\(name)"] = b["Publisher.eraseToAnyPublisher()"]
  }
  bindSubscribing(b)
  b.valueOperator("map(_:)") { call in
    let transform = call.value(0)
    return { { (machine, value, sink) throws(Signal) in try sink.value(machine.current.call(transform, [value])) } }
  }
  b.valueOperator("compactMap(_:)") { call in
    let transform = call.value(0)
    return {
      { (machine, value, sink) throws(Signal) in
        if let result = try machine.current.call(transform, [value]).unwrapOnce { try sink.value(result) }
      }
    }
  }
  b.valueOperator("replaceNil(with:)") { call in
    let other = call.value(0)
    return {
      { (_, value, sink) throws(Signal) in try sink.value(value.unwrapOnce ?? (value.isOptional ? other : value)) }
    }
  }
  b.valueOperator("filter(_:)") { call in
    let test = call.value(0)
    return {
      { (machine, value, sink) throws(Signal) in
        if try machine.current.call(test, [value]).asBool ?? false { try sink.value(value) }
      }
    }
  }
  for name in ["removeDuplicates()", "removeDuplicates(by:)"] {
    b.valueOperator(name) { call in
      let test = call.arguments.first
      return {
        var last: Value?
        return { (machine, value, sink) throws(Signal) in
          if let old = last {
            let isSame =
              if let test { try machine.current.call(test, [old, value]).asBool ?? false } else {
                old.isEqual(to: value)
              }
            if isSame { return }
          }
          last = value
          try sink.value(value)
        }
      }
    }
  }
  b.valueOperator("dropFirst(_:)") { call in
    let count = call.int(0)
    return {
      var left = count
      return { (_, value, sink) throws(Signal) in if left > 0 { left -= 1 } else { try sink.value(value) } }
    }
  }
  b.valueOperator("drop(while:)") { call in
    let test = call.value(0)
    return {
      var isDropping = true
      return { (machine, value, sink) throws(Signal) in
        if isDropping { isDropping = try machine.current.call(test, [value]).asBool ?? false }
        if !isDropping { try sink.value(value) }
      }
    }
  }
  b.valueOperator("scan(_:_:)") { call in
    let (initial, next) = (call.value(0), call.value(1))
    return {
      var result = initial
      return { (machine, value, sink) throws(Signal) in
        result = try machine.current.call(next, [result, value])
        try sink.value(result)
      }
    }
  }
  b.valueOperator("ignoreOutput()") { _ in { { (_, _, _) throws(Signal) in } } }
  bindEndingOperators(b)
  bindErrorOperators(b)
}

private func bindSubscribing(_ b: Bindings) {
  b["Publisher.sink(receiveValue:)"] = { call in
    let machine = call.machine
    let gate = Gate()
    // The closure goes with the subscription: when it ends, what the closure holds is released.
    let block = Box(call.value(0))
    let upstream = try machine.publisher(call.this).subscribe(
      machine,
      Sink(
        value: { (value: Value) throws(Signal) in if !gate.isDone { _ = try machine.current.call(block.value, [value]) }
        },
        finish: { (_: Value?) throws(Signal) in
          block.value = .void
          gate.close()
        }))
    let kept = gate.keep(upstream)
    return machine.cancellable(
      Cancellation(holding: [block]) {
        kept.cancel()
        block.value = .void
      })
  }
  b["Publisher.sink(receiveCompletion:receiveValue:)"] = { call in
    let machine = call.machine
    let gate = Gate()
    let (completion, block) = (Box(call.value(0)), Box(call.value(1)))
    let upstream = try machine.publisher(call.this).subscribe(
      machine,
      Sink(
        value: { (value: Value) throws(Signal) in if !gate.isDone { _ = try machine.current.call(block.value, [value]) }
        },
        finish: { (failure: Value?) throws(Signal) in
          guard !gate.isDone else { return }
          gate.close()
          let action = completion.value
          (completion.value, block.value) = (.void, .void)
          _ = try machine.current.call(action, [machine.completion(failure)])
        }))
    let kept = gate.keep(upstream)
    return machine.cancellable(
      Cancellation(holding: [completion, block]) {
        kept.cancel()
        (completion.value, block.value) = (.void, .void)
      })
  }
  b["Publisher.assign(to:on:)"] = { call in
    let machine = call.machine
    guard case .keyPath(let path) = call.value(0) else { return .void }
    // `assign(to:on:)` keeps the object strongly.
    let root = Box(call.value(1))
    let upstream = try machine.publisher(call.this).subscribe(
      machine,
      Sink(
        value: { (value: Value) throws(Signal) in
          guard case .object = root.value else { return }
          try machine.current.modify(path, of: &root.value) { (place: inout Value) throws(Signal) in place = value }
        }, finish: { (_: Value?) throws(Signal) in root.value = .void }))
    return machine.cancellable(
      Cancellation {
        upstream.cancel()
        root.value = .void
      })
  }
  b["Publisher.subscribe(_:)"] = { call in
    guard let subject = call.payload(0, SubjectBox.self) else { return .void }
    let upstream = try call.machine.publisher(call.this).subscribe(
      call.machine,
      Sink(
        value: { (value: Value) throws(Signal) in try subject.send(value) },
        finish: { (failure: Value?) throws(Signal) in try subject.finish(failure) }))
    return call.machine.cancellable(upstream)
  }
  b["Publisher.values"] = { call in
    let state = StreamState(call.machine, typeName: "AsyncStream")
    let upstream = try call.machine.publisher(call.this).subscribe(
      call.machine,
      Sink(
        value: { [weak state] (value: Value) throws(Signal) in _ = state?.yield(value) },
        finish: { [weak state] (failure: Value?) throws(Signal) in state?.finish(throwing: failure.map { .thrown($0) })
        }))
    let source = StreamSource(state)
    return call.machine.structure(
      "AsyncStream",
      .native(
        ComputedSource { (f: Fiber) throws(Signal) -> Value? in
          _ = upstream
          return try source.next(f)
        }))
  }
}

/// Operators that end by themselves, or that answer at the end.
private func bindEndingOperators(_ b: Bindings) {
  func gated(
    _ name: String, _ make: @escaping (Call) -> () -> (Machine, Value, Sink, Gate) throws(Signal) -> Void,
    atOnce: ((Call) -> Bool)? = nil
  ) {
    b.publisherOperator(name) { call in
      let begin = make(call)
      let endsAtOnce = atOnce?(call) ?? false
      return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
        let gate = Gate()
        if endsAtOnce {
          try gate.finish(sink)
          return Cancellation()
        }
        let step = begin()
        let cancellation = try upstream.subscribe(
          machine,
          Sink(
            value: { (value: Value) throws(Signal) in if !gate.isDone { try step(machine, value, sink, gate) } },
            finish: { (failure: Value?) throws(Signal) in try gate.finish(sink, failure) }))
        return gate.keep(cancellation)
      }
    }
  }
  gated(
    "prefix(_:)",
    { call in
      let count = call.int(0)
      return {
        var left = count
        return { (_, value, sink, gate) throws(Signal) in
          left -= 1
          try sink.value(value)
          if left <= 0 { try gate.finish(sink) }
        }
      }
    }, atOnce: { $0.int(0) <= 0 })
  gated("first()") { _ in
    {
      { (_, value, sink, gate) throws(Signal) in
        try sink.value(value)
        try gate.finish(sink)
      }
    }
  }
  gated("first(where:)") { call in
    let test = call.value(0)
    return {
      { (machine, value, sink, gate) throws(Signal) in
        guard try machine.current.call(test, [value]).asBool ?? false else { return }
        try sink.value(value)
        try gate.finish(sink)
      }
    }
  }
  gated("prefix(while:)") { call in
    let test = call.value(0)
    return {
      { (machine, value, sink, gate) throws(Signal) in
        if try machine.current.call(test, [value]).asBool ?? false {
          try sink.value(value)
        } else {
          try gate.finish(sink)
        }
      }
    }
  }
  gated("tryMap(_:)") { call in
    let transform = call.value(0)
    return {
      { (machine, value, sink, gate) throws(Signal) in
        let result: Value
        do throws(Signal) { result = try machine.current.call(transform, [value]) } catch {
          guard case .thrown(let failure) = error else { throw error }
          return try gate.finish(sink, failure)
        }
        try sink.value(result)
      }
    }
  }
  func gathered(
    _ name: String, _ make: @escaping (Call) -> (start: Value?, step: (Machine, Value?, Value) throws(Signal) -> Value)
  ) {
    b.publisherOperator(name) { call in
      let (start, step) = make(call)
      return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
        var result = start
        return try upstream.subscribe(
          machine,
          Sink(
            value: { (value: Value) throws(Signal) in result = try step(machine, result, value) },
            finish: { (failure: Value?) throws(Signal) in
              if failure == nil, let result { try sink.value(result) }
              try sink.finish(failure)
            }))
      }
    }
  }
  gathered("last()") { _ in (nil, { (_, _, value) throws(Signal) in value }) }
  gathered("collect()") { _ in
    (.array([]), { (_, result, value) throws(Signal) in .array((result?.asArray ?? []) + [value]) })
  }
  gathered("count()") { _ in (.int(0), { (_, result, _) throws(Signal) in .int((result?.asInt ?? 0) + 1) }) }
  gathered("reduce(_:_:)") { call in
    let next = call.value(1)
    return (
      call.value(0),
      { (machine, result, value) throws(Signal) in try machine.current.call(next, [result ?? .void, value]) }
    )
  }
}

private func bindErrorOperators(_ b: Bindings) {
  func ending(_ name: String, _ make: @escaping (Call) -> (Machine, Value?, Sink) throws(Signal) -> Void) {
    b.publisherOperator(name) { call in
      let end = make(call)
      return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
        try upstream.subscribe(
          machine,
          Sink(value: sink.value, finish: { (failure: Value?) throws(Signal) in try end(machine, failure, sink) }))
      }
    }
  }
  ending("replaceError(with:)") { call in
    let other = call.value(0)
    return { (_, failure, sink) throws(Signal) in
      if failure != nil { try sink.value(other) }
      try sink.finish(nil)
    }
  }
  ending("mapError(_:)") { call in
    let transform = call.value(0)
    return { (machine, failure, sink) throws(Signal) in
      guard let failure else { return try sink.finish(nil) }
      try sink.finish(machine.current.call(transform, [failure]))
    }
  }
  ending("append(_:)") { call in
    let more = call.array(0)
    return { (_, failure, sink) throws(Signal) in
      if failure == nil { for value in more { try sink.value(value) } }
      try sink.finish(failure)
    }
  }
  b.publisherOperator("prepend(_:)") { call in
    let first = call.array(0)
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      for value in first { try sink.value(value) }
      return try upstream.subscribe(machine, sink)
    }
  }
  b.publisherOperator("replaceEmpty(with:)") { call in
    let other = call.value(0)
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      var isEmpty = true
      return try upstream.subscribe(
        machine,
        Sink(
          value: { (value: Value) throws(Signal) in
            isEmpty = false
            try sink.value(value)
          },
          finish: { (failure: Value?) throws(Signal) in
            if isEmpty, failure == nil { try sink.value(other) }
            try sink.finish(failure)
          }))
    }
  }
  b.publisherOperator("catch(_:)") { call in
    let handler = call.value(0)
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      var second: Cancellation?
      let first = try upstream.subscribe(
        machine,
        Sink(
          value: sink.value,
          finish: { (failure: Value?) throws(Signal) in
            guard let failure else { return try sink.finish(nil) }
            second = try machine.publisher(machine.current.call(handler, [failure])).subscribe(machine, sink)
          }))
      return Cancellation {
        first.cancel()
        second?.cancel()
      }
    }
  }
  b.publisherOperator("print(_:)") { call in
    let prefix = call.string(0).isEmpty ? "" : call.string(0) + ": "
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      let cancellation = try upstream.subscribe(
        machine,
        Sink(
          value: { (value: Value) throws(Signal) in
            try machine.write("\(prefix)receive value: (\(try machine.current.describe(value)))\n")
            try sink.value(value)
          },
          finish: { (failure: Value?) throws(Signal) in
            try machine.write(
              try failure.map { (failure) throws(Signal) in
                "\(prefix)receive error: (\(try machine.current.describe(failure)))\n"
              } ?? "\(prefix)receive finished\n")
            try sink.finish(failure)
          }))
      return Cancellation {
        machine.atOnceOrLater { () throws(Signal) in try machine.write("\(prefix)receive cancel\n") }
        cancellation.cancel()
      }
    }
  }
  b.publisherOperator("handleEvents(receiveOutput:receiveCompletion:receiveCancel:)") { call in
    let (output, completion, cancel) = (call.optional(0), call.optional(1), call.optional(2))
    return { (machine: Machine, upstream: PublisherBox, sink: Sink) throws(Signal) -> Cancellation in
      let cancellation = try upstream.subscribe(
        machine,
        Sink(
          value: { (value: Value) throws(Signal) in
            if let output { _ = try machine.current.call(output, [value]) }
            try sink.value(value)
          },
          finish: { (failure: Value?) throws(Signal) in
            if let completion { _ = try machine.current.call(completion, [machine.completion(failure)]) }
            try sink.finish(failure)
          }))
      return Cancellation {
        if let cancel { machine.attempt { () throws(Signal) in _ = try machine.current.call(cancel) } }
        cancellation.cancel()
      }
    }
  }
}
