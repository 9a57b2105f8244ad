/// A place in a source text: line and column count from 1, the column in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int

  /// A position from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// A place that is in no text, as for what the tool itself made.
  public static let none = SourcePosition(line: 0, column: 0)
}
