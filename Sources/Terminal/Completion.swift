/// What Tab offers for the text before the cursor.
public struct Completion: Equatable, Sendable {
  /// One thing that may be inserted.
  public struct Candidate: Equatable, Sendable, ExpressibleByStringLiteral {
    /// What replaces the range.
    public var text: String
    /// What the list shows.
    public var label: String

    /// A candidate, shown as it is inserted unless it has a label.
    public init(_ text: String, label: String? = nil) {
      self.text = text
      self.label = label ?? text
    }

    /// A candidate shown as it is inserted.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// Where the range begins that a candidate replaces, in UTF-8 bytes of the text asked about; it ends at the cursor.
  public var start: Int
  /// The candidates in the order in which they are listed.
  public var candidates: [Candidate]

  /// Nothing to offer.
  public static let none = Completion(start: 0, candidates: [])

  /// A completion of the range from `start` to the cursor.
  public init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// The longest beginning that all candidates share.
  public var commonPrefix: String {
    guard var prefix = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let length = zip(prefix, candidate.text).prefix { $0 == $1 }.count
      prefix = prefix.prefix(length)
    }
    return String(prefix)
  }

  /// The labels in columns that run downwards, as wide as the terminal allows; at most `rows` lines, the last of
  /// which says how many more there are.
  public func list(columns: Int, rows: Int = .max) -> [String] {
    let labels = candidates.map(\.label)
    guard let widest = labels.map({ DisplayWidth.columns(of: $0) }).max() else { return [] }
    let gap = 2
    let perRow = max(1, (columns - 1 + gap) / (widest + gap))
    let height = (labels.count + perRow - 1) / perRow
    let lines = (0..<height).map { row in
      let cells = stride(from: row, to: labels.count, by: height).map { labels[$0] }
      let line = cells.dropLast().map { DisplayWidth.padded($0, to: widest + gap) }.joined() + (cells.last ?? "")
      return DisplayWidth.truncated(line, to: max(1, columns - 1))
    }
    guard height > max(1, rows) else { return lines }
    let shown = max(1, rows) - 1
    let hidden = labels.count - (0..<shown).reduce(0) { $0 + (labels.count - $1 - 1) / height + 1 }
    return lines.prefix(shown) + ["... +\(hidden)"]
  }
}
