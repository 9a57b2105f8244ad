import Frameworks
import Glibc
import Interpreter

/// Text and characters. An index is the offset of a character, which is what it means to a learner.
func bindStrings(_ b: Bindings) {
  func read(_ name: String, _ native: @escaping (inout Call, String) throws(Signal) -> Value) {
    b["StringProtocol.\(name)"] = { call in
      guard let part = TextPart(call.this) else { return try native(&call, call.this.asString ?? "") }
      part.localize(&call)
      return part.globalized(try native(&call, part.text))
    }
  }
  func change(_ name: String, _ native: @escaping (inout Call, inout String) throws(Signal) -> Value) {
    b["StringProtocol.\(name)"] = { call in
      guard let part = TextPart(call.this) else {
        var text = call.this.asString ?? ""
        call.this = .void
        defer { call.this = .string(text) }
        return try native(&call, &text)
      }
      part.localize(&call)
      var text = part.text
      defer {
        let dropped = name.hasPrefix("removeFirst") ? part.text.count - text.count : 0
        call.this = TextPart(text, from: part.start + dropped).value(call)
      }
      return try native(&call, &text)
    }
  }
  func index(_ call: Call, _ offset: Int) -> Value {
    guard case .nominal(let nominal)? = call.machine.program.known("String").nestedType("Index") else {
      return .int(offset)
    }
    return .structure(StructValue(nominal, [.int(offset)]))
  }
  func offset(_ value: Value) -> Int { value.asStruct?.fields[0].asInt ?? 0 }
  func range(_ value: Value, _ text: String) -> Range<Int> {
    guard let range = value.asStruct else { return 0..<0 }
    let first = offset(range.fields[0])
    switch range.type.name {
    case "Range": return first..<max(first, offset(range.fields[1]))
    case "ClosedRange": return first..<max(first, offset(range.fields[1]) + 1)
    case "PartialRangeFrom": return first..<max(first, text.count)
    case "PartialRangeUpTo": return 0..<first
    default: return 0..<(first + 1)
    }
  }
  /// Characters of a text, with the place that they had in it.
  func part(_ text: String, _ range: Range<Int>, _ call: Call) -> Value {
    TextPart(String(text.dropFirst(range.lowerBound).prefix(range.count)), from: range.lowerBound).value(call)
  }
  func slice(_ text: String, _ range: Range<Int>, _ call: Call) throws(Signal) -> String {
    guard range.lowerBound >= 0, range.upperBound <= text.count else {
      throw call.trap("Fatal error: String index is out of bounds")
    }
    return String(text.dropFirst(range.lowerBound).prefix(range.count))
  }

  b["String.Index.<(lhs:rhs:)"] = { call in .bool(offset(call.value(0)) < offset(call.value(1))) }
  b["String.init()"] = { _ in .string("") }
  b["String.init(_:)"] = { call in
    switch call.value(0) {
    case .array(let values): return .string(values.compactMap(\.asString).joined())
    case let value: return .string(try call.fiber.describe(value))
    }
  }
  b["String.init(describing:)"] = { call in .string(try call.fiber.describe(call.value(0))) }
  b["String.init(reflecting:)"] = { call in .string(try call.fiber.debugDescribe(call.value(0))) }
  b["String.init(repeating:count:)"] = { call in
    let count = max(0, call.int(1))
    try call.machine.charge(call.string(0).utf8.count * count)
    guard call.string(0).utf8.count * count < 100_000_000 else { throw call.trap("the text is too long") }
    return .string(repeated(call.string(0), count))
  }
  b["String.init(_:radix:)"] = { call in
    .string(String(call.value(0).asWhole ?? 0, radix: min(36, max(2, call.int(1)))))
  }
  b["String.init(_:radix:uppercase:)"] = { call in
    .string(String(call.value(0).asWhole ?? 0, radix: min(36, max(2, call.int(1))), uppercase: call.bool(2)))
  }
  b["String.init(localized:)"] = { call in call.value(0) }
  b["String.init(stringLiteral:)"] = { call in call.value(0) }
  b["Substring.init()"] = { call in TextPart("", from: 0).value(call) }
  for name in ["init(_:)", "init(stringLiteral:)"] {
    b["Substring.\(name)"] = { call in TextPart(call.string(0), from: 0).value(call) }
  }
  b["Substring.popFirst()"] = { call in
    guard let part = TextPart(call.this), let first = part.text.first else { return .none }
    call.this = TextPart(String(part.text.dropFirst()), from: part.start + 1).value(call)
    return .some(.character(first))
  }
  b.types["Substring"] = { nominal in
    nominal.customEquality = { a, b in a.asString == b.asString }
    nominal.customHash = { value, hasher in hasher.combine(value.asString) }
  }
  b["String.init(format:_:)"] = { call in .string(try formatted(call.string(0), call.array(1), call.fiber)) }
  b["_interpolate(_:specifier:)"] = { call in .string(try formatted(call.string(1), [call.value(0)], call.fiber)) }
  b["_interpolate(_:default:)"] = { call in
    if let value = call.value(0).unwrapped { return .string(try call.fiber.describe(value)) }
    return call.value(1)
  }
  b["String.init(decoding:as:)"] = { call in
    .string(String(decoding: try call.elements(0).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) }, as: UTF8.self))
  }
  change("removeAll(where:)") { call, s throws(Signal) in
    var kept = ""
    for character in s { if try !call.test(0, .character(character)) { kept.append(character) } }
    s = kept
    return .void
  }
  // Of ASCII, each byte is a character, but for the two that end a line together; to know that, no character need be
  // found.
  read("count") { _, s throws(Signal) in
    let isPlain = s.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
    return .int(isPlain ?? false ? s.utf8.count : s.count)
  }
  read("isEmpty") { _, s throws(Signal) in .bool(s.isEmpty) }
  read("description") { _, s throws(Signal) in .string(s) }
  read("debugDescription") { _, s throws(Signal) in .string(s.debugDescription) }
  read("uppercased()") { _, s throws(Signal) in .string(s.uppercased()) }
  read("lowercased()") { _, s throws(Signal) in .string(s.lowercased()) }
  read("capitalized") { _, s throws(Signal) in
    var isStart = true
    return .string(
      s.map { character in
        defer { isStart = !(character.isLetter || character.isNumber || character == "'") }
        return isStart ? character.uppercased() : character.lowercased()
      }.joined())
  }
  read("hasPrefix(_:)") { call, s throws(Signal) in .bool(s.hasPrefix(call.string(0))) }
  read("hasSuffix(_:)") { call, s throws(Signal) in .bool(s.hasSuffix(call.string(0))) }
  read("contains(_:)") { call, s throws(Signal) in .bool(call.string(0).isEmpty || find(call.string(0), in: s) != nil) }
  change("append(_:)") { call, s throws(Signal) in
    s += call.string(0)
    try call.machine.charge(call.string(0).utf8.count)
    return .void
  }
  /// A text, or the characters of a sequence.
  func characters(_ call: Call, _ i: Int) throws(Signal) -> String {
    var text = call.value(i).asString ?? ""
    if call.value(i).asString == nil { text = try call.elements(i).compactMap(\.asString).joined() }
    try call.machine.charge(text.utf8.count)
    return text
  }
  change("append(contentsOf:)") { call, s throws(Signal) in
    s += try characters(call, 0)
    return .void
  }
  func insert(_ call: Call, _ s: inout String) throws(Signal) {
    let place = s.index(s.startIndex, offsetBy: min(max(0, offset(call.value(1))), s.count))
    s.insert(contentsOf: try characters(call, 0), at: place)
  }
  change("insert(_:at:)") { call, s throws(Signal) in
    try insert(call, &s)
    return .void
  }
  change("insert(contentsOf:at:)") { call, s throws(Signal) in
    try insert(call, &s)
    return .void
  }
  change("remove(at:)") { call, s throws(Signal) in
    let place = offset(call.value(0))
    guard place >= 0, place < s.count else { throw call.trap("Fatal error: String index is out of bounds") }
    return .character(s.remove(at: s.index(s.startIndex, offsetBy: place)))
  }
  change("removeFirst()") { call, s throws(Signal) in
    guard !s.isEmpty else { throw call.trap("Fatal error: Can't remove first element from an empty collection") }
    return .character(s.removeFirst())
  }
  change("removeLast()") { call, s throws(Signal) in
    guard !s.isEmpty else { throw call.trap("Fatal error: Can't remove last element from an empty collection") }
    return .character(s.removeLast())
  }
  change("removeFirst(_:)") { call, s throws(Signal) in
    s = String(s.dropFirst(call.int(0)))
    return .void
  }
  change("removeLast(_:)") { call, s throws(Signal) in
    s = String(s.dropLast(call.int(0)))
    return .void
  }
  for name in ["removeAll()", "removeAll(keepingCapacity:)"] {
    change(name) { _, s throws(Signal) in
      s = ""
      return .void
    }
  }
  change("popLast()") { _, s throws(Signal) in .optional(s.popLast().map { .character($0) }) }
  change("removeSubrange(_:)") { call, s throws(Signal) in
    let place = range(call.value(0), s)
    s = try slice(s, 0..<place.lowerBound, call) + slice(s, place.upperBound..<s.count, call)
    return .void
  }
  change("replaceSubrange(_:with:)") { call, s throws(Signal) in
    let place = range(call.value(0), s)
    s = try slice(s, 0..<place.lowerBound, call) + characters(call, 1) + slice(s, place.upperBound..<s.count, call)
    return .void
  }
  for labels in [
    "separator:", "separator:maxSplits:omittingEmptySubsequences:", "separator:omittingEmptySubsequences:",
    "separator:maxSplits:",
  ] {
    let names = labels.split(separator: ":")
    read("split(\(labels))") { call, s throws(Signal) in
      let separator = call.string(0)
      var most = Int.max
      var omits = true
      for (i, name) in names.enumerated() {
        if name == "maxSplits" { most = call.int(i) }
        if name == "omittingEmptySubsequences" { omits = call.bool(i) }
      }
      return .array(
        pieces(of: s, between: separator, most: most, omitsEmpty: omits).map { piece in
          TextPart(String(piece), from: s.distance(from: s.startIndex, to: piece.startIndex)).value(call)
        })
    }
  }
  read("split(whereSeparator:)") { call, s throws(Signal) in
    var parts: [Value] = []
    var piece = ""
    var start = 0
    for (i, character) in s.enumerated() {
      if try call.test(0, .character(character)) {
        if !piece.isEmpty { parts.append(TextPart(piece, from: start).value(call)) }
        piece = ""
        start = i + 1
      } else {
        piece.append(character)
      }
    }
    if !piece.isEmpty { parts.append(TextPart(piece, from: start).value(call)) }
    return .array(parts)
  }
  read("filter(_:)") { call, s throws(Signal) in
    var result = ""
    for character in s { if try call.test(0, .character(character)) { result.append(character) } }
    return .string(result)
  }
  read("prefix(_:)") { call, s throws(Signal) in part(s, 0..<max(0, call.int(0)), call) }
  read("suffix(_:)") { call, s throws(Signal) in part(s, max(0, s.count - max(0, call.int(0)))..<s.count, call) }
  read("dropFirst()") { call, s throws(Signal) in part(s, min(1, s.count)..<s.count, call) }
  read("dropLast()") { call, s throws(Signal) in part(s, 0..<max(0, s.count - 1), call) }
  read("dropFirst(_:)") { call, s throws(Signal) in part(s, min(max(0, call.int(0)), s.count)..<s.count, call) }
  read("dropLast(_:)") { call, s throws(Signal) in part(s, 0..<max(0, s.count - max(0, call.int(0))), call) }
  func prefixLength(_ call: Call, _ s: String) throws(Signal) -> Int {
    var count = 0
    for character in s {
      guard try call.test(0, .character(character)) else { break }
      count += 1
    }
    return count
  }
  read("prefix(while:)") { call, s throws(Signal) in part(s, 0..<(try prefixLength(call, s)), call) }
  read("drop(while:)") { call, s throws(Signal) in part(s, (try prefixLength(call, s))..<s.count, call) }
  func place(_ call: Call, _ s: String) throws(Signal) -> Int {
    let place = offset(call.value(0))
    guard place >= 0, place <= s.count else { throw call.trap("Fatal error: String index is out of bounds") }
    return place
  }
  read("prefix(upTo:)") { call, s throws(Signal) in part(s, 0..<(try place(call, s)), call) }
  read("prefix(through:)") { call, s throws(Signal) in part(s, 0..<min(s.count, try place(call, s) + 1), call) }
  read("suffix(from:)") { call, s throws(Signal) in part(s, (try place(call, s))..<s.count, call) }
  read("reversed()") { _, s throws(Signal) in .array(s.reversed().map { .character($0) }) }
  read("first") { _, s throws(Signal) in .optional(s.first.map { .character($0) }) }
  read("last") { _, s throws(Signal) in .optional(s.last.map { .character($0) }) }
  read("startIndex") { call, _ throws(Signal) in index(call, 0) }
  read("endIndex") { call, s throws(Signal) in index(call, s.count) }
  read("indices") { call, s throws(Signal) in .array((0..<s.count).map { index(call, $0) }) }
  read("index(after:)") { call, s throws(Signal) in index(call, offset(call.value(0)) + 1) }
  read("index(before:)") { call, s throws(Signal) in index(call, offset(call.value(0)) - 1) }
  read("index(_:offsetBy:)") { call, s throws(Signal) in
    let place = offset(call.value(0)) + call.int(1)
    guard place >= 0, place <= s.count else { throw call.trap("Fatal error: String index is out of bounds") }
    return index(call, place)
  }
  read("index(_:offsetBy:limitedBy:)") { call, s throws(Signal) in
    let place = offset(call.value(0)) + call.int(1)
    return place < 0 || place > offset(call.value(2)) ? .none : .some(index(call, place))
  }
  read("distance(from:to:)") { call, _ throws(Signal) in .int(offset(call.value(1)) - offset(call.value(0))) }
  read("firstIndex(of:)") { call, s throws(Signal) in
    .optional(s.enumerated().first { String($0.element) == call.string(0) }.map { index(call, $0.offset) })
  }
  read("lastIndex(of:)") { call, s throws(Signal) in
    .optional(s.enumerated().filter { String($0.element) == call.string(0) }.last.map { index(call, $0.offset) })
  }
  read("firstIndex(where:)") { call, s throws(Signal) in
    for (i, character) in s.enumerated() { if try call.test(0, .character(character)) { return .some(index(call, i)) } }
    return .none
  }
  read("subscript(_:)") { call, s throws(Signal) in
    if let value = call.value(0).asStruct, value.type.simpleName == "Index" {
      let place = offset(call.value(0))
      guard place >= 0, place < s.count else { throw call.trap("Fatal error: String index is out of bounds") }
      return .character(s[s.index(s.startIndex, offsetBy: place)])
    }
    let range = range(call.value(0), s)
    return TextPart(try slice(s, range, call), from: range.lowerBound).value(call)
  }
  read("utf8") { _, s throws(Signal) in .array(s.utf8.map { .int(Int($0)) }) }
  read("utf16") { _, s throws(Signal) in .array(s.utf16.map { .int(Int($0)) }) }
  func scalars(_ call: Call, _ s: String) -> Value {
    guard case .nominal(let nominal)? = call.machine.program.known("Unicode").nestedType("Scalar") else {
      return .array([])
    }
    return .array(
      s.unicodeScalars.map {
        .structure(StructValue(nominal, [.scalar(Scalar(.uint32, truncating: Int128($0.value)))]))
      })
  }
  read("unicodeScalars") { call, s throws(Signal) in scalars(call, s) }
  read("replacing(_:with:)") { call, s throws(Signal) in .string(replace(call.string(0), in: s, with: call.string(1))) }
  bindCharacters(b, scalars)
}

