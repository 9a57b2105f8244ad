import Frameworks
import Interpreter

/// Durations and instants of the virtual clock, kept in seconds.
func bindClocks(_ b: Bindings) {
  func duration(_ call: Call, _ seconds: Double) -> Value { call.machine.structure("Duration", .double(seconds)) }
  func instant(_ call: Call, _ seconds: Double) -> Value {
    .structure(StructValue(call.machine.nested("ContinuousClock", "Instant"), [.double(seconds)]))
  }
  func own(_ call: Call) -> Double { call.this.asStruct?.fields[0].asDouble ?? 0 }
  b["Duration.zero"] = { call in duration(call, 0) }
  for (name, scale) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9)] {
    b["Duration.\(name)(_:)"] = { call in duration(call, call.double(0) / scale) }
  }
  b["Duration.components"] = { call in
    let whole = own(call).rounded(.down)
    return call.machine.tuple(
      ("seconds", .int(Int(whole))), ("attoseconds", .int(Int(((own(call) - whole) * 1e9).rounded()) * 1_000_000_000)))
  }
  b["Duration.+(lhs:rhs:)"] = { call in duration(call, call.seconds(0) + call.seconds(1)) }
  b["Duration.-(lhs:rhs:)"] = { call in duration(call, call.seconds(0) - call.seconds(1)) }
  b["Duration.*(lhs:rhs:)"] = { call in duration(call, call.seconds(0) * call.double(1)) }
  b["Duration./(lhs:rhs:)"] = { call in
    if case .structure = call.value(1) { return .double(call.seconds(0) / call.seconds(1)) }
    return duration(call, call.seconds(0) / call.double(1))
  }
  b["Duration.<(lhs:rhs:)"] = { call in .bool(call.seconds(0) < call.seconds(1)) }
  b["Duration.+=(lhs:rhs:)"] = { call in
    call.arguments[0] = duration(call, call.seconds(0) + call.seconds(1))
    return .void
  }
  b["Duration.-=(lhs:rhs:)"] = { call in
    call.arguments[0] = duration(call, call.seconds(0) - call.seconds(1))
    return .void
  }
  b["Duration.description"] = { call in .string("\(own(call)) seconds") }
  b["Duration.formatted()"] = { call in
    let total = Int(own(call).rounded())
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return .string("\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60))")
  }
  b["ContinuousClock.init()"] = { call in call.machine.structure("ContinuousClock") }
  for name in ["ContinuousClock.now", "ContinuousClock.Instant.now"] {
    b[name] = { call in instant(call, call.machine.executor.now) }
  }
  b["ContinuousClock.Instant.advanced(by:)"] = { call in instant(call, own(call) + call.seconds(0)) }
  b["ContinuousClock.Instant.duration(to:)"] = { call in duration(call, call.seconds(0) - own(call)) }
  b["ContinuousClock.Instant.<(lhs:rhs:)"] = { call in .bool(call.seconds(0) < call.seconds(1)) }
  b["ContinuousClock.Instant.+(lhs:rhs:)"] = { call in instant(call, call.seconds(0) + call.seconds(1)) }
  b["ContinuousClock.Instant.-(lhs:rhs:)"] = { call in duration(call, call.seconds(0) - call.seconds(1)) }
  b["ContinuousClock.measure(_:)"] = { call in
    let start = call.machine.executor.now
    _ = try call.call(0)
    return duration(call, call.machine.executor.now - start)
  }
  b["ContinuousClock.sleep(for:)"] = { call in
    try call.fiber.sleep(call.seconds(0))
    return .void
  }
  b["ContinuousClock.sleep(until:tolerance:)"] = { call in
    try call.fiber.sleep(call.seconds(0) - call.machine.executor.now)
    return .void
  }
}
