import Shell
import Testing

@Suite("Lessons in the shell")
struct TutorTests {
  @Test("A lesson from its page to its end")
  func lesson() {
    let harness = Harness()
    let page = harness.run("lesson printing\n")
    #expect(
      page.contains(
        "Step 1 of 2: Say hello\n\nPrint `hello` to the trace.\n\nAlready there:\n    let greeting = \"hello\"\n"))
    #expect(harness.run("next\n").contains("not done yet"))
    #expect(harness.run("hint\n") == "Hint 1 of 1: `print` writes a line.\n")
    #expect(harness.run("solution\n") == "print(greeting)\n")
    #expect(harness.run("print(greeting)\n").contains("It was said.\n`next` goes on.\n"))
    #expect(harness.run("next\n").contains("Step 2 of 2: Count"))
    #expect(harness.run("count = 2\n").contains("Done."))
    #expect(harness.run("next\n").contains("last step"))
    #expect(harness.run("lessons\n").contains("tests/printing  done"))
    #expect(harness.run("progress\n").contains("done  Say hello"))
  }

  @Test("A known wrong answer gets its word, and undo mends it")
  func wrong() {
    let harness = Harness()
    harness.run("lesson tests/printing\n")
    #expect(harness.run("print(\"goodbye\")\n").contains("That was the other word."))
    harness.run("undo\n")
    #expect(harness.run("print(greeting)\n").contains("It was said."))
    #expect(harness.run("undo\nundo\n").contains("there is nothing to undo"))
  }

  @Test("The stage is set without a trace, and skip leaves it ready")
  func skip() {
    let harness = Harness()
    harness.run("lesson printing\n")
    let page = harness.run("skip\n")
    #expect(page.contains("Step 2 of 2") && !page.contains("  hello\n"))
    #expect(harness.run("count\n").contains("1 : Int"))
  }

  @Test("Without a lesson its commands say how to begin one")
  func noLesson() {
    #expect(Harness().run("next\n").contains("no lesson is running"))
    #expect(Harness().run("lesson printin\n").contains("`lessons` lists them"))
  }

  @Test("A piped lesson fails while its step is not done")
  func piped() {
    let arguments = ["lesson", "tests/printing", "--pack", Harness.pack]
    #expect(ProgramRun(arguments, input: "1\n").status == .failed)
    #expect(ProgramRun(arguments, input: "print(greeting)\n").status == .ok)
  }
}
