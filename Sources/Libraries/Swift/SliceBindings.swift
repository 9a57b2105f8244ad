import Frameworks
import Interpreter

/// What arrays and their slices give of themselves by position. A slice keeps its own elements and the index that its first
/// one had in the array it was taken of.
func bindSlices(_ b: Bindings) {
  func all(_ name: String, _ native: @escaping (inout Call, Slice) throws(Signal) -> Value) {
    for type in ["Array", "ArraySlice"] {
      b["\(type).\(name)"] = { call in try native(&call, Slice(call.this)) }
    }
  }
  /// A part of the receiver, in positions that begin at 0.
  func part(_ name: String, _ range: @escaping (inout Call, Slice) throws(Signal) -> Range<Int>) {
    all(name) { call, slice throws(Signal) in slice.part(try range(&call, slice), call) }
  }
  func length(_ call: Call, _ what: String) throws(Signal) -> Int {
    guard call.int(0) >= 0 else { throw call.trap("Fatal error: Can't \(what) of negative length from a collection") }
    return call.int(0)
  }
  func dropped(_ call: Call) throws(Signal) -> Int {
    guard call.int(0) >= 0 else {
      throw call.trap("Fatal error: Can't drop a negative number of elements from a collection")
    }
    return call.int(0)
  }
  part("prefix(_:)") { call, slice throws(Signal) in 0..<min(try length(call, "take a prefix"), slice.count) }
  part("suffix(_:)") { call, slice throws(Signal) in
    max(0, slice.count - (try length(call, "take a suffix")))..<slice.count
  }
  part("dropFirst()") { _, slice throws(Signal) in min(1, slice.count)..<slice.count }
  part("dropLast()") { _, slice throws(Signal) in 0..<max(0, slice.count - 1) }
  part("dropFirst(_:)") { call, slice throws(Signal) in min(try dropped(call), slice.count)..<slice.count }
  part("dropLast(_:)") { call, slice throws(Signal) in 0..<max(0, slice.count - (try dropped(call))) }
  func matching(_ call: inout Call, _ slice: Slice) throws(Signal) -> Int {
    var count = 0
    while count < slice.count, try call.test(0, slice.elements[count]) { count += 1 }
    return count
  }
  part("prefix(while:)") { call, slice throws(Signal) in 0..<(try matching(&call, slice)) }
  part("drop(while:)") { call, slice throws(Signal) in (try matching(&call, slice))..<slice.count }
  func position(_ call: Call, _ slice: Slice) throws(Signal) -> Int {
    let position = call.int(0) - slice.start
    guard position >= 0, position <= slice.count else { throw call.trap("Fatal error: \(slice.outOfRange)") }
    return position
  }
  part("prefix(upTo:)") { call, slice throws(Signal) in 0..<(try position(call, slice)) }
  part("prefix(through:)") { call, slice throws(Signal) in
    let last = try position(call, slice)
    guard last < slice.count else { throw call.trap("Fatal error: \(slice.outOfRange)") }
    return 0..<(last + 1)
  }
  part("suffix(from:)") { call, slice throws(Signal) in (try position(call, slice))..<slice.count }
  bindSplits(all)
  bindSubscripts(b, all)
  bindIndices(b, all)
}

/// An array, or a slice of one.
private struct Slice {
  var elements: [Value]
  var start = 0
  private let isWhole: Bool

  init(_ value: Value) {
    isWhole = value.asStruct == nil
    if let structure = value.asStruct {
      elements = structure.fields[0].asArray ?? []
      start = structure.fields[1].asInt ?? 0
    } else {
      elements = value.asArray ?? []
    }
  }

  var count: Int { elements.count }
  var end: Int { start + elements.count }
  /// What Swift says of an index that is none.
  var outOfRange: String { isWhole ? "Array index is out of range" : "Index out of bounds" }

  func part(_ range: Range<Int>, _ call: Call) -> Value {
    Self.value(Array(elements[range]), from: start + range.lowerBound, call)
  }

  static func value(_ elements: [Value], from start: Int, _ call: Call) -> Value {
    .structure(StructValue(call.machine.program.arraySlice, [.array(elements), .int(start)]))
  }

  func value(_ call: Call) -> Value { isWhole ? .array(elements) : Self.value(elements, from: start, call) }
}

private func bindSplits(_ all: (String, @escaping (inout Call, Slice) throws(Signal) -> Value) -> Void) {
  func split(
    _ call: inout Call, _ slice: Slice, most: Int, omitsEmpty: Bool,
    _ isSeparator: (inout Call, Value) throws(Signal) -> Bool
  ) throws(Signal) -> Value {
    var parts: [Value] = []
    var start = 0
    for (i, element) in slice.elements.enumerated() where parts.count < most {
      guard try isSeparator(&call, element) else { continue }
      if i > start || !omitsEmpty { parts.append(slice.part(start..<i, call)) }
      start = i + 1
    }
    if start < slice.count || !omitsEmpty { parts.append(slice.part(start..<slice.count, call)) }
    return .array(parts)
  }
  all("split(separator:)") { call, slice throws(Signal) in
    let separator = call.value(0)
    return try split(&call, slice, most: .max, omitsEmpty: true) { _, element throws(Signal) in
      element.isEqual(to: separator)
    }
  }
  all("split(separator:maxSplits:omittingEmptySubsequences:)") { call, slice throws(Signal) in
    let separator = call.value(0)
    return try split(&call, slice, most: call.int(1), omitsEmpty: call.bool(2)) { _, element throws(Signal) in
      element.isEqual(to: separator)
    }
  }
  all("split(maxSplits:omittingEmptySubsequences:whereSeparator:)") { call, slice throws(Signal) in
    try split(&call, slice, most: call.int(0), omitsEmpty: call.bool(1)) { call, element throws(Signal) in
      try call.test(2, element)
    }
  }
}

