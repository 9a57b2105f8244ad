import Frameworks

enum TemporaryGeometry {
  static let text: StaticText = """
    public struct CGSize: Equatable, Hashable {
      public var width: CGFloat
      public var height: CGFloat
      public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
      }
      public static let zero: CGSize = CGSize(width: 0, height: 0)
    }
    public struct CGPoint: Equatable, Hashable {
      public var x: CGFloat
      public var y: CGFloat
      public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      public static let zero: CGPoint = CGPoint(x: 0, y: 0)
    }
    public struct CGRect: Equatable, Hashable {
      public var origin: CGPoint
      public var size: CGSize
      public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.origin = CGPoint(x: x, y: y)
        self.size = CGSize(width: width, height: height)
      }
      public var width: CGFloat { size.width }
      public var height: CGFloat { size.height }
      public static let zero: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
    }
    open class NSObject {
      public init()
      open var description: String { "" }
    }
    public class NSCoder: NSObject {
    }
    public struct NSRange: Equatable {
      public var location: Int
      public var length: Int
      public init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
    }
    public struct CGAffineTransform: Equatable {
      public var a: CGFloat
      public init() { self.a = 1 }
      public static let identity: CGAffineTransform = CGAffineTransform()
    }
    public class NSAttributedString: NSObject {
    }
    public struct AttributedString {
    }
    public struct Date {
    }
    public struct URL {
    }
    public protocol ObservableObject: AnyObject {
    }
    public struct IndexSet {
    }
    public struct Selector: Hashable {
      public var name: String
    }
    """
}
