import Lessons
import Quiz
import Testing

@Suite struct QuizTranslationTests {
  private let quiz = Samples.quiz(Samples.single + Samples.order + Samples.number)

  private func read(_ questions: String) -> (translation: QuizTranslation, problems: [ContentProblem]) {
    QuizTranslation.read(Samples.header() + questions, of: quiz, file: "q.zh-Hans.md")
  }

  @Test func `texts change, the key does not`() {
    let (translation, problems) = read(
      """
      ## 谁？ {#who from=\(quiz.questions[0].hash)}
      - 结构体
      - 协调器
        > 对。
      ## 排序 {#order from=\(quiz.questions[1].hash)}
      1. 一
      2. 二
      3. 三
      4. 四
      ## 多少？ {#many from=\(quiz.questions[2].hash)}
      说。

      """)
    #expect(problems.map(\.line) == [])
    let translated = quiz.translated(by: translation)
    #expect(translated.questions.map(\.title) == ["谁？", "排序", "多少？"])
    guard case .single(let options) = translated.questions[0].kind else { return }
    #expect(options.map(\.text) == ["结构体", "协调器"] && options.map(\.isRight) == [false, true])
    #expect(options.map(\.feedback) == ["It is gone at once.", "对。"])
    #expect(Paper(translated, seed: 5).items.map(\.order) == Paper(quiz, seed: 5).items.map(\.order))
  }

  @Test func `what is missing, stale or too much is named`() {
    let (translation, problems) = read("## 谁？ {#who from=000000}\n- 结构体\n```goal\nx\n```\n## 没有 {#none from=0}\n")
    #expect(
      problems.map(\.line) == [
        "q.zh-Hans.md:7:17: warning: step 'who' has changed since it was translated; its hash is "
          + quiz.questions[0].hash,
        "q.zh-Hans.md:9:4: error: a translation holds prose, 'hint', 'say' and 'done' only",
        "q.zh-Hans.md:7:1: error: the translation has 1 items, the question 2",
        "q.zh-Hans.md:12:1: error: the source has no step 'none'\none of: who, order, many",
        "q.zh-Hans.md:1:1: warning: step 'order' is not translated",
        "q.zh-Hans.md:1:1: warning: step 'many' is not translated",
      ])
    let translated = quiz.translated(by: translation)
    #expect(translated.questions.map(\.translation) == [.stale, .missing, .missing])
    let runner = QuizRunner(translated, seed: 1, in: FakeSession())
    #expect(runner.answer("start").lines[1] == "The English text of this question is newer than its translation.")
  }
}
