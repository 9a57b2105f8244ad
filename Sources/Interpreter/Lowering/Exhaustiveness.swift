/// Whether the patterns of a `switch` take every value, however they are nested. A column of patterns is split by what
/// its values are made of, until one row takes whatever is left or none is left.
struct Exhaustiveness {
  /// A pattern as far as it matters here.
  private indirect enum Shape {
    case anything
    /// One of some alternatives with what it holds; `all` gives every alternative with its number of parts.
    case alternative(String, [Shape], all: [String: Int])
    /// Takes some values, and nobody knows which.
    case some
  }

  private let rows: [[Shape]]

  init(_ patterns: [PatternNode]) { rows = patterns.map { [Self.shape($0)] } }

  var isComplete: Bool { Self.isComplete(rows, width: 1) }

  private static func isComplete(_ rows: [[Shape]], width: Int) -> Bool {
    guard width > 0 else { return !rows.isEmpty }
    var alternatives: [String: Int]?
    for row in rows { if case .alternative(_, _, let all) = row[0] { alternatives = all } }
    guard let alternatives else {
      let rest = rows.filter { if case .anything = $0[0] { true } else { false } }.map { Array($0.dropFirst()) }
      return isComplete(rest, width: width - 1)
    }
    return alternatives.allSatisfy { name, count in
      let rest = rows.compactMap { row -> [Shape]? in
        switch row[0] {
        case .anything: return Array(repeating: .anything, count: count) + row.dropFirst()
        case .alternative(let own, let parts, _): return own == name ? parts + row.dropFirst() : nil
        case .some: return nil
        }
      }
      return isComplete(rest, width: width - 1 + count)
    }
  }

  private static func shape(_ pattern: PatternNode) -> Shape {
    if pattern.isIrrefutable, !(pattern is TuplePattern) { return .anything }
    switch pattern {
    case let tuple as TuplePattern:
      return .alternative("()", tuple.parts.map(shape), all: ["()": tuple.parts.count])
    case let some as SomePattern: return .alternative("some", [shape(some.inner)], all: ["some": 1, "none": 0])
    case let entry as CasePattern:
      guard let declared = entry.entry else { return .some }
      let all = Dictionary(declared.owner.cases.map { ($0.name, $0.labels.count) }) { first, _ in first }
      let count = declared.labels.count
      if entry.payload.count == count { return .alternative(entry.name, entry.payload.map(shape), all: all) }
      if entry.payload.count == 1, case .alternative(_, let parts, _) = shape(entry.payload[0]), parts.count == count {
        return .alternative(entry.name, parts, all: all)
      }
      let isOpen = entry.payload.allSatisfy(\.isIrrefutable)
      return .alternative(entry.name, Array(repeating: isOpen ? .anything : .some, count: count), all: all)
    case let expression as ExpressionPattern:
      guard expression.match == nil, let constant = expression.expression as? ConstantNode else { return .some }
      switch constant.value {
      case .none: return .alternative("none", [], all: ["some": 1, "none": 0])
      case .bool(let value): return .alternative("\(value)", [], all: ["true": 0, "false": 0])
      default: return .some
      }
    default: return .some
    }
  }
}
