import Glibc

/// The texts that are mutated: sessions of cases, programs, the blocks of lessons.
struct Corpus {
  /// The texts, at least one.
  let texts: [String]
  /// Every line of them, for splicing.
  let lines: [Substring]
  /// Every word of them.
  let words: [Substring]

  /// Everything below the folders that a session may consist of.
  init?(_ folders: [String]) {
    var texts: [String] = []
    for path in folders.flatMap(Self.files).sorted() {
      guard let text = Self.read(path) else { continue }
      if path.hasSuffix(".swift") || path.hasSuffix(".wrong") { texts.append(text) }
      if path.hasSuffix(".case") { texts.append(Self.session(text)) }
      if path.hasSuffix(".md") { texts += Self.blocks(text) }
    }
    texts.removeAll { $0.isEmpty }
    guard !texts.isEmpty else { return nil }
    self.texts = texts
    lines = texts.flatMap { $0.split(separator: "\n") }
    words = Array(Set(texts.flatMap { $0.split { !$0.isLetter && $0 != "_" } })).sorted()
  }

  private static func files(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [path] }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { found += files("\(path)/\(name)") }
    }
    return found
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The session of a case.
  private static func session(_ text: String) -> String {
    var isInside = false
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") { isInside = line == "== session" } else if isInside { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The fenced blocks of a lesson.
  private static func blocks(_ text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = block { blocks.append(lines.joined(separator: "\n")) }
        block = block == nil ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
