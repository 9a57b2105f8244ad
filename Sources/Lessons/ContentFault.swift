import Diagnostics

/// Everything that can be wrong with the files of a pack, in the words an author reads.
package enum ContentFault: String, PhraseKey {
  case unreadable = "cannot read '{0}': {1}"
  case notUTF8 = "the file is not UTF-8"
  case tab = "a tab; use spaces"
  case noHeader = "expected '---' at the first line, before the header"
  case unclosedHeader = "the header is not closed by '---'"
  case badHeaderLine = "expected 'key: value'"
  case unknownKey = "unknown key '{0}'"
  case duplicateKey = "key '{0}' is given twice"
  case missingKey = "key '{0}' is missing"
  case emptyValue = "'{0}' has no value"
  case badValue = "'{0}' is not a value of '{1}'"
  case newerFormat = "format {0} is newer than this program knows (1)"
  case badIdentifier = "'{0}' is not an id: letters, digits, '-', '.' and '/' only"
  case title = "the title stands in the header; steps begin with '##'"
  case missingIdentifier = "expected '{#id}' at the end of the heading"
  case badAttribute = "expected '{#id name=value …}'"
  case unknownAttribute = "unknown attribute '{0}'"
  case duplicateIdentifier = "'{0}' is used twice"
  case unclosedBlock = "this block is not closed"
  case unknownBlock = "unknown block '{0}'"
  case blockWithoutWord = "expected a word after the backticks, 'swift' or 'text' for what is only shown"
  case duplicateBlock = "a step has one '{0}' block"
  case missingArgument = "'{0}' needs a name"
  case unexpectedArgument = "'{0}' takes no '{1}' here"
  case emptyBlock = "the block is empty"
  case missingBlock = "the step has a '{0}' block but no '{1}'"
  case rejectWithoutSay = "'reject {0}' has no 'say {0}'"
  case sayWithoutReject = "'say {0}' has no 'reject {0}'"
  case blockNotTranslated = "a translation holds prose, 'hint', 'say' and 'done' only"
  case unknownPredicate = "unknown predicate '{0}'"
  case unknownKind = "unknown kind of event '{0}'"
  case badCount = "expected 'count KIND WHAT = N', '>= N' or '<= N'"
  case badState = "expected 'state NAME = VALUE'"
  case missingKind = "expected 'KIND WHAT' after '{0}'"
  case noSteps = "a lesson has steps; a step begins with '##'"
  case unknownMode = "unknown mode '{0}'"
  case unknownStep = "the source has no step '{0}'"
  case missingHash = "expected 'from=HASH', the hash of the step it translates"
  case stepNotTranslated = "step '{0}' is not translated"
  case stepStale = "step '{0}' has changed since it was translated; its hash is {1}"
  case notListed = "'{0}' is not listed in pack.txt"
  case notFound = "no file has the id '{0}'"
  case translationWithoutSource = "there is no '{0}' to translate"
  case badColumns = "expected {0} columns parted by tabs"
  case missingTranslation = "'{0}' has no text in '{1}'"
}

/// A fault of a content file: where it is and what.
package struct ContentProblem: Error, Sendable {
  /// The file, as it was opened.
  package var file: String
  /// What is wrong, at which line and column.
  package var diagnostic: Diagnostic

  /// A fault in a file.
  package init(_ file: String, _ diagnostic: Diagnostic) {
    self.file = file
    self.diagnostic = diagnostic
  }

  /// `file:line:column: severity: message`, as compilers write it, then the advice.
  package var line: String {
    let place = diagnostic.position.line > 0 ? ":\(diagnostic.position.line):\(diagnostic.position.column)" : ""
    return "\(file)\(place): \(diagnostic.severity.rawValue): \(diagnostic.text)"
  }
}

/// Collects the faults of one file.
package struct FaultList: Sendable {
  /// The file they are in.
  package let file: String
  /// The language they are told in.
  package let phrases: Phrases
  /// What was found, in the order it was found.
  package private(set) var problems: [ContentProblem] = []

  /// No faults yet.
  package init(file: String, phrases: Phrases = Phrases()) {
    self.file = file
    self.phrases = phrases
  }

  /// Adds a fault of any content file, with the advice of the near names among `candidates`.
  package mutating func add(
    _ fault: ContentFault, _ first: String = "", _ second: String = "", at position: SourcePosition,
    candidates: [String] = [], severity: Severity = .error
  ) {
    add(key: fault, first, second, at: position, candidates: candidates, severity: severity)
  }

  /// Adds a fault that another room has words for.
  package mutating func add(
    key fault: some PhraseKey, _ first: String = "", _ second: String = "", at position: SourcePosition,
    candidates: [String] = [], severity: Severity = .error
  ) {
    let near = candidates.isEmpty ? nil : NearNames.advice(first, in: candidates)
    let advice = near ?? (candidates.isEmpty ? nil : "one of: \(candidates.joined(separator: ", "))")
    problems.append(
      ContentProblem(
        file,
        Diagnostic(phrases(fault, first, second), advice: advice.map { [$0] } ?? [], at: position, severity: severity)))
  }

  /// Takes over faults found elsewhere.
  package mutating func add(_ others: [ContentProblem]) { problems += others }

  /// Whether one of them is an error.
  package var hasErrors: Bool { problems.contains { $0.diagnostic.severity == .error } }
}
