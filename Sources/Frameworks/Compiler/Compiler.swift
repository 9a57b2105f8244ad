import Diagnostics
import Glibc

/// The installed `swiftc`, as the second judge of declarations.
package final class Compiler {
  /// Where it stands.
  package let path: String
  private let modules: CompilerModules
  /// The process that makes the modules, where one runs.
  private var preparing: Subprocess?
  private var preparedSource: String?

  /// What the compiler says of a place in the text it was given.
  package struct Finding: Equatable {
    package var severity: Severity
    package var message: String
    package var line: Int
    package var column: Int
    package var notes: [String] = []
  }

  /// A compiler at `path` with modules that the text may import.
  package init(path: String, modules: CompilerModules) {
    self.path = path
    self.modules = modules
  }

  /// The modules that nearly everybody uses.
  private static let common = ["ObjectiveC", "Combine", "UIKit", "SwiftUI", "InteropSession"]

  /// The first line of every text: the common modules, and those that the text uses by the names of their types. All
  /// modules are in scope at the prompt, but each one costs the compiler time.
  package func imports(_ used: Set<String>) -> String {
    let names = modules.names.filter { Self.common.contains($0) || used.contains($0) && !$0.hasSuffix("AppKit") }
    return (["Foundation", "Observation"] + names).map { "import \($0)" }.joined(separator: "; ")
  }

  /// Whether an answer comes at once: false while the modules are being made.
  package var isReady: Bool {
    guard let preparing else { return true }
    guard preparing.hasEnded() else { return false }
    self.preparing = nil
    return true
  }

  /// Begins to make the modules, so that the first declaration need not wait for them.
  package func prepare() {
    guard preparing == nil, let source = try? write("\(imports(Set(modules.names)))\n") else { return }
    preparing = try? Subprocess(arguments(source, languageMode: 5))
    preparedSource = source
  }

  /// What the compiler has to say of a program. Waits at most `seconds`.
  package func judge(_ text: String, languageMode: Int, seconds: Double = 30) throws(CompilerFailure) -> [Finding] {
    let source = try write(text)
    defer { remove(source) }
    let process = try Subprocess(arguments(source, languageMode: languageMode))
    guard let output = process.output(seconds: seconds) else {
      throw CompilerFailure(reason: "swiftc gave no answer in \(Int(seconds)) seconds")
    }
    let found = Self.findings(in: output, of: source)
    if let fault = found.first(where: { $0.line == 1 && $0.severity == .error }) {
      let cause = output.split(separator: "\n").first { $0.contains(".swiftinterface:") && $0.contains("error:") }
      throw CompilerFailure(reason: cause.map { String($0.drop { $0 == "/" }) } ?? fault.message)
    }
    if found.isEmpty, process.status != 0 {
      throw CompilerFailure(reason: "swiftc ended with \(process.status): \(output.prefix(200))")
    }
    return found
  }

  deinit { if let preparedSource { remove(preparedSource) } }

  /// Writes a program into a new folder, for the compiler treats `main.swift` alone as a script.
  private func write(_ text: String) throws(CompilerFailure) -> String {
    var template = Array("\(modules.folder)/main-XXXXXX".utf8CString)
    guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else { throw .io("no folder", errno) }
    let path = "\(folder)/main.swift"
    try CompilerModules.write(text, to: path)
    return path
  }

  private func remove(_ source: String) {
    unlink(source)
    rmdir(String(source.dropLast("/main.swift".count)))
  }

  private func arguments(_ source: String, languageMode: Int) -> [String] {
    [
      path, "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "main", "-swift-version", "\(languageMode)",
      "-diagnostic-style=llvm", "-no-color-diagnostics", "-I", modules.folder, "-module-cache-path", modules.cache,
      "-in-process-plugin-server-path", pluginServer, "-plugin-path", pluginFolder, source,
    ]
  }

  /// The folder `usr` of the toolchain.
  private lazy var root: String = {
    let real = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let parts = (real ?? path).split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/")
  }()
  private var pluginServer: String { "\(root)/lib/swift/host/libSwiftInProcPluginServer.so" }
  private var pluginFolder: String { "\(root)/lib/swift/host/plugins" }

  /// Reads `FILE:LINE:COLUMN: error: MESSAGE`; notes belong to what stands before them.
  static func findings(in output: String, of file: String) -> [Finding] {
    var found: [Finding] = []
    for line in output.split(separator: "\n") where line.hasPrefix(file + ":") {
      let parts = line.dropFirst(file.count + 1).split(
        separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let row = Int(parts[0]), let column = Int(parts[1]) else { continue }
      var message = String(parts[3].drop { $0 == " " })
      // The group of a diagnostic is a name for the compiler's options.
      if message.last == "]", let group = message.lastIndex(of: "["), message[group...].hasPrefix("[#") {
        message = String(message[..<group].dropLast())
      }
      switch parts[2].drop(while: { $0 == " " }) {
      case "note": if !found.isEmpty { found[found.count - 1].notes.append(message) }
      case "error": found.append(Finding(severity: .error, message: message, line: row, column: column))
      case "warning": found.append(Finding(severity: .warning, message: message, line: row, column: column))
      default: continue
      }
    }
    return found
  }
}
