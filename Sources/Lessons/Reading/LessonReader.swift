import Diagnostics

/// Reads a lesson file, strictly.
package enum LessonReader {
  /// The keys a lesson's header may have.
  package static let keys = ["format", "kind", "id", "title", "minutes", "needs", "allow"]
  /// The blocks a step may have.
  package static let blocks = ["setup", "try", "expect", "goal", "accept", "reject", "hint", "say", "done"]

  /// The lesson in `text`, and what is wrong with it.
  package static func read(_ text: String, file: String, phrases: Phrases = Phrases()) -> (
    lesson: Lesson, problems: [ContentProblem]
  ) {
    var faults = FaultList(file: file, phrases: phrases)
    let document = ContentDocumentReader.read(text, faults: &faults)
    let header = Header(document.headerLines, known: keys, faults: &faults)
    var lesson = Lesson(
      id: header.identity(kind: "lesson", faults: &faults), title: header.required("title", faults: &faults), file: file
    )
    lesson.minutes = header.count("minutes", faults: &faults)
    lesson.needs = header["needs"]?.split(separator: " ").map(String.init) ?? []
    if let words = header.words("allow", from: Allowance.allCases.map(\.rawValue), faults: &faults) {
      lesson.allowed = Set(words.compactMap(Allowance.init(rawValue:)))
    }
    lesson.opening = document.opening
    if document.sections.isEmpty { faults.add(.noSteps, at: SourcePosition(line: 1, column: 1)) }
    lesson.steps = document.sections.map { StepReader.read($0, faults: &faults) }
    return (lesson, faults.problems)
  }
}

/// Reads the section of a step.
private enum StepReader {
  static func read(_ section: ContentSection, faults: inout FaultList) -> Step {
    var step = Step(
      id: section.id, title: section.title, prose: section.prose, hash: section.hash, position: section.position)
    for attribute in section.attributes { faults.add(.unknownAttribute, attribute.name, at: attribute.position) }
    var rejects: [(name: String, fence: Fence)] = []
    var words: [String: (text: String, position: SourcePosition)] = [:]
    for fence in section.fences {
      if fence.text.isEmpty { faults.add(.emptyBlock, at: fence.position) }
      let takesName = ["reject", "say"].contains(fence.word)
      if takesName, fence.argument == nil { faults.add(.missingArgument, fence.word, at: fence.position) }
      if let argument = fence.argument, !takesName, !["expect", "setup"].contains(fence.word) {
        faults.add(.unexpectedArgument, fence.word, argument, at: fence.position)
      }
      let block = Block(fence.text, at: fence.position)
      switch fence.word {
      case "setup":
        if step.setup != .none { faults.add(.duplicateBlock, fence.word, at: fence.position) }
        if let argument = fence.argument, argument != "add" {
          faults.add(.unexpectedArgument, "setup", argument, at: fence.position, candidates: [])
        }
        step.setup = fence.argument == "add" ? .added(block) : .fresh(block)
      case "try":
        if step.solution != nil { faults.add(.duplicateBlock, fence.word, at: fence.position) }
        step.solution = block
      case "expect":
        if step.expectation != nil { faults.add(.duplicateBlock, fence.word, at: fence.position) }
        step.expectation = Expectation(fence, faults: &faults)
      case "goal":
        if step.goal != nil { faults.add(.duplicateBlock, fence.word, at: fence.position) }
        step.goal = GoalReader.read(fence.lines, faults: &faults)
      case "accept": step.accepted.append(block)
      case "hint": step.hints.append(fence.text)
      case "done":
        if step.done != nil { faults.add(.duplicateBlock, fence.word, at: fence.position) }
        step.done = fence.text
      case "reject":
        let name = fence.argument ?? ""
        if rejects.contains(where: { $0.name == name }) { faults.add(.duplicateIdentifier, name, at: fence.position) }
        rejects.append((name, fence))
      case "say":
        let name = fence.argument ?? ""
        if words[name] != nil { faults.add(.duplicateIdentifier, name, at: fence.position) }
        words[name] = (fence.text, fence.position)
      default: faults.add(.unknownBlock, fence.word, at: fence.position, candidates: LessonReader.blocks)
      }
    }
    step.wrong = rejects.map { name, fence in
      if words[name] == nil { faults.add(.rejectWithoutSay, name, at: fence.position, candidates: []) }
      return WrongAnswer(name: name, block: Block(fence.text, at: fence.position), word: words[name]?.text ?? "")
    }
    for (name, word) in words.sorted(by: { $0.value.position.line < $1.value.position.line })
    where !rejects.contains(where: { $0.name == name }) {
      faults.add(.sayWithoutReject, name, at: word.position)
    }
    checkPairs(step, faults: &faults)
    return step
  }

  /// A goal needs a solution, and what checks answers needs a goal.
  private static func checkPairs(_ step: Step, faults: inout FaultList) {
    func need(_ word: String, _ other: String, at position: SourcePosition) {
      faults.add(.missingBlock, word, other, at: position)
    }
    if step.goal != nil, step.solution == nil { need("goal", "try", at: step.position) }
    if let solution = step.solution, step.goal == nil { need("try", "goal", at: solution.position) }
    if let accepted = step.accepted.first, step.goal == nil { need("accept", "goal", at: accepted.position) }
    if let wrong = step.wrong.first, step.goal == nil { need("reject", "goal", at: wrong.block.position) }
    if let expectation = step.expectation, step.solution == nil { need("expect", "try", at: expectation.position) }
    if let goal = step.goal, goal.conditions.isEmpty { faults.add(.emptyBlock, at: step.position) }
  }
}
