import Foundation
import Simulation
import Testing

/// The page of what is simulated says what the interface texts say.
struct CoverageTests {
  @Test("Sources/Coverage.md is up to date: swift run coverage > Sources/Coverage.md")
  func fresh() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Coverage.md")
    let written = try String(contentsOf: page, encoding: .utf8)
    let made = try inSimulation { simulation in Coverage(simulation).text }
    #expect(written == made, "run: swift run coverage > Sources/Coverage.md")
  }
}
