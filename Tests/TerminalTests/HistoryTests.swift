import Glibc
import Testing

@testable import Terminal

@Suite struct HistoryTests {
  @Test func `blanks and neighbours alike are not kept, the oldest go first`() {
    var history = History(["a", "a", " ", "b ", "a\n"], limit: 3)
    #expect(history.entries == ["a", "b", "a"])
    let added = ["a", "c"].map { history.add($0) }
    #expect(added == [false, true])
    #expect(history.entries == ["b", "a", "c"])
  }

  @Test func `an entry of any text survives the file's format`() {
    let entries = ["let a = \"\\n\"", "struct A {\n\tvar 名 = 1\n}", "\u{7F}\u{1}x", "👍"]
    #expect(HistoryText.decoded(HistoryText.encoded(entries)) == entries)
    #expect(HistoryText.decoded(HistoryText.encoded([])) == [])
  }

  @Test func `the format is libedit's`() {
    #expect(String(decoding: HistoryText.encoded(["a b\n你\\"]), as: UTF8.self) == "_HiStOrY_V2_\na\\040b\\012你\\134\n")
  }

  @Test(arguments: [
    "plain text\n", "_HiStOrY_V2_", "_HiStOrY_V2_\ncut", "_HiStOrY_V2_\na\\04\n", "_HiStOrY_V2_\n\\999\n",
    "_HiStOrY_V2_\na\\400\n", "_HiStOrY_V2_\n\\377\n",
  ])
  func `a damaged text is recognised`(text: String) {
    #expect(HistoryText.decoded(Array(text.utf8)) == nil)
  }

  @Test func `two shells at once lose nothing`() {
    let folder = TemporaryFolder()
    let first = HistoryFile(path: folder.path + "/history")
    let second = HistoryFile(path: folder.path + "/history")
    #expect(first.load().entries.isEmpty)
    #expect(first.append(["one"]) == nil)
    #expect(second.append(["two\nlines"]) == nil)
    #expect(first.append(["three"]) == nil)
    #expect(second.load().entries == ["one", "two\nlines", "three"])
    #expect(folder.names() == ["history"])
    #expect(folder.mode(of: "history") == 0o600)
  }

  @Test func `many shells at once lose nothing`() async {
    let folder = TemporaryFolder()
    let path = folder.path + "/history"
    await withTaskGroup(of: Void.self) { group in
      for shell in 0..<4 {
        group.addTask {
          for number in 0..<10 { #expect(HistoryFile(path: path).append(["\(shell) \(number)"]) == nil) }
        }
      }
    }
    #expect(Set(HistoryFile(path: path).load().entries).count == 40)
  }

  @Test func `a damaged file is set aside under a free name and never overwritten`() {
    let folder = TemporaryFolder()
    let path = folder.path + "/history"
    folder.write("damaged once", to: "history")
    let loaded = HistoryFile(path: path).load()
    #expect(loaded.entries.isEmpty)
    #expect(loaded.notice == .setAside(path: path, as: path + ".damaged"))
    folder.write("damaged twice", to: "history")
    #expect(HistoryFile(path: path).append(["new"]) == .setAside(path: path, as: path + ".damaged-2"))
    #expect(folder.names() == ["history", "history.damaged", "history.damaged-2"])
    #expect(folder.read("history.damaged") == "damaged once")
    #expect(folder.read("history.damaged-2") == "damaged twice")
    #expect(HistoryFile(path: path).load().entries == ["new"])
  }

  @Test func `a file that cannot be written is reported`() {
    guard case .unwritable = HistoryFile(path: "/proc/none/history").append(["x"]) else {
      Issue.record("a history below /proc was written")
      return
    }
  }

  @Test func `a symbolic link stays one`() {
    let folder = TemporaryFolder()
    folder.write("", to: "real")
    symlink(folder.path + "/real", folder.path + "/link")
    #expect(HistoryFile(path: folder.path + "/link").append(["x"]) == nil)
    #expect(HistoryFile(path: folder.path + "/real").load().entries == ["x"])
    #expect(folder.names() == ["link", "real"])
  }
}
