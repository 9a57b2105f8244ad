import Lessons
import Testing
import Trace

@Suite struct GoalTests {
  /// Events from lines `KIND WHAT`, numbered from 1.
  private func events(_ lines: String...) -> [Event] {
    lines.enumerated().map { index, line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      var event = Event(EventKind(rawValue: parts[0]) ?? .report, text: parts.count > 1 ? parts[1] : nil)
      event.number = index + 1
      return event
    }
  }

  private func words(
    _ goal: String, _ events: [Event], _ values: [String: String] = [:], forLearner: Bool = false
  ) -> [String] {
    var faults = FaultList(file: "f")
    let lines = goal.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      SourceLine(String($0.element), $0.offset + 1)
    }
    let goal = GoalReader.read(lines, faults: &faults)
    #expect(faults.problems.map(\.line) == [])
    return goal.shortfalls(in: events, value: { values[$0] }).map { $0.words(Phrases(), forLearner: forLearner) }
  }

  @Test func `counts`() {
    let trace = events("make A", "update A", "update A")
    #expect(words("count make A = 1\ncount update A >= 2\ncount update <= 2", trace) == [])
    #expect(words("count make A = 2", trace) == ["'make A' came once so far; this step wants more of it"])
    #expect(words("count make B >= 1", trace) == ["'make B' has not come yet"])
    #expect(
      words("count update A = 1", trace) == [
        "'update A' came twice (event 2, event 3); that is more often than this step wants"
      ])
    #expect(words("count update A = 0", trace).first?.hasPrefix("'update A' came (event 2, event 3)") == true)
  }

  @Test func `a text may hold signs`() {
    #expect(words("count print a = b = 1", events("print a = b")) == [])
    #expect(words("count print >= 1", events("print x")) == [])
  }

  @Test func `what a learner is to find out is not told`() {
    #expect(words("count print 42 >= 1", [], forLearner: true) == ["'print' has not come yet"])
    #expect(words("count print 42 >= 1", []) == ["'print 42' has not come yet"])
    #expect(words("count make A >= 1", [], forLearner: true) == ["'make A' has not come yet"])
    #expect(
      words("order make A\norder found B", events("make A"), forLearner: true) == [
        "after 'make A' (event 1) something should follow that has not come yet: 'found'"
      ])
  }

  @Test func `order`() {
    let trace = events("update A", "make A", "dismantle A")
    #expect(words("order update A\norder dismantle A", trace) == [])
    #expect(
      words("order make A\norder update A", trace) == [
        "'update A' came (event 1) before 'make A' (event 2); this step wants them the other way round"
      ])
    #expect(
      words("order update A\norder make A\norder update A", trace) == [
        "after 'make A' (event 2) something should follow that has not come yet: 'update A'"
      ])
    #expect(words("order make A\n\norder update A", trace) == [])
  }

  @Test func `first and last look at the kinds that are named`() {
    let trace = events("init A", "make A", "update A", "dismantle A", "deinit A")
    #expect(words("first make A\nlast dismantle A\nnever warning", trace) == [])
    #expect(
      words("last make A\ncount dismantle A = 1", trace) == [
        "the last of the calls looked at was 'dismantle A' (event 4); another one should come last"
      ])
    #expect(words("last make A", []) == ["'make A' has not come yet"])
  }

  @Test func `state`() {
    #expect(words("state a = x = 1", [], ["a": "x = 1"]) == [])
    #expect(words("state a = C", [], ["a": "B"]) == ["'a' is B, which is not yet what this step asks for"])
    #expect(words("state a = C", []) == ["there is no variable 'a' yet"])
  }

  @Test func `what is missing is told in the order it happened`() {
    let trace = events("make A", "warning hm", "make A")
    #expect(
      words("count dismantle A = 1\ncount make A = 1\nnever warning", trace) == [
        "'warning' came (event 2); in this step it should not",
        "'make A' came twice (event 1, event 3); that is more often than this step wants",
        "'dismantle A' has not come yet",
      ])
  }
}
