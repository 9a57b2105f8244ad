import Lessons
import Testing

@Suite struct EntrySplitterTests {
  @Test(arguments: [
    ("a\nb", ["a", "b"]),
    ("struct A {\n  let a: Int\n\n}\nshow A(a: 1)", ["struct A {\n  let a: Int\n\n}", "show A(a: 1)"]),
    ("show A()\n  .padding()\nhide", ["show A()\n  .padding()", "hide"]),
    ("let a = 1 +\n  2\nprint(a)", ["let a = 1 +\n  2", "print(a)"]),
    ("let a = 1\n  + 2\nprint(a)", ["let a = 1\n  + 2", "print(a)"]),
    ("if a {\n}\nelse {\n}\nb", ["if a {\n}\nelse {\n}", "b"]),
    ("print(\"{\")\nprint(\"\\(f(\"}\"))\")\nb", ["print(\"{\")", "print(\"\\(f(\"}\"))\")", "b"]),
    ("let a = \"\"\"\n  {\n  \"\"\"\nb", ["let a = \"\"\"\n  {\n  \"\"\"", "b"]),
    ("a /* {\n*/\nb // {\nc", ["a /* {\n*/", "b // {", "c"]),
    ("\n\na\n\n\n:tap \"x\"\n", ["a", ":tap \"x\""]),
    ("print(1,\n2)\n@State var a = 1", ["print(1,\n2)", "@State var a = 1"]),
  ])
  func `entries of a block`(block: String, entries: [String]) {
    #expect(EntrySplitter.entries(of: block) == entries)
  }
}
