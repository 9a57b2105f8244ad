/// What SwiftUI logs about a frame it cannot honour.
public enum LayoutWarning: String, Hashable, Sendable, CaseIterable {
  /// A width or height below 0, infinite or not a number was ignored (H D21).
  case invalidFrame = "Invalid frame dimension (negative or non-finite)."
  /// Minimum, ideal and maximum of a frame are not in ascending order (H D22).
  case contradictoryFrame = "Contradictory frame constraints specified."
}
