import Diagnostics

/// Why a command line was not understood.
package struct UsageError: Error, Sendable, Equatable {
  /// What is wrong.
  package var message: String
  /// What to try.
  package var advice: String?

  /// A complaint with what to try.
  package init(_ message: String, _ advice: String? = nil) {
    self.message = message
    self.advice = advice
  }

  /// The complaint for the renderer.
  package var diagnostic: Diagnostic { Diagnostic(message, advice: advice.map { [$0] } ?? []) }
}
