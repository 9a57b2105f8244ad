import Frameworks

extension FoundationText {
  static let notifications: StaticText = """
    public struct Notification: CustomStringConvertible {
      public struct Name: Hashable, RawRepresentable {
        public var rawValue: String
        public init(_ rawValue: String)
        public init(rawValue: String)
      }
      public var name: Notification.Name
      public var object: Any?
      public var userInfo: [AnyHashable: Any]?
      public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
      public var description: String { "name = \\(name.rawValue), object = \\(String(describing: object)), userInfo = \\(String(describing: userInfo))" }
    }
    open class NSNotification: NSObject {
      public typealias Name = Notification.Name
    }
    open class NotificationCenter: NSObject {
      public static var `default`: NotificationCenter { get }
      public override init()
      open func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol
      open func removeObserver(_ observer: Any)
      open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?)
      open func post(name: Notification.Name, object: Any?)
      open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
      open func post(_ notification: Notification)
      public func notifications(named name: Notification.Name, object: Any? = nil) -> AsyncStream<Notification>
    }
    """

  static let json: StaticText = """
    public enum EncodingError: Error {
      case invalidValue(Any, EncodingError.Context)
      public struct Context {
        public var debugDescription: String
      }
    }
    public struct _JSONKey: CodingKey {
      public var stringValue: String
      public var intValue: Int?
    }
    public enum DecodingError: Error {
      public struct Context {
        public var codingPath: [_JSONKey]
        public var debugDescription: String
        public var underlyingError: (any Error)?
      }
      case typeMismatch(Any, DecodingError.Context)
      case valueNotFound(Any, DecodingError.Context)
      case keyNotFound(_JSONKey, DecodingError.Context)
      case dataCorrupted(DecodingError.Context)
    }
    public protocol Decoder {
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func singleValueContainer() throws -> SingleValueDecodingContainer
      func unkeyedContainer() throws -> UnkeyedDecodingContainer
    }
    public protocol Encoder {
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func singleValueContainer() -> SingleValueEncodingContainer
      func unkeyedContainer() -> UnkeyedEncodingContainer
    }
    public struct _JSONDecoding: Decoder {
      public func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      public func singleValueContainer() throws -> SingleValueDecodingContainer
      public func unkeyedContainer() throws -> UnkeyedDecodingContainer
    }
    public struct _JSONEncoding: Encoder {
      public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      public func singleValueContainer() -> SingleValueEncodingContainer
      public func unkeyedContainer() -> UnkeyedEncodingContainer
    }
    public struct KeyedDecodingContainer<K: CodingKey> {
      public func contains(_ key: K) -> Bool
      public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T
      public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T?
      public func decodeNil(forKey key: K) throws -> Bool
      public func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type, forKey key: K) throws -> KeyedDecodingContainer<Key>
      public func nestedUnkeyedContainer(forKey key: K) throws -> UnkeyedDecodingContainer
    }
    public struct SingleValueDecodingContainer {
      public func decode<T: Decodable>(_ type: T.Type) throws -> T
      public func decodeNil() -> Bool
    }
    public struct UnkeyedDecodingContainer {
      public var isAtEnd: Bool { get }
      public var count: Int? { get }
      public var currentIndex: Int { get }
      public mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      public mutating func decodeNil() throws -> Bool
      public mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      public mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer
    }
    public struct KeyedEncodingContainer<K: CodingKey> {
      public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws
      public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws
      public mutating func encodeNil(forKey key: K) throws
      public mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type, forKey key: K) -> KeyedEncodingContainer<Key>
      public mutating func nestedUnkeyedContainer(forKey key: K) -> UnkeyedEncodingContainer
    }
    public struct SingleValueEncodingContainer {
      public mutating func encode<T: Encodable>(_ value: T) throws
      public mutating func encodeNil() throws
    }
    public struct UnkeyedEncodingContainer {
      public var count: Int { get }
      public mutating func encode<T: Encodable>(_ value: T) throws
      public mutating func encodeNil() throws
      public mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      public mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer
    }
    open class JSONEncoder {
      public enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
      }
      public enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
      }
      public struct OutputFormatting: OptionSet {
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static let prettyPrinted: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 1)
        public static let sortedKeys: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 8)
      }
      open var outputFormatting: JSONEncoder.OutputFormatting = []
      open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
      open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
      public init()
      open func encode<T: Encodable>(_ value: T) throws -> Data
    }
    open class JSONDecoder {
      public enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
      }
      public enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
      }
      open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
      open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
      public init()
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    """
}
