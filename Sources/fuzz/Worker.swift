import FrontEnd
import Glibc
import Shell

/// Runs sessions that come through standard input, each after a line with its length in bytes, and answers each with the
/// slowest entry in milliseconds and the memory that was needed so far in megabytes.
struct Worker {
  func run() {
    while let count = Self.length(), let bytes = Self.bytes(count) {
      let slowest = run(String(decoding: bytes, as: UTF8.self))
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      print(Int(slowest * 1000), usage.ru_maxrss / 1024)
      fflush(nil)
    }
  }

  /// The seconds of the slowest entry.
  private func run(_ text: String) -> Double {
    let session = Session()
    var slowest = 0.0
    for entry in EntryAssembler.entries(of: text) {
      let start = Self.now
      session.run(entry.text, line: entry.line)
      slowest = max(slowest, Self.now - start)
      if session.wantsToQuit { break }
    }
    return slowest
  }

  /// The number on the next line.
  private static func length() -> Int? {
    var digits = ""
    while let byte = bytes(1)?.first, byte != UInt8(ascii: "\n") { digits.unicodeScalars.append(Unicode.Scalar(byte)) }
    return Int(digits)
  }

  /// The next bytes of the input, nil at its end.
  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var buffer = [UInt8](repeating: 0, count: count - bytes.count)
      let read = read(0, &buffer, buffer.count)
      if read < 0, errno == EINTR { continue }
      if read <= 0 { return nil }
      bytes += buffer[..<read]
    }
    return bytes
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
