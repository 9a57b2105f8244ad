import Glibc
import Terminal
import Testing

@Suite struct LineReaderTests {
  private func reader(of text: String) -> LineReader {
    let folder = TemporaryFolder()
    folder.write(text, to: "input")
    return LineReader(descriptor: open(folder.path + "/input", O_RDONLY), showsPrompt: false)
  }

  @Test func `lines come without their ends, the last one needs none`() {
    let reader = reader(of: "a\r\n\n中文\nlast")
    #expect(reader.readLine() == .line("a"))
    #expect(reader.readLine() == .line(""))
    #expect(reader.readLine() == .line("中文"))
    #expect(reader.readLine() == .line("last"))
    #expect(reader.readLine() == .endOfInput)
    #expect(reader.readLine() == .endOfInput)
  }

  @Test func `a line may be longer than any buffer`() {
    let long = String(repeating: "长", count: 50_000)
    let reader = reader(of: long + "\nx\n")
    #expect(reader.readLine() == .line(long))
    #expect(reader.readLine() == .line("x"))
  }

  @Test func `an entry goes on until it is whole`() {
    let reader = reader(of: "f {\n  x\n}\n\ng {")
    let isComplete = { (text: String) in text.count { $0 == "{" } == text.count { $0 == "}" } }
    func next() -> EntryResult { reader.readEntry(prompt: "", continuationPrompt: "", isComplete: isComplete) }
    #expect(next() == .entry("f {\n  x\n}", wasPasted: false))
    #expect(next() == .entry("", wasPasted: false))
    #expect(next() == .entry("g {", wasPasted: false))
    #expect(next() == .endOfInput)
  }
}
