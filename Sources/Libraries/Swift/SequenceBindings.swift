import Frameworks
import Interpreter

/// What every sequence does, whatever it is.
func bindSequences(_ b: Bindings) {
  func all(_ name: String, _ native: @escaping (inout Call, [Value]) throws(Signal) -> Value) {
    b["Sequence.\(name)"] = { call in
      let elements = try call.machine.elements(of: call.this, call.fiber)
      return try native(&call, elements)
    }
    b["Collection.\(name)"] = b["Sequence.\(name)"]
    b["BidirectionalCollection.\(name)"] = b["Sequence.\(name)"]
  }
  b["Sequence.map(_:)"] = { call in
    var result: [Value] = []
    let next = try call.machine.iterator(over: call.this, call.fiber)
    while let element = try next(call.fiber) { result.append(try call.call(0, element)) }
    try call.machine.charge(result.count * 24)
    return .array(result)
  }
  all("compactMap(_:)") { call, elements throws(Signal) in
    var result: [Value] = []
    for element in elements {
      switch try call.call(0, element) {
      case .some(let value): result.append(value)
      case .none: break
      case let value: result.append(value)
      }
    }
    return .array(result)
  }
  all("flatMap(_:)") { call, elements throws(Signal) in
    var result: [Value] = []
    for element in elements { result += try call.machine.elements(of: try call.call(0, element), call.fiber) }
    return .array(result)
  }
  all("filter(_:)") { call, elements throws(Signal) in
    var result: [Value] = []
    for element in elements { if try call.test(0, element) { result.append(element) } }
    return .array(result)
  }
  b["Sequence.forEach(_:)"] = { call in
    let next = try call.machine.iterator(over: call.this, call.fiber)
    while let element = try next(call.fiber) { _ = try call.call(0, element) }
    return .void
  }
  all("reduce(_:_:)") { call, elements throws(Signal) in
    var result = call.value(0)
    for element in elements { result = try call.call(1, result, element) }
    return result
  }
  all("reduce(into:_:)") { call, elements throws(Signal) in
    var result = call.value(0)
    call.arguments[0] = .void
    guard case .function(let update) = call.value(1) else { return result }
    for element in elements {
      var values = [result, element]
      result = .void
      _ = try call.fiber.callInout(update, &values, [0])
      result = values[0]
    }
    return result
  }
  all("contains(where:)") { call, elements throws(Signal) in
    for element in elements { if try call.test(0, element) { return .bool(true) } }
    return .bool(false)
  }
  all("contains(_:)") { call, elements throws(Signal) in
    let wanted = call.value(0)
    return .bool(elements.contains { $0.isEqual(to: wanted) })
  }
  all("allSatisfy(_:)") { call, elements throws(Signal) in
    for element in elements { if try !call.test(0, element) { return .bool(false) } }
    return .bool(true)
  }
  all("first(where:)") { call, elements throws(Signal) in
    for element in elements { if try call.test(0, element) { return .some(element) } }
    return .none
  }
  all("last(where:)") { call, elements throws(Signal) in
    for element in elements.reversed() { if try call.test(0, element) { return .some(element) } }
    return .none
  }
  for (name, isMin) in [("min", true), ("max", false)] {
    all("\(name)()") { call, elements throws(Signal) in
      var best: Value?
      for element in elements {
        guard let current = best else {
          best = element
          continue
        }
        if try isMin ? call.fiber.isLess(element, current) : !call.fiber.isLess(element, current) { best = element }
      }
      return .optional(best)
    }
    all("\(name)(by:)") { call, elements throws(Signal) in
      var best: Value?
      for element in elements {
        guard let current = best else {
          best = element
          continue
        }
        if try isMin ? call.test(0, element, current) : call.test(0, current, element) { best = element }
      }
      return .optional(best)
    }
  }
  all("sorted()") { call, elements throws(Signal) in .array(try sort(elements, call.fiber, nil)) }
  all("sorted(by:)") { call, elements throws(Signal) in .array(try sort(elements, call.fiber, call.value(0))) }
  all("reversed()") { _, elements throws(Signal) in .array(elements.reversed()) }
  all("enumerated()") { _, elements throws(Signal) in
    .array(
      elements.enumerated().map { .tuple(TupleValue([.int($0.offset), $0.element], labels: ["offset", "element"])) })
  }
  all("prefix(_:)") { call, elements throws(Signal) in .array(Array(elements.prefix(max(0, call.int(0))))) }
  all("suffix(_:)") { call, elements throws(Signal) in .array(Array(elements.suffix(max(0, call.int(0))))) }
  all("prefix(while:)") { call, elements throws(Signal) in
    var result: [Value] = []
    for element in elements {
      guard try call.test(0, element) else { break }
      result.append(element)
    }
    return .array(result)
  }
  all("drop(while:)") { call, elements throws(Signal) in
    var start = 0
    while start < elements.count, try call.test(0, elements[start]) { start += 1 }
    return .array(Array(elements[start...]))
  }
  all("dropFirst()") { _, elements throws(Signal) in .array(Array(elements.dropFirst())) }
  all("dropLast()") { _, elements throws(Signal) in .array(Array(elements.dropLast())) }
  all("dropFirst(_:)") { call, elements throws(Signal) in .array(Array(elements.dropFirst(max(0, call.int(0))))) }
  all("dropLast(_:)") { call, elements throws(Signal) in .array(Array(elements.dropLast(max(0, call.int(0))))) }
  all("joined(separator:)") { call, elements throws(Signal) in
    guard call.value(0).asString == nil else {
      return .string(elements.map { $0.asString ?? "" }.joined(separator: call.string(0)))
    }
    let separator = try call.elements(0)
    var result: [Value] = []
    for (i, element) in elements.enumerated() {
      if i > 0 { result += separator }
      result += try call.machine.elements(of: element, call.fiber)
    }
    return .array(result)
  }
  all("joined()") { call, elements throws(Signal) in
    if let first = elements.first, first.asString == nil {
      var result: [Value] = []
      for element in elements { result += try call.machine.elements(of: element, call.fiber) }
      return .array(result)
    }
    return .string(elements.map { $0.asString ?? "" }.joined())
  }
  all("shuffled()") { call, elements throws(Signal) in .array(call.machine.random.shuffled(elements)) }
  all("elementsEqual(_:)") { call, elements throws(Signal) in
    .bool(Value.array(elements).isEqual(to: .array(try call.elements(0))))
  }
  all("starts(with:)") { call, elements throws(Signal) in
    let other = try call.elements(0)
    return .bool(elements.count >= other.count && zip(elements, other).allSatisfy { $0.isEqual(to: $1) })
  }
  all("split(separator:)") { call, elements throws(Signal) in
    let separator = call.value(0)
    return .array(elements.split { $0.isEqual(to: separator) }.map { .array(Array($0)) })
  }
  all("lexicographicallyPrecedes(_:)") { call, elements throws(Signal) in
    let other = try call.elements(0)
    for (mine, theirs) in zip(elements, other) {
      if try call.fiber.isLess(mine, theirs) { return .bool(true) }
      if try call.fiber.isLess(theirs, mine) { return .bool(false) }
    }
    return .bool(elements.count < other.count)
  }
  // A sequence of the host's is walked as a list of what it holds.
  let makeIterator: Native = { call in
    let next = try call.machine.iterator(over: call.this, call.fiber)
    let step = native("next") { (inner: inout Call) throws(Signal) in .optional(try next(inner.fiber)) }
    return .structure(StructValue(call.machine.program.known("AnyIterator"), [step]))
  }
  for type in ["Array", "Dictionary", "Set", "Range", "ClosedRange", "PartialRangeFrom", "String"] {
    b["\(type).makeIterator()"] = makeIterator
  }
  all("underestimatedCount") { _, elements throws(Signal) in .int(elements.count) }
  all("count") { _, elements throws(Signal) in .int(elements.count) }
  all("isEmpty") { _, elements throws(Signal) in .bool(elements.isEmpty) }
  all("first") { _, elements throws(Signal) in .optional(elements.first) }
  all("last") { _, elements throws(Signal) in .optional(elements.last) }
  all("shuffled(using:)") { call, elements throws(Signal) in
    var draw = RandomDraw(call, generator: 0)
    let result = try draw.shuffled(elements)
    call = draw.call
    return .array(result)
  }
  all("randomElement(using:)") { call, elements throws(Signal) in
    if elements.isEmpty { return .none }
    var draw = RandomDraw(call, generator: 0)
    let index = try draw.next(below: UInt64(elements.count), bits: 64)
    call = draw.call
    return .some(elements[Int(index)])
  }
  all("randomElement()") { call, elements throws(Signal) in
    elements.isEmpty ? .none : .some(elements[call.machine.random.next(below: elements.count)])
  }
  all("firstIndex(of:)") { call, elements throws(Signal) in
    let wanted = call.value(0)
    return .optional(elements.firstIndex { $0.isEqual(to: wanted) }.map { .int($0) })
  }
  all("lastIndex(of:)") { call, elements throws(Signal) in
    let wanted = call.value(0)
    return .optional(elements.lastIndex { $0.isEqual(to: wanted) }.map { .int($0) })
  }
  all("firstIndex(where:)") { call, elements throws(Signal) in
    for (i, element) in elements.enumerated() { if try call.test(0, element) { return .some(.int(i)) } }
    return .none
  }
  all("lastIndex(where:)") { call, elements throws(Signal) in
    for (i, element) in elements.enumerated().reversed() { if try call.test(0, element) { return .some(.int(i)) } }
    return .none
  }
}

