/// Values for all variables of a system.
public struct LinearSolution: Hashable, Sendable {
  /// The values in points, by variable number.
  let values: [Double]
  /// What could not be satisfied, in the order it was found.
  public internal(set) var conflicts: [Conflict]

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
/// Solving is in steps: what equalities determine directly is computed (`Propagation`), the rest falls apart into
/// independent groups of variables; a group whose constraints can all be had is computed as well (`Guess`), any other
/// goes through the simplex method (`Tableau`).
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
  /// The variable whose value one takes that nothing determines, by variable.
  private(set) var defaults: [Int?] = []

  /// An empty system.
  public init() {}

  var variableCount: Int { defaults.count }

  /// A new unknown. If nothing determines it, it has the value of the other variable, or 0.
  public mutating func variable(defaultingTo other: Variable? = nil) -> Variable {
    defaults.append(other?.index)
    return Variable(index: defaults.count - 1)
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
    var conflicts = propagation.conflicts
    var values = UnsettledValues(known: propagation.values, defaults: defaults)
    for group in propagation.groups() {
      let reduced = group.constraints.map { (index: $0, constraint: propagation.reduced($0)) }
      if let guess = Guess.values(of: group.variables, satisfying: reduced.map(\.constraint)) {
        values.settle(guess)
        continue
      }
      var tableau = Tableau(group.variables)
      for (index, constraint) in reduced where constraint.isRequired {
        if let others = tableau.addRequired(constraint, owner: index) {
          conflicts.append(propagation.conflict(breaking: index, with: others))
        }
      }
      for (_, constraint) in reduced where !constraint.isRequired { tableau.addOptional(constraint) }
      tableau.optimize()
      for variable in group.variables { values.settle(variable, as: tableau.value(of: variable)) }
    }
    return LinearSolution(values: values.all().map(Self.withoutNoise), conflicts: conflicts)
  }

  /// A value that differs from a whole number only by what rounding of sums loses is that number.
  private static func withoutNoise(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1e-9 ? whole + 0 : value
  }
}
