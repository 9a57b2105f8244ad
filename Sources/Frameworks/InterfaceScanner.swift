/// Walks interface text byte by byte: names, punctuation, balanced brackets. No regular Swift lexer: interface text is
/// ours and plain, and reading 100 KB of it must take a millisecond or two.
struct InterfaceScanner {
  let bytes: ArraySlice<UInt8>
  var at: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  var isAtEnd: Bool { at >= bytes.endIndex }
  var current: UInt8 { at < bytes.endIndex ? bytes[at] : 0 }
  func peek(_ offset: Int) -> UInt8 { at + offset < bytes.endIndex ? bytes[at + offset] : 0 }

  static func isNamePart(_ c: UInt8) -> Bool {
    (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c >= 48 && c <= 57) || c == UInt8(ascii: "_")
      || c == UInt8(ascii: "$") || c >= 0x80
  }

  static func isOperator(_ c: UInt8) -> Bool {
    switch c {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Skips spaces, newlines and plain comments; keeps documentation for `documentation()`.
  mutating func skipSpace() {
    while at < bytes.endIndex {
      let c = bytes[at]
      if c == 32 || c == 10 || c == 9 || c == 13 {
        at += 1
      } else if c == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/"), peek(2) != UInt8(ascii: "/") {
        skipLine()
      } else {
        return
      }
    }
  }

  mutating func skipLine() { while at < bytes.endIndex, bytes[at] != 10 { at += 1 } }

  /// The documentation lines that stand here, without their slashes.
  mutating func documentation() -> [String] {
    var lines: [String] = []
    skipSpace()
    while current == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/"), peek(2) == UInt8(ascii: "/") {
      let start = at + 3
      skipLine()
      lines.append(text(start, at).trimmingSpaces())
      skipSpace()
    }
    return lines
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// A name, with its backticks taken off; empty where none stands here.
  mutating func name() -> String {
    skipSpace()
    if current == UInt8(ascii: "`") {
      at += 1
      let start = at
      while at < bytes.endIndex, current != UInt8(ascii: "`") { at += 1 }
      at += 1
      return text(start, at - 1)
    }
    let start = at
    while at < bytes.endIndex, Self.isNamePart(bytes[at]) { at += 1 }
    return text(start, at)
  }

  /// The name that stands here, without moving on.
  func nextName() -> String {
    var copy = self
    return copy.name()
  }

  mutating func operatorName() -> String {
    let start = at
    while at < bytes.endIndex, Self.isOperator(bytes[at]) { at += 1 }
    return text(start, at)
  }

  /// Whether `character` is next; moves past it.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  mutating func takeArrow() -> Bool {
    skipSpace()
    guard current == UInt8(ascii: "-"), peek(1) == UInt8(ascii: ">") else { return false }
    at += 2
    return true
  }

  mutating func takeName(_ wanted: String) -> Bool {
    guard nextName() == wanted else { return false }
    _ = name()
    return true
  }

  /// The content of the brackets that open here, without them.
  mutating func balanced() -> ArraySlice<UInt8> {
    let open = current
    let close: UInt8 =
      open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    at += 1
    let start = at
    var depth = 1
    while at < bytes.endIndex {
      let c = bytes[at]
      if c == UInt8(ascii: "\"") {
        skipString()
        continue
      }
      if c == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLine()
        continue
      }
      if c == open { depth += 1 }
      if c == close {
        depth -= 1
        if depth == 0 { break }
      }
      at += 1
    }
    let inside = bytes[start..<at]
    at += 1
    return inside
  }

  private mutating func skipString() {
    at += 1
    while at < bytes.endIndex, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\") { at += 1 }
      at += 1
    }
    at += 1
  }

  /// The raw value of an enum's case: up to the next case or the end of the line.
  mutating func caseValue() -> String {
    skipSpace()
    let start = at
    while at < bytes.endIndex, bytes[at] != 10, bytes[at] != UInt8(ascii: ","), bytes[at] != UInt8(ascii: "}") {
      if bytes[at] == UInt8(ascii: "\"") { skipString() } else { at += 1 }
    }
    return text(start, at).trimmingSpaces()
  }

  /// An expression up to a comma or the end of the enclosing brackets, or of the line where `stopsAtLine`.
  mutating func expression(stopsAtLine: Bool) -> String {
    skipSpace()
    let start = at
    while at < bytes.endIndex {
      let c = bytes[at]
      switch c {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        _ = balanced()
        continue
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !stopsAtLine || c != UInt8(ascii: ",") { return text(start, at).trimmingSpaces() }
        at += 1
      case 10 where stopsAtLine: return text(start, at).trimmingSpaces()
      default: at += 1
      }
    }
    return text(start, at).trimmingSpaces()
  }
}

extension String {
  func trimmingSpaces() -> String {
    var slice = Substring(self)
    while let first = slice.first, first == " " || first == "\n" || first == "\t" { slice = slice.dropFirst() }
    while let last = slice.last, last == " " || last == "\n" || last == "\t" { slice = slice.dropLast() }
    return String(slice)
  }
}
