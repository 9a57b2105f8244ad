import Diagnostics

/// A line of a content file with its number.
package struct SourceLine: Sendable, Equatable {
  /// The text without its end.
  package var text: String
  /// Its number, from 1.
  package var number: Int

  /// A line of a text.
  package init(_ text: String, _ number: Int) {
    self.text = text
    self.number = number
  }

  /// The place of a UTF-8 offset in the line.
  package func position(_ offset: Int = 0) -> SourcePosition { SourcePosition(line: number, column: offset + 1) }

  /// The place where `part`, a piece of the text, begins.
  package func position(of part: Substring) -> SourcePosition {
    position(text.utf8.distance(from: text.startIndex, to: part.startIndex))
  }
}

/// A content file as lines: the byte order mark and carriage returns are taken, tabs reported.
package enum SourceText {
  /// The lines of a file's bytes.
  package static func lines(_ text: String, allowsTabs: Bool = false, faults: inout FaultList) -> [SourceLine] {
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    var lines: [SourceLine] = []
    for part in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var bytes = part
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      let line = SourceLine(String(decoding: bytes, as: UTF8.self), lines.count + 1)
      if !allowsTabs, let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) {
        faults.add(.tab, at: line.position(bytes.distance(from: bytes.startIndex, to: tab)))
      }
      lines.append(line)
    }
    if lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension StringProtocol {
  /// Without spaces at both ends.
  package var trimmed: SubSequence {
    guard let first = firstIndex(where: { $0 != " " && $0 != "\t" }) else { return self[endIndex...] }
    guard let last = lastIndex(where: { $0 != " " && $0 != "\t" }) else { return self[endIndex...] }
    return self[first...last]
  }
}

extension Sequence where Element == String {
  /// The lines as one text, blank ones at both ends left out.
  package var joinedTrimmingBlankLines: String {
    var lines = Array(self)
    while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
