/// Computes the variables that required equalities determine one by one, and splits the rest into independent groups.
///
/// Most layouts are pins: this leaves little or nothing to the simplex method and takes time linear in the terms.
struct Propagation {
  /// Variables and constraints that have nothing to do with the rest.
  struct Group {
    var variables: [Int] = []
    var constraints: [Int] = []
  }

  private let constraints: [Constraint]
  private let origins: [LinearSystem.Origin]
  private let isDropped: [Bool]
  /// The known values, by variable.
  private(set) var values: [Double?]
  /// Contradictions among what is known.
  private(set) var conflicts: [Conflict] = []
  /// The constraint that determined a variable.
  private var reasons: [Int?]
  /// How many variables of a constraint are not known.
  private var unknowns: [Int]
  /// The constraints in which a variable occurs.
  private let occurrences: [[Int]]

  init(_ system: LinearSystem, without dropped: Set<Int>) {
    constraints = system.constraints
    origins = system.origins
    isDropped = system.constraints.indices.map(dropped.contains)
    values = Array(repeating: nil, count: system.variableCount)
    reasons = Array(repeating: nil, count: system.variableCount)
    unknowns = system.constraints.map(\.terms.count)
    var occurrences = Array(repeating: [Int](), count: system.variableCount)
    for (index, constraint) in system.constraints.enumerated() where !dropped.contains(index) {
      for term in constraint.terms { occurrences[term.variable.index].append(index) }
    }
    self.occurrences = occurrences
  }

  /// Given frames first, then all equalities, in order of addition; then checks what has no unknown left.
  mutating func run() {
    var isDone = Array(repeating: false, count: constraints.count)
    determine(from: constraints.indices.filter { origins[$0] == .given }, onlyGiven: true, &isDone)
    determine(from: Array(constraints.indices), onlyGiven: false, &isDone)
    for index in constraints.indices
    where !isDone[index] && !isDropped[index] && constraints[index].isRequired && unknowns[index] == 0 {
      check(index)
    }
  }

  private mutating func determine(from start: [Int], onlyGiven: Bool, _ isDone: inout [Bool]) {
    var queue = start.filter { isCandidate($0, onlyGiven) }
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      if isDone[index] { continue }
      isDone[index] = true
      let reduced = reduced(index)
      guard let term = reduced.terms.first else {
        check(index)
        continue
      }
      let variable = term.variable.index
      values[variable] = reduced.constant / term.coefficient
      reasons[variable] = index
      for other in occurrences[variable] {
        unknowns[other] -= 1
        if !isDone[other] && isCandidate(other, onlyGiven) { queue.append(other) }
      }
    }
  }

  private func isCandidate(_ index: Int, _ onlyGiven: Bool) -> Bool {
    !isDropped[index] && constraints[index].isRequired && constraints[index].relation == .equal
      && unknowns[index] <= 1 && (!onlyGiven || origins[index] == .given)
  }

  private mutating func check(_ index: Int) {
    let constraint = reduced(index)
    if !constraint.holds(for: 0) { conflicts.append(conflict(breaking: index, with: [])) }
  }

  /// The constraint with the known variables moved to the right side.
  func reduced(_ index: Int) -> Constraint {
    let constraint = constraints[index]
    if unknowns[index] == constraint.terms.count { return constraint }
    var constant = constraint.constant
    var terms: [Constraint.Term] = []
    for term in constraint.terms {
      if let value = values[term.variable.index] {
        constant -= term.coefficient * value
      } else {
        terms.append(term)
      }
    }
    return Constraint(terms, constraint.relation, constant, priority: constraint.priority)
  }

  /// The conflict of these constraints, with all those that determined the known variables in them.
  func conflict(breaking broken: Int, with others: [Int]) -> Conflict {
    var found: Set<Int> = [broken]
    var open = [broken] + others
    while let index = open.popLast() {
      found.insert(index)
      for term in constraints[index].terms {
        if let reason = reasons[term.variable.index], !found.contains(reason) { open.append(reason) }
      }
    }
    return Conflict(broken: ConstraintID(index: broken), among: found.sorted().map(ConstraintID.init))
  }

  /// The unknown variables, each with the others that some constraint ties it to.
  func groups() -> [Group] {
    var parents = Array(values.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    let open = constraints.indices.filter { unknowns[$0] > 0 && !isDropped[$0] }
    for index in open {
      let unknown = constraints[index].terms.lazy.map(\.variable.index).filter { values[$0] == nil }
      guard let first = unknown.first else { continue }
      for other in unknown { parents[root(other)] = root(first) }
    }
    var groups: [Group] = []
    var numbers: [Int: Int] = [:]
    for variable in values.indices where values[variable] == nil && !occurrences[variable].isEmpty {
      let root = root(variable)
      if numbers[root] == nil {
        numbers[root] = groups.count
        groups.append(Group())
      }
      groups[numbers[root]!].variables.append(variable)
    }
    for index in open {
      if let term = constraints[index].terms.first(where: { values[$0.variable.index] == nil }) {
        groups[numbers[root(term.variable.index)]!].constraints.append(index)
      }
    }
    return groups
  }
}
