/// Swift string literals as commands take them: escapes, raw strings, several lines; no interpolation.
package enum StringLiteral {
  /// Why a literal has no value.
  package enum Failure: Error, Equatable {
    case unterminated, interpolation
    case escape(String)

    /// The failure in Swift's words.
    package var message: String {
      switch self {
      case .unterminated: "unterminated string literal"
      case .interpolation: "a command takes a string without interpolation"
      case .escape: "invalid escape sequence in literal"
      }
    }
  }

  /// Where the literal ends whose first quote is at `start`.
  static func end(in bytes: [UInt8], from start: Int, hashes: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong = bytes[start...].prefix(3).count == 3 && bytes[start..<start + 3].allSatisfy { $0 == quote }
    let quotes = isLong ? 3 : 1
    var i = start + quotes
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "\\"), hashes == 0 {
        i += 2
        continue
      }
      let closing = bytes[i...].prefix(quotes)
      if closing.count == quotes, closing.allSatisfy({ $0 == quote }) {
        let tail = bytes[(i + quotes)...].prefix(hashes)
        if tail.count == hashes, tail.allSatisfy({ $0 == UInt8(ascii: "#") }) { return i + quotes + hashes }
      }
      i += 1
    }
    return bytes.count
  }

  /// The value of a literal with its quotes.
  package static func value(of literal: String) throws(Failure) -> String {
    let hashes = literal.prefix { $0 == "#" }.count
    var body = literal.dropFirst(hashes)
    let quote = body.hasPrefix("\"\"\"") && body.count >= 6 ? "\"\"\"" : "\""
    let closing = quote + String(repeating: "#", count: hashes)
    guard body.hasPrefix(quote), body.count >= quote.count + closing.count, body.hasSuffix(closing) else {
      throw .unterminated
    }
    body = body.dropFirst(quote.count).dropLast(closing.count)
    return try unescaped(quote.count == 3 ? unindented(body) : String(body), hashes: hashes)
  }

  /// A multi-line literal without its first and last line and the indent of the last.
  private static func unindented(_ body: Substring) -> String {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2 else { return lines.count == 2 ? "" : String(body) }
    let indent = lines.removeLast()
    return lines.dropFirst().map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0 }.joined(separator: "\n")
  }

  private static func unescaped(_ body: String, hashes: Int) throws(Failure) -> String {
    let start = "\\" + String(repeating: "#", count: hashes)
    var out = ""
    var rest = body[...]
    while !rest.isEmpty {
      guard rest.hasPrefix(start) else {
        out.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(start.count)
      guard let letter = rest.popFirst() else { throw .unterminated }
      switch letter {
      case "n": out.append("\n")
      case "t": out.append("\t")
      case "r": out.append("\r")
      case "0": out.append("\0")
      case "\\", "\"", "'": out.append(letter)
      case "(": throw .interpolation
      case "u":
        let digits = rest.hasPrefix("{") ? rest.dropFirst().prefix { $0 != "}" } : ""
        guard !digits.isEmpty, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
          throw .escape("u")
        }
        out.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: throw .escape(String(letter))
      }
    }
    return out
  }
}