private func bindCharacters(_ b: Bindings, _ scalars: @escaping (Call, String) -> Value) {
  func scalar(_ value: Value) -> Unicode.Scalar? {
    value.asStruct?.fields[0].asInt.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)
  }
  b["Unicode.Scalar.init(_:)"] = { call in
    let value = Unicode.Scalar(UInt32(truncatingIfNeeded: call.int(0)))
    let made = value.map {
      Value.structure(
        StructValue(call.machine.nested("Unicode", "Scalar"), [.scalar(Scalar(.uint32, truncating: Int128($0.value)))]))
    }
    return call.member?.isFailable ?? false ? .optional(made) : made ?? .void
  }
  b["Unicode.Scalar.init(stringLiteral:)"] = { call in
    .structure(
      StructValue(
        call.machine.nested("Unicode", "Scalar"),
        [.scalar(Scalar(.uint32, truncating: Int128(call.string(0).unicodeScalars.first?.value ?? 0)))]))
  }
  b["Unicode.Scalar.description"] = { call in .string(scalar(call.this).map { String(Character($0)) } ?? "") }
  b["Character.init(_:)"] = { call in
    if let scalar = scalar(call.value(0)) { return .character(Character(scalar)) }
    guard let first = call.string(0).first else {
      throw call.trap("Fatal error: Can't form a Character from an empty String")
    }
    return .character(first)
  }
  let tests: [(String, @Sendable (Character) -> Bool)] = [
    ("isNumber", { $0.isNumber }), ("isLetter", { $0.isLetter }), ("isWhitespace", { $0.isWhitespace }),
    ("isNewline", { $0.isNewline }),
    ("isPunctuation", { $0.isPunctuation }), ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }),
    ("isSymbol", { $0.isSymbol }),
    ("isWholeNumber", { $0.isWholeNumber }), ("isHexDigit", { $0.isHexDigit }), ("isASCII", { $0.isASCII }),
    ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isMathSymbol", { $0.isMathSymbol }), ("isCased", { $0.isCased }),
  ]
  for (name, test) in tests {
    b["Character.\(name)"] = { call in .bool((call.this.asString?.first).map(test) ?? false) }
  }
  b["Character.asciiValue"] = { call in .optional(call.this.asString?.first?.asciiValue.map { .int(Int($0)) }) }
  b["Character.wholeNumberValue"] = { call in .optional(call.this.asString?.first?.wholeNumberValue.map { .int($0) }) }
  b["Character.hexDigitValue"] = { call in .optional(call.this.asString?.first?.hexDigitValue.map { .int($0) }) }
  b["Character.uppercased()"] = { call in .string(call.this.asString?.uppercased() ?? "") }
  b["Character.lowercased()"] = { call in .string(call.this.asString?.lowercased() ?? "") }
  b["Character.description"] = { call in .string(call.this.asString ?? "") }
  b["Character.unicodeScalars"] = { call in scalars(call, call.this.asString ?? "") }
}

