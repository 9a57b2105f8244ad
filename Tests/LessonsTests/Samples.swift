import Lessons

/// Texts that several suites use.
enum Samples {
  static let header = """
    ---
    format: 1
    kind: lesson
    id: sample/one
    title: A sample
    ---

    """

  static let step = #"""
    ## Change it {#change}
    Show a caption and change its text.
    ```setup
    @State var text = "A"
    ```
    ```try
    show Caption(text: text)
    text = "B"
    text = "C"
    ```
    ```expect order
    make Caption
    update Caption
    update Caption
    ```
    ```goal
    count make Caption = 1
    count update Caption >= 3
    never dismantle Caption
    state text = C
    ```
    ```accept
    show Caption(text: text)
    text = "X"
    text = "C"
    ```
    ```reject remounted
    show Caption(text: "A")
    show Caption(text: "B")
    ```
    ```reject constant
    show Caption(text: "A")
    text = "C"
    ```
    ```hint
    Look at the state.
    ```
    ```hint
    Assign twice.
    ```
    ```say remounted
    That is a second one.
    ```
    ```say constant
    It does not read the state.
    ```
    ```done
    Well done.
    ```

    """#

  static let next = #"""
    ## Take it away {#away}
    ```try
    hide
    ```
    ```goal
    last dismantle Caption
    ```

    """#

  /// The lesson of two steps.
  static var lesson: Lesson { LessonReader.read(header + step + next, file: "sample.md").lesson }

  /// What is wrong with a lesson whose steps are `text`, a line each.
  static func faults(_ text: String, header: String = header) -> [String] {
    LessonReader.read(header + text, file: "f.md").problems.map(\.line)
  }
}
