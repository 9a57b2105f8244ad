import Glibc
import Lessons
import TestSupport
import Testing

/// The program on a real pseudo-terminal.
@Suite("The shell at a terminal", .serialized)
struct InteractiveTests {
  private func start(_ arguments: String..., state: String, term: String = "xterm") throws -> PseudoTerminal {
    let environment = ["TERM": term, "LANG": "C.UTF-8", "XDG_STATE_HOME": state, "NO_COLOR": "1"]
    let terminal = try #require(
      PseudoTerminal(
        program: "interop", arguments: ["--pack", Harness.pack, "--typecheck", "off"] + arguments,
        environment: environment, columns: 100))
    try #require(terminal.waitFor("> ") == nil)
    return terminal
  }

  @Test("Entries, continuation, completion, Ctrl-C and Ctrl-D", arguments: ["xterm", "dumb"])
  func session(term: String) throws {
    let state = Harness.temporaryFolder()
    let terminal = try start(state: state, term: term)
    terminal.send("let numbers = [1,\r")
    #expect(terminal.waitFor(".......> ") == nil)
    terminal.send("2]\r")
    #expect(terminal.waitFor("interop> ") == nil)
    terminal.send(term == "dumb" ? "numbers\r" : "numb\t\r")
    #expect(terminal.waitFor("   1  [1, 2] : [Int]\r\n") == nil)
    terminal.send("while true {}\r")
    #expect(terminal.waitFor("while true {}") == nil)
    usleep(300_000)
    terminal.send("\u{3}")
    #expect(terminal.waitFor("error: interrupted") == nil)
    #expect(terminal.waitFor("interop> ") == nil)
    terminal.send("dropped\u{3}")
    #expect(terminal.waitFor("interop> ") == nil)
    terminal.send("obj\r")
    #expect(terminal.waitFor("no object is alive") == nil)
    #expect(terminal.waitFor("interop> ") == nil)
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.isCooked)
    #expect(FileStore.exists(state + "/interop/history") == (term == "xterm"))
  }

  @Test("The prompt tells where one is in a lesson and a quiz")
  func tutor() throws {
    let terminal = try start("lesson", "printing", state: Harness.temporaryFolder())
    terminal.send("print(greeting)\r")
    #expect(terminal.waitFor("It was said.") == nil)
    #expect(terminal.waitFor("printing 1/2> ") == nil)
    terminal.send("next\r")
    #expect(terminal.waitFor("printing 2/2> ") == nil)
    terminal.send("quiz tests\r")
    #expect(terminal.waitFor("quiz> ") == nil)
    terminal.send(":stop\r")
    #expect(terminal.waitFor("printing 2/2> ") == nil)
    terminal.send("quit\r")
    #expect(terminal.waitForEnd() == 0)
  }
}
