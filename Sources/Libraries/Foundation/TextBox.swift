import Frameworks
import Interpreter

/// What an NSString keeps.
package final class TextBox {
  package var text: String
  package init(_ text: String) { self.text = text }
}

/// Ranges in UTF-16, as Objective-C counts, and in characters, as an index of the simulated `String` counts.
package enum TextRanges {
  /// The character offset of a UTF-16 offset; nil within a character.
  package static func characters(_ text: String, utf16 offset: Int) -> Int? {
    guard offset >= 0, offset <= text.utf16.count else { return nil }
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: offset)
    guard let place = index.samePosition(in: text) else { return nil }
    return text.distance(from: text.startIndex, to: place)
  }

  package static func utf16(_ text: String, characters offset: Int) -> Int {
    String(text.prefix(max(0, offset))).utf16.count
  }

  /// The part of a text in UTF-16 units; nil out of bounds.
  package static func slice(_ text: String, _ location: Int, _ length: Int) -> String? {
    guard let range = range(text, location, length) else { return nil }
    return String(decoding: text.utf16[range], as: UTF16.self)
  }

  package static func replace(_ text: String, _ location: Int, _ length: Int, with other: String) -> String? {
    guard let range = range(text, location, length) else { return nil }
    var units = Array(text.utf16)
    let start = text.utf16.distance(from: text.utf16.startIndex, to: range.lowerBound)
    units.replaceSubrange(start..<(start + length), with: Array(other.utf16))
    return String(decoding: units, as: UTF16.self)
  }

  private static func range(_ text: String, _ location: Int, _ length: Int) -> Range<String.Index>? {
    guard location >= 0, length >= 0, location + length <= text.utf16.count else { return nil }
    let start = text.utf16.index(text.utf16.startIndex, offsetBy: location)
    return start..<text.utf16.index(start, offsetBy: length)
  }

  /// Where `needle` stands in `text`, in characters.
  static func find(_ needle: String, in text: String, options: Int = 0, from start: Int = 0, to end: Int? = nil)
    -> Range<Int>?
  {
    let foldsCase = options & 1 != 0
    let foldsAccents = options & 128 != 0
    func folded(_ text: some StringProtocol) -> [String] {
      text.map { character in
        var result = String(character)
        if foldsAccents { result = withoutAccents(result) }
        return foldsCase ? result.lowercased() : result
      }
    }
    let all = folded(text)
    let hay = Array(all[min(start, all.count)..<min(end ?? all.count, all.count)])
    let wanted = folded(needle)
    guard !wanted.isEmpty, wanted.count <= hay.count else { return nil }
    let places = 0...(hay.count - wanted.count)
    func matches(_ place: Int) -> Bool { hay[place..<(place + wanted.count)].elementsEqual(wanted) }
    if options & 8 != 0 {
      let place = options & 4 != 0 ? places.upperBound : 0
      return matches(place) ? (place + start)..<(place + start + wanted.count) : nil
    }
    let found = options & 4 != 0 ? places.reversed().first(where: matches) : places.first(where: matches)
    return found.map { ($0 + start)..<($0 + start + wanted.count) }
  }

  static func withoutAccents(_ text: String) -> String {
    // Canonical decomposition keeps the base first; what follows are marks.
    var result = ""
    for scalar in text.decomposed {
      if scalar.properties.canonicalCombiningClass == .notReordered { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Parts between separators.
  static func split(_ text: String, by separator: String) -> [String] {
    guard !separator.isEmpty else { return [text] }
    var parts: [String] = []
    let characters = Array(text)
    let count = separator.count
    var start = 0
    while let found = find(separator, in: text, from: start) {
      parts.append(String(characters[start..<found.lowerBound]))
      start = found.lowerBound + count
    }
    parts.append(String(characters[start...]))
    return parts
  }
}

extension String {
  /// The scalars of the canonical decomposition, for the Latin letters that have one.
  fileprivate var decomposed: [Unicode.Scalar] {
    unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      let bases: [(ClosedRange<UInt32>, Unicode.Scalar)] = [
        (0xC0...0xC5, "A"), (0xC7...0xC7, "C"), (0xC8...0xCB, "E"), (0xCC...0xCF, "I"), (0xD1...0xD1, "N"),
        (0xD2...0xD6, "O"), (0xD9...0xDC, "U"),
        (0xE0...0xE5, "a"), (0xE7...0xE7, "c"), (0xE8...0xEB, "e"), (0xEC...0xEF, "i"), (0xF1...0xF1, "n"),
        (0xF2...0xF6, "o"), (0xF9...0xFC, "u"),
      ]
      return [bases.first { $0.0.contains(scalar.value) }?.1 ?? scalar]
    }
  }
}

extension Machine {
  package func nsRange(_ location: Int, _ length: Int) -> Value { structure("NSRange", .int(location), .int(length)) }

  /// A position in a text as the program has it.
  func stringIndex(_ offset: Int) -> Value { .structure(StructValue(nested("String", "Index"), [.int(offset)])) }

  func stringRange(_ range: Range<Int>) -> Value {
    structure("Range", stringIndex(range.lowerBound), stringIndex(range.upperBound))
  }

  func stringOffsets(_ value: Value, count: Int) -> Range<Int> {
    guard let range = value.unwrapped?.asStruct, range.count > 0 else { return 0..<count }
    func offset(_ value: Value) -> Int { value.asStruct?.fields[0].asInt ?? 0 }
    let first = offset(range.fields[0])
    switch range.type.name {
    case "Range": return first..<max(first, offset(range.fields[1]))
    case "ClosedRange": return first..<max(first, offset(range.fields[1]) + 1)
    case "PartialRangeFrom": return first..<max(first, count)
    case "PartialRangeUpTo": return 0..<first
    default: return 0..<(first + 1)
    }
  }
}

extension Value {
  /// Location and length of an `NSRange`.
  package var nsRange: (location: Int, length: Int)? {
    guard let value = unwrapped?.asStruct, value.count == 2, let a = value.fields[0].asInt,
      let b = value.fields[1].asInt
    else { return nil }
    return (a, b)
  }
}
