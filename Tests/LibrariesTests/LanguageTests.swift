import Foundation
import Testing

/// Swift as people write it: each fixture prints here what the compiler's program prints (`Tests/Fixtures/run.py`).
struct LanguageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Language").standardizedFileURL

  static let fixtures: [String] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let programs = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return programs.map { "\($0.deletingLastPathComponent().lastPathComponent)/\($0.lastPathComponent)" }.sorted()
  }()

  /// What ends a program is its last line.
  private func marked(_ printed: String) -> String {
    printed.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("error: Fatal error") ? "! " + line.dropFirst(7) : String(line)
    }.joined(separator: "\n")
  }

  @Test(arguments: fixtures) func `prints what the compiler's program prints`(fixture: String) throws {
    let program = Self.folder.appendingPathComponent(fixture)
    let text = try String(contentsOf: program, encoding: .utf8)
    let recorded = try String(
      contentsOf: program.deletingPathExtension().appendingPathExtension("out"), encoding: .utf8)
    #expect(marked(printed(text)) + "\n" == recorded)
  }

  @Test func `there are fixtures`() { #expect(Self.fixtures.count >= 150) }
}
