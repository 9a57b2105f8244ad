import Terminal

/// Where the program writes: the process's own output, or what a test looks at.
package struct Console {
  /// Writes to standard output.
  package var write: (String) -> Void
  /// Writes to standard error.
  package var writeError: (String) -> Void
  /// Sends out what is buffered.
  package var flush: () -> Void

  /// A console that writes with these.
  package init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void, flush: @escaping () -> Void = {}
  ) {
    self.write = write
    self.writeError = writeError
    self.flush = flush
  }

  /// Standard output and standard error.
  package static var standard: Console {
    Console(write: StandardOutput.write, writeError: StandardOutput.writeError, flush: StandardOutput.flush)
  }
}
