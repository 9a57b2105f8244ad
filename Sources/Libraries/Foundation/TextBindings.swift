import Frameworks
import Interpreter

/// NSRange, NSString and what Foundation adds to `String`.
func bindText(_ b: Bindings) {
  bindRanges(b)
  bindNSString(b)
  bindStringAdditions(b)
}

private func bindRanges(_ b: Bindings) {
  b["NSRange.init()"] = { call in call.machine.nsRange(0, 0) }
  b["NSRange.init(location:length:)"] = { call in call.machine.nsRange(call.int(0), call.int(1)) }
  b["NSMakeRange(_:_:)"] = b["NSRange.init(location:length:)"]
  b["NSRange.init(_:in:)"] = { call in
    let text = call.string(1)
    let range = call.machine.stringOffsets(call.value(0), count: text.count)
    let start = TextRanges.utf16(text, characters: range.lowerBound)
    return call.machine.nsRange(start, TextRanges.utf16(text, characters: range.upperBound) - start)
  }
  b["NSRange.init(_:)"] = { call in
    let range = IntegerRange(call.value(0))
    return call.machine.nsRange(range?.lower ?? 0, (range?.upper ?? 0) - (range?.lower ?? 0))
  }
  func own(_ call: Call) -> (location: Int, length: Int) { call.this.nsRange ?? (0, 0) }
  b["NSRange.lowerBound"] = { call in .int(own(call).location) }
  b["NSRange.upperBound"] = { call in .int(own(call).location + own(call).length) }
  b["NSMaxRange(_:)"] = { call in .int(call.value(0).nsRange.map { $0.location + $0.length } ?? 0) }
  b["NSEqualRanges(_:_:)"] = { call in .bool(call.value(0).isEqual(to: call.value(1))) }
  b["NSRange.contains(_:)"] = { call in
    .bool(call.int(0) >= own(call).location && call.int(0) < own(call).location + own(call).length)
  }
  func common(_ a: (location: Int, length: Int), _ b: (location: Int, length: Int)) -> (Int, Int)? {
    let (low, high) = (max(a.location, b.location), min(a.location + a.length, b.location + b.length))
    return low < high ? (low, high - low) : nil
  }
  b["NSRange.intersection(_:)"] = { call in
    .optional(common(own(call), call.value(0).nsRange ?? (0, 0)).map { call.machine.nsRange($0.0, $0.1) })
  }
  b["NSIntersectionRange(_:_:)"] = { call in
    let range = common(call.value(0).nsRange ?? (0, 0), call.value(1).nsRange ?? (0, 0)) ?? (0, 0)
    return call.machine.nsRange(range.0, range.1)
  }
  b["NSRange.union(_:)"] = { call in
    let other = call.value(0).nsRange ?? (0, 0)
    let low = min(own(call).location, other.location)
    return call.machine.nsRange(low, max(own(call).location + own(call).length, other.location + other.length) - low)
  }
  b["NSRange.description"] = { call in .string("{\(own(call).location), \(own(call).length)}") }
  b["NSNotFound"] = { _ in .int(.max) }
  b["Range.init(_:in:)"] = { call in
    let text = call.string(1)
    guard let range = call.value(0).nsRange, let low = TextRanges.characters(text, utf16: range.location),
      let high = TextRanges.characters(text, utf16: range.location + range.length)
    else { return .none }
    return .some(call.machine.stringRange(low..<high))
  }
  b["Range.init(_:)"] = { call in
    if let other = IntegerRange(call.value(0)), call.value(0).asStruct?.type.name == "ClosedRange" {
      return call.machine.structure("Range", .int(other.lower), .int(other.upper))
    }
    guard let range = call.value(0).nsRange, range.location != .max else { return .none }
    return .some(call.machine.structure("Range", .int(range.location), .int(range.location + range.length)))
  }
}