/// A stable merge sort, since a learner's predicate may throw.
func sort(_ elements: [Value], _ fiber: Fiber, _ predicate: Value?) throws(Signal) -> [Value] {
  func isBefore(_ a: Value, _ b: Value) throws(Signal) -> Bool {
    if let predicate { return try fiber.call(predicate, [a, b]).asBool ?? false }
    return try fiber.isLess(a, b)
  }
  var source = elements
  var width = 1
  while width < source.count {
    var target: [Value] = []
    target.reserveCapacity(source.count)
    var start = 0
    while start < source.count {
      var i = start
      let middle = min(start + width, source.count)
      var j = middle
      let end = min(start + 2 * width, source.count)
      while i < middle, j < end {
        if try isBefore(source[j], source[i]) {
          target.append(source[j])
          j += 1
        } else {
          target.append(source[i])
          i += 1
        }
      }
      target += source[i..<middle]
      target += source[j..<end]
      start = end
    }
    source = target
    width *= 2
  }
  return source
}

extension Machine {
  /// The session's random numbers, the same for the same seed.
  package var random: RandomNumbers { extra(RandomNumbers.self) { RandomNumbers(seed: 1) } }
}

/// SplitMix64.
package final class RandomNumbers {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package func reseed(_ seed: UInt64) { state = seed }

  package func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package func next(below bound: Int) -> Int { bound <= 0 ? 0 : Int(next() % UInt64(bound)) }

  /// A number from 0 up to 1.
  package func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  package func shuffled(_ values: [Value]) -> [Value] {
    var values = values
    for i in stride(from: values.count - 1, to: 0, by: -1) { values.swapAt(i, next(below: i + 1)) }
    return values
  }
}
