import Glibc

/// A worker in a process of its own, so that its end is a find and not ours.
final class WorkerProcess {
  /// What came of a session.
  enum Answer {
    /// The slowest entry in milliseconds, the memory needed so far in megabytes.
    case done(milliseconds: Int, megabytes: Int)
    /// It ended, by this signal or status.
    case ended(String)
    /// It gave no answer in time.
    case silent
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32

  /// Starts a worker; nil where the system refuses.
  init?(program: String, errors: String) {
    var toWorker: [Int32] = [0, 0]
    var fromWorker: [Int32] = [0, 0]
    guard pipe(&toWorker) == 0, pipe(&fromWorker) == 0 else { return nil }
    for end in toWorker + fromWorker { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toWorker[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromWorker[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup("--worker"), nil]
    defer { arguments.forEach { free($0) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, program, &actions, nil, &arguments, environ)
    close(toWorker[0])
    close(fromWorker[1])
    input = toWorker[1]
    output = fromWorker[0]
    process = started
    if code != 0 { return nil }
  }

  deinit {
    close(input)
    close(output)
  }

  /// Runs a session and waits at most `seconds`.
  func run(_ text: String, seconds: Double) -> Answer {
    var bytes = Array("\(text.utf8.count)\n".utf8) + Array(text.utf8)
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return .ended(end()) }
      bytes.removeFirst(count)
    }
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(seconds * 1000)) > 0 else {
      kill(process, SIGKILL)
      _ = end()
      return .silent
    }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(output, &buffer, buffer.count)
    guard count > 0 else { return .ended(end()) }
    let numbers = String(decoding: buffer[..<count], as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count == 2 ? .done(milliseconds: numbers[0], megabytes: numbers[1]) : .ended(end())
  }

  /// Waits for the end of the process.
  func end() -> String {
    var status: Int32 = 0
    kill(process, SIGCONT)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? "status \((status >> 8) & 0xff)" : "signal \(status & 0x7f)"
  }

  /// Ends the process.
  func stop() {
    kill(process, SIGKILL)
    _ = end()
  }
}
