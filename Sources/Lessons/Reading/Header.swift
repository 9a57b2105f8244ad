import Diagnostics

/// The flat header of a content file: `key: value`, values always strings.
package struct Header: Sendable {
  /// One line of it.
  package struct Field: Sendable {
    /// The word before the colon.
    package var key: String
    /// What stands after it.
    package var value: String
    /// Where the value begins.
    package var position: SourcePosition
  }

  /// The lines in their order.
  package private(set) var fields: [Field] = []
  /// Where the header is, for what it lacks.
  package var position = SourcePosition(line: 1, column: 1)

  /// Reads header lines; `repeatable` keys may come more than once.
  package init(_ lines: [SourceLine], known: [String], repeatable: Set<String> = [], faults: inout FaultList) {
    for line in lines {
      let text = line.text.trimmed
      if text.isEmpty || text.hasPrefix("#") { continue }
      guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else {
        faults.add(.badHeaderLine, at: line.position(of: text))
        continue
      }
      let key = String(text[..<colon].trimmed)
      let value = text[text.index(after: colon)...].trimmed
      guard known.contains(key) else {
        faults.add(.unknownKey, key, at: line.position(of: text), candidates: known)
        continue
      }
      if !repeatable.contains(key), fields.contains(where: { $0.key == key }) {
        faults.add(.duplicateKey, key, at: line.position(of: text))
        continue
      }
      if value.isEmpty { faults.add(.emptyValue, key, at: line.position(of: text)) }
      fields.append(Field(key: key, value: String(value), position: line.position(of: value)))
    }
  }

  /// The line of a key, nil where it is not given.
  package func field(_ key: String) -> Field? { fields.first { $0.key == key } }

  /// The value of a key, nil where it is not given.
  package subscript(key: String) -> String? { field(key)?.value }

  /// All values of a key that may be repeated.
  package func all(_ key: String) -> [Field] { fields.filter { $0.key == key } }

  /// The value of a key that must be given.
  package func required(_ key: String, faults: inout FaultList) -> String {
    guard let field = field(key) else {
      faults.add(.missingKey, key, at: position)
      return ""
    }
    return field.value
  }

  /// The words of a value, each of which must be one of `choices`; nil where the key is not given.
  package func words(_ key: String, from choices: [String], faults: inout FaultList) -> [String]? {
    guard let field = field(key) else { return nil }
    let words = field.value.split(separator: " ").map(String.init)
    for word in words where !choices.contains(word) {
      faults.add(.badValue, word, key, at: field.position, candidates: choices)
    }
    return words
  }

  /// A whole number greater than zero; nil where the key is not given.
  package func count(_ key: String, faults: inout FaultList) -> Int? {
    guard let field = field(key) else { return nil }
    guard let number = Int(field.value), number > 0 else {
      faults.add(.badValue, field.value, key, at: field.position)
      return nil
    }
    return number
  }

  /// Checks `format` and `kind` and gives the id.
  package func identity(kind: String?, faults: inout FaultList) -> String {
    let format = required("format", faults: &faults)
    if let field = self.field("format"), format != "1" {
      if let number = Int(format), number > 1 {
        faults.add(.newerFormat, format, at: field.position)
      } else {
        faults.add(.badValue, format, "format", at: field.position)
      }
    }
    if let kind, required("kind", faults: &faults) != kind, let field = self.field("kind") {
      faults.add(.badValue, field.value, "kind", at: field.position, candidates: [kind])
    }
    let id = required("id", faults: &faults)
    if let field = self.field("id"), !Identifier.isValid(id) { faults.add(.badIdentifier, id, at: field.position) }
    return id
  }
}

/// What may be an id of a pack, a lesson, a quiz, a step or a question.
package enum Identifier {
  /// Whether `text` is letters, digits, `-`, `.` and `/` only, and not empty.
  package static func isValid(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): true
        default: false
        }
      }
  }
}
