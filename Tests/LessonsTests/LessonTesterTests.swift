import Lessons
import Testing

@Suite struct LessonTesterTests {
  private func failures(_ text: String) -> [String] {
    let lesson = LessonReader.read(Samples.header + text, file: "f.md").lesson
    let checks = LessonTester(session: FakeSession.init).test(lesson)
    return LessonTester.problems(checks, of: lesson).map(\.line)
  }

  @Test func `a good lesson`() {
    #expect(failures(Samples.step + Samples.next) == [])
    let checks = LessonTester(session: FakeSession.init).test(Samples.lesson)
    #expect(
      checks.map(\.name) == [
        "sample/one#change start", "sample/one#change solution", "sample/one#change expect", "sample/one#change accept",
        "sample/one#change reject", "sample/one#change reject", "sample/one#away start", "sample/one#away solution",
      ])
  }

  @Test(arguments: [
    ("never warning", "hide", "f.md:7:1: error: sample/one#a start: the goal is met before anything was typed"),
    (
      "count make A = 1", "show B()",
      "f.md:8:4: error: sample/one#a solution: the solution does not meet the goal: 'make A' has not come yet"
    ),
    (
      "count make A = 1", "fail",
      "f.md:8:4: error: sample/one#a solution: the solution does not meet the goal: "
        + "'fail' fails: cannot find 'fail' in scope"
    ),
  ])
  func `a lesson that cannot work`(goal: String, solution: String, line: String) {
    #expect(failures("## A {#a}\n```try\n\(solution)\n```\n```goal\n\(goal)\n```\n").first == line)
  }

  @Test(arguments: [
    ("show A()\nhide", "'w' meets the goal after 'show A()'"),
    ("look", "'w' does not bring its own word; its trace is one that a right answer passes through"),
  ])
  func `a wrong answer that is not refused`(reject: String, words: String) {
    let text =
      "## A {#a}\n```try\nshow A()\n```\n```goal\ncount make A = 1\n```\n```reject w\n\(reject)\n```\n```say w\nno\n```\n"
    #expect(failures(text) == ["f.md:14:4: error: sample/one#a reject: the wrong answer \(words)"])
  }

  @Test(arguments: [
    ("exact", "make A", "'update A' came"), ("order", "update A\nmake A", "expected 'make A' is missing"),
    ("exact", "make A\nupdate A", nil), ("set", "update A\nmake A", nil), ("count", "1 make A\n1 update", nil),
    ("set", "make A\nmake A\nupdate A", "expected 'make A' is missing"),
    ("count", "2 make A", "'make A' came 1, expected 2"), ("exact", "update A", nil),
  ])
  func `expectations`(mode: String, lines: String, failure: String?) {
    let lines = mode == "exact" && failure == "'update A' came" ? lines + "\nupdate B" : lines
    let text = "## A {#a}\n```try\nshow A()\n```\n```goal\ncount make A = 1\n```\n```expect \(mode)\n\(lines)\n```\n"
    let found = failures(text)
    #expect(failure == nil ? found.isEmpty : found.first?.contains(failure ?? "") == true)
  }
}