/// Where `needle` begins in `text`.
func find(_ needle: String, in text: String, from start: String.Index? = nil) -> Range<String.Index>? {
  guard let first = needle.first else { return nil }
  var at = start ?? text.startIndex
  while at < text.endIndex {
    if text[at] == first, text[at...].hasPrefix(needle) { return at..<text.index(at, offsetBy: needle.count) }
    at = text.index(after: at)
  }
  return nil
}

/// `text` with every `needle` replaced.
func replace(_ needle: String, in text: String, with other: String) -> String {
  var result = ""
  var at = text.startIndex
  while let range = find(needle, in: text, from: at) {
    result += text[at..<range.lowerBound] + other
    at = range.upperBound
  }
  return result + text[at...]
}

/// `String(format:)`: the conversions that application code uses.
func formatted(_ format: String, _ arguments: [Value], _ f: Fiber) throws(Signal) -> String {
  var result = ""
  var next = 0
  var rest = Substring(format)
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
      continue
    }
    var flags = ""
    while let c = rest.first, "-+ 0#'".contains(c) {
      flags.append(c)
      rest = rest.dropFirst()
    }
    var width = 0
    while let digit = rest.first?.wholeNumberValue {
      width = width * 10 + digit
      rest = rest.dropFirst()
      if rest.first == "$" {
        next = width - 1
        width = 0
        rest = rest.dropFirst()
      }
    }
    var precision: Int?
    if rest.first == "." {
      rest = rest.dropFirst()
      var value = 0
      while let digit = rest.first?.wholeNumberValue {
        value = value * 10 + digit
        rest = rest.dropFirst()
      }
      precision = value
    }
    while let c = rest.first, "lhqzt".contains(c) { rest = rest.dropFirst() }
    guard let conversion = rest.first else { break }
    rest = rest.dropFirst()
    let value = next < arguments.count ? arguments[next].unwrapped ?? .none : .none
    next += 1
    var text: String
    switch conversion {
    case "d", "i", "u": text = String(value.asInt ?? Int(value.asDouble ?? 0))
    case "x": text = String(value.asWhole ?? 0, radix: 16)
    case "X": text = String(value.asWhole ?? 0, radix: 16, uppercase: true)
    case "o": text = String(value.asWhole ?? 0, radix: 8)
    case "f", "F": text = fixed(value.asDouble ?? 0, precision ?? 6)
    case "e": text = scientific(value.asDouble ?? 0, precision ?? 6)
    case "g": text = "\(value.asDouble ?? 0)"
    case "c":
      text = value.asString ?? Unicode.Scalar(UInt32(value.asInt ?? 0)).map { String(Character($0)) } ?? ""
    default: text = try f.describe(value)
    }
    if flags.contains("+"), let first = text.first, first.isNumber { text = "+" + text }
    if text.count < width {
      let fill = width - text.count
      if flags.contains("-") {
        text += String(repeating: " ", count: fill)
      } else if flags.contains("0") {
        text =
          text.hasPrefix("-")
          ? "-" + String(repeating: "0", count: fill) + text.dropFirst() : String(repeating: "0", count: fill) + text
      } else {
        text = String(repeating: " ", count: fill) + text
      }
    }
    result += text
  }
  return result + rest
}

