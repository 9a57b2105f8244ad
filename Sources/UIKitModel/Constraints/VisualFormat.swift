/// Apple's visual format language: `H:|-8-[a(>=20)]-gap@250-[b(a)]|`.
///
///     format      (H: | V:)? superview? view (connection view)* superview?
///     connection  - predicates? -, or nothing
///     view        [name predicates?]
///     predicates  a number or name, or (predicate, …)
///     predicate   (== | >= | <=)? number or name (@ number or name)?
struct VisualFormat {
  enum Amount: Equatable {
    case number(Double)
    /// A metric, else a view.
    case name(String)
  }

  enum Sign: String, CaseIterable { case equal = "==", greaterOrEqual = ">=", lessOrEqual = "<=" }

  struct Predicate: Equatable {
    var sign = Sign.equal
    var amount: Amount
    var priority: Amount?
  }

  enum Item: Equatable {
    case superview
    case view(String, [Predicate])
  }

  /// The space between two items; without predicates it is the standard one.
  struct Space: Equatable {
    var predicates: [Predicate] = []
    var isStandard = false
  }

  struct Failure: Error, Equatable {
    let message: String
    let offset: Int
  }

  private(set) var isVertical = false
  private(set) var items: [Item] = []
  /// One fewer than the items.
  private(set) var spaces: [Space] = []
  /// Where each item begins, for what is said about it.
  private(set) var offsets: [Int] = []

  private let text: [Character]
  private var at = 0

  init(_ format: String) throws(Failure) {
    text = Array(format)
    try parse()
  }

  private mutating func parse() throws(Failure) {
    if take("H:") { isVertical = false } else if take("V:") { isVertical = true }
    if text.indices.contains(at), text[at] == "|" {
      try item()
      spaces.append(try space())
    }
    try item()
    while at < text.count {
      let space = try space()
      guard at < text.count else { throw fail("Expected a view or the superview.") }
      spaces.append(space)
      try item()
      if items.last == .superview, at < text.count { throw fail("Unexpected character after the superview.") }
    }
    guard items.contains(where: { $0 != .superview }) else { throw fail("Expected a view.") }
  }

  private mutating func item() throws(Failure) {
    offsets.append(at)
    if take("|") {
      items.append(.superview)
      return
    }
    guard take("[") else { throw fail("Expected a '[' or a '|' here.") }
    let name = word()
    guard !name.isEmpty else { throw fail("Expected the name of a view.") }
    var predicates: [Predicate] = []
    if text.indices.contains(at), text[at] == "(" { predicates = try list() }
    guard take("]") else { throw fail("Expected a ']' here.") }
    items.append(.view(name, predicates))
  }

  private mutating func space() throws(Failure) -> Space {
    guard take("-") else { return Space() }
    guard text.indices.contains(at), text[at] != "[", text[at] != "|" else { return Space(isStandard: true) }
    let predicates = text[at] == "(" ? try list() : [try predicate()]
    guard take("-") else { throw fail("Expected a '-' here.") }
    return Space(predicates: predicates)
  }

  private mutating func list() throws(Failure) -> [Predicate] {
    _ = take("(")
    var found: [Predicate] = []
    repeat { found.append(try predicate()) } while take(",")
    guard take(")") else { throw fail("Expected a ')' here.") }
    return found
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    let sign = Sign.allCases.first { take($0.rawValue) }
    var predicate = Predicate(sign: sign ?? .equal, amount: try amount())
    if take("@") { predicate.priority = try amount() }
    return predicate
  }

  private mutating func amount() throws(Failure) -> Amount {
    let start = at
    let isNegative = take("-")
    let name = word(isNumber: true)
    if let number = Double(name) { return .number(isNegative ? -number : number) }
    guard !isNegative, !name.isEmpty, !name.contains(".") else {
      at = start
      throw fail("Expected a number or the name of a metric.")
    }
    return .name(name)
  }

  private mutating func word(isNumber: Bool = false) -> String {
    let start = at
    while text.indices.contains(at),
      text[at].isLetter || text[at].isNumber || text[at] == "_" || (isNumber && text[at] == ".")
    {
      at += 1
    }
    return String(text[start..<at])
  }

  private mutating func take(_ wanted: String) -> Bool {
    let end = at + wanted.count
    guard end <= text.count, String(text[at..<end]) == wanted else { return false }
    at = end
    return true
  }

  private func fail(_ message: String) -> Failure { Failure(message: message, offset: at) }
}
