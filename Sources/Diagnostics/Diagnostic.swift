/// How much a diagnostic weighs.
public enum Severity: String, Sendable {
  /// The step stops.
  case error
  /// The step goes on.
  case warning
  /// More about the diagnostic before it.
  case note
}

/// What is wrong or worth knowing, where, and what to try: data, rendered in one place.
public struct Diagnostic: Error, Sendable {
  /// How much it weighs.
  public var severity: Severity
  /// The first line, in the compiler's wording where it has one.
  public var message: String
  /// What to try, a line each.
  public var advice: [String]
  /// Where, in the text that was entered.
  public var position: SourcePosition
  /// The rule that speaks, for warnings (`swiftc`, `leak` …).
  public var rule: String?

  /// A diagnostic at a place.
  public init(
    _ message: String, advice: [String] = [], at position: SourcePosition = .none, severity: Severity = .error,
    rule: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.advice = advice
    self.position = position
    self.rule = rule
  }

  /// The message and the advice as one text, its lines parted by newlines.
  public var text: String { ([message] + advice).joined(separator: "\n") }
}
