import Lessons
import Testing

@Suite struct ProgressTests {
  private func store(_ folder: TemporaryFolder, at time: Int = 100) -> ProgressStore {
    ProgressStore(folder: folder.path, now: { time })
  }

  private func record(_ step: String, _ status: StepStatus = .done) -> StepRecord {
    StepRecord(lesson: "a/b", step: step, status: status, hints: 1, tries: 2)
  }

  @Test func `what is written is read again`() throws {
    let folder = try TemporaryFolder()
    store(folder).add(record("one"))
    let text = "interop-progress 1\ndone a/b#one hints=1 tries=2 at=100\n"
    #expect(try folder.text("progress") == text)
    #expect(store(folder).progress.status(of: "one", in: "a/b") == .done)
  }

  @Test func `two shells at once lose nothing`() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (store(folder), store(folder))
    first.add(record("one"))
    second.add(record("two", .skipped))
    first.add(record("three"))
    #expect(Set(store(folder).progress.records.keys) == ["a/b#one", "a/b#two", "a/b#three"])
    #expect(first.progress == store(folder).progress)
  }

  @Test func `many shells at the same moment lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for shell in 0..<6 {
        group.addTask {
          let store = ProgressStore(folder: path)
          for step in 0..<10 { store.add(StepRecord(lesson: "a", step: "\(shell)-\(step)", status: .done)) }
        }
      }
    }
    #expect(store(folder).progress.records.count == 60)
    #expect(store(folder).notices == [])
  }

  @Test func `a step that is done stays done`() throws {
    let folder = try TemporaryFolder()
    store(folder, at: 5).add(record("one"))
    store(folder, at: 9).add(record("one", .begun))
    #expect(try folder.text("progress").contains("done a/b#one hints=1 tries=2 at=9"))
  }

  @Test func `a forgotten lesson stays forgotten`() throws {
    let folder = try TemporaryFolder()
    let other = store(folder)
    other.add(record("one"))
    store(folder).forget("a/b")
    other.add(record("two"))
    #expect(store(folder).progress.records.keys.sorted() == ["a/b#two"])
  }

  @Test(arguments: [
    ("interop-progress 1\ndone a/b#one at=3\nrubbish\ndone a/b#two at=4\n", 3, ["a/b#one", "a/b#two"]),
    ("interop-progress 1\ndone a/b#one at=3\ndone a/b#tw", 3, ["a/b#one"]),
    ("\u{0}\u{1}", 1, []),
  ])
  func `a damaged file is set aside`(text: String, line: Int, keys: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "progress")
    let store = store(folder)
    #expect(store.progress.records.keys.sorted() == keys)
    #expect(store.notices.count == 1)
    #expect(store.notices.first?.contains("line \(line)") == true)
    #expect(try folder.text("progress.damaged") == text)
    store.add(record("new"))
    #expect(ProgressStore(folder: folder.path).notices == [])
  }

  @Test func `a newer format is left alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("interop-progress 2\nwho knows\n", to: "progress")
    let store = store(folder)
    store.add(record("one"))
    #expect(store.notices.count == 1)
    #expect(try folder.text("progress") == "interop-progress 2\nwho knows\n")
  }

  @Test func `a folder that cannot be made is told once`() {
    let store = ProgressStore(folder: "/dev/null/interop")
    store.add(record("one"))
    store.add(record("two"))
    #expect(store.notices.count == 1)
    #expect(store.progress.records.count == 2)
  }

  @Test func `where to go on`() {
    var progress = Progress()
    #expect(progress.resumeStep(of: Samples.lesson) == "change")
    progress.add(StepRecord(lesson: "sample/one", step: "change", status: .done, time: 1))
    #expect(progress.resumeStep(of: Samples.lesson) == "away")
    #expect(progress.doneCount(of: Samples.lesson) == 1)
    #expect(progress.latestLesson == "sample/one")
  }
}