private func bindSubscripts(
  _ b: Bindings, _ all: (String, @escaping (inout Call, Slice) throws(Signal) -> Value) -> Void
) {
  func range(_ call: Call, _ slice: Slice) throws(Signal) -> Range<Int> {
    guard let range = bounds(call.value(0), from: slice.start, to: slice.end), range.lowerBound >= slice.start,
      range.upperBound <= slice.end
    else { throw call.trap("Fatal error: \(slice.outOfRange)") }
    return range.lowerBound - slice.start..<range.upperBound - slice.start
  }
  func position(_ index: Int, _ call: Call, _ slice: Slice) throws(Signal) -> Int {
    guard index >= slice.start, index < slice.end else {
      throw call.trap("Fatal error: Index out of \(call.this.asStruct == nil ? "range" : "bounds")")
    }
    return index - slice.start
  }
  all("subscript(_:)") { call, slice throws(Signal) in
    if case .int(let index) = call.value(0) { return slice.elements[try position(index, call, slice)] }
    return slice.part(try range(call, slice), call)
  }
  for type in ["Array", "ArraySlice"] {
    b["\(type).subscript(_:)="] = { call in
      var slice = Slice(call.this)
      let index = call.value(0).asInt
      let range = try index == nil ? range(call, slice) : 0..<0
      let position = try index.map { (index) throws(Signal) in try position(index, call, slice) }
      call.this = .void
      defer { call.this = slice.value(call) }
      if let position {
        slice.elements[position] = call.value(1)
      } else {
        slice.elements.replaceSubrange(range, with: try call.elements(1))
      }
      return .void
    }
  }
}

/// A slice's own: what an array does, at positions that begin where the slice begins.
private func bindIndices(
  _ b: Bindings, _ all: (String, @escaping (inout Call, Slice) throws(Signal) -> Value) -> Void
) {
  func slice(_ name: String, _ native: @escaping (inout Call, Slice) throws(Signal) -> Value) {
    b["ArraySlice.\(name)"] = { call in try native(&call, Slice(call.this)) }
  }
  slice("startIndex") { _, slice throws(Signal) in .int(slice.start) }
  slice("endIndex") { _, slice throws(Signal) in .int(slice.end) }
  slice("indices") { call, slice throws(Signal) in
    .structure(StructValue(call.machine.program.known("Range"), [.int(slice.start), .int(slice.end)]))
  }
  slice("description") { call, slice throws(Signal) in .string(try call.fiber.debugDescribe(.array(slice.elements))) }
  slice("debugDescription") { call, slice throws(Signal) in
    .string("ArraySlice(\(try call.fiber.debugDescribe(.array(slice.elements))))")
  }
  for name in ["index(after:)", "index(before:)", "index(_:offsetBy:)"] { b["ArraySlice.\(name)"] = b["Array.\(name)"] }
  for name in ["firstIndex(of:)", "firstIndex(where:)", "lastIndex(of:)", "lastIndex(where:)"] {
    guard let native = b["Collection.\(name)"] else { continue }
    b["ArraySlice.\(name)"] = { call in
      let start = Slice(call.this).start
      guard case .some(.int(let position)) = try native(&call) else { return .none }
      return .some(.int(position + start))
    }
  }
  for name in ["init()", "init(_:)", "init(arrayLiteral:)", "init(repeating:count:)"] {
    guard let native = b["Array.\(name)"] else { continue }
    b["ArraySlice.\(name)"] = { call in Slice.value(try native(&call).asArray ?? [], from: 0, call) }
  }
  /// `at` are the arguments that are indices, or ranges of them.
  func change(_ name: String, at indices: [Int] = [], advances: Bool = false) {
    guard let native = b["Array.\(name)"] else { return }
    b["ArraySlice.\(name)"] = { call in
      let own = Slice(call.this)
      for i in indices { call.arguments[i] = moved(call.arguments[i], by: -own.start) }
      call.this = .array(own.elements)
      var start = own.start
      defer { call.this = Slice.value(call.this.asArray ?? [], from: start, call) }
      let result = try native(&call)
      if advances { start += own.count - (call.this.asArray?.count ?? 0) }
      return result
    }
  }
  for name in [
    "append(_:)", "append(contentsOf:)", "removeLast()", "removeLast(_:)", "removeAll()", "removeAll(keepingCapacity:)",
    "removeAll(where:)", "popLast()", "sort()", "sort(by:)", "reverse()", "shuffle()", "reserveCapacity(_:)",
  ] { change(name) }
  change("insert(_:at:)", at: [1])
  change("insert(contentsOf:at:)", at: [1])
  change("remove(at:)", at: [0])
  change("swapAt(_:_:)", at: [0, 1])
  change("removeSubrange(_:)", at: [0])
  change("replaceSubrange(_:with:)", at: [0])
  change("removeFirst()", advances: true)
  change("removeFirst(_:)", advances: true)
  b["ArraySlice.popFirst()"] = { call in
    let own = Slice(call.this)
    guard let first = own.elements.first else { return .none }
    call.this = own.part(1..<own.count, call)
    return .some(first)
  }
  b.types["ArraySlice"] = { nominal in
    nominal.customEquality = { a, b in
      guard let a = a.asStruct, let b = b.asStruct else { return false }
      return a.fields[0].isEqual(to: b.fields[0])
    }
    nominal.customHash = { value, hasher in value.asStruct?.fields[0].hash(into: &hasher) }
  }
}

private func moved(_ value: Value, by distance: Int) -> Value {
  if case .int(let index) = value { return .int(index + distance) }
  guard let range = value.asStruct else { return value }
  return .structure(StructValue(range.type, (0..<range.count).map { moved(range.fields[$0], by: distance) }))
}
