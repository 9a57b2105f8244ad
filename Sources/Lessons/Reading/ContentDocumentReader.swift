import Diagnostics

/// Takes a content file apart, strictly: whatever it does not know is a fault with its place.
package struct ContentDocumentReader {
  private let lines: [SourceLine]
  private var next = 0
  private var document = ContentDocument()
  private var opening: [String] = []

  /// The parts of `text`; faults go to `faults`.
  package static func read(_ text: String, faults: inout FaultList) -> ContentDocument {
    var reader = ContentDocumentReader(lines: SourceText.lines(text, faults: &faults))
    reader.readHeader(faults: &faults)
    reader.readBody(faults: &faults)
    return reader.document
  }

  private init(lines: [SourceLine]) { self.lines = lines }

  private mutating func readHeader(faults: inout FaultList) {
    guard lines.first?.text.trimmed == "---" else {
      faults.add(.noHeader, at: SourcePosition(line: 1, column: 1))
      return
    }
    next = 1
    while next < lines.count, lines[next].text.trimmed != "---" {
      document.headerLines.append(lines[next])
      next += 1
    }
    if next == lines.count { faults.add(.unclosedHeader, at: SourcePosition(line: 1, column: 1)) }
    next += 1
  }

  private mutating func readBody(faults: inout FaultList) {
    while next < lines.count {
      let line = lines[next]
      if line.text.hasPrefix("```") {
        readFence(faults: &faults)
        continue
      }
      next += 1
      if line.text.hasPrefix("## ") {
        document.sections.append(heading(line, faults: &faults))
      } else if line.text.hasPrefix("# ") {
        faults.add(.title, at: line.position())
      } else {
        append(.line(line))
      }
    }
    document.opening = opening.joinedTrimmingBlankLines
  }

  private mutating func append(_ item: ContentItem, raw: [String]? = nil) {
    if document.sections.isEmpty {
      if case .line(let line) = item { opening.append(line.text) }
      return
    }
    let last = document.sections.count - 1
    document.sections[last].items.append(item)
    if let raw {
      document.sections[last].rawLines += raw
    } else if case .line(let line) = item {
      document.sections[last].rawLines.append(line.text)
    }
  }

  /// Reads a block; the closing fence has at least as many backticks as the opening one.
  private mutating func readFence(faults: inout FaultList) {
    let first = lines[next]
    let ticks = first.text.prefix { $0 == "`" }
    let info = first.text[ticks.endIndex...].trimmed
    let parts = info.split(separator: " ", maxSplits: 1)
    var raw = [first.text]
    var inside: [SourceLine] = []
    next += 1
    var closed = false
    while next < lines.count, !closed {
      let line = lines[next]
      raw.append(line.text)
      next += 1
      let closing = line.text.trimmed
      closed = closing.count >= ticks.count && closing.allSatisfy { $0 == "`" }
      if !closed { inside.append(line) }
    }
    if !closed { faults.add(.unclosedBlock, at: first.position()) }
    guard let word = parts.first else {
      faults.add(.blockWithoutWord, at: first.position())
      return
    }
    if ContentDocument.shownBlocks.contains(String(word)) {
      for line in raw.indices { append(.line(SourceLine(raw[line], first.number + line))) }
      return
    }
    if document.sections.isEmpty {
      faults.add(.unknownBlock, String(word), at: first.position(of: word), candidates: ContentDocument.shownBlocks)
      return
    }
    let argument = parts.count > 1 ? String(parts[1].trimmed) : nil
    append(
      .fence(Fence(word: String(word), argument: argument, lines: inside, position: first.position(of: word))), raw: raw
    )
  }

  /// `## Title {#id name=value}`.
  private func heading(_ line: SourceLine, faults: inout FaultList) -> ContentSection {
    let text = line.text.dropFirst(3).trimmed
    var section = ContentSection(
      title: String(text), id: "", position: line.position(), rawLines: [line.text])
    guard text.last == "}", let open = text.lastIndex(of: "{"), text[open...].hasPrefix("{#") else {
      faults.add(.missingIdentifier, at: line.position(of: text[text.endIndex...]))
      return section
    }
    section.title = String(text[..<open].trimmed)
    let inside = text[text.index(open, offsetBy: 2)..<text.index(before: text.endIndex)]
    let parts = inside.split(separator: " ")
    section.id = parts.first.map(String.init) ?? ""
    if !Identifier.isValid(section.id) || section.id.contains("/") {
      faults.add(.badIdentifier, section.id, at: line.position(of: inside))
    }
    if document.sections.contains(where: { $0.id == section.id }) {
      faults.add(.duplicateIdentifier, section.id, at: line.position(of: inside))
    }
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 {
        section.attributes.append((String(pair[0]), String(pair[1]), line.position(of: part)))
      } else {
        faults.add(.badAttribute, at: line.position(of: part))
      }
    }
    return section
  }
}
