import Glibc

/// A program that runs beside this one, its output collected.
final class Subprocess {
  private let process: pid_t
  private let end: Int32
  private var isReaped = false
  /// The exit status, once it has ended; negative for the signal that ended it.
  private(set) var status: Int32 = 0

  /// Starts a program with its arguments, the first being its path; standard output and error go one way.
  init(_ arguments: [String]) throws(CompilerFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .io("no pipe", errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, arguments[0], &actions, nil, &pointers, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw .io("cannot run '\(arguments[0])'", code)
    }
    process = started
    end = ends[0]
  }

  deinit {
    close(end)
    // What still runs ends by itself when it writes to the closed pipe; it is nobody's child to wait for then.
  }

  /// Everything the program writes until it ends; nil, and the program killed, where that takes longer than `seconds`.
  func output(seconds: Double) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var start = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    while true {
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      let passed = Double(now.tv_sec - start.tv_sec) + Double(now.tv_nsec - start.tv_nsec) / 1e9
      guard passed < seconds else {
        kill(process, SIGKILL)
        reap()
        return nil
      }
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, Int32(min(1000, (seconds - passed) * 1000 + 1)))
      if count < 0, errno != EINTR { break }
      if count <= 0 { continue }
      let read = read(end, &buffer, buffer.count)
      if read < 0, errno == EINTR { continue }
      if read <= 0 { break }
      bytes += buffer[..<read]
    }
    reap()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it has ended, without waiting. What it has written until then is let go, so that it never waits for a reader.
  func hasEnded() -> Bool {
    if isReaped { return true }
    var buffer = [UInt8](repeating: 0, count: 4096)
    var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 0) > 0, read(end, &buffer, buffer.count) > 0 {}
    var code: Int32 = 0
    guard waitpid(process, &code, WNOHANG) == process else { return false }
    note(code)
    return true
  }

  private func reap() {
    var code: Int32 = 0
    while !isReaped, waitpid(process, &code, 0) < 0, errno == EINTR {}
    note(code)
  }

  private func note(_ code: Int32) {
    isReaped = true
    let signal = code & 0x7f
    status = signal == 0 ? (code >> 8) & 0xff : -signal
  }
}
