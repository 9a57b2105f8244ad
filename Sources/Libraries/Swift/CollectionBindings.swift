import Frameworks
import Interpreter

/// Arrays, dictionaries, sets and ranges.
func bindCollections(_ b: Bindings) {
  // A variable of the host's that a delegate may change.
  b["UnsafeMutablePointer.pointee"] = { call in
    if case .native(let box)? = call.this.asStruct?.fields[0], let box = box as? Box { return box.value }
    return .void
  }
  b["UnsafeMutablePointer.pointee="] = { call in
    if case .native(let box)? = call.this.asStruct?.fields[0], let box = box as? Box { box.value = call.value(0) }
    return .void
  }
  bindArrays(b)
  bindDictionaries(b)
  bindSets(b)
  for type in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
    b["\(type).contains(_:)"] = { call in .bool(call.machine.rangeContains(call.this, call.value(0)) ?? false) }
  }
  b["Range.isEmpty"] = { call in
    guard let range = call.this.asStruct else { return .bool(true) }
    return .bool(range.fields[0].isEqual(to: range.fields[1]))
  }
  for type in ["Range", "ClosedRange"] {
    b["\(type).clamped(to:)"] = { call in
      guard let own = call.this.asStruct, let limits = call.value(0).asStruct else { return call.this }
      let f = call.fiber
      var low = try f.isLess(own.fields[0], limits.fields[0]) ? limits.fields[0] : own.fields[0]
      var high = try f.isLess(limits.fields[1], own.fields[1]) ? limits.fields[1] : own.fields[1]
      if try f.isLess(limits.fields[1], low) { low = limits.fields[1] }
      if try f.isLess(high, low) { high = low }
      return .structure(StructValue(own.type, [low, high]))
    }
  }
  b["ClosedRange.init(_:)"] = { call in
    guard let range = IntegerRange(call.value(0)) else { return call.value(0) }
    return .structure(
      StructValue(call.machine.program.known("ClosedRange"), [.int(range.lower), .int(range.upper - 1)]))
  }
  for (type, mark) in [("Range", "..<"), ("ClosedRange", "...")] {
    b["\(type).description"] = { call in
      guard let range = call.this.asStruct else { return .string("") }
      return .string(
        try call.fiber.debugDescribe(range.fields[0]) + mark + call.fiber.debugDescribe(range.fields[1]))
    }
  }
  b["Range.overlaps(_:)"] = { call in
    guard let own = call.this.asStruct, let other = call.value(0).asStruct else { return .bool(false) }
    return .bool(
      try call.fiber.isLess(own.fields[0], other.fields[1]) && call.fiber.isLess(other.fields[0], own.fields[1]))
  }
  b["Range.init(uncheckedBounds:)"] = { call in
    guard case .tuple(let bounds) = call.value(0) else { return .void }
    return .structure(StructValue(call.machine.program.known("Range"), bounds.elements))
  }
}

/// The bounds of a range of integers of any kind, for something whose indices go from `start` to before `end`.
func bounds(_ value: Value, from start: Int = 0, to end: Int) -> Range<Int>? {
  if let range = IntegerRange(value) { return range.lower..<range.upper }
  guard let range = value.asStruct, case .int(let bound) = range.fields[0] else { return nil }
  switch range.type.name {
  case "PartialRangeFrom": return bound <= end ? bound..<end : nil
  case "PartialRangeUpTo": return bound >= start ? start..<bound : nil
  case "PartialRangeThrough": return bound >= start - 1 ? start..<(bound + 1) : nil
  default: return nil
  }
}

