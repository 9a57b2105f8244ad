/// What a step may use; a step that uses more ends with a message and the session goes on.
package struct Limits {
  /// Calls, loop turns and closure runs.
  package var steps = 50_000_000
  /// Calls within calls.
  package var depth = 1_000
  /// Bytes of arrays, strings and objects made.
  package var bytes = 256 << 20
  /// Seconds by the clock on the wall.
  package var seconds = 2.0
  /// Nothing is limited, as for `benchmark`.
  package static let none = Limits(steps: .max, depth: 1_000, bytes: .max, seconds: .infinity)

  package init(steps: Int = 50_000_000, depth: Int = 1_000, bytes: Int = 256 << 20, seconds: Double = 2.0) {
    self.steps = steps
    self.depth = depth
    self.bytes = bytes
    self.seconds = seconds
  }
}
