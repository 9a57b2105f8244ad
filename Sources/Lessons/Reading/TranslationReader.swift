import Diagnostics

/// Reads `NAME.zh-Hans.md`: prose, hints, words and endings of a lesson, by step id.
package enum TranslationReader {
  /// The keys its header may have.
  package static let keys = ["format", "kind", "id", "title", "source-version"]

  /// The translation in `text` of `lesson`, and what is wrong with it; a stale or missing step is a warning.
  package static func read(_ text: String, of lesson: Lesson, file: String, phrases: Phrases = Phrases()) -> (
    translation: Translation, problems: [ContentProblem]
  ) {
    var faults = FaultList(file: file, phrases: phrases)
    let document = ContentDocumentReader.read(text, faults: &faults)
    let header = Header(document.headerLines, known: keys, faults: &faults)
    let id = header.identity(kind: "lesson", faults: &faults)
    if id != lesson.id, let field = header.field("id") {
      faults.add(.badValue, id, "id", at: field.position, candidates: [lesson.id])
    }
    var translation = Translation(
      id: lesson.id, title: header.required("title", faults: &faults), opening: document.opening, steps: [:])
    for section in document.sections {
      guard let step = lesson.steps.first(where: { $0.id == section.id }) else {
        let ids = lesson.steps.map(\.id)
        faults.add(.unknownStep, section.id, at: section.position, candidates: ids)
        continue
      }
      translation.steps[section.id] = texts(of: section, translating: step, faults: &faults)
    }
    for step in lesson.steps where translation.steps[step.id] == nil {
      faults.add(.stepNotTranslated, step.id, at: SourcePosition(line: 1, column: 1), severity: .warning)
    }
    return (translation, faults.problems)
  }

  private static func texts(of section: ContentSection, translating step: Step, faults: inout FaultList)
    -> Translation.StepTexts
  {
    let source = section.attribute("from")
    if source == nil { faults.add(.missingHash, at: section.position) }
    for attribute in section.attributes where attribute.name != "from" {
      faults.add(.unknownAttribute, attribute.name, at: attribute.position, candidates: ["from"])
    }
    if let source, source.value != step.hash {
      faults.add(.stepStale, step.id, step.hash, at: source.position, severity: .warning)
    }
    var texts = Translation.StepTexts(
      title: section.title, prose: section.prose, hints: [], words: [:], done: nil, source: source?.value ?? "")
    for fence in section.fences {
      switch fence.word {
      case "hint": texts.hints.append(fence.text)
      case "done": texts.done = fence.text
      case "say":
        let name = fence.argument ?? ""
        let names = step.wrong.map(\.name)
        if !names.contains(name) { faults.add(.sayWithoutReject, name, at: fence.position, candidates: names) }
        texts.words[name] = fence.text
      default:
        let known = LessonReader.blocks.contains(fence.word)
        if known {
          faults.add(.blockNotTranslated, at: fence.position)
        } else {
          faults.add(.unknownBlock, fence.word, at: fence.position, candidates: ["hint", "say", "done"])
        }
      }
    }
    return texts
  }
}