private func bindArrays(_ b: Bindings) {
  func change(_ name: String, _ native: @escaping (inout Call, inout [Value]) throws(Signal) -> Value) {
    b["Array.\(name)"] = { call in
      guard case .array(var elements) = call.this else { return .void }
      call.this = .void
      defer { call.this = .array(elements) }
      return try native(&call, &elements)
    }
  }
  func check(_ index: Int, _ count: Int, _ call: Call) throws(Signal) {
    guard index >= 0, index < count else { throw call.trap("Fatal error: Index out of range") }
  }
  b["Array.init()"] = { _ in .array([]) }
  b["Array.init(_:)"] = { call in .array(try call.elements(0)) }
  b["Array.init(arrayLiteral:)"] = { call in call.value(0) }
  b["Array.init(repeating:count:)"] = { call in
    try call.machine.charge(max(0, call.int(1)) * 24)
    guard call.int(1) >= 0 else { throw call.trap("Fatal error: Can't construct Array with count < 0") }
    guard call.int(1) < 20_000_000 else { throw call.trap("the array is too long") }
    return .array(Array(repeating: call.value(0), count: call.int(1)))
  }
  func read(_ name: String, _ native: @escaping ([Value]) -> Value) {
    b["Array.\(name)"] = { call in
      guard case .array(let elements) = call.this else { return .void }
      return native(elements)
    }
  }
  read("count") { .int($0.count) }
  read("isEmpty") { .bool($0.isEmpty) }
  read("first") { .optional($0.first) }
  read("last") { .optional($0.last) }
  read("capacity") { .int($0.capacity) }
  read("startIndex") { _ in .int(0) }
  read("endIndex") { .int($0.count) }
  b["Array.indices"] = { call in
    .structure(StructValue(call.machine.program.known("Range"), [.int(0), .int(call.this.asArray?.count ?? 0)]))
  }
  b["Array.index(after:)"] = { call in .int(call.int(0) + 1) }
  b["Array.index(before:)"] = { call in .int(call.int(0) - 1) }
  b["Array.index(_:offsetBy:)"] = { call in .int(call.int(0) + call.int(1)) }
  change("append(_:)") { call, elements throws(Signal) in
    try call.machine.charge(24)
    elements.append(call.value(0))
    return .void
  }
  change("append(contentsOf:)") { call, elements throws(Signal) in
    let more = try call.elements(0)
    try call.machine.charge(more.count * 24)
    elements += more
    return .void
  }
  change("insert(_:at:)") { call, elements throws(Signal) in
    guard call.int(1) >= 0, call.int(1) <= elements.count else {
      throw call.trap("Fatal error: Array index is out of range")
    }
    elements.insert(call.value(0), at: call.int(1))
    return .void
  }
  change("insert(contentsOf:at:)") { call, elements throws(Signal) in
    guard call.int(1) >= 0, call.int(1) <= elements.count else {
      throw call.trap("Fatal error: Array index is out of range")
    }
    elements.insert(contentsOf: try call.elements(0), at: call.int(1))
    return .void
  }
  change("remove(at:)") { call, elements throws(Signal) in
    try check(call.int(0), elements.count, call)
    return elements.remove(at: call.int(0))
  }
  change("removeFirst()") { call, elements throws(Signal) in
    guard !elements.isEmpty else { throw call.trap("Fatal error: Can't remove first element from an empty collection") }
    return elements.removeFirst()
  }
  change("removeLast()") { call, elements throws(Signal) in
    guard !elements.isEmpty else { throw call.trap("Fatal error: Can't remove last element from an empty collection") }
    return elements.removeLast()
  }
  change("removeFirst(_:)") { call, elements throws(Signal) in
    elements.removeFirst(min(call.int(0), elements.count))
    return .void
  }
  change("removeLast(_:)") { call, elements throws(Signal) in
    elements.removeLast(min(call.int(0), elements.count))
    return .void
  }
  for name in ["removeAll()", "removeAll(keepingCapacity:)"] {
    change(name) { _, elements throws(Signal) in
      elements = []
      return .void
    }
  }
  change("removeAll(where:)") { call, elements throws(Signal) in
    var kept: [Value] = []
    for element in elements { if try !call.test(0, element) { kept.append(element) } }
    elements = kept
    return .void
  }
  change("removeSubrange(_:)") { call, elements throws(Signal) in
    guard let range = bounds(call.value(0), to: elements.count), range.upperBound <= elements.count else {
      throw call.trap("Fatal error: Array index is out of range")
    }
    elements.removeSubrange(range)
    return .void
  }
  change("replaceSubrange(_:with:)") { call, elements throws(Signal) in
    guard let range = bounds(call.value(0), to: elements.count), range.upperBound <= elements.count else {
      throw call.trap("Fatal error: Array index is out of range")
    }
    elements.replaceSubrange(range, with: try call.elements(1))
    return .void
  }
  change("popLast()") { _, elements throws(Signal) in .optional(elements.popLast()) }
  change("swapAt(_:_:)") { call, elements throws(Signal) in
    try check(call.int(0), elements.count, call)
    try check(call.int(1), elements.count, call)
    elements.swapAt(call.int(0), call.int(1))
    return .void
  }
  change("partition(by:)") { call, elements throws(Signal) in
    // As the standard library does, from both ends.
    var low = 0
    var high = elements.count
    while true {
      while low < high, try !call.test(0, elements[low]) { low += 1 }
      guard low < high else { return .int(low) }
      high -= 1
      while low < high, try call.test(0, elements[high]) { high -= 1 }
      guard low < high else { return .int(low) }
      elements.swapAt(low, high)
      low += 1
    }
  }
  change("sort()") { call, elements throws(Signal) in
    elements = try sort(elements, call.fiber, nil)
    return .void
  }
  change("sort(by:)") { call, elements throws(Signal) in
    elements = try sort(elements, call.fiber, call.value(0))
    return .void
  }
  change("reverse()") { _, elements throws(Signal) in
    elements.reverse()
    return .void
  }
  change("shuffle()") { call, elements throws(Signal) in
    elements = call.machine.random.shuffled(elements)
    return .void
  }
  change("shuffle(using:)") { call, elements throws(Signal) in
    var draw = RandomDraw(call, generator: 0)
    elements = try draw.shuffled(elements)
    call = draw.call
    return .void
  }
  change("reserveCapacity(_:)") { _, _ throws(Signal) in .void }
  change("move(fromOffsets:toOffset:)") { call, elements throws(Signal) in
    let offsets = try call.elements(0).compactMap(\.asInt).sorted()
    let moved = offsets.filter { $0 < elements.count }.map { elements[$0] }
    let target = call.int(1) - offsets.filter { $0 < call.int(1) }.count
    for offset in offsets.reversed() where offset < elements.count { elements.remove(at: offset) }
    elements.insert(contentsOf: moved, at: min(max(0, target), elements.count))
    return .void
  }
  change("remove(atOffsets:)") { call, elements throws(Signal) in
    for offset in try call.elements(0).compactMap(\.asInt).sorted().reversed() where offset < elements.count {
      elements.remove(at: offset)
    }
    return .void
  }
}

