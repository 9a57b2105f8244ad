import Shell
import Testing

@Suite("The command line")
struct InvocationTests {
  private func read(_ arguments: String...) -> String {
    do throws(UsageError) {
      let invocation = try Invocation(arguments) { $0 == "session" }
      let verb = invocation.verb?.rawValue ?? "shell"
      return ([verb] + invocation.operands).joined(separator: " ")
    } catch {
      return [error.message, error.advice].compactMap { $0 }.joined(separator: "; ")
    }
  }

  @Test("Verbs, files and options in any order")
  func order() throws {
    #expect(read() == "shell")
    #expect(read("a.swift", "session") == "shell a.swift session")
    #expect(read("--json", "lesson", "make") == "lesson make")
    #expect(read("run", "a.swift", "--do", "tap \"Go\"", "--do=wait 1") == "run a.swift")
    #expect(read("help", "tap") == "help tap")
    #expect(read("-h") == "help")
    #expect(read("--version") == "version")
    #expect(read("--", "--odd.swift") == "shell --odd.swift")
    let all = try Invocation([
      "--json", "--trace=full", "--ios", "17", "--lang", "zh-Hans", "--color=never", "--typecheck", "off",
      "--accessible",
      "--fail-fast", "--pack", "P", "--pack=Q",
    ]).options
    var expected = Options()
    expected.isJSON = true
    expected.trace = .full
    expected.iOS = 17
    expected.language = .simplifiedChinese
    expected.color = .never
    expected.typecheck = .off
    expected.isAccessible = true
    expected.failsFast = true
    expected.packs = ["P", "Q"]
    #expect(all == expected)
  }

  @Test("Complaints have near names")
  func complaints() {
    #expect(read("--jsn") == "unknown option '--jsn'; did you mean '--json'?")
    #expect(read("--trace", "ful") == "'ful' is no value of '--trace'; did you mean 'full'?")
    #expect(read("--ios", "15") == "'15' is no value of '--ios'; did you mean '16', '17', '18'?")
    #expect(read("--pack") == "'--pack' needs a value")
    #expect(read("--json=yes") == "'--json' takes no value")
    #expect(read("leson") == "'leson' is neither a command nor a file; did you mean 'lesson', 'lessons'?")
    #expect(read("quiz") == "'quiz' needs an id; usage: interop quiz ID")
    #expect(read("version", "now") == "unexpected 'now'; usage: interop version")
    #expect(read("--do", "hide").hasPrefix("'--do' belongs to 'run'"))
  }
}
