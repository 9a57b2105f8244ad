/// A line of the table.
struct Row {
  /// What is measured.
  let name: String
  /// How long it takes.
  let seconds: Double?
  /// How long the other takes.
  let other: Double?
  /// Who the other is.
  let otherName: String
  /// The budget, as a factor of the other's time.
  let factor: Double?
  /// The budget in seconds.
  let limit: Double?
  /// How much memory it takes, and how much it may, in bytes.
  let memory: (bytes: Double, limit: Double)?
  /// Why there is no time.
  let note: String?
  private let fails: Bool

  /// A measured row, with another's time and a budget where there is one.
  init(
    _ name: String, seconds: Double, against other: Double? = nil, _ otherName: String = "", factor: Double? = nil,
    limit: Double? = nil
  ) {
    self.name = name
    self.seconds = seconds
    self.other = other
    self.otherName = otherName
    self.factor = factor
    self.limit = limit
    memory = nil
    note = nil
    fails = false
  }

  /// A row about memory.
  init(_ name: String, bytes: Double, limit: Double) {
    self.name = name
    seconds = nil
    other = nil
    otherName = ""
    factor = nil
    self.limit = nil
    memory = (bytes, limit)
    note = nil
    fails = false
  }

  /// A row without a time.
  init(_ name: String, note: String, isOver: Bool = false) {
    self.name = name
    seconds = nil
    other = nil
    otherName = ""
    factor = nil
    limit = nil
    memory = nil
    self.note = note
    fails = isOver
  }

  /// Whether a budget is exceeded.
  var isOver: Bool {
    if let memory { return memory.bytes > memory.limit }
    guard let seconds else { return fails }
    if let limit, seconds > limit { return true }
    if let factor, let other { return seconds > factor * other }
    return false
  }

  /// The row as text, its name padded to `width`.
  func line(_ width: Int) -> String {
    var line = name + String(repeating: " ", count: width - name.count)
    if let memory {
      return line + "  \(Int(memory.bytes)) bytes  budget \(Int(memory.limit)) bytes" + (isOver ? "  OVER" : "")
    }
    guard let seconds else { return "\(line)  \(note ?? "")" }
    line += "  " + Self.milliseconds(seconds)
    if let other {
      line += "  \(Self.number(seconds / other)) × \(otherName) (\(Self.milliseconds(other)))"
    } else if !otherName.isEmpty {
      line += "  \(otherName) is not installed"
    }
    var budgets: [String] = []
    if let limit { budgets.append(Self.milliseconds(limit)) }
    if let factor { budgets.append("\(Self.number(factor)) ×") }
    if !budgets.isEmpty { line += "  budget \(budgets.joined(separator: ", "))" }
    return line + (isOver ? "  OVER" : "")
  }

  private static func milliseconds(_ seconds: Double) -> String { "\(number(seconds * 1000)) ms" }

  private static func number(_ value: Double) -> String {
    value < 10 ? String((value * 100).rounded() / 100) : String((value * 10).rounded() / 10)
  }
}
