import Frameworks
import Glibc
import Interpreter

/// Numbers, truth, and the functions that belong to no type.
func bindScalars(_ b: Bindings) {
  bindIntegers(b)
  bindFloatingPoint(b)
  bindRandomNumbers(b)
  b["Bool.init(_:)"] = { call in
    if call.member?.isFailable ?? false { return .optional(Bool(call.string(0)).map { .bool($0) }) }
    return call.value(0)
  }
  b["Bool.toggle()"] = { call in
    call.this = .bool(!(call.this.asBool ?? false))
    return .void
  }
  b["Bool.description"] = { call in .string(call.this.asBool ?? false ? "true" : "false") }
  b["Bool.random()"] = { call in .bool(call.machine.random.next(below: 2) == 1) }
  bindMathematics(b)
}

private func bindMathematics(_ b: Bindings) {
  let unary: [(String, @Sendable (Double) -> Double)] = [
    ("sqrt", { Glibc.sqrt($0) }), ("floor", { Glibc.floor($0) }), ("ceil", { Glibc.ceil($0) }),
    ("round", { Glibc.round($0) }), ("sin", { Glibc.sin($0) }),
    ("cos", { Glibc.cos($0) }), ("tan", { Glibc.tan($0) }), ("exp", { Glibc.exp($0) }), ("log", { Glibc.log($0) }),
    ("log10", { Glibc.log10($0) }), ("log2", { Glibc.log2($0) }), ("asin", { Glibc.asin($0) }),
    ("acos", { Glibc.acos($0) }), ("atan", { Glibc.atan($0) }), ("fabs", { Swift.abs($0) }),
  ]
  for (name, function) in unary { b["\(name)(_:)"] = { call in call.value(0).like(function(call.double(0))) } }
  b["atan2(_:_:)"] = { call in call.value(0).like(Glibc.atan2(call.double(0), call.double(1))) }
  b["hypot(_:_:)"] = { call in call.value(0).like(Glibc.hypot(call.double(0), call.double(1))) }
  b["pow(_:_:)"] = { call in call.value(0).like(Glibc.pow(call.double(0), call.double(1))) }
  b["abs(_:)"] = { call in
    guard let whole = call.value(0).asWhole else { return call.value(0).like(abs(call.double(0))) }
    guard let value = call.value(0).like(abs(whole)) else { throw call.trap("Fatal error: arithmetic overflow") }
    return value
  }
  for (name, isMin) in [("min", true), ("max", false)] {
    func best(_ values: [Value], _ f: Fiber) throws(Signal) -> Value {
      var best = values[0]
      for value in values.dropFirst() where try isMin ? f.isLess(value, best) : !f.isLess(value, best) { best = value }
      return best
    }
    b["\(name)(_:_:)"] = { call in try best(call.arguments, call.fiber) }
    b["\(name)(_:_:_:_:)"] = { call in try best(Array(call.arguments.dropLast()) + call.array(3), call.fiber) }
  }
  b["swap(_:_:)"] = { call in
    call.arguments.swapAt(0, 1)
    return .void
  }
  b["zip(_:_:)"] = { call in
    // The shorter one decides, for the other may have no end.
    let first = try call.machine.iterator(over: call.value(0), call.fiber)
    let second = try call.machine.iterator(over: call.value(1), call.fiber)
    var pairs: [Value] = []
    while let a = try first(call.fiber), let b = try second(call.fiber) {
      try call.machine.charge(48)
      pairs.append(.tuple(TupleValue([a, b])))
    }
    return .array(pairs)
  }
  func strided(_ call: Call, includesEnd: Bool) throws(Signal) -> Value {
    let like = call.value(0)
    let (start, end, step) = (call.double(0), call.double(1), call.double(2))
    guard step != 0 else { throw call.trap("Fatal error: Stride size must not be zero") }
    guard abs((end - start) / step) < 20_000_000 else { throw call.trap("the stride is too long") }
    func numbers<T: Strideable>(_ start: T, _ end: T, _ step: T.Stride, _ made: (T) -> Value?) -> Value {
      .array(
        includesEnd
          ? stride(from: start, through: end, by: step).compactMap(made)
          : stride(from: start, to: end, by: step).compactMap(made))
    }
    if let start = like.asWhole, let end = call.value(1).asWhole, let step = call.value(2).asInt {
      return numbers(start, end, step, like.like)
    }
    if like.asScalar == nil { return numbers(start, end, step) { .double($0) } }
    return numbers(Float(start), Float(end), Float(step)) { .scalar(Scalar($0)) }
  }
  b["stride(from:to:by:)"] = { call in try strided(call, includesEnd: false) }
  b["stride(from:through:by:)"] = { call in try strided(call, includesEnd: true) }
  b["repeatElement(_:count:)"] = { call in .array(Array(repeating: call.value(0), count: max(0, call.int(1)))) }
  b["isKnownUniquelyReferenced(_:)"] = { _ in .bool(true) }
  b["withExtendedLifetime(_:_:)"] = { call in try call.call(1) }
}

