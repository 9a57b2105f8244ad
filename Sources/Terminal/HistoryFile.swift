import Glibc

/// The history on disk. It is written whole to a temporary file, synced and renamed, under a lock on its directory and
/// after reading what another shell has written since: two shells at once lose nothing.
public struct HistoryFile: Sendable {
  /// Where the file is.
  public let path: String
  /// How many entries it holds at most.
  public let limit: Int

  /// A file at a path; a symbolic link stays one.
  public init(path: String, limit: Int = 2_000) {
    if let resolved = realpath(path, nil) {
      self.path = String(cString: resolved)
      free(resolved)
    } else {
      self.path = path
    }
    self.limit = limit
  }

  /// The entries, none when there is no file. A damaged file is set aside.
  public func load() -> (entries: [String], notice: HistoryNotice?) {
    switch read() {
    case .absent: return ([], nil)
    case .entries(let entries): return (entries, nil)
    case .unreadable(let reason): return ([], .unreadable(path: path, reason: reason))
    case .damaged: return whileLocked { ([], setAside()) } ?? ([], .unreadable(path: path, reason: lastError()))
    }
  }

  /// Adds entries at the end of what the file holds at this moment.
  public func append(_ entries: [String]) -> HistoryNotice? {
    guard makeDirectory() else { return .unwritable(path: path, reason: lastError()) }
    let notice: HistoryNotice?? = whileLocked {
      var earlier: [String] = []
      var notice: HistoryNotice?
      switch read() {
      case .absent: break
      case .entries(let entries): earlier = entries
      case .unreadable(let reason): return .unreadable(path: path, reason: reason)
      case .damaged:
        notice = setAside()
        if case .unwritable = notice { return notice }
      }
      let merged = History(earlier + entries, limit: limit)
      return replace(with: HistoryText.encoded(merged.entries)) ?? notice
    }
    return notice ?? .unwritable(path: path, reason: lastError())
  }

  // MARK: - Reading

  private enum Contents {
    case absent
    case entries([String])
    case damaged
    case unreadable(String)
  }

  private func read() -> Contents {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .absent : .unreadable(lastError()) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .unreadable(lastError()) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return HistoryText.decoded(bytes).map { .entries($0) } ?? .damaged
  }

  // MARK: - Writing

  /// Moves a damaged file to the first free name `FILE.damaged`, `FILE.damaged-2` and so on.
  private func setAside() -> HistoryNotice? {
    // Another shell may have been quicker while this one waited for the lock.
    guard case .damaged = read() else { return nil }
    for number in 1...999 {
      let name = path + ".damaged" + (number == 1 ? "" : "-\(number)")
      if link(path, name) == 0 {
        unlink(path)
        return .setAside(path: path, as: name)
      }
      if errno != EEXIST { break }
    }
    return .unwritable(path: path, reason: lastError())
  }

  private func replace(with bytes: [UInt8]) -> HistoryNotice? {
    let temporary = "\(path).\(getpid()).tmp"
    unlink(temporary)
    let mask = umask(0o077)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    umask(mask)
    guard descriptor >= 0 else { return .unwritable(path: path, reason: lastError()) }
    let isWritten = write(bytes, to: descriptor) && fsync(descriptor) == 0
    let reason = lastError()
    guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
      defer { unlink(temporary) }
      return .unwritable(path: path, reason: isWritten ? lastError() : reason)
    }
    return nil
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  // MARK: - Directory

  private var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func makeDirectory() -> Bool {
    var prefix = ""
    for part in directory.split(separator: "/", omittingEmptySubsequences: false) {
      prefix += part
      if !prefix.isEmpty, mkdir(prefix, 0o700) != 0, errno != EEXIST, access(prefix, F_OK) != 0 { return false }
      prefix += "/"
    }
    return true
  }

  /// Runs under a lock on the directory, which needs no lock file; nil when the directory cannot be opened.
  private func whileLocked<Result>(_ body: () -> Result) -> Result? {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    defer { fsync(descriptor) }
    return body()
  }

  private func lastError() -> String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }
}