private func bindNSString(_ b: Bindings) {
  func text(_ call: Call) -> String { call.payload(TextBox.self)?.text ?? "" }
  func outOfBounds(_ call: Call, _ name: String) -> Signal {
    call.trap("-[__NSCFString \(name)]: Range or index out of bounds; string length \(text(call).utf16.count)")
  }
  func read(_ name: String, _ native: @escaping (inout Call, String) throws(Signal) -> Value) {
    b["NSString.\(name)"] = { call in try native(&call, text(call)) }
  }
  b["NSString.init(string:)"] = { call in
    call.body?.payload = TextBox(call.string(0))
    return call.this
  }
  b["NSString.init(stringLiteral:)"] = b["NSString.init(string:)"]
  for name in ["NSString", "NSMutableString"] {
    b.types[name] = { nominal in
      nominal.customEquality = { a, b in
        a.payload(TextBox.self).map { $0.text == b.payload(TextBox.self)?.text } ?? false
      }
      nominal.customHash = { value, hasher in hasher.combine(value.payload(TextBox.self)?.text) }
    }
  }
  read("description") { _, s throws(Signal) in .string(s) }
  read("length") { _, s throws(Signal) in .int(s.utf16.count) }
  read("character(at:)") { call, s throws(Signal) in
    guard call.int(0) >= 0, call.int(0) < s.utf16.count else { throw outOfBounds(call, "characterAtIndex:") }
    return .int(Int(s.utf16[s.utf16.index(s.utf16.startIndex, offsetBy: call.int(0))]))
  }
  read("substring(with:)") { call, s throws(Signal) in
    let range = call.value(0).nsRange ?? (0, 0)
    guard let part = TextRanges.slice(s, range.location, range.length) else {
      throw outOfBounds(call, "substringWithRange:")
    }
    return .string(part)
  }
  read("substring(from:)") { call, s throws(Signal) in
    guard let part = TextRanges.slice(s, call.int(0), s.utf16.count - call.int(0)) else {
      throw outOfBounds(call, "substringFromIndex:")
    }
    return .string(part)
  }
  read("substring(to:)") { call, s throws(Signal) in
    guard let part = TextRanges.slice(s, 0, call.int(0)) else { throw outOfBounds(call, "substringToIndex:") }
    return .string(part)
  }
  for name in ["range(of:)", "range(of:options:)"] {
    read(name) { call, s throws(Signal) in
      let options = call.arguments.count > 1 ? call.value(1).asStruct?.fields[0].asInt ?? 0 : 0
      guard let found = TextRanges.find(call.string(0), in: s, options: options) else {
        return call.machine.nsRange(.max, 0)
      }
      let start = TextRanges.utf16(s, characters: found.lowerBound)
      return call.machine.nsRange(start, TextRanges.utf16(s, characters: found.upperBound) - start)
    }
  }
  read("replacingCharacters(in:with:)") { call, s throws(Signal) in
    let range = call.value(0).nsRange ?? (0, 0)
    guard let result = TextRanges.replace(s, range.location, range.length, with: call.string(1)) else {
      throw outOfBounds(call, "replaceCharactersInRange:withString:")
    }
    return .string(result)
  }
  read("replacingOccurrences(of:with:)") { call, s throws(Signal) in
    .string(TextRanges.split(s, by: call.string(0)).joined(separator: call.string(1)))
  }
  read("appending(_:)") { call, s throws(Signal) in .string(s + call.string(0)) }
  read("hasPrefix(_:)") { call, s throws(Signal) in .bool(s.hasPrefix(call.string(0))) }
  read("hasSuffix(_:)") { call, s throws(Signal) in .bool(s.hasSuffix(call.string(0))) }
  read("contains(_:)") { call, s throws(Signal) in .bool(TextRanges.find(call.string(0), in: s) != nil) }
  read("isEqual(to:)") { call, s throws(Signal) in .bool(s == call.string(0)) }
  read("uppercased") { _, s throws(Signal) in .string(s.uppercased()) }
  read("lowercased") { _, s throws(Signal) in .string(s.lowercased()) }
  read("integerValue") { _, s throws(Signal) in .int(Int(s.prefix { $0.isNumber || $0 == "-" }) ?? 0) }
  read("doubleValue") { _, s throws(Signal) in .double(Double(s.prefix { $0.isNumber || "-.".contains($0) }) ?? 0) }
  read("boolValue") { _, s throws(Signal) in .bool(["1", "true", "yes", "y", "t"].contains(s.lowercased())) }
  read("lastPathComponent") { _, s throws(Signal) in .string(s.split(separator: "/").last.map(String.init) ?? "") }
  read("pathExtension") { _, s throws(Signal) in
    .string(s.contains(".") ? s.split(separator: ".").last.map(String.init) ?? "" : "")
  }
  read("components(separatedBy:)") { call, s throws(Signal) in
    .array(TextRanges.split(s, by: call.string(0)).map { .string($0) })
  }
  read("trimmingCharacters(in:)") { call, s throws(Signal) in .string(CharacterTest.of(call.value(0)).trim(s)) }
  b["NSMutableString.append(_:)"] = { call in
    call.payload(TextBox.self)?.text += call.string(0)
    return .void
  }
  b["NSMutableString.setString(_:)"] = { call in
    call.payload(TextBox.self)?.text = call.string(0)
    return .void
  }
}

