import Glibc
import Lessons
import Quiz

/// Keeps what was answered in quizzes: a file that only grows, a line for each question as soon as it is answered.
///
///     interop-attempts 1
///     begin quiz/basics version=1 code=2 at=1767258000
///     passed quiz/basics#delegate points=1.0 of=1
struct AttemptLog {
  /// The first line of the file.
  private static let heading = "interop-attempts 1"

  /// The file.
  let path: String
  private let folder: String

  /// The log in a folder.
  init(folder: String) {
    self.folder = folder
    path = "\(folder)/attempts"
  }

  /// How often a quiz was begun.
  func count(of quiz: String) -> Int {
    guard let bytes = try? FileStore.read(path) else { return 0 }
    return bytes.split(separator: UInt8(ascii: "\n")).count { $0.starts(with: "begin \(quiz) ".utf8) }
  }

  /// Writes down that a quiz begins.
  func begin(_ quiz: Quiz, code: String) -> String? {
    append("begin \(quiz.id) version=\(quiz.version) code=\(code) at=\(time(nil))")
  }

  /// Writes down what became of a question.
  func add(_ item: QuizResult.Item, of quiz: String) -> String? {
    append("\(item.status) \(quiz)#\(item.question) points=\(item.points) of=\(item.maximum)")
  }

  /// Adds a line; gives the reason where that fails.
  private func append(_ line: String) -> String? {
    do throws(FileFailure) {
      try FileStore.makeFolder(folder)
    } catch {
      return error.reason
    }
    let isNew = !FileStore.exists(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return FileFailure.current.reason }
    defer { close(descriptor) }
    let text = Array(((isNew ? Self.heading + "\n" : "") + line + "\n").utf8)
    guard Glibc.write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0 else {
      return FileFailure.current.reason
    }
    return nil
  }
}
