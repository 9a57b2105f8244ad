import Glibc

/// How much memory the process really has, for a limit that counts what earlier steps left.
package enum ResidentMemory {
  /// Bytes in use, 0 where the system does not tell.
  package static var bytes: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return 0 }
    let numbers = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * 4096 : 0
  }
}
