import Glibc

/// A program on a pseudo-terminal: send keys, wait for what it writes.
package final class PseudoTerminal {
  private let primary: Int32
  private var process: pid_t = 0
  private var received: [UInt8] = []
  private var position = 0

  /// Starts a program that stands beside the test program.
  package init?(program: String, arguments: [String], environment: [String: String], columns: UInt16 = 80) {
    var secondary: Int32 = -1
    var primary: Int32 = -1
    guard openpty(&primary, &secondary, nil, nil, nil) == 0, let name = ttyname(secondary) else { return nil }
    self.primary = primary
    // Nothing that another test starts at the same time may keep these open.
    _ = fcntl(primary, F_SETFD, FD_CLOEXEC)
    _ = fcntl(secondary, F_SETFD, FD_CLOEXEC)
    defer { close(secondary) }
    resize(columns: columns)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A new session, so that the terminal becomes its own and Ctrl-C its own too.
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which glibc shows to GNU programs only
    posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let path = Self.directory + "/" + program
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    guard posix_spawn(&process, path, &actions, &attributes, &argv, &envp) == 0 else { return nil }
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(primary)
  }

  /// Sends keys, as bytes.
  package func send(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
  }

  /// Waits until the program has written a text behind what was waited for before; nil, or what it wrote instead.
  package func waitFor(_ text: String, seconds: Int = 20) -> String? {
    let wanted = Array(text.utf8)
    var left = seconds * 20
    while true {
      if let end = end(of: wanted) {
        position = end
        return nil
      }
      var descriptor = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
      guard left > 0 else { return "no '\(text)' in: \(String(decoding: received[position...], as: UTF8.self))" }
      guard poll(&descriptor, 1, 50) > 0 else {
        left -= 1
        continue
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(primary, &buffer, buffer.count)
      if count > 0 { received += buffer[..<count] } else { left = 0 }
    }
  }

  /// Changes the window's width.
  package func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(primary, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Whether the terminal echoes and reads whole lines, as a shell expects to find it.
  package var isCooked: Bool {
    var modes = termios()
    tcgetattr(primary, &modes)
    let flags = tcflag_t(ECHO | ICANON)
    return modes.c_lflag & flags == flags
  }

  /// Waits for the program's end: its status as `waitpid` gives it.
  package func waitForEnd() -> Int32 {
    var status: Int32 = -1
    waitpid(process, &status, 0)
    process = 0
    return status
  }

  private func end(of wanted: [UInt8]) -> Int? {
    guard received.count - position >= wanted.count else { return nil }
    return (position...(received.count - wanted.count))
      .first { received[$0..<($0 + wanted.count)].elementsEqual(wanted) }
      .map { $0 + wanted.count }
  }

  /// The folder of the running test program, where the package's programs stand too.
  package static let directory: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    readlink("/proc/self/exe", &path, Int(PATH_MAX))
    let whole = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
    return String(whole[..<(whole.lastIndex(of: "/") ?? whole.startIndex)])
  }()
}
