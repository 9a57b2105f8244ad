import Layout
import Testing

@Suite("Text") struct TextTests {
  private func layout(
    _ text: String, _ width: Double?, _ height: Double? = nil, lineLimit: Int? = nil
  ) -> [String] {
    let metrics = TextMetrics(
      of: text, font: Font(), proposal: Proposal(width: width, height: height), lineLimit: lineLimit)
    return metrics.lines.map(\.text) + ["\(metrics.size)"]
  }

  @Test("\"Hello, world.\" is 94.33 x 20.33 points at 17 points: H D16")
  func helloWorld() {
    #expect("\(TextMetrics.size(of: "Hello, world.", fontSize: 17))" == "(94.33333333333333, 20.333333333333332)")
    #expect("\(TextMetrics.size(of: "Hello, world.", fontSize: 34))" == "(188.66666666666666, 40.666666666666664)")
    #expect(abs(Font().width(of: "Hello, world.") - 94.33) < 1e-9)
  }

  @Test("a Chinese character is one font size wide")
  func chinese() { #expect(Font(size: 20).width(of: "你好，世界。") == 120) }

  @Test("a text hugs, wraps at words, and its lines are as wide as the longest")
  func wrapping() {
    let text = "The quick brown fox jumps over the lazy dog"
    #expect(layout(text, nil).count == 2)
    #expect(
      layout(text, 150) == [
        "The quick brown", "fox jumps over the", "lazy dog", "(141.66666666666666, 61.0)",
      ])
    #expect(layout("Hello, world.", 94.34) == ["Hello, world.", "(94.33333333333333, 20.333333333333332)"])
  }

  @Test("Chinese breaks anywhere but not before a full stop")
  func chineseWrapping() {
    #expect(layout("你好世界。", 68) == ["你好世", "界。", "(51.0, 40.666666666666664)"])
  }

  @Test("a word that is too long breaks where it must, and a text is never wider than offered")
  func longWord() {
    #expect(layout("WWWW", 40) == ["WW", "WW", "(30.666666666666668, 40.666666666666664)"])
    #expect(layout("ab", 0) == ["a", "b", "(0.0, 40.666666666666664)"])
  }

  @Test("what has no room is cut with an ellipsis, by the line limit or by the height")
  func truncation() {
    let text = "The quick brown fox jumps over the lazy dog"
    let expected = ["The quick brown", "fox jumps over th…", "(145.66666666666666, 40.666666666666664)"]
    #expect(layout(text, 150, lineLimit: 2) == expected)
    #expect(layout(text, 150, 50) == expected)
    #expect(layout("one\ntwo", nil, lineLimit: 1).first == "one…")
    #expect(layout("Hello, world.", 200, 0).dropLast() == ["Hello, world."])
  }

  @Test("line breaks count, also the last one, and the empty text is one line high")
  func lineBreaks() {
    #expect(layout("a\n\nb", nil).dropLast() == ["a", "", "b"])
    #expect(layout("", nil) == ["", "(0.0, 20.333333333333332)"])
  }

  @Test("heavier is wider")
  func weights() {
    let widths = FontWeight.allCases.map { Font(weight: $0).width(of: "Hello, world.") }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }
}
