/// All commands, found by name.
package struct CommandTable {
  /// The commands in the order in which `help` lists them.
  package let commands: [any Command]
  private let byName: [String: any Command]

  /// A table of commands.
  package init(_ commands: [any Command]) {
    self.commands = commands
    byName = Dictionary(commands.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names, in the order of the table.
  package var names: [String] { commands.map(\.name) }

  /// The command of a name.
  package func command(named name: String) -> (any Command)? { byName[name] }

  /// The one command whose name begins with `prefix`, at least three letters that are no Swift keyword.
  package func command(abbreviated prefix: String) -> (any Command)? {
    guard prefix.count >= 3, !Self.isKeyword(prefix) else { return nil }
    let matches = commands.filter { $0.name.hasPrefix(prefix) }
    guard matches.count == 1, let match = matches.first, !match.needsWholeName else { return nil }
    return match
  }

  /// Whether Swift gives a word a meaning of its own at the beginning of a line.
  package static func isKeyword(_ word: String) -> Bool { keywords.contains(word) }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consume", "consuming", "continue", "convenience", "copy", "default", "defer", "deinit", "didSet", "discard",
    "distributed", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
    "is", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "open", "operator", "optional", "override",
    "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch",
    "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while",
    "willSet", "yield",
  ]
}
