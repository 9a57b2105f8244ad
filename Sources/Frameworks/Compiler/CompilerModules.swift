import Glibc

/// The folder with the modules that the compiler is given, kept between sessions.
///
/// Its name holds a digest of all texts, so another version of the program has another folder. Files are written whole
/// and renamed, so two sessions at once never see half of one.
package struct CompilerModules {
  /// The folder with the `.swiftinterface` files.
  package let folder: String
  /// Where the compiler keeps what it made of them.
  package var cache: String { folder + "/cache" }
  /// The names of the modules.
  package let names: [String]

  /// Writes the interfaces into a folder below `root`. Throws where that cannot be done.
  package init(_ interfaces: [(name: String, text: String)], below root: String) throws(CompilerFailure) {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for (name, text) in interfaces {
      for byte in name.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    folder = "\(root)/modules-\(String(digest, radix: 16))"
    names = interfaces.map(\.name)
    try Self.makeFolder(folder)
    for (name, text) in interfaces {
      let path = "\(folder)/\(name).swiftinterface"
      if access(path, R_OK) == 0 { continue }
      try Self.write(text, to: path)
    }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CompilerFailure) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      made += (path.hasPrefix("/") || !made.isEmpty ? "/" : "") + part
      if mkdir(made, 0o755) != 0, errno != EEXIST { throw .io("cannot make the folder '\(made)'", errno) }
    }
  }

  /// Writes a file whole under another name, then renames it.
  static func write(_ text: String, to path: String) throws(CompilerFailure) {
    let draft = "\(path).\(getpid())"
    guard let file = fopen(draft, "w") else { throw .io("cannot write '\(draft)'", errno) }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard fclose(file) == 0, isWritten else { throw .io("cannot write '\(draft)'", errno) }
    guard rename(draft, path) == 0 else { throw .io("cannot rename '\(draft)'", errno) }
  }
}

/// Why the compiler was not asked, or gave no answer: the machine's fault, never the learner's.
package struct CompilerFailure: Error {
  package let reason: String

  static func io(_ what: String, _ code: Int32) -> CompilerFailure {
    CompilerFailure(reason: "\(what): \(String(cString: strerror(code)))")
  }
}
