import Glibc
import Lessons

/// A folder that goes with the test that made it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/interop-lessons-XXXXXX\0".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFailure.current }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in FileStore.files(in: path, suffix: "") { unlink("\(path)/\(name)") }
    for name in ["lessons", "quizzes", "Lessons"] { rmdir("\(path)/\(name)") }
    rmdir(path)
  }

  func text(_ name: String) throws -> String { String(decoding: try FileStore.read("\(path)/\(name)"), as: UTF8.self) }

  func write(_ text: String, to name: String) throws {
    if let slash = name.lastIndex(of: "/") { try FileStore.makeFolder("\(path)/\(name[..<slash])") }
    try FileStore.write(text, to: "\(path)/\(name)")
  }
}
