import Lessons
import Quiz
import Testing

@Suite struct ScoringTests {
  private let options = [true, true, false, false].map { Question.Option(text: "x", isRight: $0) }

  @Test(
    arguments: [
      ([0, 1], 1.0), ([0], 0.5), ([0, 2], 0.0), ([0, 1, 2], 0.5), ([2, 3], 0.0), ([], 0.0), ([0, 1, 2, 3], 0.0),
    ] as [([Int], Double)])
  func `a choice per option never goes below nothing`(chosen: [Int], share: Double) {
    #expect(Scoring.choice(Set(chosen), of: options, .perOption) == share)
    #expect(Scoring.choice(Set(chosen), of: options, .all) == (share == 1 ? 1 : 0))
  }

  @Test(
    arguments: [([0, 1, 2, 3], 1.0), ([1, 0, 2, 3], 1.0 / 3), ([3, 0, 1, 2], 2.0 / 3), ([3, 2, 1, 0], 0.0)]
      as [([Int], Double)])
  func `an order by its neighbours`(answer: [Int], share: Double) {
    #expect(Scoring.order(answer, .adjacent) == share)
    #expect(Scoring.order(answer, .all) == (share == 1 ? 1 : 0))
  }

  @Test(
    arguments: [
      (["make A", "update A"], 1.0), (["make", "update"], 1.0), (["make"], 0.5), (["update", "make"], 0.5),
      (["make B", "update"], 0.5), (["make", "x", "update", "y"], 0.5), ([], 0.0),
    ] as [([String], Double)])
  func `a trace by the longest common subsequence`(answer: [String], share: Double) {
    #expect(Scoring.trace(answer, key: ["make A", "update A"], .lcs) == share)
  }

  @Test func `an empty trace is a right answer where nothing happens`() {
    #expect(Scoring.trace([], key: [], .lcs) == 1)
  }

  @Test(arguments: [("make", true), (" making up ", true), ("Make", false), ("remake", false)])
  func `a text by characters or pattern`(answer: String, isRight: Bool) {
    #expect(Scoring.text(answer, [.exact("make"), .pattern("mak(e|ing).*")]) == isRight)
  }
}
