import Diagnostics

/// What leaves a piece of code other than by its end.
package enum Signal: Error, @unchecked Sendable {
  /// An error of the learner's program, for its `catch`.
  case thrown(Value)
  /// What ends the step and cannot be caught.
  case trap(Trap)

  package static func trap(_ message: String, advice: [String] = [], at position: SourcePosition = .none) -> Signal {
    .trap(Trap(.trap, Diagnostic(message, advice: advice, at: position)))
  }

  /// The use of something that is declared and does nothing here: no crash of the program.
  package static func unsimulated(_ member: Member, at position: SourcePosition) -> Signal {
    .trap(Trap(.unsimulated, Diagnostic(member.unsimulatedMessage, at: position)))
  }
}

/// Why a step was ended.
package final class Trap: Sendable {
  package enum Kind: Sendable {
    /// The program would have crashed.
    case trap
    /// A limit of the simulator.
    case limit
    /// Something that is declared and does nothing here.
    case unsimulated
    /// Ctrl-C.
    case interrupt
    /// Something that is still undeclared, or a name that does not exist.
    case refusal
    /// A UIKit exception.
    case exception
  }
  package let kind: Kind
  package let diagnostic: Diagnostic

  package init(_ kind: Kind, _ diagnostic: Diagnostic) {
    self.kind = kind
    self.diagnostic = diagnostic
  }
}

/// How a statement ended.
package enum Flow: UInt8 {
  case normal, breaks, continues, returns, falls
}
