/// Finds what somebody may have meant, by edit distance.
public enum NearNames {
  /// The best three of `candidates` that are at most two edits (three for long names) from `name`, nearest first.
  public static func of(_ name: String, in candidates: some Sequence<String>) -> [String] {
    let limit = name.utf8.count > 7 ? 3 : 2
    let folded = Array(name.lowercased().utf8)
    var found: [(distance: Int, name: String)] = []
    for candidate in Set(candidates) where candidate != name {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - folded.count) <= limit else { continue }
      let distance = self.distance(folded, other)
      if distance <= limit, distance < max(folded.count, 2) { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(3).map(\.name)
  }

  /// "did you mean 'a', 'b'?" for the near names of `name`, nil where there is none.
  public static func advice(_ name: String, in candidates: some Sequence<String>) -> String? {
    let near = of(name, in: candidates)
    return near.isEmpty ? nil : "did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"
  }

  /// How many edits make one name of another.
  public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a.utf8), Array(b.utf8)) }

  /// Edits between two texts; a swap of neighbours counts as one.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var older = [Int](repeating: 0, count: b.count + 1)
    var old = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        row[j] = min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], older[j - 2] + 1) }
      }
      older = old
      old = row
    }
    return old[b.count]
  }
}
