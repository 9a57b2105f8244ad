import Glibc
import Shell
import TestSupport
import Testing

@Suite("The program from outside")
struct ProgramTests {
  @Test("Exit statuses")
  func statuses() {
    #expect(ProgramRun([], input: "1 + 1\n").status == .ok)
    #expect(ProgramRun([], input: "nope\n1 + 1\n").status == .failed)
    #expect(ProgramRun(["--nope"]).status == .usage)
    #expect(ProgramRun(["missing.swift"]).status == .usage)
    #expect(ProgramRun(["lesson", "nope", "--pack", Harness.pack]).status == .usage)
    #expect(ProgramRun(["lesson", "lint", Harness.pack]).status == .ok)
    #expect(ProgramRun(["test", Harness.pack]).status == .ok)
    #expect(ProgramRun(["version"]).status == .ok)
  }

  @Test("The session goes on after a failing line, unless it should fail fast")
  func failFast() {
    #expect(ProgramRun([], input: "nope\nprint(1)\n").output.contains("  1\n"))
    #expect(!ProgramRun(["--fail-fast"], input: "nope\nprint(1)\nprint(2)\n").output.contains("  2\n"))
  }

  @Test("JSON mode writes nothing but JSON Lines")
  func json() {
    let run = ProgramRun(["--json"], input: "let x = 1\nx\n\nnope\nhelp tap\n:nope\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"event\":") && $0.hasSuffix("}") })
    #expect(lines[0] == #"{"event":"value","type":"Int","text":"1","step":2,"n":1,"depth":0,"line":2,"column":1}"#)
    #expect(run.errors == "")
    let usage = ProgramRun(["--json", "--trac"])
    #expect(
      usage.output
        == #"{"event":"error","message":"unknown option '--trac'\ndid you mean '--trace'?","step":0,"n":1,"depth":0}"#
        + "\n")
    #expect(usage.errors == "")
  }

  @Test("A file is one unit, and ends the program where no person types")
  func file() throws {
    let path = Harness.temporaryFolder() + "/a.swift"
    let file = try #require(fopen(path, "w"))
    fputs("print(twice(2))\nfunc twice(_ n: Int) -> Int { n * 2 }\ntwice(3)\n", file)
    fclose(file)
    #expect(ProgramRun([path], input: "print(9)\n").output == "   1  4\n")
    let run = ProgramRun(["run", path, "--do", "twice(4)", "--do", "nope"])
    #expect(run.output.hasPrefix("   1  4\n   2  8 : Int\n   3  error: cannot find 'nope' in scope\n"))
    #expect(run.status == .failed)
  }

  @Test("An error shows its line of the piped text")
  func place() {
    let run = ProgramRun([], input: "let a = 1\n\nlet b: Int = nope\n")
    #expect(
      run.output
        == "   1  error: cannot find 'nope' in scope\n       --> 3:14\n      3 | let b: Int = nope\n        |              ^\n"
    )
  }

  @Test("A quiz below its pass mark fails, one above does not")
  func quiz() {
    let arguments = ["quiz", "tests", "--pack", Harness.pack]
    #expect(ProgramRun(arguments, input: "start\n3\n:give-up\n").status == .failed)
    let passed = ProgramRun(arguments, input: "start\n2\nprint(\n  \"yes\")\n")
    #expect(passed.status == .ok)
    #expect(passed.output.contains("2 of 2 points, 100 %."))
  }

  @Test("The process itself ends with the status")
  func process() {
    let binary = PseudoTerminal.directory + "/interop"
    func status(_ command: String) -> Int32 { (system("\(command) >/dev/null 2>&1") >> 8) & 0xFF }
    #expect(status("printf '1 + 1\\n' | \(binary)") == 0)
    #expect(status("printf 'nope\\n' | \(binary) --json") == 1)
    #expect(status("\(binary) --nope") == 2)
    #expect(status("printf 'while true {}\\n' | timeout --preserve-status -s INT 1 \(binary)") == 130)
  }
}