private func bindStringAdditions(_ b: Bindings) {
  func read(_ name: String, _ native: @escaping (inout Call, String) throws(Signal) -> Value) {
    b["StringProtocol.\(name)"] = { call in try native(&call, call.this.asString ?? "") }
  }
  func options(_ call: Call, _ index: Int) -> Int { call.value(index).asStruct?.fields[0].asInt ?? 0 }
  b["String.init(data:encoding:)"] = { call in
    guard let bytes = call.value(0).bytes else { return .none }
    return .optional(String(validating: bytes, as: UTF8.self).map { .string($0) })
  }
  b["String.init(decoding:as:)"] = { call in
    let bytes = try call.value(0).bytes ?? call.elements(0).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) }
    return .string(String(decoding: bytes, as: UTF8.self))
  }
  read("trimmingCharacters(in:)") { call, s throws(Signal) in .string(CharacterTest.of(call.value(0)).trim(s)) }
  read("components(separatedBy:)") { call, s throws(Signal) in
    if case .structure = call.value(0) { return .array(CharacterTest.of(call.value(0)).split(s).map { .string($0) }) }
    return .array(TextRanges.split(s, by: call.string(0)).map { .string($0) })
  }
  read("replacingOccurrences(of:with:)") { call, s throws(Signal) in
    .string(call.string(0).isEmpty ? s : TextRanges.split(s, by: call.string(0)).joined(separator: call.string(1)))
  }
  read("replacingOccurrences(of:with:options:range:)") { call, s throws(Signal) in
    let limits = call.machine.stringOffsets(call.value(3), count: s.count)
    let characters = Array(s)
    var result = String(characters[..<limits.lowerBound])
    var place = limits.lowerBound
    while let found = TextRanges.find(
      call.string(0), in: s, options: options(call, 2) & ~4, from: place, to: limits.upperBound)
    {
      result += String(characters[place..<found.lowerBound]) + call.string(1)
      place = found.upperBound
    }
    return .string(result + String(characters[place...]))
  }
  read("replacingCharacters(in:with:)") { call, s throws(Signal) in
    let range = call.machine.stringOffsets(call.value(0), count: s.count)
    let characters = Array(s)
    guard range.upperBound <= characters.count else { throw call.trap("Fatal error: String index is out of bounds") }
    return .string(String(characters[..<range.lowerBound]) + call.string(1) + String(characters[range.upperBound...]))
  }
  read("range(of:)") { call, s throws(Signal) in
    .optional(TextRanges.find(call.string(0), in: s).map(call.machine.stringRange))
  }
  read("range(of:options:range:locale:)") { call, s throws(Signal) in
    let limits = call.machine.stringOffsets(call.value(2), count: s.count)
    return .optional(
      TextRanges.find(call.string(0), in: s, options: options(call, 1), from: limits.lowerBound, to: limits.upperBound)
        .map(call.machine.stringRange))
  }
  read("rangeOfCharacter(from:)") { call, s throws(Signal) in
    let test = CharacterTest.of(call.value(0))
    guard let place = s.firstIndex(where: { $0.unicodeScalars.contains(where: test.contains) }) else { return .none }
    let offset = s.distance(from: s.startIndex, to: place)
    return .some(call.machine.stringRange(offset..<(offset + 1)))
  }
  read("localizedCaseInsensitiveContains(_:)") { call, s throws(Signal) in
    .bool(TextRanges.find(call.string(0), in: s, options: 1) != nil)
  }
  read("localizedStandardContains(_:)") { call, s throws(Signal) in
    .bool(TextRanges.find(call.string(0), in: s, options: 129) != nil)
  }
  func comparison(_ call: Call, _ a: String, _ b: String) -> Value {
    call.machine.entry("ComparisonResult", a == b ? "orderedSame" : a < b ? "orderedAscending" : "orderedDescending")
  }
  read("compare(_:)") { call, s throws(Signal) in comparison(call, s, call.string(0)) }
  read("compare(_:options:)") { call, s throws(Signal) in
    if options(call, 1) & 64 != 0 { return comparison(call, numeric(s), numeric(call.string(0))) }
    return options(call, 1) & 1 != 0
      ? comparison(call, s.lowercased(), call.string(0).lowercased()) : comparison(call, s, call.string(0))
  }
  for name in ["localizedCaseInsensitiveCompare", "caseInsensitiveCompare"] {
    read("\(name)(_:)") { call, s throws(Signal) in comparison(call, s.lowercased(), call.string(0).lowercased()) }
  }
  read("localizedStandardCompare(_:)") { call, s throws(Signal) in
    comparison(call, numeric(s.lowercased()), numeric(call.string(0).lowercased()))
  }
  read("localizedCompare(_:)") { call, s throws(Signal) in
    let (a, b) = (s.lowercased(), call.string(0).lowercased())
    // Lower case comes before upper case where that is the only difference.
    return a == b ? comparison(call, call.string(0), s) : comparison(call, a, b)
  }
  read("padding(toLength:withPad:startingAt:)") { call, s throws(Signal) in
    let length = max(0, call.int(0))
    try call.machine.charge(length)
    if s.count >= length { return .string(String(s.prefix(length))) }
    let pad = Array(call.string(1))
    guard !pad.isEmpty, length < 1_000_000 else { return .string(s) }
    return .string(s + String((0..<(length - s.count)).map { pad[($0 + call.int(2)) % pad.count] }))
  }
  read("appending(_:)") { call, s throws(Signal) in .string(s + call.string(0)) }
  read("data(using:)") { call, s throws(Signal) in .some(call.machine.data(Array(s.utf8))) }
  read("addingPercentEncoding(withAllowedCharacters:)") { call, s throws(Signal) in
    let test = CharacterTest.of(call.value(0))
    var result = ""
    for scalar in s.unicodeScalars {
      if scalar.isASCII, test.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return .some(.string(result))
  }
  read("removingPercentEncoding") { _, s throws(Signal) in .optional(percentDecoded(s).map { .string($0) }) }
  read("localizedUppercase") { _, s throws(Signal) in .string(s.uppercased()) }
  read("localizedLowercase") { _, s throws(Signal) in .string(s.lowercased()) }
  b["StringProtocol.localizedCapitalized"] = b["StringProtocol.capitalized"]
  read("enumerateLines(invoking:)") { call, s throws(Signal) in
    guard case .function(let body) = call.value(0) else { return .void }
    for line in s.split(separator: "\n", omittingEmptySubsequences: false) {
      var values: [Value] = [.string(String(line)), .bool(false)]
      _ = try call.fiber.callInout(body, &values, [1])
      if values[1].asBool ?? false { break }
    }
    return .void
  }
  read("folding(options:locale:)") { call, s throws(Signal) in
    let plain = options(call, 0) & 128 != 0 ? TextRanges.withoutAccents(s) : s
    return .string(options(call, 0) & 1 != 0 ? plain.lowercased() : plain)
  }
}

/// Numbers in a text padded, so that 2 comes before 10.
private func numeric(_ text: String) -> String {
  var result = ""
  var digits = ""
  for character in text + " " {
    if character.isASCII, character.isNumber {
      digits.append(character)
    } else {
      if !digits.isEmpty { result += String(repeating: "0", count: max(0, 20 - digits.count)) + digits }
      digits = ""
      result.append(character)
    }
  }
  return result
}

func percentDecoded(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
      return nil
    }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}
