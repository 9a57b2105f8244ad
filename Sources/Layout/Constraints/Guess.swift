/// Tries to satisfy every constraint of a group, optional ones included, by computing one variable after the other.
///
/// Where that works, as in a list of pinned labels that all get their natural size, nothing is left to optimise, and
/// the time is that of sorting the constraints. Where one constraint does not hold in the end, the guess is thrown
/// away.
struct Guess {
  private let constraints: [Constraint]
  private var values: [Int: Double] = [:]
  private var unknowns: [Int]
  private var queue = Queue()

  /// Values for the variables with which all constraints hold; nil if they were not found.
  static func values(of variables: [Int], satisfying constraints: [Constraint]) -> [Int: Double]? {
    var guess = Guess(constraints)
    guess.run()
    guard guess.values.count == variables.count else { return nil }
    let holds = constraints.allSatisfy { constraint in
      constraint.holds(
        for: constraint.terms.reduce(0) { $0 + $1.coefficient * guess.values[$1.variable.index]! })
    }
    return holds ? guess.values : nil
  }

  private init(_ constraints: [Constraint]) {
    self.constraints = constraints
    unknowns = constraints.map(\.terms.count)
  }

  /// Takes the strongest constraint with one unknown and makes it an equality, until there is none.
  private mutating func run() {
    var occurrences: [Int: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      for term in constraint.terms { occurrences[term.variable.index, default: []].append(index) }
      push(index)
    }
    while let index = queue.pop() {
      let constraint = constraints[index]
      guard let term = constraint.terms.first(where: { values[$0.variable.index] == nil }) else { continue }
      let known = constraint.terms.reduce(0) { $0 + $1.coefficient * (values[$1.variable.index] ?? 0) }
      let variable = term.variable.index
      values[variable] = (constraint.constant - known) / term.coefficient
      for other in occurrences[variable]! {
        unknowns[other] -= 1
        push(other)
      }
    }
  }

  /// A required inequality says nothing about where to stand.
  private mutating func push(_ index: Int) {
    let constraint = constraints[index]
    if unknowns[index] == 1 && !(constraint.isRequired && constraint.relation != .equal) {
      queue.push(index, priority: constraint.priority)
    }
  }

  /// A binary heap: the highest priority first, then the earliest constraint.
  private struct Queue {
    private var heap: [(priority: Double, index: Int)] = []

    mutating func push(_ index: Int, priority: Double) {
      heap.append((priority, index))
      var child = heap.count - 1
      while child > 0, isBefore(child, (child - 1) / 2) {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func pop() -> Int? {
      guard let first = heap.first else { return nil }
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      var parent = 0
      while true {
        let best = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }.reduce(parent) {
          isBefore($1, $0) ? $1 : $0
        }
        if best == parent { return first.index }
        heap.swapAt(parent, best)
        parent = best
      }
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
      let (left, right) = (heap[left], heap[right])
      return left.priority == right.priority ? left.index < right.index : left.priority > right.priority
    }
  }
}
