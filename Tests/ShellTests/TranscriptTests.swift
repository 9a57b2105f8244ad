import Glibc
import Lessons
import Shell
import Testing

/// Files of `> line` followed by the exact output. `INTEROP_ACCEPT=1` writes what came into the files.
@Suite("Transcripts")
struct TranscriptTests {
  private static let folder =
    Harness.pack.prefix(upTo: Harness.pack.lastIndex(of: "/") ?? Harness.pack.startIndex) + "/Transcripts"

  @Test("Each shows what is said", arguments: FileStore.files(in: String(folder), suffix: ".txt"))
  func transcript(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let expected = String(decoding: try FileStore.read(path), as: UTF8.self)
    let harness = Harness()
    var actual = ""
    var block: [Substring] = []
    func runBlock() {
      if block.isEmpty { return }
      actual += block.map { "> \($0)\n" }.joined() + harness.run(block.joined(separator: "\n"))
      block = []
    }
    var isOutput = false
    for line in expected.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == ">" || line.hasPrefix("> ") {
        if isOutput { runBlock() }
        isOutput = false
        block.append(line.dropFirst(2))
      } else {
        isOutput = true
      }
    }
    runBlock()
    if actual != expected, getenv("INTEROP_ACCEPT") != nil { try FileStore.write(actual, to: path) }
    #expect(actual == expected, "INTEROP_ACCEPT=1 swift test --filter Transcript accepts it")
  }
}
