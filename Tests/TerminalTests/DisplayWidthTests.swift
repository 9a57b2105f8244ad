import Terminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("你好", 4), ("a你b", 4), ("ｆｕ", 4), ("e\u{301}", 1), ("，。", 4), ("「」", 4), ("…", 1),
    ("\u{1B}[1;31m红\u{1B}[0m", 2), ("a\tb", 9), ("👍", 2), ("\u{7}", 0),
  ])
  func `a text is as wide as its scalars by wcwidth, escapes nothing`(text: String, width: Int) {
    #expect(DisplayWidth.columns(of: text) == width)
  }

  @Test func `padding goes by columns`() {
    #expect(DisplayWidth.padded("你好", to: 6) == "你好  ")
    #expect(DisplayWidth.padded("你好", to: 6, alignment: .trailing) == "  你好")
    #expect(DisplayWidth.padded("你好", to: 3) == "你好")
  }

  @Test func `truncation never halves a wide character and keeps the style's end`() {
    #expect(DisplayWidth.truncated("你好世界", to: 8) == "你好世界")
    #expect(DisplayWidth.truncated("你好世界", to: 7) == "你好...")
    #expect(DisplayWidth.truncated("你好世界", to: 6) == "你...")
    #expect(DisplayWidth.truncated("abc", to: 2) == "ab")
    #expect(DisplayWidth.truncated("\u{1B}[1m你好世界\u{1B}[0m", to: 7) == "\u{1B}[1m你好...\u{1B}[0m")
  }

  @Test func `English wraps at spaces`() {
    #expect(DisplayWidth.wrapped("the quick brown fox", to: 10) == ["the quick", "brown fox"])
    #expect(DisplayWidth.wrapped("one\n\ntwo", to: 10) == ["one", "", "two"])
    #expect(DisplayWidth.wrapped("abcdefghijkl", to: 5) == ["abcde", "fghij", "kl"])
  }

  @Test func `Chinese wraps between characters, punctuation stays with its word`() {
    #expect(DisplayWidth.wrapped("视图会更新吗", to: 6) == ["视图会", "更新吗"])
    #expect(DisplayWidth.wrapped("视图会，更新", to: 6) == ["视图", "会，更", "新"])
    #expect(DisplayWidth.wrapped("视图「更新」", to: 6) == ["视图", "「更", "新」"])
    #expect(DisplayWidth.wrapped("调用updateUIView一次", to: 14) == ["调用", "updateUIView一", "次"])
  }

  @Test func `lines that follow keep the indentation and hang`() {
    #expect(DisplayWidth.wrapped("  - one two three", to: 11, hanging: 2) == ["  - one two", "    three"])
  }

  @Test(arguments: 2...20)
  func `no wrapped line is wider than asked and nothing is lost`(width: Int) {
    let text = "把 SwiftUI 的视图放进 UIHostingController，再问：body 何时运行？👍「第一次」在 layout 时。"
    let lines = DisplayWidth.wrapped(text, to: width)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
