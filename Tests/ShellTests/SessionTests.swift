import Shell
import Testing

@Suite("The session")
struct SessionTests {
  @Test("Undo runs the rest again, so that state and numbers are as before")
  func undo() {
    let harness = Harness()
    harness.run("var n = 1\nprint(n)\nstate\nn += 1\nprint(n)\n")
    let numbers = harness.shell.session.events.map(\.number)
    #expect(numbers == [1, 2, 3])
    #expect(harness.run("undo\n") == "took back: print(n)\n")
    #expect(harness.shell.session.events.map(\.number) == [1, 2, 3])
    #expect(harness.run("undo\nn\n") == "took back: n += 1\n   4  1 : Int\n")
    #expect(harness.shell.session.events.map(\.step) == [2, 3, 4, 5])
  }

  @Test("Redo shows what happens again, until something else is typed")
  func redo() {
    let harness = Harness()
    harness.run("var n = 1\nprint(\"once\")\n")
    harness.run("undo\n")
    #expect(harness.run("redo\n") == "   2  once\n")
    harness.run("undo\nn = 2\n")
    #expect(harness.run("redo\n").contains("there is nothing to redo"))
  }

  @Test("Reset empties the session, and undo brings it back")
  func reset() {
    let harness = Harness()
    harness.run("let n = 5\nreset\n")
    #expect(harness.run("n\n").contains("cannot find 'n' in scope"))
    harness.run("undo\n")
    #expect(harness.run("n\n").contains("5 : Int"))
  }

  @Test("Why follows the causes to what was typed")
  func why() {
    let harness = Harness()
    harness.run("print(\"a\")\n")
    #expect(harness.run("why 1\n") == "1  a\n  in step 1: print(\"a\")\n")
    #expect(harness.run("why 9\n").contains("events have numbers from 1 to 2"))
  }

  @Test("Save writes what load and a pipe take")
  func save() {
    let harness = Harness()
    let path = Harness.temporaryFolder() + "/s"
    harness.run("let n = 5\nn\nstate\nsave \(path)\n")
    #expect(Harness().run("load \(path)\n") == "   1  5 : Int\n")
  }

  @Test("A command runs at once, Swift when the next line shows that it is over")
  func atOnce() {
    let harness = Harness()
    let lines = Lines("print(1)\n.description\nhelp exit\n")
    var shown: [String] = []
    _ = BatchReader(
      harness.shell,
      nextLine: {
        shown.append(harness.output)
        return lines.next()
      }
    ).run()
    #expect(shown[2] == "")
    #expect(shown[3].contains("130  Ctrl-C"))
  }
}