/// What Swift's protocols give, printing, and what ends a program.
func bindFundamentals(_ b: Bindings) {
  b["print(_:separator:terminator:)"] = { call in
    var parts: [String] = []
    for item in call.array(0) { parts.append(try call.fiber.describe(item)) }
    try call.machine.write(parts.joined(separator: call.string(1)) + call.string(2))
    return .void
  }
  b["debugPrint(_:separator:terminator:)"] = { call in
    var parts: [String] = []
    for item in call.array(0) { parts.append(try call.fiber.debugDescribe(item)) }
    try call.machine.write(parts.joined(separator: call.string(1)) + call.string(2))
    return .void
  }
  b["fatalError(_:)"] = { call in
    let message = try call.call(0).asString ?? ""
    throw call.trap("Fatal error\(message.isEmpty ? "" : ": \(message)")")
  }
  b["preconditionFailure(_:)"] = { call in
    let message = try call.call(0).asString ?? ""
    throw call.trap("Fatal error\(message.isEmpty ? "" : ": \(message)")")
  }
  b["assertionFailure(_:)"] = b["preconditionFailure(_:)"]
  for (name, title) in [("precondition", "Precondition failed"), ("assert", "Assertion failed")] {
    b["\(name)(_:_:)"] = { call in
      let place = call.fiber.position
      if try call.test(0) { return .void }
      let message = try call.call(1).asString ?? ""
      call.fiber.position = place
      throw call.trap("\(title)\(message.isEmpty ? "" : ": \(message)")")
    }
  }
  b["Comparable.>(lhs:rhs:)"] = { call in .bool(try call.fiber.isLess(call.value(1), call.value(0))) }
  b["Comparable.<=(lhs:rhs:)"] = { call in .bool(try !call.fiber.isLess(call.value(1), call.value(0))) }
  b["Comparable.>=(lhs:rhs:)"] = { call in .bool(try !call.fiber.isLess(call.value(0), call.value(1))) }
  b["Hashable.hashValue"] = { call in
    var hasher = Hasher()
    call.this.hash(into: &hasher)
    return .int(hasher.finalize())
  }
  b["Hasher.init()"] = { call in .structure(StructValue(call.machine.program.known("Hasher"), [.native(HashedParts())]))
  }
  b["Hasher.combine(_:)"] = { call in
    if case .native(let parts)? = call.this.asStruct?.fields[0] { (parts as? HashedParts)?.parts.append(call.value(0)) }
    return .void
  }
  b["Hasher.finalize()"] = { call in
    var hasher = Hasher()
    if case .native(let parts)? = call.this.asStruct?.fields[0] {
      for part in (parts as? HashedParts)?.parts ?? [] { part.hash(into: &hasher) }
    }
    return .int(hasher.finalize())
  }
  b["Identifiable.id"] = { call in .int(call.body?.serial ?? 0) }
  b["ObjectIdentifier.init(_:)"] = { call in
    let identity: Value = call.value(0).isType ? call.value(0) : .int(call.handle(0)?.body.serial ?? 0)
    return .structure(StructValue(call.machine.program.known("ObjectIdentifier"), [identity]))
  }
  b["Error.localizedDescription"] = { call in
    // An error that is an object has its own.
    if let own = call.body?.type.members(named: "localizedDescription").first(where: { $0.owner.isClass }) {
      return try call.fiber.read(own, of: call.this)
    }
    if let nominal = call.machine.nominal(of: call.this),
      let member = nominal.members(named: "errorDescription").first(where: { $0.owner.isLearners })
    {
      if let text = try call.fiber.read(member, of: call.this).unwrapped?.asString { return .string(text) }
    }
    let name = call.machine.nominal(of: call.this)?.name ?? "Error"
    var code = 1
    if case .enumeration(let value) = call.this { code = value.entry.index }
    return .string("The operation couldn’t be completed. (main.\(name) error \(code).)")
  }
  b["CaseIterable.allCases"] = { call in
    if case .type(let type) = call.this, let nominal = type.nominal {
      return .array(nominal.cases.map { .enumeration($0.plain) })
    }
    return .array([])
  }
  bindOptionSets(b)
  b["Optional.init(_:)"] = { call in .some(call.value(0)) }
  b["Optional.map(_:)"] = { call in
    if case .some(let value) = call.this { return .some(try call.call(0, value)) }
    return .none
  }
  b["Optional.flatMap(_:)"] = { call in
    if case .some(let value) = call.this {
      let result = try call.call(0, value)
      return result.isOptional ? result : .some(result)
    }
    return .none
  }
  b["Optional.unsafelyUnwrapped"] = { call in call.this.unwrapped ?? .void }
  b["Optional.debugDescription"] = { call in .string(try call.fiber.debugDescribe(call.this)) }
  b["Optional.take()"] = { call in
    let value = call.this
    call.this = .none
    return value
  }
  func result(_ call: Call) -> EnumValue? { if case .enumeration(let value) = call.this { value } else { nil } }
  func make(_ call: Call, _ name: String, _ value: Value) -> Value {
    let nominal = call.machine.program.known("Result")
    nominal.ensureLoaded()
    guard let entry = nominal.cases.first(where: { $0.name == name }) else { return .void }
    return .enumeration(EnumValue(entry, [value]))
  }
  b["Result.init(catching:)"] = { call in
    do { return make(call, "success", try call.call(0)) } catch Signal.thrown(let value) {
      return make(call, "failure", value)
    }
  }
  b["Result.get()"] = { call in
    guard let own = result(call) else { return .void }
    if own.entry.name == "failure" { throw Signal.thrown(own.payload[0]) }
    return own.payload.first ?? .void
  }
  for (name, entry) in [("map", "success"), ("mapError", "failure")] {
    b["Result.\(name)(_:)"] = { call in
      guard let own = result(call), own.entry.name == entry else { return call.this }
      return make(call, entry, try call.call(0, own.payload[0]))
    }
  }
  b["Result.flatMap(_:)"] = { call in
    guard let own = result(call), own.entry.name == "success" else { return call.this }
    return try call.call(0, own.payload[0])
  }
  for type in ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"] {
    b["\(type).appending(path:)"] = { call in
      guard case .keyPath(let own) = call.this, case .keyPath(let more) = call.value(0) else { return call.this }
      return .keyPath(own.appending(more))
    }
  }
  b["MainActor.run(body:)"] = { call in
    let fiber = call.fiber
    let outer = (fiber.isMain, fiber.mayHop)
    (fiber.isMain, fiber.mayHop) = (true, false)
    defer { (fiber.isMain, fiber.mayHop) = outer }
    return try call.call(0)
  }
  // What is assumed is checked (SE-0392).
  b["MainActor.assumeIsolated(_:)"] = { call in
    guard call.fiber.isOnMainThread else {
      throw call.trap("Fatal error: Incorrect actor executor assumption; Expected 'MainActor' executor.")
    }
    return try call.call(0)
  }
}

