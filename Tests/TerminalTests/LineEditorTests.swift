import Glibc
import TestSupport
import Testing

/// The editor on a real pseudo-terminal, through the program in Tests/TerminalProbe.
@Suite(.serialized) struct LineEditorTests {
  private func start(
    _ folder: TemporaryFolder, environment: [String: String] = ["LANG": "C", "TERM": "xterm"]
  ) throws -> PseudoTerminal {
    let terminal = try #require(
      PseudoTerminal(program: "TerminalProbe", arguments: [folder.path + "/history"], environment: environment))
    try #require(terminal.waitFor("\u{1B}[0m ") == nil)
    return terminal
  }

  private func check(_ terminal: PseudoTerminal, _ keys: String, gives text: String) {
    terminal.send(keys)
    #expect(terminal.waitFor(text + "\r\n") == nil)
    #expect(terminal.waitFor("学习>") == nil)
    #expect(terminal.waitFor(" ") == nil)
  }

  @Test func `Chinese is typed and edited in the C locale`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    check(terminal, "a你好b\u{1B}[D\u{1B}[D世\r", gives: "TYPED [a你世好b]")
    check(terminal, "中文\u{7F}!\r", gives: "TYPED [中!]")
  }

  @Test func `keys do what a reader of other shells expects`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    check(terminal, "one two\u{1B}[1~X\u{1B}[4~Y\u{1B}[HZ\u{1B}[FW\r", gives: "TYPED [ZXone twoYW]")
    check(terminal, "one two\u{1B}OH\u{1B}[3~\u{1B}OF!\r", gives: "TYPED [ne two!]")
    check(terminal, "one two\u{1B}[1;5D_\u{1B}[1;3D\u{1B}[1;5C-\r", gives: "TYPED [one _two-]")
    check(terminal, "one two\u{17}three\r", gives: "TYPED [one three]")
    check(terminal, "one\u{1B}\rtwo\u{1B}[A!\r", gives: "TYPED [one!|two]")
    check(terminal, "a\u{1B}[15~\u{1B}[5~\u{1B}[2~\u{1B}[I\u{1B}xb\r", gives: "TYPED [ab]")
  }

  @Test func `a pasted block is one text and one entry`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    let lines = (1...30).map { "struct S\($0) { 中 }" }
    check(
      terminal, "\u{1B}[200~\(lines.joined(separator: "\r"))\r\u{1B}[201~\r",
      gives: "PASTED [\(lines.joined(separator: "|"))]")
    check(terminal, "\u{1B}[200~a\r\u{1B}[201~\u{1B}[200~b\r\u{1B}[201~c\r", gives: "PASTED [a|bc]")
  }

  @Test func `an entry goes on over lines`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    terminal.send("f {\r")
    #expect(terminal.waitFor("...> ") == nil)
    terminal.send("\tx\r")
    #expect(terminal.waitFor("...> ") == nil)
    check(terminal, "}\r", gives: "TYPED [f {|  x|}]")
  }

  @Test func `Ctrl-C cancels, Ctrl-D on an empty line ends`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    terminal.send("abc")
    #expect(terminal.waitFor("abc") == nil)
    check(terminal, "\u{3}", gives: "^C\r\n\u{1B}[?2004lINTERRUPTED")
    check(terminal, "ab\u{1}\u{4}\r", gives: "TYPED [b]")
    terminal.send("\u{4}")
    #expect(terminal.waitFor("END\r\n") == nil)
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func `Tab inserts what is shared and lists the rest`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    terminal.send("x 显\t")
    #expect(terminal.waitFor("示") == nil)
    terminal.send("\t")
    #expect(terminal.waitFor("显示      显示全部") == nil)
    check(terminal, "全\t!\r", gives: "TYPED [x 显示全部!]")
  }

  @Test func `a resize keeps text and cursor`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    terminal.send("一二三四五六七八九十\u{1B}[D\u{1B}[D")
    #expect(terminal.waitFor("十") == nil)
    for columns in [20, 60] {
      terminal.resize(columns: UInt16(columns))
      #expect(terminal.waitFor("\u{1B}[J") == nil)
      #expect(terminal.waitFor("十") == nil)
    }
    check(terminal, "!\r", gives: "TYPED [一二三四五六七八!九十]")
  }

  @Test func `a resize within a search ends neither line nor shell`() throws {
    let folder = TemporaryFolder()
    let terminal = try start(folder)
    check(terminal, "first\r", gives: "TYPED [first]")
    terminal.send("\u{12}")
    #expect(terminal.waitFor("bck:") == nil)
    terminal.send("f")
    #expect(terminal.waitFor("first") == nil)
    terminal.resize(columns: 50)
    #expect(terminal.waitFor("\u{1B}[J") == nil)
    check(terminal, "\u{5}!\r", gives: "TYPED [first!]")
  }

  @Test func `the history lasts, lines over 1,024 characters and several lines included`() throws {
    let folder = TemporaryFolder()
    let long = String(repeating: "长", count: 1_500)
    do {
      let terminal = try start(folder)
      check(terminal, "one\u{1B}\rtwo\r", gives: "TYPED [one|two]")
      check(terminal, long + "\u{1B}[A\u{1B}[B\r", gives: "TYPED [\(long)]")
    }
    #expect(folder.mode(of: "history") == 0o600)
    let terminal = try start(folder)
    check(terminal, "\u{1B}[A\r", gives: "TYPED [\(long)]")
    check(terminal, "o\u{1B}p!\r", gives: "TYPED [o!ne|two]")
  }

  @Test func `a damaged history is reported`() throws {
    let folder = TemporaryFolder()
    folder.write("damaged", to: "history")
    let terminal = try start(folder)
    terminal.send("x\r")
    #expect(terminal.waitFor("NOTICE the history file") == nil)
    #expect(folder.names() == ["history", "history.damaged"])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the process leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try start(TemporaryFolder())
    terminal.send("abc")
    #expect(terminal.waitFor("abc") == nil)
    #expect(!terminal.isCooked)
    terminal.signal(signal)
    #expect(terminal.waitFor("\u{1B}[?2004l") == nil)
    #expect(terminal.waitForEnd() & 0x7F == signal)
    #expect(terminal.isCooked)
  }

  @Test(arguments: [["TERM": "dumb"], [:]])
  func `a dumb terminal reads plain lines`(environment: [String: String]) throws {
    let terminal = try start(TemporaryFolder(), environment: environment)
    check(terminal, "中文\u{7F}!\r", gives: "TYPED [中!]")
    terminal.send("abc")
    #expect(terminal.waitFor("abc") == nil)
    check(terminal, "\u{3}", gives: "INTERRUPTED")
  }

  @Test func `a terminal that nobody described is edited without complaint`() throws {
    let terminal = try start(TemporaryFolder(), environment: ["TERM": "xterm-nobody"])
    check(terminal, "ab\u{1B}[Dc\r", gives: "TYPED [acb]")
  }
}
