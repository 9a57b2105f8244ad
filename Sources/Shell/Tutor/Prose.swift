/// Makes the Markdown of lessons ready for a terminal.
enum Prose {
  /// The text with the lines of a paragraph joined, so that it can be wrapped to any width; code, lists, quotes and tables
  /// keep their lines, fences go and their code is indented.
  static func flowing(_ text: String) -> String {
    var out: [String] = []
    var isCode = false
    var joins = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
        joins = false
      } else if isCode {
        out.append("    " + line)
      } else if line.isEmpty {
        out.append("")
        joins = false
      } else {
        let begins = "-*>|# 0123456789".contains(line.first ?? " ")
        if joins, !begins, let last = out.popLast() {
          let isWide =
            (last.unicodeScalars.last?.value ?? 0) > 0x2E80 && (line.unicodeScalars.first?.value ?? 0) > 0x2E80
          out.append(last + (isWide ? "" : " ") + line)
        } else {
          out.append(String(line))
        }
        joins = true
      }
    }
    return out.joined(separator: "\n")
  }
}
