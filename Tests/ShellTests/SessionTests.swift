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
    #expect(harness.run("why 1\n") == "print ← print(\"a\")\n1  a\n  in step 1: print(\"a\")\n")
    #expect(harness.run("why 9\n").contains("events have numbers from 1 to 2"))
  }

  @Test("Why tells the whole way in one sentence, and what made a struct another one")
  func sentence() {
    let harness = Harness()
    harness.run(
      """
      struct Bar: UIViewRepresentable {
        let onTap: () -> Void
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Page: View {
        @State private var filter = ""
        var body: some View { VStack { Bar(onTap: { print(filter) }); Button("Only \\(filter)mine") { filter = "my " } } }
      }
      show Page()
      tap "Only mine"

      """)
    let update = harness.shell.session.events.last { $0.kind == .update }?.number ?? 0
    let sentence = harness.run("why \(update)\n").split(separator: "\n").first
    #expect(
      sentence
        == "update Bar ← struct changed: onTap (a closure that captures) ← body Page ← state filter ← tap \"Only mine\""
    )
  }

  @Test("Save writes what load and a pipe take")
  func save() {
    let harness = Harness()
    let path = Harness.temporaryFolder() + "/s"
    harness.run("let n = 5\nn\nstate\nsave \(path)\n")
    #expect(Harness().run("load \(path)\n") == "   1  5 : Int\n")
  }

  @Test("Limits are changed by words, and undo takes them back")
  func limits() {
    let harness = Harness()
    let loop = "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }\n"
    harness.run(loop + "set limit depth 50\n")
    #expect(harness.run("f(60)\n").contains("stopped after 50 calls within calls"))
    harness.run("undo\nundo\n")
    #expect(harness.run("f(60)\n").contains("0 : Int"))
    #expect(harness.run("set limit depth 1e9\n").contains("fit on the stack"))
    #expect(harness.run("set ios 9\n").contains("one of: 16, 17, 18, 26"))
  }

  @Test("A comment is no step, and nothing to undo")
  func comments() {
    let harness = Harness()
    harness.run("#!/usr/bin/env interop\n// first\nlet n = 1\n\n// last\n")
    #expect(harness.shell.session.simulation.recorder.step == 1)
    #expect(harness.run("undo\n") == "took back: let n = 1\n")
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
