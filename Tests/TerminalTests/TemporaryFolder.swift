import Glibc

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/terminal-tests-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/tmp"
    }
  }

  deinit {
    for name in names() { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// What stands in the folder, sorted.
  func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var result: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { result.append(name) }
    }
    return result.sorted()
  }

  func write(_ text: String, to name: String) {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  func read(_ name: String) -> String {
    let descriptor = open(path + "/" + name, O_RDONLY)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return String(decoding: buffer[..<max(0, Glibc.read(descriptor, &buffer, buffer.count))], as: UTF8.self)
  }

  /// The permission bits of a file.
  func mode(of name: String) -> mode_t {
    var status = stat()
    stat(path + "/" + name, &status)
    return status.st_mode & 0o777
  }
}
