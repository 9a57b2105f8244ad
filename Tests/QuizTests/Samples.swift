import Quiz

/// Quizzes that several suites use.
enum Samples {
  static let single = """
    ## Who? {#who points=2}
    - [ ] the struct
      > It is gone
      > at once.
    - [x] the coordinator
      > Right so.

    """
  static let multi = """
    ## Which? {#which type=multi points=2 score=per-option}
    - [x] a
    - [x] b
    - [ ] c

    """
  static let order = """
    ## In order {#order type=order points=3 score=adjacent}
    1. one
    2. two
    3. three
    4. four

    """
  static let number = "## How many? {#many type=number}\nSay it.\n= 1.5\n~ 0.5\n"
  static let text = "## Name it {#name type=text}\n= make\n/mak(e|ing).*/\n"
  static let trace = """
    ## Predict {#predict type=trace points=4 score=lcs}
    Write them.
    ```given
    show A
    hide
    ```
    ```kinds
    make update dismantle
    ```

    """
  static let act =
    "## Do it {#do type=do}\n```goal\ncount dismantle A = 1\n```\n```try\nhide\n```\n```done\nFine.\n```\n"

  static let all = [single, multi, order, number, text, trace, act].joined()

  static func header(_ lines: String = "") -> String {
    "---\nformat: 1\nkind: quiz\nid: quiz/sample\ntitle: Sample\n\(lines)---\n"
  }

  static func quiz(_ questions: String = all, _ lines: String = "") -> Quiz {
    QuizReader.read(header(lines) + questions, file: "q.md").quiz
  }
}
