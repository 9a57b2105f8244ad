import Quiz
import Testing

@Suite struct QuizTesterTests {
  private func failures(_ questions: String) -> [String] {
    QuizTester(session: FakeSession.init).test(Samples.quiz(questions)).map(\.line)
  }

  @Test func `a quiz that works`() {
    #expect(failures(Samples.all) == [])
  }

  @Test func `what cannot work is named`() {
    #expect(
      failures(Samples.trace.replacing("hide", with: "fail")) == ["q.md:7:1: error: quiz/sample#predict: no such thing"]
    )
    #expect(
      failures(Samples.trace.replacing("show A\nhide", with: "look")) == [
        "q.md:7:1: error: quiz/sample#predict: nothing of these kinds happens, so there is nothing to predict"
      ])
    #expect(
      failures(Samples.act.replacing("= 1", with: "= 0")) == [
        "q.md:7:1: error: quiz/sample#do: the goal is met before anything was typed"
      ])
    #expect(
      failures(Samples.act.replacing("```try\nhide", with: "```try\nshow A")) == [
        "q.md:7:1: error: quiz/sample#do: the solution does not meet the goal: 'dismantle A' has not come yet"
      ])
  }
}
