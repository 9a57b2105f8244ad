import Lessons
import Testing

@Suite struct PackReaderTests {
  private let pack = "format: 1\nid: p\nversion: 1\ntitle: P\ntitle.zh-Hans: 包\nlesson: sample/one\n"

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func lines(_ folder: TemporaryFolder) -> [String] {
    PackReader.read(folder.path).problems.map { String($0.line.dropFirst(folder.path.count + 1)) }
  }

  @Test func `the project's own pack has no faults`() {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let (pack, problems) = PackReader.read("/\(root)/Lessons")
    #expect(problems.map(\.line) == [])
    #expect(
      pack.lessons.map(\.id) == [
        "representables/make-update", "coordinators/delegate", "hosting/controller", "sizing/proposals",
      ])
    #expect(pack.quizzes.map(\.id) == ["quiz/basics"])
    for step in pack.lessons.flatMap(\.steps) {
      #expect(step.goal != nil && step.expectation != nil && step.hints.count >= 2 && step.done != nil, "\(step.id)")
      #expect(!step.accepted.isEmpty && !step.wrong.isEmpty, "\(step.id)")
    }
  }

  @Test func `what is listed and not there, and the other way round`() throws {
    let folder = try folder([
      "pack.txt": pack.replacingLast("sample/one", with: "sample/two"), "lessons/a.md": Samples.header + Samples.next,
    ])
    #expect(
      lines(folder) == [
        "pack.txt:6:9: error: no file has the id 'sample/two'\ndid you mean 'sample/one'?",
        "lessons/a.md:1:1: error: 'sample/one' is not listed in pack.txt",
      ])
  }

  @Test func `where packs are found`() throws {
    let (program, named) = (try folder(["Lessons/pack.txt": pack]), try folder(["pack.txt": pack]))
    let found = PackFinder.folders(
      named: [named.path, "/nowhere"], environment: named.path, program: program.path + "/x")
    #expect(found == [named.path, program.path + "/Lessons"])
  }

  @Test func `no pack at all`() throws {
    let folder = try folder([:])
    #expect(lines(folder) == ["pack.txt: error: cannot read 'pack.txt': No such file or directory"])
  }

  @Test func `a translation holds prose only and names what it translates`() throws {
    let hash = Samples.lesson.steps[0].hash
    let translation = """
      ---
      format: 1
      kind: lesson
      id: sample/one
      title: 样例
      ---
      ## 修改 {#change from=\(hash)}
      显示并修改。
      ```hint
      看状态。
      ```
      ```say remounted
      这是第二个。
      ```
      ```done
      很好。
      ```
      ## 移除 {#away from=000000}
      ```try
      hide
      ```

      """
    let folder = try folder([
      "pack.txt": pack, "lessons/a.md": Samples.header + Samples.step + Samples.next,
      "lessons/a.zh-Hans.md": translation,
    ])
    #expect(
      lines(folder) == [
        "lessons/a.zh-Hans.md:18:18: warning: step 'away' has changed since it was translated; its hash is "
          + Samples.lesson.steps[1].hash,
        "lessons/a.zh-Hans.md:19:4: error: a translation holds prose, 'hint', 'say' and 'done' only",
      ])
    let lesson = try #require(PackReader.read(folder.path).pack.lesson("sample/one", in: .simplifiedChinese))
    #expect(lesson.title == "样例")
    #expect(lesson.steps[0].title == "修改")
    #expect(lesson.steps[0].hints == ["看状态。", "Assign twice."])
    #expect(lesson.steps[0].wrong.map(\.word) == ["这是第二个。", "It does not read the state."])
    #expect(lesson.steps.map(\.translation) == [.current, .stale])
    #expect(lesson.steps[0].goal == Samples.lesson.steps[0].goal)
  }

  @Test func `without a translation the lesson is English and says so`() throws {
    let folder = try folder(["pack.txt": pack, "lessons/a.md": Samples.header + Samples.next])
    let pack = PackReader.read(folder.path).pack
    let lesson = try #require(pack.lesson("sample/one", in: .simplifiedChinese))
    #expect(
      lesson.steps[0].translation.notice(Phrases()) == "This step has no translation yet; it is shown in English.")
    #expect(pack.title(in: .simplifiedChinese) == "包")
  }

  @Test func `the glossary`() {
    var faults = FaultList(file: "g.tsv")
    let glossary = Glossary("term\ten\tzh-Hans\nstate\tstate\t状态\nbody\tbody\nview\tview\t\n", faults: &faults)
    #expect(glossary.name(of: "state", in: .simplifiedChinese) == "状态")
    #expect(
      faults.problems.map(\.line) == [
        "g.tsv:3:1: error: expected 3 columns parted by tabs", "g.tsv:4:1: warning: 'view' has no text in 'zh-Hans'",
      ])
  }
}

extension String {
  fileprivate func replacingLast(_ old: String, with new: String) -> String {
    String(dropLast(old.count + 1)) + new + "\n"
  }
}
