import Testing

@testable import Terminal

@Suite struct EditingTextTests {
  @Test(arguments: [
    ("a\rb", "a\nb", false), ("a\nb", "a\nb", false), ("a\r\nb", "a\nb", false), ("a\n\rb\n\rc", "a\nb\nc", false),
    ("a\r\rb", "a\n\nb", false), ("a\n\r\n\rb", "a\n\nb", false), ("a\n", "a", true), ("\n\n", "", true),
    ("", "", false),
    ("x\ty", "x\ty", false), ("\u{FEFF}a\u{1B}[1mb\u{7}\0\u{9B}c", "a[1mbc", false), ("你\u{A0}好", "你\u{A0}好", false),
  ])
  func `pasted text is put in order`(received: String, text: String, endsLine: Bool) {
    let pasted = PastedText(received.unicodeScalars.map(\.value))
    #expect(pasted.text == text)
    #expect(pasted.endsLine == endsLine)
  }

  @Test func `a prompt's escapes are marked, merged and never last`() {
    #expect(PromptText("> ").marked == "> ")
    #expect(PromptText("\u{1B}[1m>\u{1B}[0m ").marked == "\u{1}\u{1B}[1m\u{1}>\u{1}\u{1B}[0m\u{1} ")
    #expect(PromptText("\u{1B}[1m> \u{1B}[0m").marked == "\u{1}\u{1B}[1m\u{1}>\u{1}\u{1B}[0m\u{1} ")
    #expect(PromptText("\u{1B}[1m>\u{1B}[0m").marked == "\u{1}\u{1B}[1m\u{1}>\u{1}\u{1B}[0m\u{1} ")
    #expect(PromptText("\u{1B}[1m\u{1B}[31m>").marked == "\u{1}\u{1B}[1m\u{1B}[31m\u{1}>")
  }

  @Test func `a prompt's upper lines are apart and its width counts columns`() {
    let prompt = PromptText("第一步\n\u{1B}[1m学习>\u{1B}[0m ")
    #expect(prompt.above == "第一步\n")
    #expect(prompt.columns == 6)
  }

  @Test(arguments: [
    ("", 0, 4), ("abc", 0, 7), ("abcdef", 1, 0), ("abcde你", 1, 2), ("a\nbc", 1, 2), ("\t", 0, 8), ("\u{1}", 0, 6),
    ("你好世", 1, 0), ("\u{E123}", 0, 5),
  ])
  func `a place in the text is found on the screen`(text: String, row: Int, column: Int) {
    let position = ScreenPosition(after: text.unicodeScalars.map(\.value), promptColumns: 4, columns: 10)
    #expect(position.row == row)
    #expect(position.column == column)
  }
}
