import Diagnostics

/// Tells commands from Swift.
package struct LineRouter {
  /// What an entry is.
  package enum Route {
    case swift
    case command(any Command, Arguments)
    /// `:word` with a word that is no command.
    case unknown(Diagnostic)
  }

  /// Whether the beginning of a command's name is enough, as at a terminal.
  package var acceptsPrefixes: Bool
  /// Whether the session has a declaration of a name, which then is no command.
  package var isDeclared: (String) -> Bool
  /// The commands.
  package var table: CommandTable

  /// A router over `table`.
  package init(
    table: CommandTable = .standard, acceptsPrefixes: Bool = false, isDeclared: @escaping (String) -> Bool
  ) {
    self.table = table
    self.acceptsPrefixes = acceptsPrefixes
    self.isDeclared = isDeclared
  }

  /// What `entry` is, whose first line is `line`.
  package func route(_ entry: String, line: Int = 1) -> Route {
    let bytes = Array(entry.utf8)
    var i = 0
    while i < bytes.count, Self.isSpace(bytes[i]) { i += 1 }
    let isForced = i + 1 < bytes.count && bytes[i] == UInt8(ascii: ":") && Self.isLetter(bytes[i + 1])
    if isForced { i += 1 }
    let start = i
    while i < bytes.count, Self.isLetter(bytes[i]) || Self.isDigit(bytes[i]) { i += 1 }
    let word = String(decoding: bytes[start..<i], as: UTF8.self)
    guard !word.isEmpty else { return .swift }
    if isForced {
      if let command = table.command(named: word) ?? table.command(abbreviated: word) {
        return .command(command, arguments(command, entry, i, line))
      }
      let advice = NearNames.advice(word, in: table.names) ?? "`help` lists the commands"
      return .unknown(
        Diagnostic("no command '\(word)'", advice: [advice], at: SourcePosition(line: line, column: start + 1)))
    }
    guard Self.mayFollow(bytes[i...]), !isDeclared(word) else { return .swift }
    let abbreviated = acceptsPrefixes ? table.command(abbreviated: word) : nil
    guard let command = table.command(named: word) ?? abbreviated else {
      return mistyped(word, before: bytes[i...], at: start, line: line).map { .unknown($0) } ?? .swift
    }
    return .command(command, arguments(command, entry, i, line))
  }

  /// A complaint about what is no Swift in any case, a name and another word or a text, and nearly a command; at a
  /// terminal also about a beginning of several commands, or of one that has to be typed in full.
  private func mistyped(_ word: String, before rest: ArraySlice<UInt8>, at start: Int, line: Int) -> Diagnostic? {
    if acceptsPrefixes, word.count > 2, rest.allSatisfy(Self.isSpace), !CommandTable.isKeyword(word) {
      let begun = table.names.filter { $0.hasPrefix(word) }
      let advice = "did you mean \(begun.map { "'\($0)'" }.joined(separator: ", "))?"
      let position = SourcePosition(line: line, column: start + 1)
      return begun.isEmpty ? nil : Diagnostic("no command '\(word)'", advice: [advice], at: position)
    }
    guard rest.first == UInt8(ascii: " "), !rest.contains(UInt8(ascii: "\n")), word.utf8.count > 2,
      !CommandTable.isKeyword(word)
    else { return nil }
    let next = String(decoding: rest, as: UTF8.self).split(separator: " ").first ?? ""
    guard let first = next.utf8.first, first == UInt8(ascii: "\"") || Self.isLetter(first) || Self.isDigit(first),
      !["as", "is", "in"].contains(next)
    else { return nil }
    guard let advice = NearNames.advice(word, in: table.names) else { return nil }
    return Diagnostic("no command '\(word)'", advice: [advice], at: SourcePosition(line: line, column: start + 1))
  }

  private func arguments(_ command: any Command, _ entry: String, _ start: Int, _ line: Int) -> Arguments {
    Arguments(command: command.name, usage: command.usage, entry: entry, start: start, line: line)
  }

  /// Whether a name may be a command's, given what follows it: no `(` `.` `[` `=` `:`, no operator with a space behind.
  private static func mayFollow(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    if !isSpace(first) { return first == UInt8(ascii: "\"") }
    let after = rest.drop { $0 == 32 || $0 == 9 }
    guard let next = after.first else { return true }
    if next == UInt8(ascii: "=") || next == UInt8(ascii: ":") { return false }
    let symbols = after.prefix { operators.contains($0) }
    if symbols.isEmpty { return true }
    let comment = symbols.starts(with: "//".utf8) || symbols.starts(with: "/*".utf8)
    if comment { return true }
    guard let behind = after.dropFirst(symbols.count).first else { return false }
    return !isSpace(behind)
  }

  private static let operators = Set("=+-*/%<>&|^?~!".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