/// `1.234568e+04`
private func scientific(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite, value != 0 else { return fixed(value, decimals) + (value == 0 ? "e+00" : "") }
  var exponent = Int(Glibc.floor(Glibc.log10(abs(value))))
  var mantissa = value / Glibc.pow(10, Double(exponent))
  if fixed(abs(mantissa), decimals).hasPrefix("10") {
    exponent += 1
    mantissa /= 10
  }
  let digits = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
  return fixed(mantissa, decimals) + "e" + (exponent < 0 ? "-" : "+") + digits
}

/// A number with a fixed count of decimals, rounded half away from zero on its decimal digits.
func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (abs(value) * scale).rounded(.toNearestOrEven)
  guard scaled < 9e15 else { return "\(value)" }
  let whole = Int(scaled)
  let digits = String(whole)
  let sign = value < 0 && whole != 0 ? "-" : ""
  if decimals == 0 { return sign + digits }
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}

/// A text many times over. The library appends one by one, which takes seconds for 100 MB.
private func repeated(_ text: String, _ count: Int) -> String {
  var text = text
  return text.withUTF8 { unit in
    String(unsafeUninitializedCapacity: unit.count * count) { buffer in
      let total = unit.count * count
      guard total > 0 else { return 0 }
      _ = buffer.initialize(from: unit)
      var filled = unit.count
      while filled < total {
        let next = min(filled, total - filled)
        _ = buffer[filled..<filled + next].initialize(fromContentsOf: buffer[..<next])
        filled += next
      }
      return total
    }
  }
}

/// What stands between the places of a separator, one character or several.
private func pieces(of text: String, between separator: String, most: Int, omitsEmpty: Bool) -> [Substring] {
  if separator.count == 1, let character = separator.first {
    return text.split(separator: character, maxSplits: max(0, most), omittingEmptySubsequences: omitsEmpty)
  }
  var result: [Substring] = []
  var start = text.startIndex
  while result.count < most, let range = find(separator, in: text, from: start) {
    if start < range.lowerBound || !omitsEmpty { result.append(text[start..<range.lowerBound]) }
    start = range.upperBound
  }
  if start < text.endIndex || !omitsEmpty { result.append(text[start...]) }
  return result
}
