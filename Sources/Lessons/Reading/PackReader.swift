import Diagnostics

/// Reads the folder of a pack: `pack.txt`, `lessons/**/*.md`, `quizzes/*.quiz.md`, `glossary.tsv`.
package struct PackReader {
  /// The keys of `pack.txt`; `lesson` and `quiz` may be repeated and give the order.
  package static let keys = [
    "format", "id", "version", "title", "title.en", "title.zh-Hans", "licence", "lesson", "quiz",
  ]

  private let folder: String
  private let phrases: Phrases
  private var problems: [ContentProblem] = []

  /// The pack in `folder`, and what is wrong with it. A pack with faults is given as far as it could be read.
  package static func read(_ folder: String, phrases: Phrases = Phrases()) -> (pack: Pack, problems: [ContentProblem]) {
    var reader = PackReader(folder: folder, phrases: phrases)
    let pack = reader.read()
    return (pack, reader.problems)
  }

  private init(folder: String, phrases: Phrases) {
    self.folder = folder
    self.phrases = phrases
  }

  private mutating func read() -> Pack {
    var pack = Pack(id: "", version: "", titles: [:], folder: folder)
    var faults = FaultList(file: path("pack.txt"), phrases: phrases)
    let lines = text(of: "pack.txt").map { SourceText.lines($0, faults: &faults) } ?? []
    let header = Header(lines, known: Self.keys, repeatable: ["lesson", "quiz"], faults: &faults)
    if !lines.isEmpty {
      pack.id = header.identity(kind: nil, faults: &faults)
      pack.version = header.required("version", faults: &faults)
      pack.licence = header["licence"]
      pack.titles[.english] = header["title.en"] ?? header.required("title", faults: &faults)
      pack.titles[.simplifiedChinese] = header["title.zh-Hans"]
    }
    pack.lessons = inOrder(readLessons(), by: header.all("lesson"), id: \.id, file: \.file, faults: &faults)
    pack.quizzes = inOrder(readQuizzes(), by: header.all("quiz"), id: \.id, file: \.path, faults: &faults)
    problems = faults.problems + problems
    readTranslations(into: &pack)
    checkNeeds(of: pack)
    if let text = text(of: "glossary.tsv", required: false) {
      var faults = FaultList(file: path("glossary.tsv"), phrases: phrases)
      pack.glossary = Glossary(text, faults: &faults)
      problems += faults.problems
    }
    return pack
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private mutating func text(of name: String, required: Bool = true) -> String? {
    if !required, !FileStore.exists(path(name)) { return nil }
    var faults = FaultList(file: path(name), phrases: phrases)
    defer { problems += faults.problems }
    do throws(FileFailure) {
      let bytes = try FileStore.read(path(name))
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      faults.add(.notUTF8, at: .none)
    } catch {
      faults.add(.unreadable, name, error.reason, at: .none)
    }
    return nil
  }

  private mutating func readLessons() -> [Lesson] {
    var lessons: [Lesson] = []
    for name in FileStore.files(in: path("lessons"), suffix: ".md") where Self.language(of: name) == nil {
      guard let text = text(of: "lessons/\(name)") else { continue }
      let (lesson, found) = LessonReader.read(text, file: path("lessons/\(name)"), phrases: phrases)
      problems += found
      if lessons.contains(where: { $0.id == lesson.id }) {
        var faults = FaultList(file: lesson.file, phrases: phrases)
        faults.add(.duplicateIdentifier, lesson.id, at: SourcePosition(line: 1, column: 1))
        problems += faults.problems
      }
      lessons.append(lesson)
    }
    return lessons
  }

  /// Of a quiz only id and title are read here; the quiz room reads the rest.
  private mutating func readQuizzes() -> [Pack.QuizFile] {
    FileStore.files(in: path("quizzes"), suffix: ".quiz.md").compactMap { name in
      guard let text = text(of: "quizzes/\(name)") else { return nil }
      var faults = FaultList(file: name)
      let document = ContentDocumentReader.read(text, faults: &faults)
      let fields = document.headerLines.compactMap { line -> (String, String)? in
        let parts = line.text.split(separator: ":", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0].trimmed), String(parts[1].trimmed)) : nil
      }
      let header = Dictionary(fields, uniquingKeysWith: { first, _ in first })
      return Pack.QuizFile(id: header["id"] ?? "", title: header["title"] ?? "", path: path("quizzes/\(name)"))
    }
  }

  /// The language in a file's name: `10-make.zh-Hans.md`.
  private static func language(of name: String) -> Language? {
    Language.allCases.first { $0 != .english && name.hasSuffix(".\($0.rawValue).md") }
  }

  /// What was found, in the order in which `pack.txt` lists it; what is not listed comes last, with a fault.
  private mutating func inOrder<Item>(
    _ items: [Item], by fields: [Header.Field], id: KeyPath<Item, String>, file: KeyPath<Item, String>,
    faults: inout FaultList
  ) -> [Item] {
    let ids = items.map { $0[keyPath: id] }
    for field in fields where !ids.contains(field.value) {
      faults.add(.notFound, field.value, at: field.position, candidates: ids)
    }
    let listed = fields.map(\.value)
    for item in items where !listed.contains(item[keyPath: id]) {
      var others = FaultList(file: item[keyPath: file], phrases: phrases)
      others.add(.notListed, item[keyPath: id], at: SourcePosition(line: 1, column: 1))
      problems += others.problems
    }
    let ordered = listed.compactMap { name in items.first { $0[keyPath: id] == name } }
    return ordered + items.filter { !listed.contains($0[keyPath: id]) }
  }

  private mutating func readTranslations(into pack: inout Pack) {
    for name in FileStore.files(in: path("lessons"), suffix: ".md") {
      guard let language = Self.language(of: name) else { continue }
      let source = "\(name.dropLast(".\(language.rawValue).md".count)).md"
      guard let lesson = pack.lessons.first(where: { $0.file == path("lessons/\(source)") }) else {
        var faults = FaultList(file: path("lessons/\(name)"), phrases: phrases)
        faults.add(.translationWithoutSource, source, at: .none)
        problems += faults.problems
        continue
      }
      guard let text = text(of: "lessons/\(name)") else { continue }
      let file = path("lessons/\(name)")
      let (translation, found) = TranslationReader.read(text, of: lesson, file: file, phrases: phrases)
      problems += found
      pack.translations[language, default: [:]][lesson.id] = translation
    }
  }

  private mutating func checkNeeds(of pack: Pack) {
    let ids = pack.lessons.map(\.id)
    for lesson in pack.lessons {
      var faults = FaultList(file: lesson.file, phrases: phrases)
      for need in lesson.needs where !ids.contains(need) {
        faults.add(.notFound, need, at: SourcePosition(line: 1, column: 1), candidates: ids)
      }
      problems += faults.problems
    }
  }
}
