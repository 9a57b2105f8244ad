import Lessons
import Quiz
import Testing

@Suite struct QuizReaderTests {
  @Test func `every kind of question`() {
    let lines = "time-limit: 15m\npick: 3\nshuffle: questions options\npass: 60%\nallow: undo\n"
    let (quiz, problems) = QuizReader.read(Samples.header(lines) + Samples.all, file: "q.md")
    #expect(problems.map(\.line) == [])
    #expect(quiz.questions.map(\.kind.word) == ["single", "multi", "order", "number", "text", "trace", "do"])
    #expect(quiz.timeLimit == 900 && quiz.passMark == 60 && quiz.pick == .count(3))
    guard case .single(let options) = quiz.questions[0].kind else { return }
    #expect(options.map(\.feedback) == ["It is gone at once.", "Right so."])
    #expect(quiz.questions[3].prose == "Say it.")
  }

  @Test func `the project's own quiz has no faults`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let (quiz, problems) = try QuizReader.read(path: "/\(root)/Lessons/quizzes/basics.quiz.md")
    #expect(problems.map(\.line) == [])
    #expect(quiz.questions.count == 6)
  }

  @Test(arguments: [
    ("## A {#a typ=multi}\n- [x] a\n- [ ] b\n", "q.md:7:10: error: unknown attribute 'typ'"),
    (
      "## A {#a type=mulit}\n- [x] a\n- [ ] b\n",
      "q.md:7:10: error: 'mulit' is not a value of 'type'\ndid you mean 'multi'?"
    ),
    (
      "## A {#a}\n- [x] a\n- [x] b\n",
      "q.md:7:1: error: a single choice has one right answer, this has 2; say type=multi if more are right"
    ),
    ("## A {#a}\nnothing\n", "q.md:7:1: error: a question of type 'single' needs answers '- [ ]' and one '- [x]'"),
    ("## A {#a type=number}\n= many\n", "q.md:8:3: error: 'many' is not a value of '='"),
    (
      "## A {#a type=order score=lcs}\n1. a\n2. b\n",
      "q.md:7:21: error: 'lcs' does not score a question of type 'order'"
    ),
    ("## A {#a type=text}\n/(/\n", "q.md:8:1: error: this is no regular expression"),
    (
      "## A {#a type=trace}\n```given\nhide\n```\n```kinds\nmaek\n```\n",
      "q.md:12:1: error: unknown kind of event 'maek'\ndid you mean 'make', 'task'?"
    ),
    ("## A {#a points=0}\n- [x] a\n- [ ] b\n", "q.md:7:10: error: '0' is not a value of 'points'"),
  ])
  func `faults of questions`(text: String, line: String) {
    // The header of six lines is followed by the question on line 7.
    let text = Samples.header() + text
    let lines = QuizReader.read(text, file: "q.md").problems.map(\.line)
    #expect(lines.first?.hasPrefix(line) == true, "\(lines)")
  }

  @Test(arguments: [
    ("pass: 60\n", "q.md:6:7: error: '60' is not a value of 'pass'\ndid you mean '60%'?"),
    ("pick: 9\n", "q.md:6:7: error: 9 questions are to be drawn from 7"),
    ("pick: x=1\n", "q.md:6:7: error: 1 questions are to be drawn from 0"),
    ("shuffle: option\n", "q.md:6:10: error: 'option' is not a value of 'shuffle'\ndid you mean 'options'?"),
    ("time-limit: 5\n", "q.md:6:13: error: '5' is not a value of 'time-limit'\none of: 15m, 90s, 1h"),
  ])
  func `faults of headers`(header: String, line: String) {
    #expect(QuizReader.read(Samples.header(header) + Samples.all, file: "q.md").problems.map(\.line) == [line])
  }
}
