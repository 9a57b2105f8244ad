import Frameworks

enum FoundationText {
  static let geometry: StaticText = """
    public struct CGPoint: Hashable, Codable, CustomStringConvertible {
      public var x: CGFloat
      public var y: CGFloat
      public init()
      public init(x: CGFloat, y: CGFloat)
      public init(x: Int, y: Int)
      public static let zero: CGPoint
      public var description: String { get }
    }
    public struct CGSize: Hashable, Codable, CustomStringConvertible {
      public var width: CGFloat
      public var height: CGFloat
      public init()
      public init(width: CGFloat, height: CGFloat)
      public init(width: Int, height: Int)
      public static let zero: CGSize
      public var description: String { get }
    }
    public struct CGVector: Hashable, Codable, CustomStringConvertible {
      public var dx: CGFloat
      public var dy: CGFloat
      public init()
      public init(dx: CGFloat, dy: CGFloat)
      public init(dx: Int, dy: Int)
      public static let zero: CGVector
      public var description: String { get }
    }
    public enum CGRectEdge: Int {
      case minXEdge, minYEdge, maxXEdge, maxYEdge
    }
    public struct CGRect: Hashable, Codable, CustomStringConvertible {
      public var origin: CGPoint
      public var size: CGSize
      public init()
      public init(origin: CGPoint, size: CGSize)
      public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      public init(x: Int, y: Int, width: Int, height: Int)
      public static let zero: CGRect
      public static let null: CGRect
      public static let infinite: CGRect
      public var minX: CGFloat { get }
      public var midX: CGFloat { get }
      public var maxX: CGFloat { get }
      public var minY: CGFloat { get }
      public var midY: CGFloat { get }
      public var maxY: CGFloat { get }
      public var width: CGFloat { get }
      public var height: CGFloat { get }
      public var standardized: CGRect { get }
      public var integral: CGRect { get }
      public var isEmpty: Bool { get }
      public var isNull: Bool { get }
      public var isInfinite: Bool { get }
      public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      public func union(_ other: CGRect) -> CGRect
      public func intersection(_ other: CGRect) -> CGRect
      public func intersects(_ other: CGRect) -> Bool
      public func contains(_ point: CGPoint) -> Bool
      public func contains(_ rect: CGRect) -> Bool
      public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
      public var description: String { get }
    }
    """
}
