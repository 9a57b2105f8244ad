import Frameworks
import Interpreter

/// Elements that an iterator of the host gives one by one.
final class Cursor {
  let elements: [Value]
  var place = 0
  init(_ elements: [Value]) { self.elements = elements }
}

extension Machine {
  package func indexSet(_ indexes: [Int]) -> Value {
    structure("IndexSet", .array(Set(indexes).sorted().map { .int($0) }))
  }
  package func indexPath(_ indexes: [Int]) -> Value { structure("IndexPath", .array(indexes.map { .int($0) })) }
  package func data(_ bytes: [UInt8]) -> Value {
    atOnceOrLater { () throws(Signal) in try charge(bytes.count * 24) }
    return structure("Data", .array(bytes.map { .int(Int($0)) }))
  }
}

extension Value {
  /// The integers of an IndexSet or an IndexPath.
  package var indexes: [Int] { unwrapped?.asStruct?.fields[0].asArray?.compactMap(\.asInt) ?? [] }

  /// The bytes of a `Data`.
  package var bytes: [UInt8]? {
    guard let value = unwrapped?.asStruct, value.count == 1, case .array(let bytes) = value.fields[0] else {
      return nil
    }
    return bytes.map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) }
  }
}

func bindValues(_ b: Bindings) {
  bindIndexes(b)
  bindData(b)
}

private func bindIndexes(_ b: Bindings) {
  func own(_ call: Call) -> [Int] { call.this.indexes }
  b["IndexSet.init()"] = { call in call.machine.indexSet([]) }
  b["IndexSet.init(integer:)"] = { call in call.machine.indexSet([call.int(0)]) }
  b["IndexSet.init(integersIn:)"] = { call in
    let range = IntegerRange(call.value(0))
    return call.machine.indexSet(Array((range?.lower ?? 0)..<max(range?.lower ?? 0, range?.upper ?? 0)))
  }
  for name in ["init(_:)", "init(arrayLiteral:)"] {
    b["IndexSet.\(name)"] = { call in call.machine.indexSet(try call.elements(0).compactMap(\.asInt)) }
  }
  for type in ["IndexSet", "Data"] {
    b["\(type).makeIterator()"] = { call in
      .structure(
        StructValue(
          call.machine.nested(type, "Iterator"), [.native(Cursor(call.this.asStruct?.fields[0].asArray ?? []))]))
    }
    b["\(type).Iterator.next()"] = { call in
      guard let cursor = call.payload(Cursor.self), cursor.place < cursor.elements.count else { return .none }
      cursor.place += 1
      return .some(cursor.elements[cursor.place - 1])
    }
    b["\(type).count"] = { call in .int(call.this.asStruct?.fields[0].asArray?.count ?? 0) }
    b["\(type).isEmpty"] = { call in .bool(call.this.asStruct?.fields[0].asArray?.isEmpty ?? true) }
  }
  b["IndexSet.first"] = { call in .optional(own(call).first.map { .int($0) }) }
  b["IndexSet.last"] = { call in .optional(own(call).last.map { .int($0) }) }
  b["IndexSet.contains(_:)"] = { call in .bool(own(call).contains(call.int(0))) }
  b["IndexSet.insert(_:)"] = { call in
    let isNew = !own(call).contains(call.int(0))
    call.this = call.machine.indexSet(own(call) + [call.int(0)])
    return call.machine.tuple(("inserted", .bool(isNew)), ("memberAfterInsert", call.value(0)))
  }
  b["IndexSet.insert(integersIn:)"] = { call in
    if let range = IntegerRange(call.value(0)) {
      call.this = call.machine.indexSet(own(call) + Array(range.lower..<range.upper))
    }
    return .void
  }
  b["IndexSet.remove(_:)"] = { call in
    let had = own(call).contains(call.int(0))
    call.this = call.machine.indexSet(own(call).filter { $0 != call.int(0) })
    return had ? .some(call.value(0)) : .none
  }
  b["IndexSet.removeAll()"] = { call in
    call.this = call.machine.indexSet([])
    return .void
  }
  b["IndexSet.union(_:)"] = { call in call.machine.indexSet(own(call) + call.value(0).indexes) }
  b["IndexSet.intersection(_:)"] = { call in
    let other = Set(call.value(0).indexes)
    return call.machine.indexSet(own(call).filter(other.contains))
  }
  b["IndexSet.description"] = { call in .string("\(own(call).count) indexes") }

  b["IndexPath.init()"] = { call in call.machine.indexPath([]) }
  for name in ["row", "item"] {
    b["IndexPath.init(\(name):section:)"] = { call in call.machine.indexPath([call.int(1), call.int(0)]) }
  }
  b["IndexPath.init(index:)"] = { call in call.machine.indexPath([call.int(0)]) }
  for name in ["init(indexes:)", "init(arrayLiteral:)"] {
    b["IndexPath.\(name)"] = { call in call.machine.indexPath(call.array(0).compactMap(\.asInt)) }
  }
  for (name, place) in [("section", 0), ("row", 1), ("item", 1)] {
    b["IndexPath.\(name)"] = { call in .int(own(call).indices.contains(place) ? own(call)[place] : 0) }
    b["IndexPath.\(name)="] = { call in
      var all = own(call)
      while all.count <= place { all.append(0) }
      all[place] = call.int(0)
      call.this = call.machine.indexPath(all)
      return .void
    }
  }
  b["IndexPath.count"] = { call in .int(own(call).count) }
  b["IndexPath.subscript(_:)"] = { call in
    guard own(call).indices.contains(call.int(0)) else { throw call.trap("Fatal error: Index out of range") }
    return .int(own(call)[call.int(0)])
  }
  b["IndexPath.<(lhs:rhs:)"] = { call in .bool(call.value(0).indexes.lexicographicallyPrecedes(call.value(1).indexes)) }
  b["IndexPath.description"] = { call in .string("\(own(call))") }
}

