import Lessons
import Quiz
import Testing

@Suite struct QuizRunnerTests {
  private func runner(
    _ quiz: Quiz, feedback: Bool = true, now: @escaping () -> Double = { 0 }
  ) -> QuizRunner {
    QuizRunner(quiz, seed: 1, in: FakeSession(), givesFeedback: feedback, now: now)
  }

  @Test func `looking does not start it`() {
    let runner = runner(Samples.quiz(Samples.all, "time-limit: 15m\npass: 60%\n"))
    #expect(
      runner.opening == [
        "Sample: 7 questions, 14 points.", "You have 15 minutes once you start; the clock cannot be paused.",
        "You pass with 60 %.", "Nothing has started yet. Type `start` when you are ready.",
        "`:skip` leaves a question out, `:stop` ends the quiz.",
      ])
    #expect(runner.answer("2").lines == ["Type `start` to begin, `:stop` to leave."])
    #expect(runner.result.items.allSatisfy { $0.status == .skipped })
  }

  @Test func `a whole quiz, all right`() {
    let runner = runner(Samples.quiz(Samples.all, "pass: 100%\n"))
    var recorded: [String] = []
    runner.record = { recorded.append("\($0.question) \($0.status)") }
    #expect(
      runner.answer("start").lines == [
        "Question 1 of 7 (2 points): Who?", "  1. the struct", "  2. the coordinator",
        "Type the number of your answer.",
      ])
    #expect(runner.answer("2").lines.prefix(3) == ["Right.", "Right so.", "Question 2 of 7 (2 points): Which?"])
    _ = runner.answer("1, 2")
    let order = runner.paper.items[2].order
    let right = (0..<4).map { String((order.firstIndex(of: $0) ?? 0) + 1) }.joined(separator: " ")
    #expect(runner.answer(right).lines.first == "Right.")
    #expect(runner.answer("2").lines.first == "Right.")
    #expect(runner.answer("making it").lines.first == "Right.")
    for line in ["make", "update", "update", "dismantle A"] { #expect(runner.answer(line).lines == []) }
    #expect(runner.answer("").lines.first == "Right.")
    #expect(runner.takesEntries)
    #expect(runner.answer("show A").lines == [])
    let last = runner.answer("hide")
    #expect(last.lines == ["Right.", "Fine.", "14 of 14 points, 100 %.", "Passed; 100 % was needed."])
    #expect(last.isOver && runner.result.isPassed == true)
    #expect(recorded.count == 7 && recorded.allSatisfy { $0.hasSuffix("passed") })
    #expect(runner.answer("x").lines == ["This quiz is over."])
  }

  @Test func `answers that are no answers are asked again`() {
    let runner = runner(Samples.quiz(Samples.single + Samples.order))
    _ = runner.answer("start")
    #expect(runner.answer("x").lines == ["'x' is no number."])
    #expect(runner.answer("3").lines == ["There is no 3; the answers are numbered from 1 to 2."])
    #expect(runner.answer("1 2").lines == ["One number only, please."])
    #expect(runner.answer("1").lines.prefix(2) == ["Not right.", "It is gone at once."])
    #expect(runner.answer("1 2 3 3").lines == ["Each number from 1 to 4 once, please."])
  }

  @Test func `wrong, partly right, left out`() {
    let runner = runner(Samples.quiz(Samples.multi + Samples.trace + Samples.single + Samples.act, "pass: 50%\n"))
    _ = runner.answer("start")
    #expect(runner.answer("1").lines.first == "Partly right: 1 of 2.")
    _ = runner.answer("make\nupdate")
    #expect(
      runner.answer("").lines.prefix(2) == [
        "Partly right: 2 of 4.", "The simulator says: make A, update A, update A, dismantle A",
      ])
    #expect(runner.answer(":skip").lines.first == "Left out.")
    #expect(runner.answer(":give-up").lines == ["Left out.", "3 of 9 points, 33 %.", "Not passed; 50 % is needed."])
    #expect(runner.result.items.map(\.status) == [.partial, .partial, .skipped, .failed])
  }

  @Test func `a fault of the quiz is not the learner's`() {
    let broken =
      Samples.trace.replacing("show A", with: "fail")
      + "## D {#d type=do}\n```setup\nfail\n```\n```goal\ncount make A = 1\n```\n"
    let runner = runner(Samples.quiz(Samples.single + broken))
    _ = runner.answer("start")
    _ = runner.answer("2")
    let reply = runner.answer("")
    #expect(reply.lines.first == "This question is at fault, not you, and does not count: no such thing")
    #expect(reply.isOver)
    #expect(runner.result.maximum == 2 && runner.result.percent == 100)
  }

  @Test func `without feedback nothing is given away`() {
    let runner = runner(Samples.quiz(Samples.single + Samples.number), feedback: false)
    _ = runner.answer("start")
    #expect(runner.answer("1").lines.first == "Noted.")
  }

  @Test func `the clock warns before a question and ends the quiz`() {
    var time = 0.0
    let runner = runner(
      Samples.quiz(Samples.single + Samples.number + Samples.text, "time-limit: 10m\n"), now: { time })
    _ = runner.answer("start")
    time = 301
    #expect(runner.answer("2").lines[2] == "5 minutes left.")
    time = 601
    let reply = runner.answer("1")
    #expect(reply.lines.first == "The time is over; what you answered so far counts.")
    #expect(reply.isOver && runner.result.isLate && runner.result.points == 2)
  }
}
