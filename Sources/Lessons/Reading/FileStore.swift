import Glibc

/// What went wrong with a file, in the system's words.
package struct FileFailure: Error, Sendable {
  /// The system's message.
  package var reason: String

  /// The failure that `errno` tells of.
  package static var current: FileFailure { FileFailure(reason: String(cString: strerror(errno))) }
}

/// Files as the content and the progress need them: read whole, listed in order, written whole or not at all.
package enum FileStore {
  /// The bytes of a file.
  package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .current }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw .current }
    }
  }

  /// Whether something is at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The files below a folder whose names end in `suffix`, as paths relative to it, sorted; nothing where there is no
  /// such folder. Hidden files are left out.
  package static func files(in folder: String, suffix: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      if isFolder {
        found += files(in: "\(folder)/\(name)", suffix: suffix).map { "\(name)/\($0)" }
      } else if name.hasSuffix(suffix) {
        found.append(name)
      }
    }
    return found.sorted()
  }

  /// Makes a folder and those above it, for the owner only.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    if path.isEmpty || exists(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .current }
  }

  /// Writes a file whole: to a temporary file beside it, synced, then renamed over the old one.
  package static func write(_ text: String, to path: String) throws(FileFailure) {
    let temporary = "\(path).new-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .current }
    do throws(FileFailure) {
      try write(Array(text.utf8), to: descriptor)
      if fsync(descriptor) != 0 { throw .current }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    close(descriptor)
    guard rename(temporary, path) == 0 else {
      let failure = FileFailure.current
      unlink(temporary)
      throw failure
    }
    syncFolder(of: path)
  }

  /// Runs `body` while no other process holds the lock at `path`.
  package static func locked<T>(_ path: String, _ body: () throws(FileFailure) -> T) throws(FileFailure) -> T {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .current }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 { if errno != EINTR { throw .current } }
    return try body()
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .current }
    }
  }

  /// A rename is lasting once the folder is synced; a file system that cannot do so is not worth a message.
  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return }
    fsync(descriptor)
    close(descriptor)
  }
}
