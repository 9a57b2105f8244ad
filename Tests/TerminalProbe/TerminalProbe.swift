import Terminal

/// A shell without a language, driven by the tests through a pseudo-terminal: says what it read, one line an entry.
@main
struct TerminalProbe {
  static func main() {
    let profile = TerminalProfile.current()
    let history = CommandLine.arguments.dropFirst().first
    let editor = profile.canEditLines ? LineEditor(program: "probe", historyFile: history) : nil
    let source: any EntryReading = editor ?? LineReader(showsPrompt: profile.isInteractive)
    while true {
      let result = source.readEntry(
        prompt: Style.bold.applied(to: "学习>", when: true) + " ", continuationPrompt: "...> ",
        isComplete: { text in text.count { $0 == "{" } <= text.count { $0 == "}" } },
        complete: { text, cursor in
          let before = String(decoding: Array(text.utf8)[..<cursor], as: UTF8.self)
          let start = before.lastIndex(of: " ").map { before.utf8.distance(from: before.startIndex, to: $0) + 1 } ?? 0
          let word = before.utf8.dropFirst(start)
          let names = ["显示", "显示全部", "UITextField", "UITextView"]
          return Completion(start: start, candidates: names.filter { $0.utf8.starts(with: word) }.map { .init($0) })
        })
      for notice in editor?.notices ?? [] { print("NOTICE \(notice)") }
      editor?.notices = []
      switch result {
      case .entry(let text, let wasPasted):
        let shown = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "|")
        print("\(wasPasted ? "PASTED" : "TYPED") [\(shown)]")
      case .interrupted: print("INTERRUPTED")
      case .failed(let reason): print("FAILED \(reason)")
      case .endOfInput: return print("END")
      }
    }
  }
}
