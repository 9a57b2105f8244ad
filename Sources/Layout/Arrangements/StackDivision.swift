/// How a stack divides its length among its children: H D1, D2, D4, D8.
struct StackDivision {
  let axis: Axis
  let items: [any ProposalAnswering]
  /// What every child is offered across the stack, in points (H D5).
  let minor: Double?
  let pass: LayoutPass

  /// A child's answers to 0 and infinity along the axis.
  private struct Flexibility {
    var minimum: Double
    var maximum: Double

    /// The less flexible first; of two without a limit the one with the larger minimum (H D2).
    static func isLess(_ left: Flexibility, _ right: Flexibility) -> Bool {
      if left.maximum == .infinity && right.maximum == .infinity { return left.minimum > right.minimum }
      return left.maximum - left.minimum < right.maximum - right.minimum
    }
  }

  /// Insertion sort is what the real stack uses up to here; it decides who is probed first (H D8).
  private static let insertionLimit = 32

  /// The answers in source order, and the length each child was offered; `spacing` is the sum of all spacings, in
  /// points.
  func answers(major: Double?, spacing: Double) -> (sizes: [Size], shares: [Double?]) {
    guard let major, major != .infinity, items.count > 1 else {
      let share = major.map { max($0 - spacing, 0) }
      return (items.map { ask($0, share) }, Array(repeating: share, count: items.count))
    }
    let priorities = items.map(\.layoutPriority)
    var probes = Probes(division: self)
    let order = order(by: priorities, probes: &probes)
    var sizes = Array(repeating: Size.zero, count: items.count)
    var shares = Array(repeating: Double?.none, count: items.count)

    let groups = groups(of: order, priorities: priorities)
    var reserved = groups.dropFirst().map { group in group.map { probes.minimum($0) }.reduce(0, +) }
    reserved.append(0)
    var later = reserved.reduce(0, +)
    var left = major - spacing
    for (number, group) in groups.enumerated() {
      var open = left - later
      for (position, index) in group.enumerated() {
        let share = max(open / Double(group.count - position), 0)
        let size = ask(items[index], share)
        sizes[index] = size
        shares[index] = share
        open -= size[axis]
        left -= size[axis]
      }
      later -= reserved[number]
    }
    return (sizes, shares)
  }

  private func ask(_ item: any ProposalAnswering, _ length: Double?) -> Size {
    pass.ask(item, Proposal(along: axis, length, across: minor))
  }

  /// The children by priority, then by flexibility, then in source order; only ties of priority are probed.
  private func order(by priorities: [Double], probes: inout Probes) -> [Int] {
    guard items.count <= Self.insertionLimit else { return longOrder(by: priorities, probes: &probes) }
    var order = Array(items.indices)
    for start in 1..<order.count {
      let inserted = order[start]
      var slot = start
      while slot > 0 {
        let other = order[slot - 1]
        if priorities[inserted] != priorities[other] {
          guard priorities[inserted] > priorities[other] else { break }
        } else {
          let own = probes.flexibility(inserted)
          guard Flexibility.isLess(own, probes.flexibility(other)) else { break }
        }
        order[slot] = other
        slot -= 1
      }
      order[slot] = inserted
    }
    return order
  }

  private func longOrder(by priorities: [Double], probes: inout Probes) -> [Int] {
    let byPriority = items.indices.sorted {
      priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1]
    }
    var order: [Int] = []
    order.reserveCapacity(items.count)
    for group in groups(of: byPriority, priorities: priorities) {
      if group.count == 1 {
        order += group
      } else {
        let measured = group.map { (index: $0, flexibility: probes.flexibility($0)) }
        order += measured.sorted {
          if Flexibility.isLess($0.flexibility, $1.flexibility) { return true }
          if Flexibility.isLess($1.flexibility, $0.flexibility) { return false }
          return $0.index < $1.index
        }.map(\.index)
      }
    }
    return order
  }

  private func groups(of order: [Int], priorities: [Double]) -> [ArraySlice<Int>] {
    var groups: [ArraySlice<Int>] = []
    var start = order.startIndex
    for position in order.indices.dropFirst() where priorities[order[position]] != priorities[order[start]] {
      groups.append(order[start..<position])
      start = position
    }
    groups.append(order[start...])
    return groups
  }

  /// The probes made so far: each child is asked for 0 and for infinity at most once.
  private struct Probes {
    let division: StackDivision
    private var minima: [Double?]
    private var maxima: [Double?]

    init(division: StackDivision) {
      self.division = division
      minima = Array(repeating: nil, count: division.items.count)
      maxima = minima
    }

    mutating func minimum(_ index: Int) -> Double {
      if let known = minima[index] { return known }
      let minimum = division.ask(division.items[index], 0)[division.axis]
      minima[index] = minimum
      return minimum
    }

    mutating func flexibility(_ index: Int) -> Flexibility {
      let minimum = minimum(index)
      if let maximum = maxima[index] { return Flexibility(minimum: minimum, maximum: maximum) }
      let maximum = division.ask(division.items[index], .infinity)[division.axis]
      maxima[index] = maximum
      return Flexibility(minimum: minimum, maximum: maximum)
    }
  }
}
