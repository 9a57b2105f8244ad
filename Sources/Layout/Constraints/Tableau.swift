/// The simplex method of Cassowary on one group of variables.
///
/// Every row says what one symbol, the basic one, is in terms of symbols that are 0: its constant is its value. Besides
/// the variables, which may have any value, there are slacks (what an inequality leaves over), errors (what an optional
/// constraint is violated by) and markers, which name a required equality in the rows it went into; all of these are at
/// least 0, markers always 0.
///
/// The row of a variable takes no part in the pivots, because a variable has no limit: it is left in the symbols it was
/// solved in and read through them when it is needed. That keeps long chains of views cheap. Symbols are numbered,
/// and of equals the lowest is taken, so that the same system always gives the same solution.
struct Tableau {
  private enum Kind {
    case variable, slack, error, marker, artificial
  }

  /// A linear expression: the constant plus the sum of coefficient times symbol.
  struct Row {
    var constant = 0.0
    var cells: [Int: Double] = [:]

    mutating func add(_ other: Row, times factor: Double) {
      constant += factor * other.constant
      for (symbol, coefficient) in other.cells { add(symbol, factor * coefficient) }
    }

    mutating func add(_ symbol: Int, _ coefficient: Double) {
      let sum = (cells[symbol] ?? 0) + coefficient
      cells[symbol] = abs(sum) < Tableau.epsilon ? nil : sum
    }

    mutating func negate() {
      constant = -constant
      for symbol in cells.keys { cells[symbol]! *= -1 }
    }

    /// Reads the row as "expression equals 0" and solves for a symbol in it.
    mutating func solve(for symbol: Int) {
      let factor = -1 / cells.removeValue(forKey: symbol)!
      constant *= factor
      for symbol in cells.keys { cells[symbol]! *= factor }
    }
  }

  /// Coefficients below this are 0.
  private static let epsilon = 1e-9
  /// Sums of violations up to this, in points, count as none.
  private static let tolerance = 1e-6

  /// How many pivots in a row may gain nothing before Bland's rule takes over.
  private static let patience = 10

  private var kinds: [Kind] = []
  private var owners: [Int?] = []
  /// The rows by their basic symbol.
  private var rows: [Row?] = []
  /// When a variable became basic; its row holds variables that did so later.
  private var entries: [Int] = []
  private var entryCount = 0
  /// Symbols that stay 0 because a higher priority wants them to, and are in no row any more.
  private var isFrozen: [Bool] = []
  /// The numbers in the system of the first symbols, and the other way round.
  private let variables: [Int]
  private var symbols: [Int: Int] = [:]
  private var broken: Set<Int> = []
  /// The errors with their priority and the number of their constraint.
  private var errors: [(symbol: Int, priority: Double, number: Int)] = []
  private var optionalCount = 0

  init(_ variables: [Int]) {
    self.variables = variables
    for variable in variables { symbols[variable] = symbol(.variable) }
  }

  /// What a variable of the system is in terms of others; nil if nothing determines it.
  func value(of variable: Int) -> FreeValue? {
    guard let row = rows[symbols[variable]!] else { return nil }
    var value = FreeValue(constant: row.constant)
    for (symbol, coefficient) in row.cells.sorted(by: { $0.key < $1.key }) {
      if kinds[symbol] == .variable {
        value.terms.append(.init(Variable(index: variables[symbol]), coefficient))
      } else {
        value.constant += coefficient * (rows[symbol]?.constant ?? 0)
      }
    }
    return value
  }

