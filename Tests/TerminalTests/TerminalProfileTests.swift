import Testing

@testable import Terminal

@Suite struct TerminalProfileTests {
  @Test(arguments: [
    (ColorChoice.auto, true, "xterm", nil as String?, true), (.auto, false, "xterm", nil, false),
    (.auto, true, "dumb", nil, false), (.auto, true, "xterm", "1", false), (.auto, true, "xterm", "", true),
    (.always, false, "dumb", "1", true), (.never, true, "xterm", nil, false),
  ])
  func `colour is decided`(choice: ColorChoice, isTerminal: Bool, term: String, noColor: String?, isOn: Bool) {
    #expect(choice.isOn(outputIsTerminal: isTerminal, kind: TerminalKind(term: term), noColor: noColor) == isOn)
  }

  @Test(arguments: [(nil as String?, TerminalKind.dumb), ("", .dumb), ("dumb", .dumb), ("screen-256color", .capable)])
  func `TERM names the kind`(term: String?, kind: TerminalKind) {
    #expect(TerminalKind(term: term) == kind)
  }

  @Test(arguments: [
    (nil as String?, true), ("C", true), ("zh_CN", true), ("zh_CN.UTF-8", true), ("C.utf8", true),
    ("zh_CN.GB18030", false), ("de_DE.ISO-8859-1@euro", false),
  ])
  func `only another character set rules UTF-8 out`(locale: String?, isUTF8: Bool) {
    #expect(TerminalProfile.showsUTF8(locale: locale) == isUTF8)
  }

  @Test func `lines are edited only with a capable terminal on both ends`() {
    #expect(TerminalProfile(inputIsTerminal: true, outputIsTerminal: true).canEditLines)
    #expect(!TerminalProfile(inputIsTerminal: true, outputIsTerminal: false).canEditLines)
    #expect(!TerminalProfile(inputIsTerminal: false, outputIsTerminal: true).canEditLines)
    #expect(!TerminalProfile(inputIsTerminal: true, outputIsTerminal: true, kind: .dumb).canEditLines)
  }

  @Test func `styles add up and are nothing without colour`() {
    #expect((Style.bold + .red).applied(to: "x", when: true) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect((Style.bold + .red).applied(to: "x", when: false) == "x")
    #expect(Style.plain.applied(to: "x", when: true) == "x")
    #expect(Style.dim.applied(to: "a\nb", when: true) == "\u{1B}[2ma\u{1B}[0m\n\u{1B}[2mb\u{1B}[0m")
  }

  @Test func `a page holds what fits, a line wider than the screen counted by its rows`() {
    let pager = Pager(profile: TerminalProfile(inputIsTerminal: true, outputIsTerminal: true, columns: 4))
    #expect(pager.page(of: ["a", "你好吗", "b", "c"], rows: 4) == ["a", "你好吗", "b"])
    #expect(pager.page(of: ["abcdefghijklm", "b"], rows: 2) == ["abcdefghijklm"])
  }
}
