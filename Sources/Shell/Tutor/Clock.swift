import Glibc

/// A clock that does not stop while the machine sleeps.
enum Clock {
  /// Seconds since the machine started.
  static func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