private func bindDictionaries(_ b: Bindings) {
  func change(_ name: String, _ native: @escaping (inout Call, DictionaryValue) throws(Signal) -> Value) {
    b["Dictionary.\(name)"] = { call in
      guard case .dictionary(var dictionary) = call.this else { return .void }
      call.this = .void
      if !isKnownUniquelyReferenced(&dictionary) { dictionary = dictionary.copy() }
      defer { call.this = .dictionary(dictionary) }
      return try native(&call, dictionary)
    }
  }
  func read(_ name: String, _ native: @escaping (inout Call, DictionaryValue) throws(Signal) -> Value) {
    b["Dictionary.\(name)"] = { call in
      guard case .dictionary(let dictionary) = call.this else { return .void }
      return try native(&call, dictionary)
    }
  }
  b["Dictionary.init()"] = { _ in .dictionary(DictionaryValue()) }
  b["Dictionary.init(minimumCapacity:)"] = { _ in .dictionary(DictionaryValue()) }
  b["Dictionary.init(uniqueKeysWithValues:)"] = { call in
    let result = DictionaryValue()
    for pair in try call.elements(0) {
      guard case .tuple(let tuple) = pair else { continue }
      guard result[tuple.elements[0]] == nil else {
        throw call.trap("Fatal error: Duplicate values for key: '\(call.machine.description(tuple.elements[0]))'")
      }
      result[tuple.elements[0]] = tuple.elements[1]
    }
    return .dictionary(result)
  }
  b["Dictionary.init(_:uniquingKeysWith:)"] = { call in
    let result = DictionaryValue()
    for pair in try call.elements(0) {
      guard case .tuple(let tuple) = pair else { continue }
      if let old = result[tuple.elements[0]] {
        result[tuple.elements[0]] = try call.call(1, old, tuple.elements[1])
      } else {
        result[tuple.elements[0]] = tuple.elements[1]
      }
    }
    return .dictionary(result)
  }
  b["Dictionary.init(grouping:by:)"] = { call in
    let result = DictionaryValue()
    for element in try call.elements(0) {
      let key = try call.call(1, element)
      result[key] = .array((result[key]?.asArray ?? []) + [element])
    }
    return .dictionary(result)
  }
  read("count") { _, d throws(Signal) in .int(d.count) }
  read("isEmpty") { _, d throws(Signal) in .bool(d.count == 0) }
  read("keys") { _, d throws(Signal) in .array(d.pairs.map(\.0)) }
  read("values") { _, d throws(Signal) in .array(d.pairs.map(\.1)) }
  read("subscript(_:)") { call, d throws(Signal) in .optional(d[call.value(0)]) }
  change("subscript(_:)=") { call, d throws(Signal) in
    switch call.value(1) {
    case .none: d[call.value(0)] = nil
    case .some(let value): d[call.value(0)] = value
    case let value: d[call.value(0)] = value
    }
    try call.machine.charge(64)
    return .void
  }
  read("subscript(_:default:)") { call, d throws(Signal) in
    if let value = d[call.value(0)] { return value }
    return try call.call(1)
  }
  change("subscript(_:default:)=") { call, d throws(Signal) in
    d[call.value(0)] = call.value(2)
    return .void
  }
  change("updateValue(_:forKey:)") { call, d throws(Signal) in
    let old = d[call.value(1)]
    d[call.value(1)] = call.value(0)
    return .optional(old)
  }
  change("removeValue(forKey:)") { call, d throws(Signal) in
    let old = d[call.value(0)]
    d[call.value(0)] = nil
    return .optional(old)
  }
  for name in ["removeAll()", "removeAll(keepingCapacity:)"] {
    b["Dictionary.\(name)"] = { call in
      call.this = .dictionary(DictionaryValue())
      return .void
    }
  }
  /// A dictionary's pairs, or those of a sequence.
  func pairs(_ call: Call) throws(Signal) -> [(Value, Value)] {
    if case .dictionary(let other) = call.value(0) { return other.pairs }
    return try call.elements(0).compactMap { element in
      guard case .tuple(let pair) = element, pair.elements.count == 2 else { return nil }
      return (pair.elements[0], pair.elements[1])
    }
  }
  func merge(_ call: inout Call, into d: DictionaryValue) throws(Signal) {
    for (key, value) in try pairs(call) {
      if let old = d[key] { d[key] = try call.call(1, old, value) } else { d[key] = value }
    }
  }
  change("merge(_:uniquingKeysWith:)") { call, d throws(Signal) in
    try merge(&call, into: d)
    return .void
  }
  read("merging(_:uniquingKeysWith:)") { call, own throws(Signal) in
    let d = own.copy()
    try merge(&call, into: d)
    return .dictionary(d)
  }
  read("mapValues(_:)") { call, d throws(Signal) in
    let result = DictionaryValue()
    for (key, value) in d.pairs { result[key] = try call.call(0, value) }
    return .dictionary(result)
  }
  read("compactMapValues(_:)") { call, d throws(Signal) in
    let result = DictionaryValue()
    for (key, value) in d.pairs { if case .some(let new) = try call.call(0, value) { result[key] = new } }
    return .dictionary(result)
  }
  read("filter(_:)") { call, d throws(Signal) in
    let result = DictionaryValue()
    for (key, value) in d.pairs {
      if try call.test(0, .tuple(TupleValue([key, value], labels: ["key", "value"]))) { result[key] = value }
    }
    return .dictionary(result)
  }
}

