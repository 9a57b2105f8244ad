/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Insets from four distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance, in points, from every named edge.
  public init(_ edges: EdgeSet, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// No distance from any edge.
  public static let zero = EdgeInsets()
  /// What `padding()` means on iOS: 16 points on every edge (H D20).
  public static let systemPadding = EdgeInsets(.all, 16)

  /// Leading and trailing together, in points.
  public var horizontal: Double { leading + trailing }
  /// Top and bottom together, in points.
  public var vertical: Double { top + bottom }
}

/// One edge of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// An edge, named as in left-to-right text.
  case top, leading, bottom, trailing

  /// The edge at which a sequence along the axis starts.
  public static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }
  /// The edge at which a sequence along the axis ends.
  public static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

/// A set of edges.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The leading edge.
  public static let leading = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The trailing edge.
  public static let trailing = EdgeSet(rawValue: 8)
  /// Leading and trailing.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// Every edge.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether the edge is in the set.
  public func contains(_ edge: Edge) -> Bool {
    switch edge {
    case .top: contains(EdgeSet.top)
    case .leading: contains(EdgeSet.leading)
    case .bottom: contains(EdgeSet.bottom)
    case .trailing: contains(EdgeSet.trailing)
    }
  }
}
