import Diagnostics
import Frameworks
import FrontEnd

/// Asks the installed compiler about what a session declared (design: two judges).
///
/// All entries together are one program; what the compiler says is brought back to the entry and its lines. It never
/// decides how code runs.
final class SecondJudge {
  /// An entry that was accepted.
  private struct Entry {
    var text: CompilerText
    /// The first line of the entry in what was read.
    var line: Int
    /// The entry's declarations that later ones replaced.
    var replaced: [Range<Int>] = []
    /// Whether all that the compiler has against it was said.
    var isSettled = false
    /// What was said, so that nothing is said twice.
    var said: Set<String> = []
  }

  /// A finding at its place in what was read, and the entry it is about.
  private struct Placed {
    var entry: Int
    var diagnostic: Diagnostic
  }

  private var entries: [Entry] = []
  let compiler: Compiler
  /// Answers by program, so that `undo`, which runs the entries again, asks nothing again and hears the same.
  private var answers: [String: [Compiler.Finding]] = [:]

  /// The module that declares a type.
  private let home: (String) -> String?
  /// Modules that are always in scope.
  private let always: Set<String>

  init(_ compiler: Compiler, always: Set<String>, home: @escaping (String) -> String?) {
    self.compiler = compiler
    self.always = always
    self.home = home
  }

  /// How many entries it knows.
  var count: Int { entries.count }

  /// Forgets the session, not the answers.
  func reset() { entries = [] }

  /// Takes an entry into the program. What it declares takes the place of earlier declarations of the same names.
  func add(_ text: String, line: Int) {
    let added = CompilerText(text, wrapped: entries.last?.text.wrapped ?? [])
    let keys = Set(added.declarations.map(\.key))
    for index in entries.indices {
      for declaration in entries[index].text.declarations where keys.contains(declaration.key) {
        entries[index].replaced.append(declaration.range)
      }
    }
    entries.append(Entry(text: added, line: line))
  }

  /// Takes the last entry out again.
  func removeLast() {
    guard let last = entries.popLast() else { return }
    let keys = Set(last.text.declarations.map(\.key))
    for index in entries.indices {
      let back = entries[index].text.declarations.filter { keys.contains($0.key) }.map(\.range)
      entries[index].replaced.removeAll { back.contains($0) }
    }
  }

  /// What is new to say about the entries that were not judged yet, and about earlier ones that waited for a name.
  /// Statements are not asked about, nor is anything while the modules are still being made.
  func judge(languageMode: Int) throws(CompilerFailure) -> [Diagnostic] {
    for index in entries.indices where !entries[index].text.declaresCode { entries[index].isSettled = true }
    if entries.allSatisfy(\.isSettled) { return [] }
    let program = program()
    if answers[languageMode.description + program] == nil, !compiler.isReady {
      answers[languageMode.description + program] = []
      return []
    }
    var found: [[Diagnostic]] = Array(repeating: [], count: entries.count)
    for placed in try findings(program, languageMode: languageMode) { found[placed.entry].append(placed.diagnostic) }
    var new: [Diagnostic] = []
    for index in entries.indices where !entries[index].isSettled {
      // What names something that a later entry may declare is looked at again then, as a whole.
      if found[index].contains(where: \.isAboutUnknownName) { continue }
      new += found[index].filter { entries[index].said.insert($0.text).inserted }
      entries[index].isSettled = true
    }
    return new
  }

  /// Everything the compiler has to say about the session.
  func review(languageMode: Int) throws(CompilerFailure) -> [Diagnostic] {
    guard entries.contains(where: \.text.declaresCode) else { return [] }
    return try findings(program(), languageMode: languageMode).map(\.diagnostic)
  }

  // MARK: The program

  /// The line of the program on which each entry begins.
  private var starts: [Int] {
    var line = 2
    return entries.map { entry in
      defer { line += entry.text.text.lineCount + entry.text.extras.reduce(0) { $0 + $1.lineCount } }
      return line
    }
  }

  private func program() -> String {
    let used = entries.reduce(into: Set<String>()) { $0.formUnion($1.text.typeNames) }
    var lines = [compiler.imports(always.union(used.compactMap(home)))]
    for entry in entries {
      lines.append(CompilerText.blanking(entry.replaced, in: entry.text.text))
      if entry.replaced.isEmpty {
        lines += entry.text.extras
      } else {
        lines += entry.text.extras.map { String(repeating: "\n", count: $0.lineCount - 1) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func findings(_ program: String, languageMode: Int) throws(CompilerFailure) -> [Placed] {
    let key = languageMode.description + program
    let answer: [Compiler.Finding]
    if let known = answers[key] {
      answer = known
    } else {
      answer = try compiler.judge(program, languageMode: languageMode)
      answers[key] = answer
    }
    let starts = starts
    var placed: [Placed] = []
    for finding in answer {
      guard let index = starts.lastIndex(where: { $0 <= finding.line }) else { continue }
      let entry = entries[index]
      let line = finding.line - starts[index]
      guard line < entry.text.text.lineCount else { continue }
      if finding.message.hasSuffix("is unused"), entry.text.expressionLines.contains(line + 1) { continue }
      placed.append(
        Placed(
          entry: index,
          diagnostic: Diagnostic(
            finding.message, advice: finding.notes,
            at: SourcePosition(line: entry.line + line, column: finding.column), severity: finding.severity,
            rule: "swiftc")))
    }
    return placed
  }
}

extension Diagnostic {
  /// Whether the compiler misses a name that may still be declared.
  fileprivate var isAboutUnknownName: Bool { message.hasPrefix("cannot find ") && message.hasSuffix(" in scope") }
}

extension String {
  fileprivate var lineCount: Int { utf8.reduce(1) { $0 + ($1 == 10 ? 1 : 0) } }
}
