import Diagnostics
import Lessons

/// The texts of a quiz in another language. What is right, and how it counts, stands in the English file alone.
package struct QuizTranslation: Sendable {
  /// The texts of one question.
  package struct QuestionTexts: Sendable {
    /// The question.
    package var title: String
    /// What else is to be read.
    package var prose: String
    /// The options or the items to put in order, in the order of the English file.
    package var items: [String]
    /// What is said to whoever chose an option, by its place.
    package var feedback: [Int: String]
    /// What is said after an answer.
    package var done: String?
    /// The hash of the question that was translated.
    package var source: String
  }

  /// The keys its header may have.
  package static let keys = ["format", "kind", "id", "title", "source-version"]

  /// The quiz's title.
  package var title = ""
  /// What is read before the start.
  package var opening = ""
  /// The questions by id.
  package var questions: [String: QuestionTexts] = [:]

  /// The translation in `text` of `quiz`, and what is wrong with it; a stale or missing question is a warning. Options stand
  /// as `- text`, items to put in order as `1. text`, feedback as `> text` below its option.
  package static func read(_ text: String, of quiz: Quiz, file: String, phrases: Phrases = Phrases()) -> (
    translation: QuizTranslation, problems: [ContentProblem]
  ) {
    var faults = FaultList(file: file, phrases: phrases)
    let document = ContentDocumentReader.read(text, faults: &faults)
    let header = Header(document.headerLines, known: keys, faults: &faults)
    let id = header.identity(kind: "quiz", faults: &faults)
    if id != quiz.id, let field = header.field("id") {
      faults.add(.badValue, id, "id", at: field.position, candidates: [quiz.id])
    }
    var translation = QuizTranslation()
    translation.title = header.required("title", faults: &faults)
    translation.opening = document.opening
    for section in document.sections {
      if let question = quiz.questions.first(where: { $0.id == section.id }) {
        translation.questions[section.id] = texts(of: section, translating: question, faults: &faults)
      } else {
        faults.add(.unknownStep, section.id, at: section.position, candidates: quiz.questions.map(\.id))
      }
    }
    for question in quiz.questions where translation.questions[question.id] == nil {
      faults.add(.stepNotTranslated, question.id, at: SourcePosition(line: 1, column: 1), severity: .warning)
    }
    return (translation, faults.problems)
  }

  private static func texts(
    of section: ContentSection, translating question: Question, faults: inout FaultList
  ) -> QuestionTexts {
    let source = section.attribute("from")
    if source == nil { faults.add(.missingHash, at: section.position) }
    if let source, source.value != question.hash {
      faults.add(.stepStale, question.id, question.hash, at: source.position, severity: .warning)
    }
    var texts = QuestionTexts(
      title: section.title, prose: "", items: [], feedback: [:], source: source?.value ?? "")
    var prose: [String] = []
    for item in section.items {
      switch item {
      case .fence(let fence) where fence.word == "done": texts.done = fence.text
      case .fence(let fence): faults.add(.blockNotTranslated, at: fence.position)
      case .line(let line):
        let text = line.text.trimmed
        if question.kind.items.isEmpty {
          prose.append(line.text)
        } else if text.hasPrefix("- ") {
          texts.items.append(String(text.dropFirst(2).trimmed))
        } else if let dot = text.firstIndex(of: "."), Int(text[..<dot]) != nil {
          texts.items.append(String(text[text.index(after: dot)...].trimmed))
        } else if text.hasPrefix("> "), let last = texts.items.indices.last {
          texts.feedback[last] = String(text.dropFirst(2).trimmed)
        } else {
          prose.append(line.text)
        }
      }
    }
    texts.prose = prose.joinedTrimmingBlankLines
    if texts.items.count != question.kind.items.count {
      let count = String(question.kind.items.count)
      faults.add(key: QuizFault.itemCount, String(texts.items.count), count, at: section.position)
      texts.items = question.kind.items
    }
    return texts
  }
}

extension Question.Kind {
  /// The texts of options and of items to put in order, which a translation replaces by their places.
  var items: [String] {
    switch self {
    case .single(let options), .multi(let options): options.map(\.text)
    case .order(let items): items
    default: []
    }
  }

  /// The same question with other texts.
  fileprivate func translated(by texts: QuizTranslation.QuestionTexts) -> Question.Kind {
    func replaced(_ options: [Question.Option]) -> [Question.Option] {
      options.enumerated().map { place, option in
        let feedback = option.feedback.map { texts.feedback[place] ?? $0 }
        return Question.Option(text: texts.items[place], isRight: option.isRight, feedback: feedback)
      }
    }
    switch self {
    case .single(let options): return .single(replaced(options))
    case .multi(let options): return .multi(replaced(options))
    case .order: return .order(texts.items)
    default: return self
    }
  }
}

extension Quiz {
  /// The quiz with the texts of a translation; what has none stays English and is marked so.
  package func translated(by translation: QuizTranslation?) -> Quiz {
    var quiz = self
    if let title = translation?.title, !title.isEmpty { quiz.title = title }
    if let opening = translation?.opening, !opening.isEmpty { quiz.opening = opening }
    quiz.questions = questions.map { question in
      var question = question
      guard let texts = translation?.questions[question.id] else {
        question.translation = .missing
        return question
      }
      question.translation = texts.source == question.hash ? .current : .stale
      question.title = texts.title
      question.prose = texts.prose
      question.kind = question.kind.translated(by: texts)
      question.done = question.done.map { texts.done ?? $0 }
      return question
    }
    return quiz
  }

  /// The quiz of a file in a language: `NAME.quiz.zh-Hans.md` beside `NAME.quiz.md`, where it is there.
  package static func read(path: String, in language: Language, phrases: Phrases = Phrases()) throws(FileFailure) -> (
    quiz: Quiz, problems: [ContentProblem]
  ) {
    let (quiz, problems) = try QuizReader.read(path: path, phrases: phrases)
    let other = "\(path.dropLast(3)).\(language.rawValue).md"
    if language == .english { return (quiz, problems) }
    guard FileStore.exists(other) else { return (quiz.translated(by: nil), problems) }
    let text = String(decoding: try FileStore.read(other), as: UTF8.self)
    let (translation, more) = QuizTranslation.read(text, of: quiz, file: other, phrases: phrases)
    return (quiz.translated(by: translation), problems + more)
  }
}
