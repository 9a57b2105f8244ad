/// The name of an alignment guide: one of the standard ones, or one that the learner's code declares.
public struct AlignmentKey: Hashable, Sendable {
  /// How a container makes one value out of the explicit values of its children.
  public enum Combining: Hashable, Sendable {
    /// The mean of the values.
    case average
    /// The smallest value, as for a first baseline.
    case first
    /// The largest value, as for a last baseline.
    case last
  }

  /// Where the guide lies when nobody says otherwise.
  public enum Default: Hashable, Sendable {
    /// At this fraction of the extent.
    case fraction(Double)
    /// Where the closure of the layout pass puts it.
    case custom
  }

  /// The axis along which the guide's position is measured.
  public let axis: Axis
  /// A name that tells the guide from others of its axis.
  public let name: String
  /// Where it lies by default.
  public let standard: Default
  /// How explicit values of several children become one.
  public let combining: Combining

  /// A guide that a program declares; its default position is asked of `LayoutPass.customGuide`.
  public init(custom name: String, axis: Axis) {
    self.init(axis: axis, name: name, standard: .custom)
  }

  init(axis: Axis, name: String, standard: Default, combining: Combining = .average) {
    self.axis = axis
    self.name = name
    self.standard = standard
    self.combining = combining
  }

  /// Two keys are one when axis and name agree.
  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && left.name == right.name
  }

  /// Feeds axis and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }

  func combine(_ values: [Double]) -> Double? {
    guard let first = values.first else { return nil }
    switch combining {
    case .average: return values.reduce(0, +) / Double(values.count)
    case .first: return values.reduce(first, min)
    case .last: return values.reduce(first, max)
    }
  }
}

/// How children of different widths line up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide that is brought to one vertical line.
  public let key: AlignmentKey

  /// The alignment of a guide whose axis is horizontal.
  public init(_ key: AlignmentKey) { self.key = key }

  /// At their leading edges.
  public static let leading = Self(.init(axis: .horizontal, name: "leading", standard: .fraction(0)))
  /// At their centres.
  public static let center = Self(.init(axis: .horizontal, name: "center", standard: .fraction(0.5)))
  /// At their trailing edges.
  public static let trailing = Self(.init(axis: .horizontal, name: "trailing", standard: .fraction(1)))
}

/// How children of different heights line up.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide that is brought to one horizontal line.
  public let key: AlignmentKey

  /// The alignment of a guide whose axis is vertical.
  public init(_ key: AlignmentKey) { self.key = key }

  /// At their top edges.
  public static let top = Self(.init(axis: .vertical, name: "top", standard: .fraction(0)))
  /// At their centres.
  public static let center = Self(.init(axis: .vertical, name: "center", standard: .fraction(0.5)))
  /// At their bottom edges.
  public static let bottom = Self(.init(axis: .vertical, name: "bottom", standard: .fraction(1)))
  /// At the baseline of the first line of text; at the bottom edge of what has no text.
  public static let firstTextBaseline = Self(
    .init(axis: .vertical, name: "firstTextBaseline", standard: .fraction(1), combining: .first))
  /// At the baseline of the last line of text; at the bottom edge of what has no text.
  public static let lastTextBaseline = Self(
    .init(axis: .vertical, name: "lastTextBaseline", standard: .fraction(1), combining: .last))
}

/// Both alignments together.
public struct Alignment: Hashable, Sendable {
  /// The alignment from left to right.
  public var horizontal: HorizontalAlignment
  /// The alignment from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centres of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The top edge, centred.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, centred.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The leading edge, centred.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, centred.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The guide of one axis.
  public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
