/// An unknown length or position, in points.
public struct Variable: Hashable, Sendable {
  /// Its number in its system, from 0.
  let index: Int
}

/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable {
  /// The left side is at most the right one.
  case lessOrEqual = "<="
  /// Both sides are equal.
  case equal = "=="
  /// The left side is at least the right one.
  case greaterOrEqual = ">="
}

/// The priorities UIKit names (H E1).
public enum LayoutPriority {
  /// The constraint must hold.
  public static let required = 1000.0
  /// `.defaultHigh`.
  public static let high = 750.0
  /// `.defaultLow`.
  public static let low = 250.0
  /// `.fittingSizeLevel`.
  public static let fittingSize = 50.0
}

/// One linear condition: the sum of coefficient times variable compares to a constant, with a priority.
public struct Constraint: Hashable, Sendable {
  /// A variable and what it is multiplied with.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// Its coefficient.
    public var coefficient: Double

    /// A term, with coefficient 1 unless told.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The left side; each variable once, none with coefficient 0.
  public let terms: [Term]
  /// The comparison.
  public let relation: Relation
  /// The right side, in points.
  public let constant: Double
  /// 1000 must hold; the others are optional, a higher one beats any number of lower ones (H E13).
  public let priority: Double

  /// A condition; terms of the same variable are added up.
  public init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = LayoutPriority.required) {
    var merged: [Term] = []
    for term in terms {
      if let known = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[known].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    self.terms = merged.filter { $0.coefficient != 0 }
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Whether the condition must hold.
  public var isRequired: Bool { priority >= LayoutPriority.required }

  /// Whether a left side of this value satisfies the condition, up to a millionth of a point.
  func holds(for value: Double) -> Bool {
    switch relation {
    case .lessOrEqual: value <= constant + 1e-6
    case .equal: abs(value - constant) <= 1e-6
    case .greaterOrEqual: value >= constant - 1e-6
    }
  }
}

/// The number of a constraint in its system, in order of addition.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number, from 0.
  public let index: Int

  /// Earlier constraints first.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}

/// Required constraints that contradict each other, and the one that was given up so that layout could go on (H E7).
public struct Conflict: Hashable, Sendable {
  /// The constraint that does not hold.
  public let broken: ConstraintID
  /// All that take part, the broken one included, in order of addition.
  public let among: [ConstraintID]
}
