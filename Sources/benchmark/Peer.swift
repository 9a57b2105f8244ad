import Glibc

/// Another program that is measured beside ours.
struct Peer {
  /// Where it stands.
  let path: String

  /// A program at a path.
  init(path: String) { self.path = path }

  /// The first of some programs that is installed, nil where none is.
  init?(_ names: [String]) {
    let folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":") ?? []
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    // A shim that looks for the right version is not what is to be measured.
    let real = Self.output(path, ["-c", "import sys; print(sys.executable)"])
    self.path = names == ["python3"] ? real ?? path : path
  }

  /// A program beside this one.
  static func sibling(_ name: String) -> Peer? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let sibling = String(path[..<slash]) + "/" + name
    return access(sibling, X_OK) == 0 ? Peer(path: sibling) : nil
  }

  /// A new folder.
  static func temporaryFolder() -> String? {
    var template = Array("/tmp/interop-benchmark-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  /// Writes a file.
  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Runs it to its end with nothing on its input and nowhere for its output.
  func run(_ arguments: [String]) { _ = Self.spawn(path, arguments, output: nil) }

  /// The first line that it writes.
  func output(_ arguments: [String]) -> String? { Self.output(path, arguments) }

  private static func output(_ path: String, _ arguments: [String]) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let isFine = spawn(path, arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(ends[0], &buffer, buffer.count)
    guard isFine, count > 0 else { return nil }
    return String(decoding: buffer[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func spawn(_ path: String, _ arguments: [String], output: Int32?) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, &argv, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
