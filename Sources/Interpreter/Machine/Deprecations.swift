import Diagnostics

/// Uses of what Apple has deprecated, with what takes its place, for a review.
package final class Deprecations {
  /// In order of finding, each place once.
  package private(set) var found: [Diagnostic] = []

  func note(_ diagnostic: Diagnostic) {
    guard !found.contains(where: { $0.position == diagnostic.position && $0.message == diagnostic.message }) else {
      return
    }
    found.append(diagnostic)
  }
}

extension Machine {
  package var deprecations: Deprecations { extra(Deprecations.self, Deprecations.init) }
}
