import Glibc

/// Where packs are looked for: what the command line names, `$INTEROP_PACKS`, beside the program, in its package.
package enum PackFinder {
  /// The folders that hold a `pack.txt`, in the order in which they are looked for, each once.
  package static func folders(named: [String], environment: String? = nil, program: String) -> [String] {
    let listed = environment ?? getenv("INTEROP_PACKS").map { String(cString: $0) } ?? ""
    var candidates = named + listed.split(separator: ":").map(String.init)
    var folder = parent(of: program)
    candidates.append("\(folder)/Lessons")
    while folder.count > 1 {
      if FileStore.exists("\(folder)/Package.swift") { candidates.append("\(folder)/Lessons") }
      folder = parent(of: folder)
    }
    var found: [String] = []
    for candidate in candidates where FileStore.exists("\(candidate)/pack.txt") && !found.contains(candidate) {
      found.append(candidate)
    }
    return found
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
