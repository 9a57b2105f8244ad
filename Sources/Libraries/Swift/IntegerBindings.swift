import Frameworks
import Interpreter

/// Integers of every size: conversion, limits, and what they have in common.
func bindIntegers(_ b: Bindings) {
  bindInteger(b, "Int", nil)
  for kind in Scalar.Kind.allCases where !kind.isFloating { bindInteger(b, kind.typeName, kind) }

  func integer(_ name: String, _ native: @escaping (inout Call, Int128) throws(Signal) -> Value) {
    b["BinaryInteger.\(name)"] = { call in
      guard let value = call.this.asWhole else { return .void }
      return try native(&call, value)
    }
  }
  func width(_ call: Call) -> Int { call.this.asScalar?.kind.bitWidth ?? Int.bitWidth }
  func fitting(_ call: Call, _ number: Int128) throws(Signal) -> Value {
    guard let value = call.this.like(number) else { throw call.trap("Fatal error: arithmetic overflow") }
    return value
  }
  func argument(_ call: Call) -> Int128 { call.value(0).asWhole ?? 0 }
  /// The bits of a number, without those that its type has not.
  func bits(_ call: Call, _ number: Int128) -> UInt64 {
    let width = width(call)
    return UInt64(truncatingIfNeeded: number) & (width == 64 ? .max : (1 << UInt64(width)) - 1)
  }
  integer("nonzeroBitCount") { call, x throws(Signal) in .int(bits(call, x).nonzeroBitCount) }
  integer("leadingZeroBitCount") { call, x throws(Signal) in
    .int(bits(call, x).leadingZeroBitCount - (64 - width(call)))
  }
  integer("trailingZeroBitCount") { call, x throws(Signal) in
    .int(min(bits(call, x).trailingZeroBitCount, width(call)))
  }
  integer("bitWidth") { call, _ throws(Signal) in .int(width(call)) }
  integer("signum()") { call, x throws(Signal) in try fitting(call, x.signum()) }
  integer("description") { _, x throws(Signal) in .string(String(x)) }
  integer("isMultiple(of:)") { call, x throws(Signal) in .bool(x.isMultiple(of: argument(call))) }
  integer("distance(to:)") { call, x throws(Signal) in
    guard let distance = Int(exactly: argument(call) - x) else { throw call.trap("Fatal error: arithmetic overflow") }
    return .int(distance)
  }
  integer("advanced(by:)") { call, x throws(Signal) in try fitting(call, x + argument(call)) }
  integer("quotientAndRemainder(dividingBy:)") { call, x throws(Signal) in
    guard argument(call) != 0 else { throw call.trap("Fatal error: Division by zero") }
    let (q, r) = x.quotientAndRemainder(dividingBy: argument(call))
    return .tuple(TupleValue([try fitting(call, q), try fitting(call, r)], labels: ["quotient", "remainder"]))
  }
  let operations: [(String, (Int128, Int128) -> Int128)] = [
    ("addingReportingOverflow(_:)", { $0 + $1 }), ("subtractingReportingOverflow(_:)", { $0 - $1 }),
    ("multipliedReportingOverflow(by:)", { $0.multipliedReportingOverflow(by: $1).partialValue }),
  ]
  for (name, operation) in operations {
    integer(name) { call, x throws(Signal) in
      let result = operation(x, argument(call))
      let fits = call.this.like(result)
      let partial =
        fits ?? call.this.asScalar.map { .scalar(Scalar($0.kind, truncating: result)) }
        ?? .int(Int(truncatingIfNeeded: result))
      return .tuple(TupleValue([partial, .bool(fits == nil)], labels: ["partialValue", "overflow"]))
    }
  }
  b["UInt8.init(ascii:)"] = { call in
    guard let scalar = call.value(0).asStruct?.fields[0].asWhole, scalar < 128 else {
      throw call.trap("Fatal error: Code point value does not fit into ASCII")
    }
    return .scalar(Scalar(.uint8, truncating: scalar))
  }
  b["BinaryInteger.negate()"] = { call in
    if let value = call.this.asWhole { call.this = try fitting(call, -value) }
    return .void
  }
}

/// Conversions to one type. The kind is nil for `Int`.
private func bindInteger(_ b: Bindings, _ name: String, _ kind: Scalar.Kind?) {
  let limits = kind?.limits ?? Int128(Int.min)...Int128(Int.max)
  func made(_ number: Int128) -> Value { kind.map { .scalar(Scalar($0, truncating: number)) } ?? .int(Int(number)) }
  func exact(_ number: Int128?) -> Value { .optional(number.flatMap { limits.contains($0) ? made($0) : nil }) }
  /// A text as a number: digits with a sign before them, and nothing else.
  func parsed(_ text: String, radix: Int = 10) -> Value { exact(Int128(text, radix: radix)) }

  b["\(name).init(_:)"] = { call in
    if call.member?.isFailable ?? false { return parsed(call.string(0)) }
    let given = call.value(0).unwrapped ?? .void
    if let whole = given.asWhole {
      guard limits.contains(whole) else {
        let reason =
          whole < 0 && limits.lowerBound == 0
          ? "Negative value is not representable" : "Not enough bits to represent the passed value"
        throw call.trap("Fatal error: \(reason)")
      }
      return made(whole)
    }
    guard let value = given.asDouble else { return made(0) }
    let source = given.asScalar == nil ? "Double" : "Float"
    guard value.isFinite else {
      throw call.trap(
        "Fatal error: \(source) value cannot be converted to \(name) because it is either infinite or NaN")
    }
    guard let whole = Int128(exactly: value.rounded(.towardZero)), limits.contains(whole) else {
      throw call.trap(
        "Fatal error: \(source) value cannot be converted to \(name) because the result would be \(value < 0 ? "less than \(name).min" : "greater than \(name).max")"
      )
    }
    return made(whole)
  }
  b["\(name).init(_:radix:)"] = { call in parsed(call.string(0), radix: min(36, max(2, call.int(1)))) }
  b["\(name).init(exactly:)"] = { call in
    let given = call.value(0)
    return exact(given.asWhole ?? given.asDouble.flatMap { Int128(exactly: $0) })
  }
  func truncated(_ number: Int128) -> Value {
    kind.map { .scalar(Scalar($0, truncating: number)) } ?? .int(Int(truncatingIfNeeded: number))
  }
  b["\(name).init(truncatingIfNeeded:)"] = { call in truncated(call.value(0).asWhole ?? 0) }
  b["\(name).init(bitPattern:)"] = { call in truncated(call.value(0).asWhole ?? 0) }
  b["\(name).init(clamping:)"] = { call in
    made(min(max(call.value(0).asWhole ?? 0, limits.lowerBound), limits.upperBound))
  }
  b["\(name).magnitude"] = { call in
    let size = abs(call.this.asWhole ?? 0)
    return .scalar(Scalar(Scalar.Kind(typeName: name.hasPrefix("U") ? name : "U" + name) ?? .uint, truncating: size))
  }
}
