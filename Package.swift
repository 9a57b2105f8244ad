// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The running toolchain's own SwiftSyntax libraries, found from where the manifest library is mapped.
func toolchainHostLibraries() -> String {
  let marker = "/pm/ManifestAPI/libPackageDescription.so"
  guard let maps = fopen("/proc/self/maps", "r") else { fatalError("/proc/self/maps cannot be read: build on Linux") }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, maps) > 0, let bytes = line {
    let text = String(cString: bytes)
    guard let end = text.range(of: marker), let start = text.firstIndex(of: "/") else { continue }
    let host = text[start..<end.lowerBound] + "/host"
    guard FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") else {
      fatalError("this toolchain has no SwiftSyntax in \(host): install a Swift 6.3 toolchain from swift.org")
    }
    return String(host)
  }
  fatalError("libPackageDescription.so is not mapped: build with the toolchain's own `swift build`")
}

let host = toolchainHostLibraries()

/// Whoever imports a module that imports SwiftSyntax needs its search path, so every room gets it.
let settings: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLibraries: [LinkerSetting] =
  [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  + ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftIDEUtils"]
  .map { .linkedLibrary($0) }

/// A room of Sources, with the rooms it may see.
func room(_ name: String, _ dependencies: [String] = [], links: [LinkerSetting] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings, linkerSettings: links)
}

/// The tests of one room; `data` names folders beside them that they read themselves.
func tests(_ name: String, _ dependencies: [String] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name] + dependencies).map { .byName(name: $0) }, exclude: data,
    swiftSettings: settings)
}

let package = Package(
  name: "InteropTutor",
  targets: [
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),
    room("Terminal", ["CEditline"]),
    room("Diagnostics"),
    .executableTarget(name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    tests("Terminal", ["TerminalProbe", "TestSupport"]),
    room("Trace", ["Diagnostics"]),
    room("FrontEnd", ["Diagnostics"], links: syntaxLibraries),
    .target(
      name: "Interpreter", dependencies: ["FrontEnd", "Trace"],
      // A deinit may run while what it reads is being changed; Swift's own check would end the process.
      swiftSettings: settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    room("Frameworks", ["Interpreter"]),
    room("Libraries", ["Frameworks"]),
    tests("Libraries"),
    room("UIKitModel", ["Libraries", "Layout"]),
    room("ViewGraph", ["UIKitModel"]),
    room("Simulation", ["ViewGraph"]),
    tests("Simulation"),
    room("Shell", ["Terminal", "Simulation", "Lessons", "Quiz"]),
    .executableTarget(
      name: "interop", dependencies: ["Shell"], swiftSettings: settings, linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "benchmark", dependencies: ["Simulation"], swiftSettings: settings, linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "coverage", dependencies: ["Simulation"], swiftSettings: settings, linkerSettings: syntaxLibraries),
    .executableTarget(name: "fuzz", dependencies: ["Shell"], swiftSettings: settings, linkerSettings: syntaxLibraries),
    tests("Shell", ["interop", "TestSupport"], data: ["Pack", "Transcripts"]),
    room("Layout"),
    tests("Layout"),
    room("Lessons", ["Trace", "Diagnostics"]),
    room("Quiz", ["Lessons", "Trace", "Diagnostics"]),
    tests("Lessons", ["Trace", "Diagnostics"]),
    tests("Quiz", ["Lessons", "Trace", "Diagnostics"]),
  ],
  swiftLanguageModes: [.v6]
)
