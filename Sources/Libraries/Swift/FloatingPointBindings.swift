import Frameworks
import Interpreter

/// `Double`, `CGFloat` and `Float`: constants, conversion, rounding.
func bindFloatingPoint(_ b: Bindings) {
  for name in ["Double", "CGFloat", "Float"] {
    let isFloat = name == "Float"
    func made(_ number: Double) -> Value { isFloat ? .scalar(Scalar(Float(number))) : .double(number) }
    b["\(name).init(_:)"] = { call in
      if call.member?.isFailable ?? false {
        return isFloat
          ? .optional(Float(call.string(0)).map { .scalar(Scalar($0)) })
          : .optional(Double(call.string(0)).map { .double($0) })
      }
      return made(call.double(0))
    }
    b["\(name).init(exactly:)"] = { call in
      let value = call.double(0)
      return !isFloat || Double(Float(value)) == value ? .some(made(value)) : .none
    }
    let constants: [(String, Double, Float)] = [
      ("pi", .pi, .pi), ("infinity", .infinity, .infinity), ("nan", .nan, .nan), ("zero", 0, 0),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude),
      ("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne, .ulpOfOne),
    ]
    for (constant, double, float) in constants {
      b["\(name).\(constant)"] = { _ in isFloat ? .scalar(Scalar(float)) : .double(double) }
    }
  }
  func floating(
    _ name: String, _ double: @escaping (inout Call, Double) throws(Signal) -> Double,
    _ float: @escaping (inout Call, Float) throws(Signal) -> Float
  ) {
    b["BinaryFloatingPoint.\(name)"] = { call in
      if let value = call.this.asScalar?.float { return .scalar(Scalar(try float(&call, value))) }
      return .double(try double(&call, call.this.asDouble ?? 0))
    }
  }
  func test(_ name: String, _ test: @escaping (inout Call, Double) throws(Signal) -> Bool) {
    b["BinaryFloatingPoint.\(name)"] = { call in .bool(try test(&call, call.this.asDouble ?? 0)) }
  }
  floating("magnitude", { _, x throws(Signal) in abs(x) }, { _, x throws(Signal) in abs(x) })
  floating("ulp", { _, x throws(Signal) in x.ulp }, { _, x throws(Signal) in x.ulp })
  floating("nextUp", { _, x throws(Signal) in x.nextUp }, { _, x throws(Signal) in x.nextUp })
  floating("nextDown", { _, x throws(Signal) in x.nextDown }, { _, x throws(Signal) in x.nextDown })
  floating("rounded()", { _, x throws(Signal) in x.rounded() }, { _, x throws(Signal) in x.rounded() })
  floating(
    "rounded(_:)", { call, x throws(Signal) in x.rounded(rule(call.value(0))) },
    { call, x throws(Signal) in x.rounded(rule(call.value(0))) })
  floating("squareRoot()", { _, x throws(Signal) in x.squareRoot() }, { _, x throws(Signal) in x.squareRoot() })
  floating(
    "truncatingRemainder(dividingBy:)",
    { call, x throws(Signal) in x.truncatingRemainder(dividingBy: call.double(0)) },
    { call, x throws(Signal) in x.truncatingRemainder(dividingBy: Float(call.double(0))) })
  floating(
    "remainder(dividingBy:)", { call, x throws(Signal) in x.remainder(dividingBy: call.double(0)) },
    { call, x throws(Signal) in x.remainder(dividingBy: Float(call.double(0))) })
  floating(
    "distance(to:)", { call, x throws(Signal) in call.double(0) - x },
    { call, x throws(Signal) in Float(call.double(0)) - x })
  floating(
    "advanced(by:)", { call, x throws(Signal) in x + call.double(0) },
    { call, x throws(Signal) in x + Float(call.double(0)) })
  test("isNaN") { _, x throws(Signal) in x.isNaN }
  test("isFinite") { _, x throws(Signal) in x.isFinite }
  test("isInfinite") { _, x throws(Signal) in x.isInfinite }
  test("isZero") { _, x throws(Signal) in x.isZero }
  test("isLess(than:)") { call, x throws(Signal) in x < call.double(0) }
  test("_isNegative") { _, x throws(Signal) in x.sign == .minus }
  b["BinaryFloatingPoint.description"] = { call in .string(try call.fiber.describe(call.this)) }
  b["BinaryFloatingPoint.round()"] = { call in
    call.this = call.this.like((call.this.asDouble ?? 0).rounded())
    return .void
  }
  b["BinaryFloatingPoint.round(_:)"] = { call in
    call.this = call.this.like((call.this.asDouble ?? 0).rounded(rule(call.value(0))))
    return .void
  }
  b["BinaryFloatingPoint.negate()"] = { call in
    call.this = call.this.like(-(call.this.asDouble ?? 0))
    return .void
  }
}

private func rule(_ value: Value) -> FloatingPointRoundingRule {
  guard case .enumeration(let value) = value else { return .toNearestOrAwayFromZero }
  switch value.entry.name {
  case "up": return .up
  case "down": return .down
  case "towardZero": return .towardZero
  case "awayFromZero": return .awayFromZero
  case "toNearestOrEven": return .toNearestOrEven
  default: return .toNearestOrAwayFromZero
  }
}
