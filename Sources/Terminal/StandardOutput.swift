import CEditline

/// Output in the order of writing: the same buffer that `print` and libedit use.
public enum StandardOutput {
  /// Writes text to standard output.
  public static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { editline_write($0.baseAddress, $0.count) }
    }
  }

  /// Writes text to standard error, after everything written to standard output before.
  public static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { editline_write_error($0.baseAddress, $0.count) }
    }
  }

  /// Sends out what is still buffered.
  public static func flush() {
    editline_flush()
  }
}
