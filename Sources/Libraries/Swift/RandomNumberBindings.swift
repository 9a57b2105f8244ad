import Frameworks
import Interpreter

/// Random numbers of the session, and from a generator of the learner's: with the same one, the same as Swift's own
/// library draws.
func bindRandomNumbers(_ b: Bindings) {
  b["SystemRandomNumberGenerator.init()"] = { call in call.machine.structure("SystemRandomNumberGenerator") }
  b["SystemRandomNumberGenerator.next()"] = { call in
    .scalar(Scalar(.uint64, truncating: Int128(call.machine.random.next())))
  }
  for (labels, isDrawn) in [("in:", false), ("in:using:", true)] {
    b["BinaryInteger.random(\(labels))"] = { call in
      guard let range = call.value(0).asStruct, range.count >= 2, let low = range.fields[0].asWhole,
        let high = range.fields[1].asWhole
      else { return .void }
      let isClosed = range.type.name == "ClosedRange"
      guard isClosed || high > low else { throw call.trap("Fatal error: Can't get random value with an empty range") }
      var draw = RandomDraw(call, generator: isDrawn ? 1 : nil)
      let width = range.fields[0].asScalar?.kind.bitWidth ?? Int.bitWidth
      let count = UInt64(truncatingIfNeeded: high - low + (isClosed ? 1 : 0))
      let number = try count == 0 ? draw.next() : draw.next(below: count, bits: width)
      call = draw.call
      return range.fields[0].like(low + Int128(number)) ?? .void
    }
    for name in ["Double", "CGFloat", "Float"] {
      b["\(name).random(\(labels))"] = { call in
        guard let range = call.value(0).asStruct, let low = range.fields[0].asDouble,
          let high = range.fields[1].asDouble
        else { return .void }
        let isClosed = range.type.name == "ClosedRange"
        guard isClosed || high > low else { throw call.trap("Fatal error: Can't get random value with an empty range") }
        var draw = RandomDraw(call, generator: isDrawn ? 1 : nil)
        let number = try draw.number(from: low, to: high, isClosed: isClosed, isFloat: name == "Float")
        call = draw.call
        return range.fields[0].like(number)
      }
    }
  }
  b["Bool.random()"] = { call in .bool(call.machine.random.next(below: 2) == 1) }
  b["Bool.random(using:)"] = { call in
    var draw = RandomDraw(call, generator: 0)
    let bits = try draw.next()
    call = draw.call
    return .bool((bits >> 17) & 1 == 0)
  }
}

/// Draws from the generator that an argument is, else from the session's.
struct RandomDraw {
  private(set) var call: Call
  private let generator: Int?

  init(_ call: Call, generator: Int?) {
    self.call = call
    self.generator = generator
  }

  mutating func next() throws(Signal) -> UInt64 {
    guard let generator else { return call.machine.random.next() }
    let next = call.machine.nominal(of: call.value(generator))?.members(named: "next").first {
      !$0.isRequirement && $0.signature.parameters.isEmpty
    }
    guard let next else { return call.machine.random.next() }
    var value = call.arguments[generator]
    let drawn = try call.fiber.invoke(next, mutating: &value, [])
    call.arguments[generator] = value
    return UInt64(truncatingIfNeeded: drawn.asWhole ?? 0)
  }

  /// A number from 0 up to `bound`: the high half of a product with a random number, drawn again where some results would
  /// come more often.
  mutating func next(below bound: UInt64, bits: Int) throws(Signal) -> UInt64 {
    let mask = bits == 64 ? UInt64.max : (1 << UInt64(bits)) - 1
    func product(_ random: UInt64) -> (high: UInt64, low: UInt64) {
      let (high, low) = (random & mask).multipliedFullWidth(by: bound)
      return bits == 64 ? (high, low) : (low >> UInt64(bits), low & mask)
    }
    var drawn = product(try next())
    if drawn.low < bound {
      let least = ((0 &- bound) & mask) % bound
      while drawn.low < least { drawn = product(try next()) }
    }
    return drawn.high
  }

  mutating func number(from low: Double, to high: Double, isClosed: Bool, isFloat: Bool) throws(Signal) -> Double {
    let digits: UInt64 = isFloat ? 24 : 53
    let most = UInt64(1) << digits
    while true {
      let drawn = isClosed ? try next(below: most + 1, bits: isFloat ? 32 : 64) : try next() & (most - 1)
      if drawn == most { return high }
      if isFloat {
        let number = (Float(high) - Float(low)) * (Float(drawn) * (Float.ulpOfOne / 2)) + Float(low)
        if isClosed || number != Float(high) { return Double(number) }
      } else {
        let number = (high - low) * (Double(drawn) * (Double.ulpOfOne / 2)) + low
        if isClosed || number != high { return number }
      }
    }
  }

  mutating func shuffled(_ values: [Value]) throws(Signal) -> [Value] {
    var values = values
    var rest = values.count
    var i = 0
    while rest > 1 {
      let other = i + Int(try next(below: UInt64(rest), bits: 64))
      values.swapAt(i, other)
      rest -= 1
      i += 1
    }
    return values
  }
}
