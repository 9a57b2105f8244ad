/// A word, a string literal or a bracketed part of a command's arguments.
package struct Token: Equatable, Sendable {
  /// As it was typed, quotes included.
  package var text: String
  /// Where it begins in the entry, in UTF-8 bytes.
  package var offset: Int

  /// Whether it is a string literal.
  package var isLiteral: Bool { text.hasPrefix("\"") || text.hasPrefix("#\"") }

  /// The tokens of `text`, which begins at `offset` of the entry. Spaces part them, except in strings and brackets.
  package static func tokens(of text: some StringProtocol, at offset: Int) -> [Token] {
    var tokens: [Token] = []
    let bytes = Array(text.utf8)
    var i = 0
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    while i < bytes.count {
      if isSpace(bytes[i]) {
        i += 1
        continue
      }
      let start = i
      var depth = 0
      while i < bytes.count, depth > 0 || !isSpace(bytes[i]) {
        switch bytes[i] {
        case UInt8(ascii: "\""):
          i = StringLiteral.end(in: bytes, from: i, hashes: hashes(before: i, in: bytes, from: start))
          continue
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        i += 1
      }
      tokens.append(Token(text: String(decoding: bytes[start..<i], as: UTF8.self), offset: offset + start))
    }
    return tokens
  }

  private static func hashes(before index: Int, in bytes: [UInt8], from start: Int) -> Int {
    var count = 0
    while index - count - 1 >= start, bytes[index - count - 1] == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
