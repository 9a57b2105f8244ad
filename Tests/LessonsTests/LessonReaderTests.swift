import Lessons
import Testing

@Suite struct LessonReaderTests {
  @Test func `a lesson without faults`() {
    let (lesson, problems) = LessonReader.read(Samples.header + Samples.step + Samples.next, file: "f.md")
    #expect(problems.map(\.line) == [])
    #expect(lesson.id == "sample/one")
    #expect(lesson.steps.map(\.id) == ["change", "away"])
    #expect(lesson.steps[0].prose == "Show a caption and change its text.")
    #expect(lesson.steps[0].hints == ["Look at the state.", "Assign twice."])
    #expect(lesson.steps[0].wrong.map(\.word) == ["That is a second one.", "It does not read the state."])
    #expect(lesson.steps[0].goal?.conditions.count == 4)
    #expect(lesson.steps[1].goal?.conditions == [.last(EventPattern(.dismantle, "Caption"))])
  }

  @Test func `carriage returns and a byte order mark are no matter`() {
    let text =
      "\u{FEFF}"
      + (Samples.header + Samples.step).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let (lesson, problems) = LessonReader.read(text, file: "f.md")
    #expect(problems.map(\.line) == [])
    #expect(lesson.steps[0].hash == Samples.lesson.steps[0].hash)
  }

  @Test(arguments: [
    ("## A\n", ["f.md:7:5: error: expected '{#id}' at the end of the heading"]),
    ("## A {#a b}\n", ["f.md:7:10: error: expected '{#id name=value …}'"]),
    ("## A {#a}\n## B {#a}\n", ["f.md:8:8: error: 'a' is used twice"]),
    ("# A\n## A {#a}\n", ["f.md:7:1: error: the title stands in the header; steps begin with '##'"]),
    ("## A {#a}\n\tx\n", ["f.md:8:1: error: a tab; use spaces"]),
    ("## A {#a}\n```hnt\nx\n```\n", ["f.md:8:4: error: unknown block 'hnt'\ndid you mean 'hint'?"]),
    (
      "## A {#a}\n```\nx\n```\n",
      ["f.md:8:1: error: expected a word after the backticks, 'swift' or 'text' for what is only shown"]
    ),
    ("## A {#a}\n```hint\nx\n", ["f.md:8:1: error: this block is not closed"]),
    ("## A {#a}\n```try\nhide\n```\n", ["f.md:8:4: error: the step has a 'try' block but no 'goal'"]),
    ("## A {#a}\n```say x\nhm\n```\n", ["f.md:8:4: error: 'say x' has no 'reject x'"]),
    (
      "## A {#a}\n```try\nhide\n```\n```goal\ncuont make A = 1\n```\n",
      ["f.md:12:1: error: unknown predicate 'cuont'\ndid you mean 'count'?", "f.md:7:1: error: the block is empty"]
    ),
    (
      "## A {#a}\n```try\nhide\n```\n```goal\nfirst mak A\n```\n",
      [
        "f.md:12:7: error: unknown kind of event 'mak'\ndid you mean 'make', 'task'?",
        "f.md:7:1: error: the block is empty",
      ]
    ),
    (
      "## A {#a}\n```try\nhide\n```\n```goal\ncount make A\nlast make A\n```\n",
      ["f.md:12:7: error: expected 'count KIND WHAT = N', '>= N' or '<= N'"]
    ),
    (
      "## A {#a}\n```try\nhide\n```\n```goal\nlast make A\n```\n```expect exat\nmake A\n```\n",
      ["f.md:14:4: error: unknown mode 'exat'\ndid you mean 'exact'?"]
    ),
  ])
  func `faults of steps`(text: String, lines: [String]) {
    #expect(Samples.faults(text) == lines)
  }

  @Test(arguments: [
    ("x\n", ["f.md:1:1: error: expected '---' at the first line, before the header"]),
    (
      "---\nformat: 2\nkind: lesson\nid: a\ntitle: T\n---\n",
      ["f.md:2:9: error: format 2 is newer than this program knows (1)"]
    ),
    (
      "---\nformat: 1\nkind: lesson\nid: a b\ntitel: T\ntitle: T\n---\n",
      [
        "f.md:5:1: error: unknown key 'titel'\ndid you mean 'title'?",
        "f.md:4:5: error: 'a b' is not an id: letters, digits, '-', '.' and '/' only",
      ]
    ),
    (
      "---\nformat: 1\nkind: quiz\nid: a\ntitle: T\nminutes: soon\nallow: hint undoo\n---\n",
      [
        "f.md:3:7: error: 'quiz' is not a value of 'kind'\none of: lesson",
        "f.md:6:10: error: 'soon' is not a value of 'minutes'",
        "f.md:7:8: error: 'undoo' is not a value of 'allow'\ndid you mean 'undo'?",
      ]
    ),
    (
      "---\nformat: 1\nkind: lesson\nid: a\nid: b\n---\n",
      ["f.md:5:1: error: key 'id' is given twice", "f.md:1:1: error: key 'title' is missing"]
    ),
  ])
  func `faults of headers`(header: String, lines: [String]) {
    let found = Samples.faults("## A {#a}\n", header: header)
    #expect(header == "x\n" ? found.first == lines.first : found == lines)
  }

  @Test func `blocks that are only shown belong to the prose`() {
    let lesson = LessonReader.read(Samples.header + "## A {#a}\nSee:\n```swift\nlet a = 1\n```\nend\n", file: "f.md")
      .lesson
    #expect(lesson.steps[0].prose == "See:\n```swift\nlet a = 1\n```\nend")
  }
}