/// What a learner's `hash(into:)` has combined.
final class HashedParts { var parts: [Value] = [] }

private func bindOptionSets(_ b: Bindings) {
  func raw(_ value: Value) -> Int {
    value.asStruct.flatMap { $0.count > 0 ? $0.fields[0].asWhole : nil }.map { Int(truncatingIfNeeded: $0) } ?? 0
  }
  func make(_ like: Value, _ raw: Int) -> Value {
    let nominal: Nominal? =
      switch like {
      case .structure(let value): value.type
      case .type(let type): type.nominal
      default: nil
      }
    guard let nominal else { return .void }
    let type = nominal.members(named: "rawValue").lazy.filter { !$0.isRequirement }.compactMap {
      try? $0.propertyType(nominal.program)
    }.first
    return .structure(StructValue(nominal, [type.map { nominal.program.number(.int(raw), as: $0) } ?? .int(raw)]))
  }
  b["OptionSet.init()"] = { call in make(call.this, 0) }
  b["OptionSet.init(arrayLiteral:)"] = { call in make(call.this, call.array(0).reduce(0) { $0 | raw($1) }) }
  b["OptionSet.init(_:)"] = { call in make(call.this, try call.elements(0).reduce(0) { $0 | raw($1) }) }
  b["OptionSet.contains(_:)"] = { call in .bool(raw(call.this) & raw(call.value(0)) == raw(call.value(0))) }
  b["OptionSet.isEmpty"] = { call in .bool(raw(call.this) == 0) }
  b["OptionSet.union(_:)"] = { call in make(call.this, raw(call.this) | raw(call.value(0))) }
  b["OptionSet.intersection(_:)"] = { call in make(call.this, raw(call.this) & raw(call.value(0))) }
  b["OptionSet.subtracting(_:)"] = { call in make(call.this, raw(call.this) & ~raw(call.value(0))) }
  b["OptionSet.symmetricDifference(_:)"] = { call in make(call.this, raw(call.this) ^ raw(call.value(0))) }
  b["OptionSet.isSubset(of:)"] = { call in .bool(raw(call.this) & raw(call.value(0)) == raw(call.this)) }
  b["OptionSet.isSuperset(of:)"] = { call in .bool(raw(call.this) & raw(call.value(0)) == raw(call.value(0))) }
  b["OptionSet.isDisjoint(with:)"] = { call in .bool(raw(call.this) & raw(call.value(0)) == 0) }
  for (name, op) in [
    ("insert", { (a: Int, c: Int) in a | c }), ("formUnion", { a, c in a | c }),
    ("formIntersection", { a, c in a & c }), ("subtract", { a, c in a & ~c }),
  ] {
    b["OptionSet.\(name)(_:)"] = { call in
      call.this = make(call.this, op(raw(call.this), raw(call.value(0))))
      return .void
    }
  }
  b["OptionSet.remove(_:)"] = { call in
    let had = raw(call.this) & raw(call.value(0)) != 0
    call.this = make(call.this, raw(call.this) & ~raw(call.value(0)))
    return had ? .some(call.value(0)) : .none
  }
}
