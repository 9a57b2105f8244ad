import Foundation
import Frameworks
import Simulation
import Testing

/// The texts that the interpreter reads are modules that the real compiler accepts.
struct InterfaceTests {
  @Test("The compiler accepts each module")
  func compiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let interfaces = try inSimulation { simulation in simulation.surface.interfaces() }
    let names = interfaces.map(\.name)
    for (name, text) in interfaces {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swiftinterface"))
    }
    for name in names {
      try Data("import \(name)\n".utf8).write(to: folder.appendingPathComponent("use-\(name).swift"))
      let complaints = try typecheck("use-\(name).swift", in: folder)
      #expect(complaints == "", "module \(name)")
    }
  }

  /// What `swiftc` says of a file that finds its modules beside itself; empty where it is content.
  private func typecheck(_ file: String, in folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-I", ".", "-module-cache-path", "cache", file]
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "swiftc ended with \(process.terminationStatus)\n\(said)"
  }
}
