import Layout
import Testing

@Suite("Linear constraints") struct LinearSystemTests {
  @Test("equalities determine each other, in any order of addition")
  func propagation() {
    var system = LinearSystem()
    let (a, b, c) = (system.variable(), system.variable(), system.variable())
    system.add(Constraint([.init(c), .init(b, -2)], .equal, 1))
    system.add(Constraint([.init(b), .init(a, -1)], .equal, 5))
    system.add(Constraint([.init(a)], .equal, 10))
    let solution = system.solve()
    #expect([solution[a], solution[b], solution[c]] == [10, 15, 31])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("simultaneous equalities are solved")
  func simultaneous() {
    var system = LinearSystem()
    let (a, b) = (system.variable(), system.variable())
    system.add(Constraint([.init(a), .init(b)], .equal, 10))
    system.add(Constraint([.init(a), .init(b, -1)], .equal, 4))
    let solution = system.solve()
    #expect([solution[a], solution[b]] == [7, 3])
  }

  @Test("a higher priority beats any number of lower ones: H E13")
  func priorities() {
    var system = LinearSystem()
    let a = system.variable()
    for _ in 0..<20 { system.add(Constraint([.init(a)], .equal, 0, priority: 500)) }
    system.add(Constraint([.init(a)], .greaterOrEqual, 30, priority: 501))
    system.add(Constraint([.init(a)], .lessOrEqual, 40))
    #expect(system.solve()[a] == 30)
  }

  @Test("of equal violations the later constraint is spared: H E3")
  func ties() {
    var system = LinearSystem()
    let (a, b) = (system.variable(), system.variable())
    system.add(Constraint([.init(a), .init(b)], .equal, 100))
    system.add(Constraint([.init(a)], .equal, 20, priority: 250))
    system.add(Constraint([.init(b)], .equal, 30, priority: 250))
    let solution = system.solve()
    #expect([solution[a], solution[b]] == [70, 30])
  }

  @Test("contradicting equalities: the later one is broken, both are named: H E7, z51")
  func contradiction() {
    var system = LinearSystem()
    let (a, b) = (system.variable(), system.variable())
    let first = system.add(Constraint([.init(a)], .equal, 100))
    system.add(Constraint([.init(b)], .equal, 7))
    let second = system.add(Constraint([.init(a)], .equal, 200))
    let solution = system.solve()
    #expect([solution[a], solution[b]] == [100, 7])
    #expect(solution.conflicts.map(\.broken) == [second] && solution.conflicts.map(\.among) == [[first, second]])
  }

  @Test("contradicting inequalities: one is broken, the rest is laid out, bystanders are not named")
  func contradictingInequalities() {
    var system = LinearSystem()
    let (a, b) = (system.variable(), system.variable())
    let sum = system.add(Constraint([.init(a), .init(b)], .equal, 100))
    let first = system.add(Constraint([.init(a)], .greaterOrEqual, 60))
    system.add(Constraint([.init(b)], .greaterOrEqual, 10))
    let second = system.add(Constraint([.init(b)], .greaterOrEqual, 50))
    system.add(Constraint([.init(b)], .equal, 20, priority: 10))
    let solution = system.solve()
    #expect([solution[a], solution[b]] == [80, 20])
    #expect(solution.conflicts.map(\.broken) == [second])
    #expect(solution.conflicts.map(\.among) == [[sum, first, second]])
  }

  @Test("the same equality twice, or as a consequence, is no conflict")
  func redundancy() {
    var system = LinearSystem()
    let (a, b, c) = (system.variable(), system.variable(), system.variable())
    system.add(Constraint([.init(a), .init(b)], .equal, 10))
    system.add(Constraint([.init(b), .init(c)], .equal, 10))
    system.add(Constraint([.init(a), .init(c, -1)], .equal, 0))
    system.add(Constraint([.init(a), .init(b)], .equal, 10))
    system.add(Constraint([.init(c)], .greaterOrEqual, 4))
    system.add(Constraint([.init(b)], .greaterOrEqual, 3))
    system.add(Constraint([.init(b)], .equal, 0, priority: 100))
    let solution = system.solve()
    #expect([solution[a], solution[b], solution[c]] == [7, 3, 7])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("what is satisfied at each priority agrees with trying all values", arguments: 0..<40)
  func agreesWithSearch(seed: Int) {
    var numbers = Congruential(seed: seed)
    func random(_ count: Int) -> Int { numbers.next(count) }
    let relations: [Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    var system = LinearSystem()
    let variables = (0..<2).map { _ in system.variable() }
    var optional: [(Constraint, [Double])] = []
    for variable in variables {
      system.add(Constraint([.init(variable)], .greaterOrEqual, 0))
      system.add(Constraint([.init(variable)], .lessOrEqual, 12))
    }
    for _ in 0..<6 {
      let coefficients = [Double(random(3) - 1), Double(random(3) - 1)]
      let terms = zip(variables, coefficients).map { Constraint.Term($0, $1) }
      let constraint = Constraint(
        terms, relations[random(3)], Double(random(20) - 5), priority: [100, 200, 300][random(3)])
      system.add(constraint)
      optional.append((constraint, coefficients))
    }
    func violations(_ values: [Double]) -> [Double] {
      var sums = [0.0, 0, 0]
      for (constraint, coefficients) in optional {
        let left = coefficients[0] * values[0] + coefficients[1] * values[1]
        let difference = left - constraint.constant
        let level = 3 - Int(constraint.priority / 100)
        switch constraint.relation {
        case .lessOrEqual: sums[level] += max(difference, 0)
        case .equal: sums[level] += abs(difference)
        case .greaterOrEqual: sums[level] += max(-difference, 0)
        }
      }
      return sums
    }
    let solution = system.solve()
    let found = violations(variables.map { solution[$0] })
    var best = [Double.infinity, .infinity, .infinity]
    for x in 0...24 {
      for y in 0...24 {
        let tried = violations([Double(x) / 2, Double(y) / 2])
        if tried.lexicographicallyPrecedes(best) { best = tried }
      }
    }
    #expect(zip(found, best).allSatisfy { abs($0 - $1) < 1e-4 }, "found \(found), best \(best)")
  }

  @Test("whatever contradicts, everything that is not broken holds, and the same each time", arguments: 0..<60)
  func survivors(seed: Int) {
    var random = Congruential(seed: seed)
    let relations: [Relation] = [.lessOrEqual, .equal, .equal, .greaterOrEqual]
    var system = LinearSystem()
    let variables = (0..<5).map { _ in system.variable() }
    var constraints: [Constraint] = []
    for _ in 0..<10 {
      let terms = variables.map { Constraint.Term($0, Double(random.next(3) - 1)) }
      let constraint = Constraint(terms, relations[random.next(4)], Double(random.next(30) - 10))
      system.add(constraint)
      constraints.append(constraint)
    }
    let solution = system.solve()
    let broken = Set(solution.conflicts.map(\.broken.index))
    for (index, constraint) in constraints.enumerated() where !broken.contains(index) {
      let left = constraint.terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
      switch constraint.relation {
      case .lessOrEqual: #expect(left <= constraint.constant + 1e-5)
      case .equal: #expect(abs(left - constraint.constant) <= 1e-5)
      case .greaterOrEqual: #expect(left >= constraint.constant - 1e-5)
      }
    }
    for conflict in solution.conflicts {
      var alone = LinearSystem()
      _ = variables.map { _ in alone.variable() }
      for id in conflict.among { alone.add(constraints[id.index]) }
      #expect(!alone.solve().conflicts.isEmpty, "the named constraints contradict each other")
    }
    #expect(system.solve() == solution)
  }
}

/// A small repeatable source of numbers.
struct Congruential {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
