/// What the process says to whoever started it.
package enum ExitStatus: Int32, Sendable {
  /// Everything went well.
  case ok = 0
  /// A Swift error in batch mode, a lesson check, a quiz below its pass mark.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
  /// The tool or its content is at fault.
  case fault = 3
  /// Ctrl-C.
  case interrupted = 130
}
