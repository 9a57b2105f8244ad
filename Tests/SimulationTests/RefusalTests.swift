import Foundation
import Simulation
import Testing

/// Wrong programs: each is refused in the compiler's words at the compiler's place (`Tests/Fixtures/refusals.py`).
struct RefusalTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Refusals").standardizedFileURL

  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".wrong") }.sorted()
  }()

  @Test("A wrong program is refused as the compiler refuses it", arguments: programs)
  func refused(program: String) throws {
    let file = Self.folder.appendingPathComponent(program)
    let text = try String(contentsOf: file, encoding: .utf8)
    let recorded = try String(contentsOf: file.deletingPathExtension().appendingPathExtension("out"), encoding: .utf8)
    let said = try inSimulation { simulation in
      simulation.evaluate(text, isFile: true)
      return simulation.recorder.events.first { $0.kind == .error }.map {
        "\($0.position.line):\($0.position.column): \($0.message ?? "")\n"
      }
    }
    #expect(said == recorded)
  }

  @Test("There is a program for each kind of refusal") func count() { #expect(Self.programs.count >= 500) }
}
