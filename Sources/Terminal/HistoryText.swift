/// The history file's text, libedit's own format: a first line with the format number, then an entry a line, white
/// space, backslashes and control characters in octal. So entries of several lines survive.
enum HistoryText {
  private static let header = Array("_HiStOrY_V2_\n".utf8)
  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  /// The bytes of a file with these entries.
  static func encoded(_ entries: [String]) -> [UInt8] {
    var bytes = header
    for entry in entries {
      for byte in entry.utf8 {
        if byte <= 0x20 || byte == 0x7F || byte == backslash {
          bytes += [backslash, 48 + byte >> 6, 48 + byte >> 3 & 7, 48 + byte & 7]
        } else {
          bytes.append(byte)
        }
      }
      bytes.append(newline)
    }
    return bytes
  }

  /// The entries of a file, or nil when it is damaged: another first line, a cut last one, a broken escape or bytes
  /// that are no UTF-8. An empty file has no entries.
  static func decoded(_ bytes: [UInt8]) -> [String]? {
    if bytes.isEmpty { return [] }
    guard bytes.starts(with: header), bytes.last == newline else { return nil }
    var entries: [String] = []
    for line in bytes.dropFirst(header.count).dropLast(bytes.count > header.count ? 1 : 0).split(
      separator: newline, omittingEmptySubsequences: false)
    where bytes.count > header.count {
      guard let entry = decodedEntry(line) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private static func decodedEntry(_ line: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] != backslash {
        bytes.append(line[index])
        index += 1
        continue
      }
      let digits = line[(index + 1)...].prefix(3)
      guard digits.count == 3, digits.allSatisfy({ (48...55).contains($0) }),
        let byte = UInt8(exactly: digits.reduce(0) { $0 * 8 + Int($1 - 48) }), byte != 0
      else { return nil }
      bytes.append(byte)
      index += 4
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
