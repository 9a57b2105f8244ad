import Lessons
import Testing

@Suite struct LessonRunnerTests {
  private let session = FakeSession()

  private func runner(_ lesson: Lesson = Samples.lesson) -> LessonRunner {
    let runner = LessonRunner(lesson, in: session, scratch: FakeSession.init)
    runner.begin()
    return runner
  }

  @Test func `the solution passes, and only at its end`() {
    let runner = runner()
    guard case .notYet(nil, let explanation, false) = runner.run("show Caption(text: text)") else {
      Issue.record("passed early")
      return
    }
    #expect(
      explanation == [
        "'update Caption' came once so far; this step wants more of it",
        "'text' is A, which is not yet what this step asks for",
      ])
    _ = runner.run("text = \"B\"")
    #expect(runner.run("text = \"C\"") == .passed(done: "Well done."))
    #expect(runner.isDone)
    #expect(runner.run("text = \"D\"") == .silent)
  }

  @Test func `a known mistake brings its word`() {
    let runner = runner()
    _ = runner.run("show Caption(text: \"Q\")")
    guard case .notYet(let word, let explanation, let isStuck) = runner.run("show Caption(text: \"R\")") else {
      Issue.record("passed")
      return
    }
    #expect(word == "That is a second one.")
    #expect(explanation.last?.hasPrefix("Going on cannot mend that") == true)
    #expect(isStuck)
    runner.restart()
    #expect(runner.events.isEmpty)
    _ = runner.run("show Caption(text: \"Q\")")
    guard case .notYet(let second, _, false) = runner.run("text = \"C\"") else {
      Issue.record("passed")
      return
    }
    #expect(second == "It does not read the state.")
  }

  @Test func `errors and looks cost nothing`() {
    let runner = runner()
    #expect(runner.run("fail") == .silent)
    #expect(runner.run("look") == .silent)
    #expect(runner.tries == 0)
  }

  @Test func `undo takes events back`() {
    let runner = runner()
    _ = runner.run("show Caption(text: text)")
    _ = runner.run("show Caption(text: text)")
    runner.undo()
    #expect(runner.events.count == 4)
    runner.redo()
    #expect(runner.events.count == 10)
  }

  @Test func `the page of a step`() {
    let runner = runner()
    #expect(
      runner.page == [
        "A sample (2 steps)", "Step 1 of 2: Change it", "Show a caption and change its text.",
      ])
    runner.begin(at: "away")
    #expect(runner.page == ["Step 2 of 2: Take it away"])
  }

  @Test func `hints rise and the last is repeated`() {
    let runner = runner()
    #expect(runner.hint() == .hint("Look at the state.", level: 1, of: 2))
    #expect(runner.hint() == .hint("Assign twice.", level: 2, of: 2))
    #expect(runner.hint().line(Phrases()) == "Hint 2 of 2: Assign twice.")
  }

  @Test func `skip leaves the state that the next step needs`() {
    let runner = runner()
    var records: [StepRecord] = []
    runner.record = { records.append($0) }
    _ = runner.run("hide")
    #expect(runner.next() == .failure(TutorRefusal(words: Phrases()(LessonPhrase.stepUnfinished))))
    #expect(runner.skip() == .success(.step(fault: nil)))
    #expect(runner.step.id == "away")
    #expect(session.value(of: "text") == "C")
    #expect(runner.run("hide") == .passed(done: "Done."))
    #expect(runner.next() == .success(.finished("That was the last step of this lesson.")))
    #expect(
      records.map { "\($0.status.word) \($0.step)" } == ["begun change", "skipped change", "begun away", "done away"])
  }

  @Test func `a later step begins with what leads to it`() {
    let runner = runner()
    runner.begin(at: "away")
    #expect(session.entries == ["@State var text = \"A\"", "show Caption(text: text)", "text = \"B\"", "text = \"C\""])
  }

  @Test func `what the author switched off is refused`() {
    var lesson = Samples.lesson
    lesson.allowed = []
    let runner = runner(lesson)
    #expect(runner.hint() == .refused("`hint` is switched off in this lesson."))
    #expect(runner.skip() == .failure(TutorRefusal(words: "`skip` is switched off in this lesson.")))
    #expect(runner.solution() == .failure(TutorRefusal(words: "`solution` is switched off in this lesson.")))
  }

  @Test func `a setup that fails is the lesson's fault`() {
    let text = Samples.header + "## A {#a}\n```setup\nfail\n```\n"
    let runner = LessonRunner(LessonReader.read(text, file: "f").lesson, in: session, scratch: FakeSession.init)
    #expect(runner.begin()?.hasPrefix("The lesson itself is at fault here, not you") == true)
  }
}
