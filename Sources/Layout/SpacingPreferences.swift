/// The distances an item would like to keep at its edges (H D11, D12).
public struct SpacingPreferences: Hashable, Sendable {
  /// A kind of distance: two items compare the preferences of the kinds that both have.
  public struct Category: Hashable, Sendable {
    /// A name that tells this kind from others.
    public let name: String
    /// Whether a `frame` or `padding` on the edge takes the preference away (H D13).
    public let isText: Bool

    /// A kind of distance by its name.
    public init(_ name: String, isText: Bool = false) {
      self.name = name
      self.isText = isText
    }

    /// What counts when the items share no other kind.
    public static let `default` = Category("default")
    /// Between two texts.
    public static let text = Category("text", isText: true)
  }

  private struct Key: Hashable, Sendable {
    let category: Category
    let edge: Edge
  }

  private var values: [Key: Double]

  /// No preference at all: 8 points to a neighbour that has none either.
  public init() { values = [:] }

  /// One preference, in points, at each of the edges.
  public init(_ category: Category, _ edges: EdgeSet, _ length: Double) {
    values = [:]
    for edge in Edge.allCases where edges.contains(edge) { values[Key(category: category, edge: edge)] = length }
  }

  /// What a view without wishes has.
  public static let none = SpacingPreferences()

  /// The distance between neighbours of which neither has a preference, in points (H D11).
  public static let defaultDistance = 8.0

  /// The preference of one kind at one edge, in points.
  public subscript(category: Category, edge: Edge) -> Double? {
    get { values[Key(category: category, edge: edge)] }
    set { values[Key(category: category, edge: edge)] = newValue }
  }

  /// The distance to the next item along the axis, in points (H D12): the largest sum of own and other preference among
  /// the shared kinds, else the larger default preference, else 8.
  public func distance(to next: SpacingPreferences, along axis: Axis) -> Double {
    if values.isEmpty && next.values.isEmpty { return Self.defaultDistance }
    let (end, start) = (Edge.end(of: axis), Edge.start(of: axis))
    var shared: Double?
    for (key, own) in values where key.edge == end && key.category != .default {
      if let other = next[key.category, start] { shared = max(shared ?? -.infinity, own + other) }
    }
    if let shared { return shared }
    let defaults = [self[.default, end], next[.default, start]].compactMap { $0 }
    return defaults.max() ?? Self.defaultDistance
  }

  /// Without the text preferences of the edges, as behind a `frame` or `padding` (H D13).
  public func resettingText(_ edges: EdgeSet) -> SpacingPreferences {
    if values.isEmpty { return self }
    var copy = self
    copy.values = values.filter { !($0.key.category.isText && edges.contains($0.key.edge)) }
    return copy
  }

  /// Takes over the preferences of another item at the edges; where both have one the larger stays.
  public mutating func merge(_ other: SpacingPreferences, at edges: EdgeSet) {
    for (key, value) in other.values where edges.contains(key.edge) {
      values[key] = max(values[key] ?? value, value)
    }
  }
}
