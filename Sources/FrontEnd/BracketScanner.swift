/// A linear scan of Swift text that knows strings, comments and brackets, and nothing else: enough to tell whether an
/// entry is open, and to refuse what the parser cannot take (interpreter.md 3.4) before it sees it.
struct BracketScanner {
  /// What encloses the place that the scan has reached.
  private enum Enclosing: Equatable {
    case bracket(UInt8)
    case string(hashes: Int, isMultiline: Bool)
    case interpolation
    case comment(depth: Int)
  }

  private var stack: [Enclosing] = []
  /// Brackets that are open, interpolations included.
  private(set) var depth = 0
  /// The deepest nesting seen.
  private(set) var deepest = 0
  /// The longest run of directly nested `[`.
  private(set) var longestSquareRun = 0
  /// The longest chain of postfix links, `.a().b()`.
  private(set) var longestChain = 0
  /// A closing bracket came that nothing had opened.
  private(set) var hasStrayClosing = false
  /// The last byte of code that is neither space nor comment, with whether a space stood before its token.
  private(set) var lastToken: [UInt8] = []
  private(set) var lastTokenFollowsSpace = false

  private var squareRun = 0
  private var chain = 0

  /// Whether a bracket, a multi-line string or a block comment is open.
  var isOpen: Bool { !stack.isEmpty }

  /// Whether the scan stands in a multi-line string, where an empty line counts.
  var isInString: Bool {
    if case .string = stack.last { return true }
    return false
  }

  /// Whether the scan stands in a block comment.
  var isInComment: Bool {
    if case .comment = stack.last { return true }
    return false
  }

  /// Scans one line, without its newline.
  mutating func scan(line: some StringProtocol) {
    let bytes = Array(line.utf8)
    var i = 0
    var token: [UInt8] = []
    var tokenFollowsSpace = true
    var sawSpace = true

    func flushed() -> Bool { !token.isEmpty }
    func endToken(_ scanner: inout Self) {
      if flushed() {
        scanner.lastToken = token
        scanner.lastTokenFollowsSpace = tokenFollowsSpace
      }
      token = []
    }
    func byte(_ offset: Int) -> UInt8 { i + offset < bytes.count ? bytes[i + offset] : 0 }

    while i < bytes.count {
      let c = bytes[i]
      switch stack.last {
      case .comment(let nesting):
        if c == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          i += 1
          if nesting == 1 { stack.removeLast() } else { stack[stack.count - 1] = .comment(depth: nesting - 1) }
        } else if c == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          i += 1
          stack[stack.count - 1] = .comment(depth: nesting + 1)
        }
      case .string(let hashes, let isMultiline):
        if c == UInt8(ascii: "\\"), hasHashes(hashes, in: bytes, at: i + 1) {
          if byte(hashes + 1) == UInt8(ascii: "(") {
            push(.interpolation)
            i += hashes + 1
          } else {
            i += hashes + 1
          }
        } else if c == UInt8(ascii: "\"") {
          if isMultiline {
            if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\""), hasHashes(hashes, in: bytes, at: i + 3) {
              stack.removeLast()
              i += 2 + hashes
              token = [UInt8(ascii: "\"")]
              endToken(&self)
            }
          } else if hasHashes(hashes, in: bytes, at: i + 1) {
            stack.removeLast()
            i += hashes
            token = [UInt8(ascii: "\"")]
            endToken(&self)
          }
        }
      default:
        if c == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
          endToken(&self)
          i = bytes.count
          continue
        }
        if c == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          endToken(&self)
          stack.append(.comment(depth: 1))
          i += 2
          continue
        }
        if c == UInt8(ascii: "\"") || (c == UInt8(ascii: "#") && startsRawString(bytes, at: i)) {
          endToken(&self)
          var hashes = 0
          while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
          i += hashes
          let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
          if isMultiline { i += 2 }
          stack.append(.string(hashes: hashes, isMultiline: isMultiline))
          squareRun = 0
          i += 1
          continue
        }
        switch c {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          endToken(&self)
          if c == UInt8(ascii: "[") {
            squareRun += 1
            longestSquareRun = max(longestSquareRun, squareRun)
          } else {
            squareRun = 0
          }
          push(.bracket(c))
          lastToken = [c]
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          endToken(&self)
          squareRun = 0
          close(c)
          lastToken = [c]
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 13:
          endToken(&self)
          sawSpace = true
          i += 1
          continue
        default:
          squareRun = 0
          if c == UInt8(ascii: "."), isNameStart(byte(1)) {
            chain += 1
            longestChain = max(longestChain, chain)
          } else if c == UInt8(ascii: ";") || c == UInt8(ascii: ",") || c == UInt8(ascii: "=") {
            chain = 0
          }
          if let last = token.last, isNamePart(last) != isNamePart(c) { endToken(&self) }
          if token.isEmpty { tokenFollowsSpace = sawSpace }
          token.append(c)
        }
        sawSpace = false
      }
      i += 1
    }
    endToken(&self)
    // A one-line string ends with its line: the parser will say that it is unterminated.
    if case .string(_, isMultiline: false) = stack.last { stack.removeLast() }
  }

  private mutating func push(_ enclosing: Enclosing) {
    stack.append(enclosing)
    depth += 1
    deepest = max(deepest, depth)
  }

  private mutating func close(_ bracket: UInt8) {
    switch stack.last {
    case .interpolation where bracket == UInt8(ascii: ")"):
      stack.removeLast()
      depth -= 1
    case .bracket:
      stack.removeLast()
      depth -= 1
    default: hasStrayClosing = true
    }
  }

  private func hasHashes(_ count: Int, in bytes: [UInt8], at start: Int) -> Bool {
    guard start + count <= bytes.count else { return count == 0 }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func startsRawString(_ bytes: [UInt8], at start: Int) -> Bool {
    var i = start
    while i < bytes.count, bytes[i] == UInt8(ascii: "#") { i += 1 }
    return i < bytes.count && bytes[i] == UInt8(ascii: "\"")
  }

  private func isNameStart(_ c: UInt8) -> Bool {
    (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c == UInt8(ascii: "_") || c >= 0x80
  }

  private func isNamePart(_ c: UInt8) -> Bool {
    isNameStart(c) || (c >= 48 && c <= 57) || c == UInt8(ascii: "@") || c == UInt8(ascii: "`")
  }
}
