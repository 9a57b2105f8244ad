/// Times what a closure does.
enum Stopwatch {
  /// The seconds of one run.
  static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }

  /// The shortest of some runs.
  static func best(of count: Int, _ body: () -> Void) -> Double {
    (0..<count).map { _ in time(body) }.min() ?? 0
  }

  /// The median of some runs.
  static func median(of count: Int, _ body: () -> Void) -> Double {
    let times = (0..<count).map { _ in time(body) }.sorted()
    return times.isEmpty ? 0 : times[times.count / 2]
  }
}
