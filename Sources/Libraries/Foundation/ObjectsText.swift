import Frameworks

extension FoundationText {
  static let objects: StaticText = """
    public func NSStringFromClass(_ type: AnyClass) -> String
    public func NSClassFromString(_ name: String) -> AnyClass?
    public func NSLog(_ format: String, _ arguments: Any...)
    public typealias AnyClass = AnyObject.Type
    public typealias TimeInterval = Double
    public protocol NSObjectProtocol: AnyObject {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
    }
    public protocol NSCopying {
      func copy(with zone: NSZone?) -> Any
    }
    public protocol NSMutableCopying {
      func mutableCopy(with zone: NSZone?) -> Any
    }
    public struct NSZone {
    }
    public protocol NSCoding {
      func encode(with coder: NSCoder)
      init?(coder: NSCoder)
    }
    public protocol NSSecureCoding: NSCoding {
      static var supportsSecureCoding: Bool { get }
    }
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      public init()
      open func isEqual(_ object: Any?) -> Bool
      open var hash: Int { get }
      open var description: String { get }
      open var debugDescription: String { get }
      open func isKind(of type: AnyClass) -> Bool
      open func isMember(of type: AnyClass) -> Bool
      open func copy() -> Any
      open func mutableCopy() -> Any
    }
    open class NSCoder: NSObject {
      /// - Unsimulated: there is no archive to read from
      open func decodeObject(forKey key: String) -> Any?
      /// - Unsimulated: there is no archive to write to
      open func encode(_ object: Any?, forKey key: String)
    }
    open class NSKeyedUnarchiver: NSCoder {
    }
    open class NSKeyedArchiver: NSCoder {
    }
    open class NSNull: NSObject {
    }
    open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
      public convenience init(integerLiteral value: Int)
      public convenience init(floatLiteral value: Double)
      public convenience init(booleanLiteral value: Bool)
      public init(value: Int)
      public init(value: Double)
      public init(value: Bool)
      public init(value: Int8)
      public init(value: Int16)
      public init(value: Int32)
      public init(value: Int64)
      public init(value: UInt)
      public init(value: UInt8)
      public init(value: UInt16)
      public init(value: UInt32)
      public init(value: UInt64)
      public init(value: Float)
      public var intValue: Int { get }
      public var doubleValue: Double { get }
      public var int8Value: Int8 { get }
      public var int16Value: Int16 { get }
      public var int32Value: Int32 { get }
      public var int64Value: Int64 { get }
      public var uintValue: UInt { get }
      public var uint8Value: UInt8 { get }
      public var uint16Value: UInt16 { get }
      public var uint32Value: UInt32 { get }
      public var uint64Value: UInt64 { get }
      public var floatValue: Float { get }
      public var boolValue: Bool { get }
      public var stringValue: String { get }
      open override var description: String { get }
    }
    open class NSValue: NSObject {
    }
    open class NSError: NSObject, Error {
      public init(domain: String, code: Int, userInfo: [String: Any]? = nil)
      open var domain: String { get }
      open var code: Int { get }
      open var userInfo: [String: Any] { get }
      open var localizedDescription: String { get }
      open override var description: String { get }
    }
    public let NSLocalizedDescriptionKey: String
    public func NSLocalizedString(_ key: String, tableName: String? = nil, value: String = "", comment: String) -> String
    public struct UUID: Hashable, Codable, Comparable, CustomStringConvertible {
      public var uuidString: String
      public init()
      public init?(uuidString: String)
      public var description: String { get }
      public static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
    }
    open class Bundle: NSObject {
      public static var main: Bundle { get }
      public init(for type: AnyClass)
      open var bundleIdentifier: String? { get }
      open var infoDictionary: [String: Any]? { get }
      open func object(forInfoDictionaryKey key: String) -> Any?
      open func url(forResource name: String?, withExtension ext: String?) -> URL?
      open func path(forResource name: String?, ofType ext: String?) -> String?
    }
    open class ProcessInfo: NSObject {
      public static var processInfo: ProcessInfo { get }
      open var environment: [String: String] { get }
      open var arguments: [String] { get }
      open var processName: String { get }
      open var systemUptime: TimeInterval { get }
      open var isLowPowerModeEnabled: Bool { get }
    }
    public struct Locale: Hashable {
      public var identifier: String
      public init(identifier: String)
      public static var current: Locale { get }
      public static var autoupdatingCurrent: Locale { get }
      public var languageCode: String? { get }
      public var regionCode: String? { get }
      public var currencyCode: String? { get }
    }
    public struct TimeZone: Hashable {
      public var identifier: String
      public init?(identifier: String)
      public init?(abbreviation: String)
      public init?(secondsFromGMT seconds: Int)
      public static var current: TimeZone { get }
      public static var gmt: TimeZone { get }
      public func secondsFromGMT() -> Int { 0 }
    }
    open class UserDefaults: NSObject {
      public static var standard: UserDefaults { get }
      public init?(suiteName: String?)
      open func set(_ value: Any?, forKey key: String)
      open func object(forKey key: String) -> Any?
      open func value(forKey key: String) -> Any?
      open func string(forKey key: String) -> String?
      open func integer(forKey key: String) -> Int
      open func double(forKey key: String) -> Double
      open func float(forKey key: String) -> Float
      open func bool(forKey key: String) -> Bool
      open func array(forKey key: String) -> [Any]?
      open func stringArray(forKey key: String) -> [String]?
      open func dictionary(forKey key: String) -> [String: Any]?
      open func data(forKey key: String) -> Data?
      open func removeObject(forKey key: String)
      open func register(defaults: [String: Any])
      open func dictionaryRepresentation() -> [String: Any]
      open func synchronize() -> Bool
    }
    open class Thread: NSObject {
      public static var isMainThread: Bool { get }
      public static func sleep(forTimeInterval time: TimeInterval)
    }
    """
}
