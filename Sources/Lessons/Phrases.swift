/// The texts that one room says. The case's name is the id, the raw value the English text, with `{0}`, `{1}` … where
/// arguments stand.
package protocol PhraseKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

extension PhraseKey {
  /// What the tables of the other languages call this text: the type's name and the case's.
  package var id: String { "\(Self.self).\(self)" }
}

/// Everything the tool itself says to a learner, in one language.
package struct Phrases: Sendable {
  /// The language that is spoken; what it has no text for is said in English.
  package let language: Language
  /// Texts by id for every language but English, whose texts stand with the keys.
  private var tables: [Language: [String: String]]

  /// The texts in `language`, with tables for others than English.
  package init(_ language: Language = .english, tables: [Language: [String: String]] = [:]) {
    self.language = language
    self.tables = tables
  }

  /// Adds the texts of a room in a language, as a room higher up does with its own.
  package mutating func add(_ texts: [String: String], for language: Language) {
    tables[language, default: [:]].merge(texts) { $1 }
  }

  /// The text of `key` with its arguments put in.
  package func callAsFunction(_ key: some PhraseKey, _ arguments: String...) -> String {
    Self.fill(tables[language]?[key.id] ?? key.rawValue, arguments)
  }

  /// The ids of `keys` that `language` has no text for.
  package func missing<Key: PhraseKey>(_ keys: Key.Type, in language: Language) -> [String] {
    language == .english ? [] : Key.allCases.map(\.id).filter { tables[language]?[$0] == nil }
  }

  private static func fill(_ template: String, _ arguments: [String]) -> String {
    var out = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      out += rest[..<open]
      let after = rest.index(after: open)
      if let close = rest[after...].firstIndex(of: "}"), let index = Int(rest[after..<close]),
        arguments.indices.contains(index)
      {
        out += arguments[index]
        rest = rest[rest.index(after: close)...]
      } else {
        out += "{"
        rest = rest[after...]
      }
    }
    return out + rest
  }
}