  /// Adds a constraint that must hold. If it cannot, it is left out, and the answer names what it contradicts.
  mutating func addRequired(_ constraint: Constraint, owner: Int) -> [Int]? {
    var row = expression(constraint)
    let marker = symbol(constraint.relation == .equal ? .marker : .slack, owner: owner)
    row.cells[marker] = constraint.relation == .greaterOrEqual ? -1 : 1
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, fresh: [marker]) {
      enter(subject, row)
      return nil
    }
    if row.cells.keys.allSatisfy({ kinds[$0] == .marker }) {
      if row.constant > Self.tolerance { return contradiction(row, breaking: owner) }
      enter(marker, row)
      return nil
    }
    return addWithArtificial(row, owner: owner)
  }

  /// Adds a constraint that may be violated.
  mutating func addOptional(_ constraint: Constraint) {
    var row = expression(constraint)
    let number = optionalCount
    optionalCount += 1
    let over = symbol(constraint.relation == .greaterOrEqual ? .slack : .error)
    let under = symbol(constraint.relation == .lessOrEqual ? .slack : .error)
    row.cells[over] = -1
    row.cells[under] = 1
    for error in [over, under] where kinds[error] == .error { errors.append((error, constraint.priority, number)) }
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, fresh: [over, under]) { enter(subject, row) }
  }

  /// Makes the violations as small as possible, one priority after the other from high to low; then, where several
  /// solutions are equally good, spares later constraints before earlier ones.
  mutating func optimize() {
    let kinds = kinds
    removeCells { kinds[$0] == .marker }
    let levels = Dictionary(grouping: errors, by: \.priority)
    let priorities = levels.keys.sorted(by: >)
    for priority in priorities { settle(levels[priority]!.map { ($0.symbol, 1) }) }
    for priority in priorities { settle(levels[priority]!.map { ($0.symbol, Double(1 + $0.number)) }) }
  }

  /// Minimises a sum of errors and keeps whatever would make it larger again at 0 for good.
  private mutating func settle(_ errors: [(symbol: Int, weight: Double)]) {
    var objective = Row()
    for error in errors where !isFrozen[error.symbol] {
      if let row = rows[error.symbol] {
        objective.add(row, times: error.weight)
      } else {
        objective.add(error.symbol, error.weight)
      }
    }
    minimize(&objective)
    let costly = Set(objective.cells.keys.filter { objective.cells[$0]! > Self.epsilon })
    if costly.isEmpty { return }
    for symbol in costly { isFrozen[symbol] = true }
    removeCells { costly.contains($0) }
  }

  // MARK: - Symbols

  private mutating func symbol(_ kind: Kind, owner: Int? = nil) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    entries.append(0)
    isFrozen.append(false)
    return kinds.count - 1
  }

  private mutating func removeCells(where isRemoved: (Int) -> Bool) {
    for index in rows.indices where kinds[index] != .variable {
      guard let cells = rows[index]?.cells, cells.keys.contains(where: isRemoved) else { continue }
      rows[index]!.cells = cells.filter { !isRemoved($0.key) }
    }
  }

  // MARK: - Rows

  /// Left side minus right side, in symbols that are not basic.
  private func expression(_ constraint: Constraint) -> Row {
    var row = Row(constant: -constraint.constant)
    for term in constraint.terms {
      row.add(symbols[term.variable.index]!, term.coefficient)
    }
    let isBasicVariable = { (symbol: Int) in kinds[symbol] == .variable && rows[symbol] != nil }
    while let next = row.cells.keys.filter(isBasicVariable).min(by: { entries[$0] < entries[$1] }) {
      replace(next, in: &row)
    }
    for symbol in row.cells.keys.sorted() where rows[symbol] != nil { replace(symbol, in: &row) }
    return row
  }

  private func replace(_ symbol: Int, in row: inout Row) {
    if let factor = row.cells.removeValue(forKey: symbol) { row.add(rows[symbol]!, times: factor) }
  }

  /// The symbol the row is solved for: the last variable if there is one, so that children depend on their parents,
  /// else a new symbol that stays at least 0.
  private func subject(of row: Row, fresh: [Int]) -> Int? {
    if let variable = row.cells.keys.filter({ kinds[$0] == .variable }).max() { return variable }
    return fresh.first { kinds[$0] != .marker && row.cells[$0] ?? 0 < 0 }
  }

  private mutating func enter(_ subject: Int, _ row: Row) {
    var row = row
    row.solve(for: subject)
    if kinds[subject] == .variable {
      entryCount += 1
      entries[subject] = entryCount
    } else {
      substitute(subject, row)
    }
    rows[subject] = row
  }

  private mutating func substitute(_ symbol: Int, _ row: Row) {
    for index in rows.indices where kinds[index] != .variable {
      guard let factor = rows[index]?.cells[symbol] else { continue }
      rows[index]!.cells[symbol] = nil
      rows[index]!.add(row, times: factor)
    }
  }

  /// Minimises an expression over the solutions; it is rewritten along with the rows.
  ///
  /// The steepest symbol enters; when several pivots in a row have gained nothing, the first one that is downhill,
  /// until there is a gain again: with that rule (Bland's) no sequence of pivots repeats itself.
  private mutating func minimize(_ objective: inout Row) {
    var idle = 0
    while let entering = enteringSymbol(objective, steepest: idle < Self.patience),
      let leaving = leavingSymbol(for: entering)
    {
      let before = objective.constant
      var row = rows[leaving]!
      rows[leaving] = nil
      row.cells[leaving] = -1
      row.solve(for: entering)
      substitute(entering, row)
      if let factor = objective.cells.removeValue(forKey: entering) { objective.add(row, times: factor) }
      rows[entering] = row
      idle = objective.constant < before - Self.epsilon ? 0 : idle + 1
    }
  }

  private func enteringSymbol(_ objective: Row, steepest: Bool) -> Int? {
    var found: (symbol: Int, cost: Double)?
    for (symbol, cost) in objective.cells where cost < -Self.epsilon && kinds[symbol] != .marker {
      guard let best = found else {
        found = (symbol, cost)
        continue
      }
      let isBetter = steepest && cost != best.cost ? cost < best.cost : symbol < best.symbol
      if isBetter { found = (symbol, cost) }
    }
    return found?.symbol
  }

  private func leavingSymbol(for entering: Int) -> Int? {
    var found: Int?
    var best = Double.infinity
    for index in rows.indices where kinds[index] != .variable {
      guard let row = rows[index], let coefficient = row.cells[entering], coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if ratio < best { (best, found) = (ratio, index) }
    }
    return found
  }

  // MARK: - Contradictions

  private mutating func addWithArtificial(_ row: Row, owner: Int) -> [Int]? {
    let artificial = symbol(.artificial)
    rows[artificial] = row
    var objective = row
    minimize(&objective)
    defer { removeCells { $0 == artificial } }
    guard var rest = rows[artificial] else { return nil }
    rows[artificial] = nil
    if rest.constant > Self.tolerance { return contradiction(rest, breaking: owner) }
    if let pivot = rest.cells.keys.filter({ kinds[$0] != .marker }).min() {
      rest.cells[artificial] = -1
      enter(pivot, rest)
    }
    return nil
  }

  private mutating func contradiction(_ row: Row, breaking owner: Int) -> [Int] {
    let others = row.cells.keys.compactMap { owners[$0] }.filter { $0 != owner && !broken.contains($0) }
    broken.insert(owner)
    return others.sorted()
  }
}
