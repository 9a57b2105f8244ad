import Shell
import Testing

@Suite("Commands are told from Swift")
struct LineRouterTests {
  private func kind(_ entry: String, prefixes: Bool = false, declared: Set<String> = []) -> String {
    let router = LineRouter(acceptsPrefixes: prefixes, isDeclared: declared.contains)
    switch router.route(entry) {
    case .swift: return "swift"
    case .command(let command, let arguments): return "\(command.name)(\(arguments.text))"
    case .unknown(let diagnostic): return diagnostic.text
    }
  }

  @Test(
    "The first word decides",
    arguments: [
      ("tap \"Go\"", "tap(\"Go\")"), ("  hide", "hide()"), ("state", "state()"), ("find\"x\"", "find(\"x\")"),
      ("show VStack {\n  Text(\"a\")\n}", "show(VStack {\n  Text(\"a\")\n})"),
      ("scroll list to -5", "scroll(list to -5)"),
      ("wait -1", "wait(-1)"), ("next // on", "next(// on)"), ("tapped", "swift"), ("let tap = 1", "swift"),
      ("select .first", "select(.first)"), ("show (Text(\"a\"))", "show((Text(\"a\")))"),
    ])
  func firstWord(entry: String, expected: String) {
    #expect(kind(entry) == expected)
  }

  @Test(
    "What follows may make it Swift",
    arguments: [
      "state = 3", "state.count", "state[0]", "state(1)", "wait + 1", "next == 2", "find: while true {}",
      "state ? 1 : 2",
      "undo&", "state += 1", "tree=1",
    ])
  func following(entry: String) {
    #expect(kind(entry) == "swift")
  }

  @Test("A declared name is no command, unless a colon says so")
  func declared() {
    #expect(kind("state", declared: ["state"]) == "swift")
    #expect(kind(":state", declared: ["state"]) == "state()")
    #expect(kind("  :tap = 1") == "tap(= 1)")
    #expect(kind(": state") == "swift")
  }

  @Test("A colon before no command has near names")
  func unknown() {
    #expect(kind(":tapp") == "no command 'tapp'\ndid you mean 'tap', 'api', 'type'?")
    #expect(kind("tapp \"Go\"") == "no command 'tapp'\ndid you mean 'tap', 'api', 'type'?")
    #expect(kind("weak var tap: Int?") == "swift")
    #expect(kind("tip as Int") == "swift")
    #expect(kind(":zzzzzz") == "no command 'zzzzzz'\n`help` lists the commands")
  }

  @Test("At a terminal a beginning is enough where it is the only one")
  func prefixes() {
    #expect(kind("obj") == "swift")
    #expect(kind("obj", prefixes: true) == "objects()")
    #expect(kind("ob", prefixes: true) == "swift")
    #expect(kind("lesso x", prefixes: true).hasPrefix("no command 'lesso'"))
    #expect(kind("und", prefixes: true).hasPrefix("no command 'und'\ndid you mean"))
    #expect(kind("rese", prefixes: true).hasPrefix("no command 'rese'\ndid you mean"))
    #expect(kind("loa", prefixes: true).hasPrefix("no command 'loa'\ndid you mean"))
    #expect(kind("qui", prefixes: true).hasPrefix("no command 'qui'\ndid you mean"))
    #expect(kind("obj = 1", prefixes: true) == "swift")
    #expect(kind("obj", prefixes: true, declared: ["obj"]) == "swift")
  }

  @Test("Every command has words")
  func words() {
    for command in CommandTable.standard.commands {
      #expect(command.usage.hasPrefix(command.name), "\(command.name)")
      #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."), "\(command.name)")
    }
    #expect(Set(CommandTable.standard.names).count == CommandTable.standard.names.count)
  }
}
