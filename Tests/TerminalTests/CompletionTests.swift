import Terminal
import Testing

@Suite struct CompletionTests {
  @Test(arguments: [
    (["tap"], "tap"), (["toggle", "tree", "trace"], "t"), (["显示全部", "显示名称"], "显示"), (["a", "b"], ""),
    (["abc", "ab"], "ab"), ([], ""),
  ])
  func `what all candidates share`(texts: [String], prefix: String) {
    #expect(Completion(start: 0, candidates: texts.map { .init($0) }).commonPrefix == prefix)
  }

  @Test func `the list runs downwards in columns of equal width`() {
    let completion = Completion(start: 0, candidates: ["tap", "显示全部", "type", "tree", "x"])
    #expect(completion.list(columns: 25) == ["tap       tree", "显示全部  x", "type"])
    #expect(completion.list(columns: 8) == ["tap", "显示...", "type", "tree", "x"])
  }

  @Test func `a list taller than the screen says how many are missing`() {
    let completion = Completion(start: 0, candidates: (1...30).map { .init("name\($0)") })
    #expect(completion.list(columns: 8, rows: 4) == ["name1", "name2", "name3", "... +27"])
  }

  @Test func `labels are listed instead of texts`() {
    let completion = Completion(start: 0, candidates: [.init("tap(", label: "tap(_:)"), .init("tree")])
    #expect(completion.list(columns: 40) == ["tap(_:)  tree"])
  }
}
