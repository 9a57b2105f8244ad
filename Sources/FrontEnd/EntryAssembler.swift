/// Puts lines together into entries: an entry ends where nothing is open any more and the next line does not go on
/// with it.
public struct EntryAssembler {
  /// Lines that belong together, with the number of the first, counted from 1.
  public struct Entry: Equatable, Sendable {
    /// The text, its lines parted by newlines.
    public var text: String
    /// The line it begins at in what was read, from 1.
    public var line: Int
  }

  private var lines: [String] = []
  private var firstLine = 0
  private var nextLine = 1
  private var scanner = BracketScanner()

  /// An assembler that has read nothing.
  public init() {}

  /// Whether `text`, typed at a prompt, is a whole entry.
  public static func isComplete(_ text: String) -> Bool {
    var scanner = BracketScanner()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { scanner.scan(line: line) }
    return !scanner.isOpen && !endsOpen(text, scanner)
  }

  /// The entries of a whole text.
  public static func entries(of text: String) -> [Entry] {
    var assembler = EntryAssembler()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.compactMap { assembler.feed(String($0)) }
    return found + [assembler.finish()].compactMap { $0 }
  }

  /// Takes the next line; gives back the entry that it shows to be over, if any.
  public mutating func feed(_ line: String) -> Entry? {
    defer { nextLine += 1 }
    if !lines.isEmpty, scanner.isOpen || Self.endsOpen(lines.joined(separator: "\n"), scanner) {
      append(line)
      return nil
    }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if !lines.isEmpty, trimmed.isEmpty || trimmed.hasPrefix("//") || Self.goesOn(trimmed) {
      append(line)
      return nil
    }
    let finished = finish()
    if !trimmed.isEmpty {
      firstLine = nextLine
      append(line)
    }
    return finished
  }

  /// The lines that wait for what comes next, nil where none do.
  public var pending: String? { lines.isEmpty ? nil : lines.joined(separator: "\n") }

  /// The entry that is left when no more lines come.
  public mutating func finish() -> Entry? {
    while let last = lines.last, last.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\r" }) { lines.removeLast() }
    guard !lines.isEmpty else { return nil }
    let entry = Entry(text: lines.joined(separator: "\n"), line: firstLine)
    lines = []
    scanner = BracketScanner()
    return entry
  }

  private mutating func append(_ line: String) {
    lines.append(line)
    scanner.scan(line: line)
  }

  /// Whether the last token wants more: a spaced operator, a comma, a colon, or an attribute that stands alone.
  private static func endsOpen(_ text: String, _ scanner: BracketScanner) -> Bool {
    guard let last = scanner.lastToken.last else { return false }
    let token = scanner.lastToken
    if last == UInt8(ascii: ",") { return true }
    let operators = Set("=+-*/%<>&|^?:~!.".utf8)
    if token.allSatisfy({ operators.contains($0) }) {
      return scanner.lastTokenFollowsSpace && token != [UInt8(ascii: "!")] && token != [UInt8(ascii: "?")]
    }
    guard let start = text.split(separator: "\n").last(where: { !$0.drop { $0 == " " }.hasPrefix("//") }) else {
      return false
    }
    let words = start.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") && !$0.contains("(") }
  }

  /// Whether a line that begins so goes on with the entry above.
  private static func goesOn(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    let next = line.dropFirst().first
    if first == ".", let next, next.isLetter || next == "_" { return true }
    if first == "{" { return true }
    for word in ["else", "catch"] where line.hasPrefix(word) {
      let after = line.dropFirst(word.count).first
      return after.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
    }
    let symbols = line.prefix { "=+-*/%<>&|^?:~!.".contains($0) }
    guard !symbols.isEmpty, symbols != "//" else { return false }
    return line.dropFirst(symbols.count).first == " " || line.count == symbols.count
  }
}
