import Diagnostics

/// The terms of the subject in each language, so that every text calls a thing by one name.
package struct Glossary: Sendable {
  /// One term.
  package struct Term: Sendable, Equatable {
    /// The key it is looked up by.
    package var term: String
    /// How each language says it.
    package var names: [Language: String]
  }

  /// The terms in the file's order.
  package private(set) var terms: [Term] = []

  /// No terms.
  package init() {}

  /// Reads `glossary.tsv`: a heading line `term en zh-Hans`, then a term a line, parted by tabs.
  package init(_ text: String, faults: inout FaultList) {
    let lines = SourceText.lines(text, allowsTabs: true, faults: &faults)
    guard let heading = lines.first else { return }
    let columns = heading.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    for column in columns.dropFirst() where Language(rawValue: column) == nil {
      faults.add(.badValue, column, "language", at: heading.position(), candidates: Language.allCases.map(\.rawValue))
    }
    for line in lines.dropFirst() where !line.text.trimmed.isEmpty && !line.text.hasPrefix("#") {
      let cells = line.text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0.trimmed) }
      guard cells.count == columns.count else {
        faults.add(.badColumns, String(columns.count), at: line.position())
        continue
      }
      if terms.contains(where: { $0.term == cells[0] }) {
        faults.add(.duplicateIdentifier, cells[0], at: line.position())
      }
      var names: [Language: String] = [:]
      for (column, cell) in zip(columns, cells).dropFirst() {
        guard let language = Language(rawValue: column) else { continue }
        if cell.isEmpty { faults.add(.missingTranslation, cells[0], column, at: line.position(), severity: .warning) }
        names[language] = cell
      }
      terms.append(Term(term: cells[0], names: names))
    }
  }

  /// How `language` says a term, nil where it is not in the glossary.
  package func name(of term: String, in language: Language) -> String? {
    terms.first { $0.term == term }?.names[language]
  }
}
