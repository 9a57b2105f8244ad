import Lessons
import Trace

/// A quiz driven line by line: `opening` tells the rules, `start` begins, each line answers, the result comes at the end.
package final class QuizRunner {
  /// What the shell shows after a line, and what it does next.
  package struct Reply: Sendable, Equatable {
    /// What to show.
    package var lines: [String]
    /// Whether the quiz is over.
    package var isOver = false
    /// The entry that ran in a do question; its events went to `show`.
    package var entry: String?
  }

  private enum Phase { case waiting, asking, over }

  /// The quiz.
  package let quiz: Quiz
  /// What this learner is asked.
  package let paper: Paper
  /// Where the learner is, from 0.
  package private(set) var index = 0
  /// Called with the result of each question as soon as it is answered, so that nothing is lost.
  package var record: (QuizResult.Item) -> Void = { _ in }
  /// Called with the events of each entry of a do question; the shell shows them.
  package var show: ([Event]) -> Void = { _ in }

  private let session: any LessonSession
  private let phrases: Phrases
  private let givesFeedback: Bool
  private let now: () -> Double
  private var phase = Phase.waiting
  private var items: [QuizResult.Item] = []
  private var began = 0.0
  private var warned: Set<Int> = []
  private var isLate = false
  /// The lines of a trace, or the events of a do question, so far.
  private var lines: [String] = []
  private var events: [Event] = []

  /// A run of `quiz` with the paper of `seed`. `session` is used for traces and tasks and is emptied by them; `now` gives
  /// seconds on a clock that does not stop; without feedback the learner sees the result only.
  package init(
    _ quiz: Quiz, seed: UInt64, in session: any LessonSession, phrases: Phrases = Phrases(), givesFeedback: Bool = true,
    now: @escaping () -> Double = { 0 }
  ) {
    self.quiz = quiz
    paper = Paper(quiz, seed: seed)
    self.session = session
    self.phrases = phrases
    self.givesFeedback = givesFeedback
    self.now = now
  }

  /// The result so far; questions that were not reached count as skipped.
  package var result: QuizResult {
    let rest = paper.items.dropFirst(items.count).map { item in
      QuizResult.Item(
        question: item.question.id, status: .skipped, points: 0, maximum: item.question.points, answer: [], expected: []
      )
    }
    return QuizResult(quiz: quiz.id, items: items + rest, passMark: quiz.passMark, isLate: isLate)
  }

  /// What the learner reads before anything starts: looking at a quiz does not start it.
  package var opening: [String] {
    let points = paper.items.reduce(0) { $0 + $1.question.points }
    var lines = [phrases(QuizPhrase.intro, quiz.title, String(paper.items.count), String(points))]
    if !quiz.opening.isEmpty { lines.append(quiz.opening) }
    let minutes = quiz.timeLimit.map { String(($0 + 59) / 60) }
    lines.append(minutes.map { phrases(QuizPhrase.introTime, $0) } ?? phrases(QuizPhrase.introNoTime))
    if let mark = quiz.passMark { lines.append(phrases(QuizPhrase.introPass, String(mark))) }
    return lines + [phrases(QuizPhrase.introStart), phrases(QuizPhrase.skipHelp)]
  }

  /// Whether the current question takes Swift and commands.
  package var takesEntries: Bool {
    guard phase == .asking, case .act = paper.items[index].question.kind else { return false }
    return true
  }

  /// Takes one line of the learner.
  package func answer(_ line: String) -> Reply {
    let word = line.trimmed
    switch phase {
    case .over: return Reply(lines: [phrases(QuizPhrase.finished)], isOver: true)
    case .waiting:
      if word == "start" {
        let question = start()
        return Reply(lines: question, isOver: phase == .over)
      }
      if word == ":stop" {
        phase = .over
        return Reply(lines: [phrases(QuizPhrase.finished)], isOver: true)
      }
      return Reply(lines: [phrases(QuizPhrase.typeStart)])
    case .asking:
      if let limit = quiz.timeLimit, now() - began > Double(limit) {
        isLate = true
        return finish([phrases(QuizPhrase.timeOver)])
      }
      if word == ":stop" { return finish([]) }
      if word == ":skip" || word == ":give-up" {
        close(word == ":skip" ? .skipped : .failed, share: 0, answer: lines, expected: [])
        return advance([phrases(QuizPhrase.skipped)])
      }
      return judge(line)
    }
  }

  private func start() -> [String] {
    phase = .asking
    began = now()
    if paper.items.isEmpty { return finish([]).lines }
    return ask()
  }

  /// The current question, with the warning that belongs before a prompt.
  private func ask() -> [String] {
    lines = []
    events = []
    let item = paper.items[index]
    let question = item.question
    let points =
      question.points == 1 ? phrases(QuizPhrase.onePoint) : phrases(QuizPhrase.points, String(question.points))
    let place = (String(index + 1), String(paper.items.count))
    var out = timeWarning()
    out.append(phrases(QuizPhrase.questionHeader, place.0, place.1, points, question.title))
    if question.translation == .missing { out.append(phrases(QuizPhrase.notTranslated)) }
    if question.translation == .stale { out.append(phrases(QuizPhrase.translationStale)) }
    if !question.prose.isEmpty { out.append(question.prose) }
    switch question.kind {
    case .single(let options): out += numbered(item.order.map { options[$0].text }) + [phrases(QuizPhrase.askSingle)]
    case .multi(let options): out += numbered(item.order.map { options[$0].text }) + [phrases(QuizPhrase.askMulti)]
    case .order(let items): out += numbered(item.order.map { items[$0] }) + [phrases(QuizPhrase.askOrder)]
    case .number: out.append(phrases(QuizPhrase.askNumber))
    case .text: out.append(phrases(QuizPhrase.askText))
    case .trace(let setup, let given, let kinds):
      out += [setup, given].filter { !$0.isEmpty }
      out += [kinds.map(\.rawValue).joined(separator: " "), phrases(QuizPhrase.askTrace)]
    case .act(let setup, _, _):
      session.reset()
      if let error = session.runAll(setup).first(where: { $0.kind == .error }) {
        close(.error, share: 0, answer: [], expected: [])
        return out + advance([phrases(QuizPhrase.void, error.what)]).lines
      }
      if !setup.isEmpty { out.append(setup) }
      out.append(phrases(QuizPhrase.askDo))
    }
    return out
  }

  private func numbered(_ texts: [String]) -> [String] { texts.enumerated().map { "  \($0 + 1). \($1)" } }

  private func timeWarning() -> [String] {
    guard let limit = quiz.timeLimit else { return [] }
    let left = Double(limit) - (now() - began)
    for minutes in [1, 5] where left <= Double(minutes * 60) && limit > minutes * 60 {
      if !warned.insert(minutes).inserted { return [] }
      return [minutes == 1 ? phrases(QuizPhrase.oneMinuteLeft) : phrases(QuizPhrase.timeLeft, "5")]
    }
    return []
  }

  private func judge(_ line: String) -> Reply {
    let item = paper.items[index]
    let question = item.question
    switch question.kind {
    case .single(let options):
      guard let places = numbers(in: line, upTo: options.count) else {
        return Reply(lines: complaint(line, options.count))
      }
      guard places.count == 1 else { return Reply(lines: [phrases(QuizPhrase.oneAnswer)]) }
      return choose(Set(places.map { item.order[$0] }), of: options, question)
    case .multi(let options):
      if line.trimmed == "0" { return choose([], of: options, question) }
      guard let places = numbers(in: line, upTo: options.count) else {
        return Reply(lines: complaint(line, options.count))
      }
      return choose(Set(places.map { item.order[$0] }), of: options, question)
    case .order(let items):
      guard let places = numbers(in: line, upTo: items.count) else { return Reply(lines: complaint(line, items.count)) }
      guard places.sorted() == Array(items.indices) else {
        return Reply(lines: [phrases(QuizPhrase.eachOnce, String(items.count))])
      }
      let answer = places.map { item.order[$0] }
      let share = Scoring.order(answer, question.scoring)
      let note = phrases(QuizPhrase.rightOrder, items.joined(separator: ", "))
      return judged(share, answer: answer.map { items[$0] }, expected: items, notes: share < 1 ? [note] : [])
    case .number(let key, let tolerance):
      guard let number = Double(line.trimmed) else {
        return Reply(lines: [phrases(QuizPhrase.notANumber, String(line.trimmed))])
      }
      let share = abs(number - key) <= tolerance ? 1.0 : 0
      let expected = key == key.rounded() && abs(key) < 1e15 ? String(Int(key)) : String(key)
      let notes = share < 1 ? [phrases(QuizPhrase.rightAnswer, expected)] : []
      return judged(share, answer: [String(line.trimmed)], expected: [expected], notes: notes)
    case .text(let keys):
      let share = Scoring.text(line, keys) ? 1.0 : 0
      let expected = keys.compactMap { if case .exact(let text) = $0 { text } else { nil } }
      let notes = share < 1 ? expected.prefix(1).map { phrases(QuizPhrase.rightAnswer, $0) } : []
      return judged(share, answer: [String(line.trimmed)], expected: expected, notes: notes)
    case .trace(let setup, let given, let kinds):
      if !line.trimmed.isEmpty {
        lines += line.split(separator: "\n").map { String($0.trimmed) }.filter { !$0.isEmpty }
        return Reply(lines: [])
      }
      return judgeTrace(Scoring.key(setup: setup, given: given, kinds: kinds, in: session), question)
    case .act(_, let goal, _):
      let caused = session.run(line)
      lines.append(line)
      events += caused
      show(caused)
      if !goal.isMet(by: events, in: session) { return Reply(lines: [], entry: line) }
      var reply = judged(1, answer: lines, expected: [], notes: [])
      reply.entry = line
      return reply
    }
  }

  private func judgeTrace(_ key: Result<[String], TutorRefusal>, _ question: Question) -> Reply {
    switch key {
    case .failure(let fault):
      close(.error, share: 0, answer: lines, expected: [])
      return advance([phrases(QuizPhrase.void, fault.words)])
    case .success(let key):
      let share = Scoring.trace(lines, key: key, question.scoring)
      let note = phrases(QuizPhrase.rightTrace, key.joined(separator: ", "))
      return judged(share, answer: lines, expected: key, notes: share < 1 ? [note] : [])
    }
  }

  private func choose(_ chosen: Set<Int>, of options: [Question.Option], _ question: Question) -> Reply {
    let share = Scoring.choice(chosen, of: options, question.scoring)
    let order = chosen.sorted()
    let right = options.filter(\.isRight).map(\.text)
    let notes = order.compactMap { options[$0].feedback }
    return judged(share, answer: order.map { options[$0].text }, expected: right, notes: notes)
  }

  /// Places from 0 of the numbers in a line; nil where one is no number or out of range.
  private func numbers(in line: String, upTo count: Int) -> [Int]? {
    let words = line.split { $0 == " " || $0 == "," }
    let places = words.compactMap { Int($0) }.filter { (1...count).contains($0) }.map { $0 - 1 }
    return places.isEmpty || places.count != words.count ? nil : places
  }

  private func complaint(_ line: String, _ count: Int) -> [String] {
    let words = line.split { $0 == " " || $0 == "," }.map(String.init)
    if let word = words.first(where: { Int($0) == nil }) { return [phrases(QuizPhrase.notANumber, word)] }
    return [phrases(QuizPhrase.notAnOption, words.first { !(1...count).contains(Int($0) ?? 0) } ?? "''", String(count))]
  }

  private func judged(_ share: Double, answer: [String], expected: [String], notes: [String]) -> Reply {
    let question = paper.items[index].question
    let status: QuizResult.Status = share >= 1 ? .passed : share > 0 ? .partial : .failed
    close(status, share: share, answer: answer, expected: expected)
    guard givesFeedback else { return advance([phrases(QuizPhrase.noted)]) }
    let words =
      switch status {
      case .passed: phrases(QuizPhrase.right)
      case .partial:
        phrases(QuizPhrase.partly, Self.number(share * Double(question.points)), String(question.points))
      default: phrases(QuizPhrase.wrong)
      }
    return advance([words] + notes + [question.done].compactMap { $0 })
  }

  private func close(_ status: QuizResult.Status, share: Double, answer: [String], expected: [String]) {
    let question = paper.items[index].question
    let item = QuizResult.Item(
      question: question.id, status: status, points: share * Double(question.points),
      maximum: status == .error ? 0 : question.points, answer: answer, expected: expected)
    items.append(item)
    record(item)
  }

  private func advance(_ lines: [String]) -> Reply {
    index += 1
    if index >= paper.items.count { return finish(lines) }
    let question = ask()
    return Reply(lines: lines + question, isOver: phase == .over)
  }

  private func finish(_ lines: [String]) -> Reply {
    phase = .over
    let result = self.result
    let points = (Self.number(result.points), String(result.maximum))
    var out = lines + [phrases(QuizPhrase.result, points.0, points.1, String(result.percent))]
    if let mark = result.passMark, let passed = result.isPassed {
      out.append(phrases(passed ? QuizPhrase.resultPassed : QuizPhrase.resultFailed, String(mark)))
    }
    return Reply(lines: out, isOver: true)
  }

  /// A number of points with at most one place.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
