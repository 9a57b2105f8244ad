/// The entries that Up goes back to: no blank ones, no neighbours alike, the oldest dropped over a limit.
public struct History: Equatable, Sendable {
  /// The entries, the oldest first.
  public private(set) var entries: [String] = []
  /// How many entries are kept.
  public let limit: Int

  /// A history that begins with some entries.
  public init(_ entries: [String] = [], limit: Int = 2_000) {
    self.limit = limit
    for entry in entries { add(entry) }
  }

  /// Adds an entry without the blanks at its end; false when it is not kept.
  @discardableResult
  public mutating func add(_ entry: String) -> Bool {
    guard let end = entry.lastIndex(where: { !$0.isWhitespace }) else { return false }
    let kept = String(entry[...end].filter { $0 != "\0" })
    guard kept != entries.last else { return false }
    entries.append(kept)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    return true
  }

  /// The index of the nearest entry before `index` that begins with `prefix`.
  func index(before index: Int, prefix: String) -> Int? {
    entries[..<index].lastIndex { $0.hasPrefix(prefix) }
  }

  /// The index of the nearest entry after `index` that begins with `prefix`.
  func index(after index: Int, prefix: String) -> Int? {
    entries[(index + 1)...].firstIndex { $0.hasPrefix(prefix) }
  }
}
