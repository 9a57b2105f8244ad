import Glibc
import Lessons
import Simulation

/// What the process knows about where it runs.
package enum Environment {
  /// The value of a variable, nil where it is not set or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  /// The language that the environment asks for.
  package static var language: Language {
    Language(locale: variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? "")
  }

  /// The path of the running program.
  package static var program: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return CommandLine.arguments[0] }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A path with `~/` replaced by the home folder.
  package static func expandingHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = variable("HOME") else { return path }
    return home + path.dropFirst()
  }

  /// Where a program stands in `$PATH`, nil where it is not installed.
  package static func path(of program: String) -> String? {
    (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// The installed compiler, with the folder in which its modules are kept.
  package static var compiler: Simulation.CompilerPlace? {
    path(of: "swiftc").map { path in
      let caches = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" } ?? "/tmp"
      return Simulation.CompilerPlace(path: path, cache: caches + "/interop")
    }
  }

  /// The names in a folder that begin with the last part of `prefix`, folders with a slash, for completion.
  package static func files(beginningWith prefix: String) -> [String] {
    let slash = prefix.lastIndex(of: "/")
    let folder = slash.map { String(prefix[...$0]) } ?? ""
    let start = slash.map { prefix[prefix.index(after: $0)...] } ?? prefix[...]
    guard let directory = opendir(folder.isEmpty ? "." : expandingHome(folder)) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(start), !name.hasPrefix(".") { found.append(folder + name + (isFolder ? "/" : "")) }
    }
    return found.sorted()
  }
}
