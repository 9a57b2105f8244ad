import Frameworks
import Interpreter

/// An attributed string: its UTF-16 units in runs of equal attributes.
package final class AttributedRuns {
  package struct Run {
    package var text: [UInt16]
    package var attributes: DictionaryValue
  }
  package private(set) var runs: [Run] = []

  package init(_ text: String = "", _ attributes: DictionaryValue = DictionaryValue()) {
    if !text.isEmpty { runs = [Run(text: Array(text.utf16), attributes: attributes)] }
  }

  init(_ runs: [Run]) { self.runs = Self.merged(runs) }

  package init(copying other: AttributedRuns) { runs = other.runs }

  package var length: Int { runs.reduce(0) { $0 + $1.text.count } }
  package var string: String { String(decoding: runs.flatMap(\.text), as: UTF16.self) }

  private static func merged(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = result.last, Value.dictionary(last.attributes).isEqual(to: .dictionary(run.attributes)) {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }

  package func slice(_ location: Int, _ length: Int) -> [Run] {
    var result: [Run] = []
    var start = 0
    for run in runs {
      let low = max(location, start)
      let high = min(location + length, start + run.text.count)
      if low < high {
        result.append(Run(text: Array(run.text[(low - start)..<(high - start)]), attributes: run.attributes))
      }
      start += run.text.count
    }
    return result
  }

  package func replace(_ location: Int, _ length: Int, with new: [Run]) {
    runs = Self.merged(slice(0, location) + new + slice(location + length, self.length - location - length))
  }

  func change(_ location: Int, _ length: Int, _ change: (DictionaryValue) -> DictionaryValue) {
    replace(
      location, length,
      with: slice(location, length).map { Run(text: $0.text, attributes: change($0.attributes.copy())) })
  }

  package func attributes(at location: Int) -> DictionaryValue? { slice(location, 1).first?.attributes }

  func isEqual(to other: AttributedRuns) -> Bool {
    runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy {
        $0.text == $1.text && Value.dictionary($0.attributes).isEqual(to: .dictionary($1.attributes))
      }
  }
}

func bindAttributedStrings(_ b: Bindings) {
  func runs(_ value: Value) -> AttributedRuns { value.payload(AttributedRuns.self) ?? AttributedRuns() }
  func dictionary(_ value: Value) -> DictionaryValue {
    if case .dictionary(let found)? = value.unwrapped { found } else { DictionaryValue() }
  }
  for type in ["NSAttributedString", "NSMutableAttributedString"] {
    func initializer(_ labels: String, _ make: @escaping (Call) -> AttributedRuns) {
      b["\(type).init(\(labels))"] = { call in
        call.body?.payload = make(call)
        return call.this
      }
    }
    initializer("") { _ in AttributedRuns() }
    initializer("string:") { AttributedRuns($0.string(0)) }
    initializer("string:attributes:") { AttributedRuns($0.string(0), dictionary($0.value(1))) }
    initializer("attributedString:") { AttributedRuns(runs($0.value(0)).runs) }
    b.types[type] = { nominal in
      nominal.customEquality = { a, b in b.asHandle != nil && runs(a).isEqual(to: runs(b)) }
      nominal.customHash = { value, hasher in hasher.combine(runs(value).string) }
    }
  }
  b["NSAttributedString.init(_:)"] = { call in
    call.body?.payload = AttributedRuns(call.value(0).asStruct?.fields[0].asString ?? "")
    return call.this
  }
  b["NSAttributedString.string"] = { call in .string(runs(call.this).string) }
  b["NSAttributedString.length"] = { call in .int(runs(call.this).length) }
  b["NSAttributedString.description"] = { call in .string(runs(call.this).string + "{\n}") }
  b["NSAttributedString.isEqual(to:)"] = { call in .bool(runs(call.this).isEqual(to: runs(call.value(0)))) }
  b["NSAttributedString.isEqual(_:)"] = { call in
    .bool(call.handle(0) != nil && runs(call.this).isEqual(to: runs(call.value(0))))
  }
  func check(_ call: Call, _ location: Int, _ length: Int) throws(Signal) {
    guard location >= 0, length >= 0, location + length <= runs(call.this).length else {
      throw call.trap("-[\(call.body?.type.name ?? "NSAttributedString")]: Out of bounds")
    }
  }
  b["NSAttributedString.attributes(at:effectiveRange:)"] = { call in
    try check(call, call.int(0), 1)
    return .dictionary(runs(call.this).attributes(at: call.int(0)) ?? DictionaryValue())
  }
  b["NSAttributedString.attribute(_:at:effectiveRange:)"] = { call in
    try check(call, call.int(1), 1)
    return .optional(runs(call.this).attributes(at: call.int(1))?[call.value(0)])
  }
  b["NSAttributedString.attributedSubstring(from:)"] = { call in
    let range = call.value(0).nsRange ?? (0, 0)
    try check(call, range.location, range.length)
    return call.machine.object(
      "NSAttributedString", AttributedRuns(runs(call.this).slice(range.location, range.length)))
  }
  func enumerate(_ call: inout Call, range: Int, body: Int, _ part: (DictionaryValue) -> Value) throws(Signal) {
    let limits = call.value(range).nsRange ?? (0, 0)
    try check(call, limits.location, limits.length)
    guard case .function(let function) = call.value(body) else { return }
    var pieces: [(Value, Int, Int)] = []
    var place = limits.location
    for run in runs(call.this).slice(limits.location, limits.length) {
      let value = part(run.attributes)
      if let last = pieces.last, last.0.isEqual(to: value) {
        pieces[pieces.count - 1].2 += run.text.count
      } else {
        pieces.append((value, place, run.text.count))
      }
      place += run.text.count
    }
    for (value, location, length) in pieces {
      var values = [value, call.machine.nsRange(location, length), .bool(false)]
      _ = try call.fiber.callInout(function, &values, [2])
      if values.count > 2, values[2].asBool ?? false { break }
    }
  }
  b["NSAttributedString.enumerateAttribute(_:in:options:using:)"] = { call in
    let key = call.value(0)
    try enumerate(&call, range: 1, body: 3) { .optional($0[key]) }
    return .void
  }
  b["NSAttributedString.enumerateAttributes(in:options:using:)"] = { call in
    try enumerate(&call, range: 0, body: 2) { .dictionary($0) }
    return .void
  }
  bindMutableAttributed(b, runs: runs, dictionary: dictionary, check: check)
  b["AttributedString.init()"] = { call in call.machine.structure("AttributedString", .string("")) }
  for name in ["init(_:)", "init(stringLiteral:)", "init(markdown:)"] {
    b["AttributedString.\(name)"] = { call in
      let text = call.value(0).payload(AttributedRuns.self)?.string ?? call.string(0)
      return call.machine.structure("AttributedString", .string(text))
    }
  }
  func plain(_ value: Value) -> String { value.asStruct?.fields[0].asString ?? "" }
  b["AttributedString.characters"] = { call in .string(plain(call.this)) }
  b["AttributedString.description"] = { call in .string(plain(call.this) + " {\n}") }
  b["AttributedString.append(_:)"] = { call in
    call.this = call.machine.structure("AttributedString", .string(plain(call.this) + plain(call.value(0))))
    return .void
  }
  b["AttributedString.+(lhs:rhs:)"] = { call in
    call.machine.structure("AttributedString", .string(plain(call.value(0)) + plain(call.value(1))))
  }
}

private func bindMutableAttributed(
  _ b: Bindings, runs: @escaping (Value) -> AttributedRuns, dictionary: @escaping (Value) -> DictionaryValue,
  check: @escaping (Call, Int, Int) throws(Signal) -> Void
) {
  func change(
    _ name: String, range index: Int?, _ body: @escaping (Call, AttributedRuns, (location: Int, length: Int)) -> Void
  ) {
    b["NSMutableAttributedString.\(name)"] = { call in
      var range = (location: 0, length: 0)
      if let index {
        range = call.value(index).nsRange ?? (call.int(index), 0)
        try check(call, range.location, range.length)
      }
      body(call, runs(call.this), range)
      return .void
    }
  }
  change("append(_:)", range: nil) { call, own, _ in own.replace(own.length, 0, with: runs(call.value(0)).runs) }
  change("insert(_:at:)", range: 1) { call, own, range in own.replace(range.location, 0, with: runs(call.value(0)).runs)
  }
  change("addAttribute(_:value:range:)", range: 2) { call, own, range in
    own.change(range.location, range.length) { attributes in
      attributes[call.value(0)] = call.value(1)
      return attributes
    }
  }
  change("addAttributes(_:range:)", range: 1) { call, own, range in
    own.change(range.location, range.length) { attributes in
      for (key, value) in dictionary(call.value(0)).pairs { attributes[key] = value }
      return attributes
    }
  }
  change("setAttributes(_:range:)", range: 1) { call, own, range in
    own.change(range.location, range.length) { _ in dictionary(call.value(0)).copy() }
  }
  change("removeAttribute(_:range:)", range: 1) { call, own, range in
    own.change(range.location, range.length) { attributes in
      attributes[call.value(0)] = nil
      return attributes
    }
  }
  change("replaceCharacters(in:with:)", range: 0) { call, own, range in
    if let other = call.value(1).payload(AttributedRuns.self) {
      return own.replace(range.location, range.length, with: other.runs)
    }
    // New text takes the attributes of the first replaced character, else of the one before.
    let attributes =
      own.attributes(at: range.location) ?? own.attributes(at: max(0, range.location - 1)) ?? DictionaryValue()
    own.replace(range.location, range.length, with: [.init(text: Array(call.string(1).utf16), attributes: attributes)])
  }
  change("deleteCharacters(in:)", range: 0) { _, own, range in own.replace(range.location, range.length, with: []) }
  change("setAttributedString(_:)", range: nil) { call, own, _ in
    own.replace(0, own.length, with: runs(call.value(0)).runs)
  }
  change("beginEditing()", range: nil) { _, _, _ in }
  change("endEditing()", range: nil) { _, _, _ in }
  b["NSMutableAttributedString.mutableString"] = { call in
    call.machine.object("NSMutableString", TextBox(runs(call.this).string))
  }
}