private func bindSets(_ b: Bindings) {
  func change(_ name: String, _ native: @escaping (inout Call, SetValue) throws(Signal) -> Value) {
    b["Set.\(name)"] = { call in
      guard case .set(let set) = call.this else { return .void }
      let copy = set.copy()
      call.this = .set(copy)
      return try native(&call, copy)
    }
  }
  func read(_ name: String, _ native: @escaping (inout Call, SetValue) throws(Signal) -> Value) {
    b["Set.\(name)"] = { call in
      guard case .set(let set) = call.this else { return .void }
      return try native(&call, set)
    }
  }
  b["Set.init()"] = { _ in .set(SetValue()) }
  b["Set.init(_:)"] = { call in .set(SetValue(try call.elements(0))) }
  b["Set.init(arrayLiteral:)"] = { call in .set(SetValue(call.array(0))) }
  read("count") { _, s throws(Signal) in .int(s.count) }
  read("isEmpty") { _, s throws(Signal) in .bool(s.count == 0) }
  read("contains(_:)") { call, s throws(Signal) in .bool(s.contains(call.value(0))) }
  change("insert(_:)") { call, s throws(Signal) in
    .tuple(TupleValue([.bool(s.insert(call.value(0))), call.value(0)], labels: ["inserted", "memberAfterInsert"]))
  }
  change("update(with:)") { call, s throws(Signal) in
    let had = s.remove(call.value(0))
    s.insert(call.value(0))
    return had ? .some(call.value(0)) : .none
  }
  change("remove(_:)") { call, s throws(Signal) in s.remove(call.value(0)) ? .some(call.value(0)) : .none }
  for name in ["removeAll()", "removeAll(keepingCapacity:)"] {
    b["Set.\(name)"] = { call in
      call.this = .set(SetValue())
      return .void
    }
  }
  change("popFirst()") { _, s throws(Signal) in
    guard let first = s.elements.first else { return .none }
    s.remove(first)
    return .some(first)
  }
  func combined(_ own: SetValue, _ other: [Value], _ name: String) -> SetValue {
    let second = SetValue(other)
    switch name {
    case "union": return SetValue(own.elements + other)
    case "intersection": return SetValue(own.elements.filter(second.contains))
    case "subtracting": return SetValue(own.elements.filter { !second.contains($0) })
    default: return SetValue(own.elements.filter { !second.contains($0) } + other.filter { !own.contains($0) })
    }
  }
  for name in ["union", "intersection", "subtracting", "symmetricDifference"] {
    read("\(name)(_:)") { call, s throws(Signal) in .set(combined(s, try call.elements(0), name)) }
  }
  for (name, op) in [("formUnion", "union"), ("formIntersection", "intersection"), ("subtract", "subtracting")] {
    b["Set.\(name)(_:)"] = { call in
      guard case .set(let set) = call.this else { return .void }
      call.this = .set(combined(set, try call.elements(0), op))
      return .void
    }
  }
  read("isSubset(of:)") { call, s throws(Signal) in
    let other = SetValue(try call.elements(0))
    return .bool(s.elements.allSatisfy(other.contains))
  }
  read("isSuperset(of:)") { call, s throws(Signal) in .bool(try call.elements(0).allSatisfy(s.contains)) }
  read("isDisjoint(with:)") { call, s throws(Signal) in .bool(try !call.elements(0).contains(where: s.contains)) }
  read("filter(_:)") { call, s throws(Signal) in
    let result = SetValue()
    for element in s.elements { if try call.test(0, element) { result.insert(element) } }
    return .set(result)
  }
}
