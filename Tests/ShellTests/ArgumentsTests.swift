import Shell
import Testing

@Suite("Arguments of commands")
struct ArgumentsTests {
  @Test("Spaces part tokens, except in strings and brackets")
  func tokens() {
    let text = ##"tap "Save all" UITextField#2 all(UILabel.self)[0] #"a "b""# "x\"y""##
    let found = Token.tokens(of: text, at: 0).map(\.text)
    let expected = ["tap", #""Save all""#, "UITextField#2", "all(UILabel.self)[0]", ##"#"a "b""#"##, #""x\"y""#]
    #expect(found == expected)
  }

  @Test("Literals are Swift's")
  func literals() throws {
    #expect(try StringLiteral.value(of: #""a\n\t\"\\\u{41}""#) == "a\n\t\"\\A")
    #expect(try StringLiteral.value(of: ##"#"a\n"#"##) == "a\\n")
    #expect(try StringLiteral.value(of: "\"\"") == "")
    #expect(try StringLiteral.value(of: "\"\"\"\n  a\n    b\n  \"\"\"") == "a\n  b")
    #expect(throws: StringLiteral.Failure.interpolation) { try StringLiteral.value(of: #""\(x)""#) }
    #expect(throws: StringLiteral.Failure.escape("q")) { try StringLiteral.value(of: #""\q""#) }
    #expect(throws: StringLiteral.Failure.unterminated) { try StringLiteral.value(of: "\"abc") }
  }

  @Test("Complaints stand at their place and name the usage")
  func complaints() {
    let shell = Harness(json: true)
    func error(_ line: String) -> String { shell.run(line) }
    #expect(error("tap").contains(#""message":"'tap' needs a target\nusage: tap TARGET""#))
    #expect(error("tap a b").contains(#""column":7"#))
    #expect(error("type \"a\" on X").contains(#"unexpected 'on'\nusage: type \"TEXT\" [into TARGET]"#))
    #expect(error("press retrn").contains("'retrn' is not a key\\ndid you mean 'return'?"))
    #expect(error("slide X by 3").contains("expected 'to', found 'by'"))
    #expect(error("wait -1").contains("time does not run backwards"))
    #expect(error("gesture pan 10 on X").contains("'on' is not a distance in points"))
  }
}