private func bindData(_ b: Bindings) {
  b["Data.init()"] = { call in call.machine.data([]) }
  b["Data.init(_:)"] = { call in
    if let bytes = call.value(0).bytes { return call.machine.data(bytes) }
    if case .string(let text) = call.value(0) { return call.machine.data(Array(text.utf8)) }
    return call.machine.data(try call.elements(0).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) })
  }
  b["Data.init(count:)"] = { call in
    call.machine.data([UInt8](repeating: 0, count: min(max(0, call.int(0)), 10_000_000)))
  }
  b["Data.append(_:)"] = { call in
    let more = call.value(0).bytes ?? [UInt8(truncatingIfNeeded: call.int(0))]
    call.this = call.machine.data((call.this.bytes ?? []) + more)
    return .void
  }
  b["Data.subscript(_:)"] = { call in
    let bytes = call.this.bytes ?? []
    guard bytes.indices.contains(call.int(0)) else { throw call.trap("Fatal error: Index out of range") }
    return .int(Int(bytes[call.int(0)]))
  }
  b["Data.subscript(_:)="] = { call in
    var bytes = call.this.bytes ?? []
    guard bytes.indices.contains(call.int(0)) else { throw call.trap("Fatal error: Index out of range") }
    bytes[call.int(0)] = UInt8(truncatingIfNeeded: call.int(1))
    call.this = call.machine.data(bytes)
    return .void
  }
  b["Data.description"] = { call in .string("\(call.this.bytes?.count ?? 0) bytes") }
  b["Data.base64EncodedString()"] = { call in .string(Base64.encode(call.this.bytes ?? [])) }
  b["Data.init(base64Encoded:)"] = { call in .optional(Base64.decode(call.string(0)).map(call.machine.data)) }
}

enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func encode(_ bytes: [UInt8]) -> String {
    var result = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for i in 0..<3 { bits = bits << 8 | (i < part.count ? Int(part[start + i]) : 0) }
      for i in 0..<4 { result.append(i <= part.count ? letters[bits >> (18 - 6 * i) & 63] : "=") }
    }
    return result
  }

  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    guard text.utf8.count % 4 == 0 else { return nil }
    for character in text where character != "=" {
      guard let value = letters.firstIndex(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }
}
