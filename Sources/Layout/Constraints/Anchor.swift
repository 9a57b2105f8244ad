/// A view, or a layout guide, as an Auto Layout system knows it.
public struct LayoutItem: Hashable, Sendable {
  /// Its number in its system, from 0.
  let index: Int
}

/// An edge, a length or a line of an item.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// An edge; leading and trailing change sides in right-to-left languages.
  case left, right, top, bottom, leading, trailing
  /// A length.
  case width, height
  /// A centre line.
  case centerX, centerY
  /// A baseline of text; the bottom edge of what has no text.
  case firstBaseline, lastBaseline

  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }
}

/// An attribute of an item.
public struct Anchor: Hashable, Sendable {
  /// Whose attribute.
  public var item: LayoutItem
  /// Which attribute.
  public var attribute: LayoutAttribute

  /// An attribute of an item.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// What an `NSLayoutConstraint` says: `first relation second * multiplier + constant`.
public struct LayoutConstraint: Hashable, Sendable {
  /// The left side.
  public var first: Anchor
  /// The comparison.
  public var relation: Relation
  /// The anchor on the right side; nil compares to the constant alone.
  public var second: Anchor?
  /// What the right anchor is multiplied with.
  public var multiplier: Double
  /// What is added on the right side, in points.
  public var constant: Double
  /// 1 to 1000; 1000 must hold and is the default (H E1).
  public var priority: Double

  /// A constraint between two anchors, or between an anchor and a constant in points.
  public init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = LayoutPriority.required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
