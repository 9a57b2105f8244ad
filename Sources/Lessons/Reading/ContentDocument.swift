import Diagnostics

/// A fenced block of a content file: its word, its argument and the lines between the fences.
package struct Fence: Sendable {
  /// The first word after the backticks.
  package var word: String
  /// What follows it, nil where nothing does.
  package var argument: String?
  /// The lines inside.
  package var lines: [SourceLine]
  /// Where the word stands.
  package var position: SourcePosition

  /// The lines as one text.
  package var text: String { lines.map(\.text).joinedTrimmingBlankLines }
}

/// What a section is made of.
package enum ContentItem: Sendable {
  case line(SourceLine)
  case fence(Fence)
}

/// A `##` heading with its id, its attributes and what follows it up to the next one.
package struct ContentSection: Sendable {
  /// The words of the heading.
  package var title: String
  /// The id in braces.
  package var id: String
  /// `name=value` pairs after the id.
  package var attributes: [(name: String, value: String, position: SourcePosition)] = []
  /// Lines and blocks, in order.
  package var items: [ContentItem] = []
  /// Where the heading stands.
  package var position: SourcePosition
  /// All lines of the section as they were written, the heading first, for the hash that translations name.
  package var rawLines: [String] = []

  /// The value of an attribute, nil where it is not given.
  package func attribute(_ name: String) -> (value: String, position: SourcePosition)? {
    attributes.first { $0.name == name }.map { ($0.value, $0.position) }
  }

  /// The lines that stand in no block, as one text.
  package var prose: String {
    items.compactMap { if case .line(let line) = $0 { line.text } else { nil } }.joinedTrimmingBlankLines
  }

  /// The blocks, in order.
  package var fences: [Fence] { items.compactMap { if case .fence(let fence) = $0 { fence } else { nil } } }

  /// A short hash of the section, six hexadecimal digits: FNV-1a over its lines without trailing spaces.
  package var hash: String {
    var lines = rawLines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in lines.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String((hash ^ (hash >> 24) ^ (hash >> 48)) & 0xff_ffff, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// A content file taken apart: header, opening, sections.
package struct ContentDocument: Sendable {
  /// Blocks that are only shown and so belong to the prose around them.
  package static let shownBlocks = ["swift", "text"]

  /// The lines between the two `---`.
  package var headerLines: [SourceLine] = []
  /// What stands before the first section.
  package var opening = ""
  /// The sections in order.
  package var sections: [ContentSection] = []
}
