/// A value in terms of other variables.
struct FreeValue {
  var constant: Double
  var terms: [Constraint.Term] = []
}

/// The values found so far, and what the others stand for.
struct UnsettledValues {
  private var values: [FreeValue?]
  private let defaults: [Int?]

  init(known: [Double?], defaults: [Int?]) {
    values = known.map { $0.map { FreeValue(constant: $0) } }
    self.defaults = defaults
  }

  mutating func settle(_ found: [Int: Double]) {
    for (variable, value) in found { values[variable] = FreeValue(constant: value) }
  }

  mutating func settle(_ variable: Int, as value: FreeValue?) { values[variable] = value }

  /// All values: what nothing determines has the value of its default, or 0.
  func all() -> [Double] {
    var results = Array(repeating: Double?.none, count: values.count)
    var isOpen = Array(repeating: false, count: values.count)
    func resolve(_ variable: Int) -> Double {
      if let result = results[variable] { return result }
      if isOpen[variable] { return 0 }
      isOpen[variable] = true
      let result: Double
      if let value = values[variable] {
        result = value.terms.reduce(value.constant) { $0 + $1.coefficient * resolve($1.variable.index) }
      } else {
        result = defaults[variable].map(resolve) ?? 0
      }
      results[variable] = result
      return result
    }
    return values.indices.map(resolve)
  }
}
