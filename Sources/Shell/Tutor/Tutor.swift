import Diagnostics
import FrontEnd
import Lessons
import Quiz
import Trace

/// Lessons and quizzes in the shell: the packs, the learner's progress, what is running.
package final class Tutor {
  /// The texts in the learner's language.
  package let phrases: Phrases
  /// The lesson that is running.
  package private(set) var runner: LessonRunner?
  /// The quiz that is running.
  package internal(set) var quiz: QuizRunner?
  /// The folders that hold packs.
  package let folders: [String]
  let options: Options

  let stateFolder: String
  /// Whether each attempt at a quiz draws a paper of its own, as at a terminal.
  package var mixesAnew = false
  private var notices: [String] = []
  private var loadedPacks: [Pack]?
  private var loadedStore: ProgressStore?

  /// A tutor; packs and progress are read when they are first asked for.
  package init(options: Options, folders: [String]? = nil, stateFolder: String = ProgressStore.standardFolder) {
    self.options = options
    self.stateFolder = stateFolder
    self.folders = folders ?? PackFinder.folders(named: options.packs, program: Environment.program)
    phrases = Phrases(options.language ?? Environment.language)
  }

  /// The packs that were found.
  package var packs: [Pack] {
    if let loadedPacks { return loadedPacks }
    let packs = folders.map { PackReader.read($0, phrases: phrases).pack }
    loadedPacks = packs
    return packs
  }

  /// The learner's progress.
  package var store: ProgressStore {
    if let loadedStore { return loadedStore }
    let store = ProgressStore(folder: stateFolder, phrases: phrases)
    loadedStore = store
    return store
  }

  /// What the learner should be told about the files of progress, once.
  package func takeNotices() -> [String] {
    defer {
      loadedStore?.notices = []
      notices = []
    }
    return (loadedStore?.notices ?? []) + notices
  }

  /// Keeps the reason why something could not be saved, for the learner.
  func note(_ reason: String?) {
    guard let reason else { return }
    let notice = phrases(LessonPhrase.progressUnsaved, reason)
    if !notices.contains(notice) { notices.append(notice) }
  }

  /// The ids of all lessons.
  package var lessonIDs: [String] { packs.flatMap { $0.lessons.map(\.id) } }

  /// The ids of all quizzes.
  package var quizIDs: [String] { packs.flatMap { $0.quizzes.map(\.id) } }

  /// The lesson of an id, or of the last part of one where it is the only such.
  package func lesson(_ id: String) -> Lesson? {
    let ids = lessonIDs
    let ends = ids.filter { $0.hasSuffix("/" + id) }
    let whole = ids.contains(id) ? id : ends.count == 1 ? ends[0] : id
    return packs.lazy.compactMap { $0.lesson(whole, in: self.phrases.language) }.first
  }

  /// Words where the running lesson does not allow something.
  package func refusal(of what: Allowance) -> String? {
    guard let runner, !runner.lesson.allowed.contains(what) else { return nil }
    return phrases(LessonPhrase.notAllowed, what.rawValue)
  }

  // MARK: - Lists

  /// Lessons and quizzes with how far the learner is.
  package func list() -> [String] {
    guard !packs.isEmpty else { return [phrases(ShellPhrase.noLessons)] }
    var lines: [String] = []
    let width = (lessonIDs + quizIDs).map(\.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    for pack in packs {
      if !lines.isEmpty { lines.append("") }
      lines.append(pack.title(in: phrases.language))
      for lesson in pack.lessons {
        let shown = pack.lesson(lesson.id, in: phrases.language) ?? lesson
        let minutes = lesson.minutes.map { ", " + phrases(ShellPhrase.minutes, String($0)) } ?? ""
        lines.append("  \(padded(lesson.id, width))  \(padded(mark(lesson), 8))  \(shown.title)\(minutes)")
      }
      for quiz in pack.quizzes {
        lines.append("  \(padded(quiz.id, width))  \(padded("quiz", 8))  \(quiz.title)")
      }
    }
    return lines + ["", phrases(ShellPhrase.howToBegin)]
  }

  private func mark(_ lesson: Lesson) -> String {
    let done = store.progress.doneCount(of: lesson)
    if done == lesson.steps.count { return phrases(ShellPhrase.done) }
    let isBegun = lesson.steps.contains { store.progress.status(of: $0.id, in: lesson.id) != nil }
    return isBegun ? phrases(ShellPhrase.doneOf, String(done), String(lesson.steps.count)) : phrases(ShellPhrase.new)
  }

  /// Which steps are done.
  package func progressReport() -> [String] {
    var lines: [String] = []
    for lesson in packs.flatMap(\.lessons) {
      let states = lesson.steps.map { store.progress.status(of: $0.id, in: lesson.id) }
      guard states.contains(where: { $0 != nil }) else { continue }
      lines.append("\(lesson.id): \(mark(lesson))")
      for (step, state) in zip(lesson.steps, states) {
        lines.append("  \(state?.word ?? phrases(ShellPhrase.new))  \(step.title)")
      }
    }
    return lines.isEmpty ? [phrases(ShellPhrase.nothingDone)] : lines
  }

  // MARK: - The running lesson

  /// Begins a lesson where the learner was, and gives its page.
  package func begin(_ lesson: Lesson, in session: Session) -> [String] {
    let options = options
    let runner = LessonRunner(
      lesson, in: LessonBench(session), scratch: { LessonBench.scratch(options) }, phrases: phrases)
    runner.record = { [store] in store.add($0) }
    self.runner = runner
    let fault = staging(session) { runner.begin(at: store.progress.resumeStep(of: lesson)) }
    return (fault.map { [$0] } ?? []) + page(of: runner)
  }

  /// Puts the step back to its start, and gives its page.
  package func restart(_ runner: LessonRunner, in session: Session) -> [String] {
    let fault = staging(session) { runner.restart() }
    return (fault.map { [$0] } ?? []) + page(of: runner)
  }

  /// Goes on as `move` says, and gives the next page.
  package func advance(in session: Session, _ move: () -> Result<Advance, TutorRefusal>) -> [String] {
    guard let runner else { return [] }
    switch staging(session, move) {
    case .failure(let refusal): return [refusal.words]
    case .success(.step(let fault)): return (fault.map { [$0] } ?? []) + page(of: runner)
    case .success(.finished(let words)):
      self.runner = nil
      return [words, phrases(ShellPhrase.lessonOver)]
    }
  }

  /// Runs what sets the stage: the text form shows nothing of it but errors, and `undo` does not reach it.
  private func staging<T>(_ session: Session, _ body: () -> T) -> T {
    session.writer?.hidesTrace = true
    defer {
      session.writer?.hidesTrace = false
      session.closeLog()
    }
    return body()
  }

  /// The page of the current step: what is read, what is already there, what to do.
  package func page(of runner: LessonRunner) -> [String] {
    var page = runner.page.map(Prose.flowing)
    let code = unseenSetup(of: runner)
    if !code.isEmpty {
      page.append(([phrases(ShellPhrase.alreadyThere)] + code.map { "    " + $0 }).joined(separator: "\n"))
    }
    page.append(phrases(runner.step.goal == nil ? ShellPhrase.readOnly : .yourTurn))
    return [page.joined(separator: "\n\n")]
  }

  /// The lines of the step's setup that belong to entries of which something has not been read yet in this lesson.
  private func unseenSetup(of runner: LessonRunner) -> [String] {
    guard let block = runner.step.setup.block else { return [] }
    var seen: Set<Substring> = []
    func see(_ text: String) { seen.formUnion(text.split(separator: "\n").map { $0.drop { $0 == " " } }) }
    see(runner.lesson.opening)
    for step in runner.lesson.steps[...runner.index] {
      see(step.prose)
      if step.id != runner.step.id, let earlier = step.setup.block { see(earlier.text) }
    }
    let unseen = EntryAssembler.entries(of: block.text).filter { entry in
      !entry.text.split(separator: "\n").allSatisfy { seen.contains($0.drop { $0 == " " }) }
    }
    return unseen.flatMap { $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Looks at the goal after an entry; gives what is to be said, nothing where that is nothing.
  package func observe(_ events: [Event]) -> [String] {
    guard let runner else { return [] }
    switch runner.observe(events) {
    case .silent: return []
    case .passed(let done): return [Prose.flowing(done), phrases(ShellPhrase.goOn)]
    case .notYet(let word, let explanation, _): return word.map { [Prose.flowing($0)] } ?? explanation
    }
  }

  /// Whether the running lesson waits for its current step to be done.
  package var isUnfinished: Bool { runner.map { !$0.isDone && $0.step.goal != nil } ?? false }
}
