import Frameworks

extension FoundationText {
  /// What Foundation has on Apple's systems only: for the compiler on Linux this is a module of its own.
  static let objectiveC: StaticText = """
    public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
      public var _name: String
      public init(_ name: String)
      public init(stringLiteral name: String)
      public var description: String { get }
    }
    public func NSSelectorFromString(_ name: String) -> Selector
    public func NSStringFromSelector(_ selector: Selector) -> String
    extension NSObject {
      public func responds(to selector: Selector!) -> Bool
      @discardableResult public func perform(_ selector: Selector!) -> Any?
      @discardableResult public func perform(_ selector: Selector!, with object: Any?) -> Any?
      public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval)
      public func value(forKey key: String) -> Any?
      public func value(forKeyPath key: String) -> Any?
      public func setValue(_ value: Any?, forKey key: String)
      public func awakeFromNib()
      public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions, context: Any?)
      public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
      public func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: Any?)
      public func willChangeValue(forKey key: String)
      public func didChangeValue(forKey key: String)
      public static func cancelPreviousPerformRequests(withTarget target: Any)
    }
    public struct NSKeyValueObservingOptions: OptionSet {
      public var rawValue: UInt
      public init(rawValue: UInt)
      public static let new: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 1)
      public static let old: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 2)
      public static let initial: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 4)
      public static let prior: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 8)
    }
    public struct NSKeyValueChangeKey: Hashable, RawRepresentable {
      public var rawValue: String
      public init(rawValue: String)
      public static let newKey: NSKeyValueChangeKey = NSKeyValueChangeKey(rawValue: "new")
      public static let oldKey: NSKeyValueChangeKey = NSKeyValueChangeKey(rawValue: "old")
    }
    public struct NSKeyValueObservedChange<Value> {
      public var newValue: Value?
      public var oldValue: Value?
      public var isPrior: Bool
    }
    final public class NSKeyValueObservation: NSObject {
      public func invalidate()
    }
    public protocol _KeyValueCodingAndObserving {
    }
    extension _KeyValueCodingAndObserving {
      public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
    }
    extension NSObject: _KeyValueCodingAndObserving {
    }
    extension NSValue {
      public convenience init(cgRect rect: CGRect)
      public convenience init(cgPoint point: CGPoint)
      public convenience init(cgSize size: CGSize)
      public var cgRectValue: CGRect { get }
      public var cgPointValue: CGPoint { get }
      public var cgSizeValue: CGSize { get }
    }
    public struct CGAffineTransform: Hashable, Codable {
      public var a: CGFloat
      public var b: CGFloat
      public var c: CGFloat
      public var d: CGFloat
      public var tx: CGFloat
      public var ty: CGFloat
      public init()
      public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
      public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
      public init(translationX tx: CGFloat, y ty: CGFloat)
      public init(scaleX sx: CGFloat, y sy: CGFloat)
      public init(rotationAngle angle: CGFloat)
      public static let identity: CGAffineTransform
      public var isIdentity: Bool { get }
      public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
      public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
      public func rotated(by angle: CGFloat) -> CGAffineTransform
      public func inverted() -> CGAffineTransform
      public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform
    }
    public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
    public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound == 0 ? 0 : UInt32.random(in: 0..<upperBound) }
    extension CGPoint {
      public func equalTo(_ other: CGPoint) -> Bool
      public func applying(_ t: CGAffineTransform) -> CGPoint
    }
    extension CGSize {
      public func equalTo(_ other: CGSize) -> Bool
      public func applying(_ t: CGAffineTransform) -> CGSize
    }
    extension CGRect {
      public func equalTo(_ other: CGRect) -> Bool
      public func applying(_ t: CGAffineTransform) -> CGRect
    }
    extension IndexPath {
      public init(row: Int, section: Int)
      public init(item: Int, section: Int)
      public var section: Int { get set }
      public var row: Int { get set }
      public var item: Int { get set }
    }
    extension Timer {
      public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool)
      @discardableResult public static func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer
    }
    extension NotificationCenter {
      public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)
    }
    """
}
