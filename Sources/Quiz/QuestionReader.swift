import Diagnostics
import Lessons
import Trace

/// Reads the section of one question.
struct QuestionReader {
  /// The attributes a heading may have.
  static let attributes = ["type", "points", "score", "tag"]
  /// The kinds of question.
  static let types = ["single", "multi", "order", "number", "text", "trace", "do"]

  private let section: ContentSection
  private var options: [Question.Option] = []
  private var optionLines: [SourceLine] = []
  private var items: [String] = []
  private var numbers: [Double] = []
  private var tolerance = 0.0
  private var texts: [Question.TextKey] = []
  private var prose: [String] = []
  private var blocks: [String: Fence] = [:]

  /// A reader of `section`.
  init(_ section: ContentSection) { self.section = section }

  /// The question, nil where it lacks its key.
  mutating func read(faults: inout FaultList) -> Question? {
    for attribute in section.attributes where !Self.attributes.contains(attribute.name) {
      faults.add(.unknownAttribute, attribute.name, at: attribute.position, candidates: Self.attributes)
    }
    let declared = section.attribute("type")
    if let declared, !Self.types.contains(declared.value) {
      faults.add(.badValue, declared.value, "type", at: declared.position, candidates: Self.types)
      return nil
    }
    let type = declared?.value ?? "single"
    readItems(of: type, faults: &faults)
    guard let kind = kind(type, faults: &faults) else { return nil }
    return Question(
      id: section.id, title: section.title, prose: prose.joinedTrimmingBlankLines, kind: kind,
      points: points(faults: &faults), scoring: scoring(type, faults: &faults), tag: section.attribute("tag")?.value,
      done: blocks["done"]?.text, hash: section.hash, position: section.position)
  }

  private func points(faults: inout FaultList) -> Int {
    guard let points = section.attribute("points") else { return 1 }
    if let number = Int(points.value), number > 0 { return number }
    faults.add(.badValue, points.value, "points", at: points.position)
    return 1
  }

  private func scoring(_ type: String, faults: inout FaultList) -> Question.Scoring {
    guard let score = section.attribute("score") else { return .all }
    guard let scoring = Question.Scoring(rawValue: score.value) else {
      let words = Question.Scoring.allCases.map(\.rawValue)
      faults.add(.badValue, score.value, "score", at: score.position, candidates: words)
      return .all
    }
    if !scoring.kinds.contains(type) { faults.add(key: QuizFault.scoring, score.value, type, at: score.position) }
    return scoring
  }

  /// Sorts lines and blocks: prose, options, items, keys.
  private mutating func readItems(of type: String, faults: inout FaultList) {
    let allowed =
      ["trace": ["setup", "given", "kinds", "done"], "do": ["setup", "goal", "try", "done"]][type] ?? ["done"]
    for item in section.items {
      switch item {
      case .fence(let fence):
        if !allowed.contains(fence.word) { faults.add(key: QuizFault.strayBlock, type, fence.word, at: fence.position) }
        if blocks[fence.word] != nil { faults.add(.duplicateBlock, fence.word, at: fence.position) }
        blocks[fence.word] = fence
      case .line(let line): readLine(line, of: type, faults: &faults)
      }
    }
  }

  private mutating func readLine(_ line: SourceLine, of type: String, faults: inout FaultList) {
    let text = line.text.trimmed
    func stray() { faults.add(key: QuizFault.strayItem, type, at: line.position()) }
    if text.hasPrefix("- [x] ") || text.hasPrefix("- [ ] ") {
      if !["single", "multi"].contains(type) { stray() }
      options.append(Question.Option(text: String(text.dropFirst(6).trimmed), isRight: text.hasPrefix("- [x]")))
      optionLines.append(line)
    } else if text.hasPrefix("> "), ["single", "multi"].contains(type), line.text.first == " " {
      guard let last = options.indices.last else {
        faults.add(key: QuizFault.strayFeedback, at: line.position())
        return
      }
      let more = String(text.dropFirst(2).trimmed)
      options[last].feedback = options[last].feedback.map { "\($0) \(more)" } ?? more
    } else if type == "order", let dot = text.firstIndex(of: "."), Int(text[..<dot]) != nil {
      items.append(String(text[text.index(after: dot)...].trimmed))
    } else if text.hasPrefix("= "), ["number", "text"].contains(type) {
      let key = text.dropFirst(2).trimmed
      if type == "text" {
        texts.append(.exact(String(key)))
      } else if let number = Double(key), number.isFinite {
        numbers.append(number)
      } else {
        faults.add(.badValue, String(key), "=", at: line.position(of: key))
      }
    } else if text.hasPrefix("~ "), type == "number" {
      let key = text.dropFirst(2).trimmed
      if let number = Double(key), number >= 0, number.isFinite {
        tolerance = number
      } else {
        faults.add(.badValue, String(key), "~", at: line.position(of: key))
      }
    } else if type == "text", text.count > 2, text.first == "/", text.last == "/" {
      let pattern = String(text.dropFirst().dropLast())
      if (try? Regex(pattern)) == nil { faults.add(key: QuizFault.badPattern, at: line.position(of: text)) }
      texts.append(.pattern(pattern))
    } else {
      prose.append(line.text)
    }
  }

  /// The key, nil with a fault where it is missing.
  private func kind(_ type: String, faults: inout FaultList) -> Question.Kind? {
    func missing(_ what: String) -> Question.Kind? {
      faults.add(key: QuizFault.noKey, type, what, at: section.position)
      return nil
    }
    switch type {
    case "single":
      guard options.count > 1 else { return missing("answers '- [ ]' and one '- [x]'") }
      let right = options.count(where: \.isRight)
      if right != 1 { faults.add(key: QuizFault.oneRight, String(right), at: section.position) }
      return .single(options)
    case "multi": return options.count > 1 ? .multi(options) : missing("answers '- [ ]' and '- [x]'")
    case "order": return items.count > 1 ? .order(items) : missing("items '1.', '2.' in the right order")
    case "number": return numbers.first.map { .number($0, tolerance: tolerance) } ?? missing("'= NUMBER'")
    case "text": return texts.isEmpty ? missing("'= TEXT' or '/PATTERN/'") : .text(texts)
    case "trace":
      guard let given = blocks["given"], let kinds = blocks["kinds"] else { return missing("'given' and 'kinds'") }
      return .trace(setup: blocks["setup"]?.text ?? "", given: given.text, kinds: read(kinds, faults: &faults))
    default:
      guard let goal = blocks["goal"] else { return missing("a 'goal'") }
      let conditions = GoalReader.read(goal.lines, faults: &faults)
      return .act(setup: blocks["setup"]?.text ?? "", goal: conditions, solution: blocks["try"]?.text)
    }
  }

  private func read(_ kinds: Fence, faults: inout FaultList) -> [EventKind] {
    kinds.lines.flatMap { line in
      line.text.split(separator: " ").compactMap { word in
        if let kind = EventKind(rawValue: String(word)) { return kind }
        let known = EventKind.allCases.map(\.rawValue)
        faults.add(.unknownKind, String(word), at: line.position(of: word), candidates: known)
        return nil
      }
    }
  }
}
