import Terminal

/// What Tab offers: commands, what their arguments may be, names of the program.
package struct Completer {
  private let shell: Shell

  /// A completer for a shell.
  package init(_ shell: Shell) { self.shell = shell }

  /// The completion of `text` whose cursor stands behind `cursor` UTF-8 bytes.
  package func complete(_ text: String, cursor: Int) -> Completion {
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    let isFirstLine = line.utf8.count == before.utf8.count
    let trimmed = line.drop { $0 == " " }
    let isForced = trimmed.hasPrefix(":")
    let word = trimmed.dropFirst(isForced ? 1 : 0)
    let table = shell.session.router.table
    if isFirstLine, !shell.isInQuiz {
      if word.allSatisfy({ $0.isLetter }), !word.isEmpty || isForced {
        let commands = table.names.filter { $0.hasPrefix(word) }
        let names = isForced ? [] : shell.session.simulation.completions(for: before)
        return completion(
          commands.map { .init($0 + " ", label: $0) } + names.map { .init($0) }, for: String(word), cursor)
      }
      if trimmed.isEmpty {
        return completion(table.names.map { .init($0 + " ", label: $0) }, for: "", cursor)
      }
      if case .command(let command, _) = shell.session.router.route(before) {
        return arguments(of: command, before, cursor)
      }
    }
    return swift(before, cursor)
  }

  private func arguments(of command: any Command, _ before: String, _ cursor: Int) -> Completion {
    let word = String(before.reversed().prefix { !$0.isWhitespace }.reversed())
    let words: [String]
    switch command.completion {
    case .swift: return swift(before, cursor)
    case .words(let fixed):
      words = fixed
      if fixed.allSatisfy({ !$0.hasPrefix(word) }) { return swift(before, cursor) }
    case .files:
      let files = Environment.files(beginningWith: word)
      return completion(files.map { .init($0) }, for: word, cursor)
    case .lessons: words = shell.tutor.lessonIDs
    case .quizzes: words = shell.tutor.quizIDs
    case .help: words = shell.session.router.table.names + HelpTopic.allCases.map(\.rawValue)
    }
    let matches = words.filter { $0.hasPrefix(word) }
    let ends = matches.isEmpty && !word.isEmpty ? words.filter { $0.contains("/" + word) } : matches
    return completion(ends.map { .init($0) }, for: word, cursor)
  }

  private func swift(_ before: String, _ cursor: Int) -> Completion {
    let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let names = shell.session.simulation.completions(for: before)
    return completion(names.map { .init($0) }, for: word, cursor)
  }

  private func completion(_ candidates: [Completion.Candidate], for word: String, _ cursor: Int) -> Completion {
    var seen: Set<String> = []
    let unique = candidates.filter { seen.insert($0.label).inserted }
    return unique.isEmpty ? .none : Completion(start: cursor - word.utf8.count, candidates: unique)
  }
}
