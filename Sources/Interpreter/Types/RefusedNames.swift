import Diagnostics

extension Program {
  /// Remembers what a refused text would have declared, so that what builds on it is not blamed.
  func noteRefused(_ names: some Sequence<String>, at position: SourcePosition) {
    for name in names { refusedNames[name] = position }
  }

  /// What is said of a name whose declaration was refused; nil for any other.
  func awaited(_ name: String) -> String? {
    refusedNames[name].map { "this waits for '\(name)', which was refused in line \($0.line)" }
  }
}
