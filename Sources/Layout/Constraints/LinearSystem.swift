/// Values for all variables of a system.
public struct LinearSolution: Hashable, Sendable {
  /// The values in points, by variable number.
  fileprivate(set) var values: [Double]
  /// What could not be satisfied, in the order it was found.
  public internal(set) var conflicts: [Conflict]

  init(values: [Double], conflicts: [Conflict]) {
    self.values = values
    self.conflicts = conflicts
  }

  /// The value of a variable in points; 0 if nothing determines it.
  public subscript(variable: Variable) -> Double { values[variable.index] }
}

/// Linear constraints with priorities, solved exactly and always in the same way.
///
/// Required constraints hold, except those that contradict earlier ones. Then the priorities come one after the other
/// from high to low: each level is violated as little as possible in sum (an absolute value, as in Cassowary) without
/// giving back anything a higher one has won. Of equal violations in one level the later constraint is spared: of two
/// labels with the same hugging the first one stretches (H E3).
///
/// Solving is in three steps: what equalities determine directly is computed (`Propagation`), the rest falls apart into
/// independent groups of variables, and each group goes through the simplex method (`Tableau`).
public struct LinearSystem: Sendable {
  /// Why a constraint is in the system; decides what may be broken.
  enum Origin: Hashable, Sendable {
    /// A given frame: computed first, never broken in favour of others.
    case given
    /// A condition nobody wrote, such as a width of at least 0: something else is broken in its place.
    case implied
    /// Everything else.
    case stated
  }

  private(set) var constraints: [Constraint] = []
  private(set) var origins: [Origin] = []
  private(set) var variableCount = 0

  /// An empty system.
  public init() {}

  /// A new unknown.
  public mutating func variable() -> Variable {
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds a condition. Among contradicting required ones a later one is broken.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> ConstraintID { add(constraint, origin: .stated) }

  @discardableResult
  mutating func add(_ constraint: Constraint, origin: Origin) -> ConstraintID {
    constraints.append(constraint)
    origins.append(origin)
    return ConstraintID(index: constraints.count - 1)
  }

  /// Values for all variables, and the required constraints that were broken.
  public func solve() -> LinearSolution {
    var dropped: [Conflict] = []
    while true {
      var solution = attempt(without: Set(dropped.map(\.broken.index)))
      if let replacement = replacement(in: solution.conflicts) {
        dropped.append(replacement)
        continue
      }
      solution.conflicts = dropped + solution.conflicts.filter { origins[$0.broken.index] != .implied }
      return solution
    }
  }

  /// For a conflict that would break an implied condition: the same with the last stated one in its place.
  private func replacement(in conflicts: [Conflict]) -> Conflict? {
    for conflict in conflicts where origins[conflict.broken.index] == .implied {
      let victim =
        conflict.among.last { origins[$0.index] == .stated && constraints[$0.index].isRequired }
      if let victim { return Conflict(broken: victim, among: conflict.among) }
    }
    return nil
  }

  private func attempt(without dropped: Set<Int>) -> LinearSolution {
    var propagation = Propagation(self, without: dropped)
    propagation.run()
    var solution = LinearSolution(
      values: propagation.values.map { $0 ?? 0 }, conflicts: propagation.conflicts)
    for group in propagation.groups() {
      var tableau = Tableau(group.variables)
      for index in group.constraints where constraints[index].isRequired {
        let others = tableau.addRequired(propagation.reduced(index), owner: index)
        if let others { solution.conflicts.append(propagation.conflict(breaking: index, with: others)) }
      }
      for index in group.constraints where !constraints[index].isRequired {
        tableau.addOptional(propagation.reduced(index))
      }
      tableau.optimize()
      for variable in group.variables { solution.values[variable] = tableau.value(of: variable) }
    }
    solution.values = solution.values.map(Self.withoutNoise)
    return solution
  }

  /// A value that differs from a whole number only by what rounding of sums loses is that number.
  private static func withoutNoise(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1e-9 ? whole + 0 : value
  }
}
