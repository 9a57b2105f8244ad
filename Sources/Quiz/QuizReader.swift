import Diagnostics
import Lessons

/// Reads a quiz file, strictly.
package enum QuizReader {
  /// The keys a quiz's header may have.
  package static let keys = [
    "format", "kind", "id", "version", "title", "time-limit", "pick", "shuffle", "pass", "allow",
  ]

  /// The quiz in `text`, and what is wrong with it.
  package static func read(_ text: String, file: String, phrases: Phrases = Phrases()) -> (
    quiz: Quiz, problems: [ContentProblem]
  ) {
    var faults = FaultList(file: file, phrases: phrases)
    let document = ContentDocumentReader.read(text, faults: &faults)
    let header = Header(document.headerLines, known: keys, faults: &faults)
    var quiz = Quiz(
      id: header.identity(kind: "quiz", faults: &faults), version: header["version"] ?? "1",
      title: header.required("title", faults: &faults), file: file)
    quiz.opening = document.opening
    quiz.timeLimit = seconds(header, faults: &faults)
    quiz.passMark = percent(header, faults: &faults)
    let shuffles = header.words("shuffle", from: Quiz.Shuffle.allCases.map(\.rawValue), faults: &faults) ?? []
    quiz.shuffle = Set(shuffles.compactMap(Quiz.Shuffle.init(rawValue:)))
    let allowed = header.words("allow", from: Allowance.allCases.map(\.rawValue), faults: &faults) ?? []
    quiz.allowed = Set(allowed.compactMap(Allowance.init(rawValue:)))
    quiz.questions = document.sections.compactMap { section in
      var reader = QuestionReader(section)
      return reader.read(faults: &faults)
    }
    if document.sections.isEmpty { faults.add(key: QuizFault.noQuestions, at: SourcePosition(line: 1, column: 1)) }
    quiz.pick = pick(header, from: quiz.questions, faults: &faults)
    return (quiz, faults.problems)
  }

  /// The quiz in a file.
  package static func read(path: String, phrases: Phrases = Phrases()) throws(FileFailure) -> (
    quiz: Quiz, problems: [ContentProblem]
  ) {
    let bytes = try FileStore.read(path)
    return read(String(decoding: bytes, as: UTF8.self), file: path, phrases: phrases)
  }

  /// `15m`, `90s` or `1h` in seconds.
  private static func seconds(_ header: Header, faults: inout FaultList) -> Int? {
    guard let field = header.field("time-limit") else { return nil }
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    guard let unit = field.value.last.flatMap({ units[$0] }), let number = Int(field.value.dropLast()), number > 0
    else {
      faults.add(.badValue, field.value, field.key, at: field.position, candidates: ["15m", "90s", "1h"])
      return nil
    }
    return number * unit
  }

  /// `60%`.
  private static func percent(_ header: Header, faults: inout FaultList) -> Int? {
    guard let field = header.field("pass") else { return nil }
    guard field.value.last == "%", let number = Int(field.value.dropLast()), (0...100).contains(number) else {
      faults.add(.badValue, field.value, field.key, at: field.position, candidates: ["60%"])
      return nil
    }
    return number
  }

  /// `8`, or `tag=3 other=2`.
  private static func pick(_ header: Header, from questions: [Question], faults: inout FaultList) -> Quiz.Pick {
    guard let field = header.field("pick") else { return .all }
    func check(_ count: Int, of found: Int) {
      if count > found { faults.add(key: QuizFault.pickTooMany, String(count), String(found), at: field.position) }
    }
    if let count = Int(field.value), count > 0 {
      check(count, of: questions.count)
      return .count(count)
    }
    var pools: [Quiz.Pool] = []
    for word in field.value.split(separator: " ") {
      let pair = word.split(separator: "=")
      guard pair.count == 2, let count = Int(pair[1]), count > 0 else {
        faults.add(.badValue, String(word), field.key, at: field.position, candidates: ["8", "tag=3"])
        continue
      }
      check(count, of: questions.count { $0.tag == String(pair[0]) })
      pools.append(Quiz.Pool(tag: String(pair[0]), count: count))
    }
    return .tags(pools)
  }
}
