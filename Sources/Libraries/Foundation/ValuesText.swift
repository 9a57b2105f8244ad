import Frameworks

extension FoundationText {
  static let values: StaticText = """
    public struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
      public typealias Element = Int
      public struct Iterator: IteratorProtocol {
        public typealias Element = Int
        public mutating func next() -> Int?
      }
      public init()
      public init(integer: Int)
      public init(integersIn range: Range<Int>)
      public init(integersIn range: ClosedRange<Int>)
      public init<S: Sequence>(_ elements: S)
      public init(arrayLiteral: Int...)
      public func makeIterator() -> IndexSet.Iterator
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var first: Int? { get }
      public var last: Int? { get }
      public func contains(_ index: Int) -> Bool
      @discardableResult public mutating func insert(_ index: Int) -> (inserted: Bool, memberAfterInsert: Int)
      public mutating func insert(integersIn range: Range<Int>)
      @discardableResult public mutating func remove(_ index: Int) -> Int?
      public mutating func removeAll()
      public func union(_ other: IndexSet) -> IndexSet
      public func intersection(_ other: IndexSet) -> IndexSet
      public var description: String { get }
    }
    public struct IndexPath: Hashable, Comparable, CustomStringConvertible, ExpressibleByArrayLiteral {
      public init()
      public init(index: Int)
      public init(indexes: [Int])
      public init(arrayLiteral: Int...)
      public var count: Int { get }
      public subscript(index: Int) -> Int { get }
      public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
      public var description: String { get }
    }
    public struct Data: Hashable, Sequence, CustomStringConvertible, Codable {
      public typealias Element = UInt8
      public init()
      public init<S: Sequence>(_ elements: S)
      public init(count: Int)
      public init?(base64Encoded text: String)
      /// - Unsimulated: there are no files
      public init(contentsOf url: URL) throws
      public func makeIterator() -> Data.Iterator
      public func subdata(in range: Range<Int>) -> Data { Data(Array(self)[range]) }
      public var first: UInt8? { isEmpty ? nil : self[0] }
      public var last: UInt8? { isEmpty ? nil : self[count - 1] }
      public struct Iterator: IteratorProtocol {
        public typealias Element = UInt8
        public mutating func next() -> UInt8?
      }
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public mutating func append(_ other: Data)
      public mutating func append(_ byte: UInt8)
      public func base64EncodedString() -> String
      public subscript(index: Int) -> UInt8 { get set }
      public var description: String { get }
    }
    public struct URL: Hashable, Codable, CustomStringConvertible {
      public init?(string: String)
      public init?(string: String, relativeTo base: URL?)
      public init(fileURLWithPath path: String)
      public init(filePath path: String)
      public var absoluteString: String { get }
      public var scheme: String? { get }
      public var host: String? { get }
      public func host(percentEncoded: Bool = true) -> String?
      public var port: Int? { get }
      public var path: String { get }
      public func path(percentEncoded: Bool = true) -> String
      public var query: String? { get }
      public var fragment: String? { get }
      public var lastPathComponent: String { get }
      public var pathExtension: String { get }
      public var pathComponents: [String] { get }
      public var isFileURL: Bool { get }
      public func appendingPathComponent(_ component: String) -> URL
      public func appending(path: String) -> URL
      public func appending(component: String) -> URL
      public func appendingPathExtension(_ ext: String) -> URL
      public func appending(queryItems: [URLQueryItem]) -> URL
      public func deletingLastPathComponent() -> URL
      public func deletingPathExtension() -> URL
      public var description: String { get }
    }
    public struct URLQueryItem: Hashable {
      public var name: String
      public var value: String?
      public init(name: String, value: String?)
    }
    public struct URLComponents: Hashable {
      public var scheme: String?
      public var host: String?
      public var port: Int?
      public var path: String
      public var fragment: String?
      public var queryItems: [URLQueryItem]?
      public init()
      public init?(string: String)
      public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      public var url: URL? { get }
      public var string: String? { get }
    }
    public struct URLRequest: Hashable {
      public enum CachePolicy {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
      }
      public var url: URL?
      public var httpMethod: String?
      public var httpBody: Data?
      public var timeoutInterval: TimeInterval
      public var cachePolicy: URLRequest.CachePolicy
      public var allHTTPHeaderFields: [String: String]?
      public init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60)
      public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
      public mutating func addValue(_ value: String, forHTTPHeaderField field: String)
      public func value(forHTTPHeaderField field: String) -> String?
    }
    """

  static let dates: StaticText = """
    public struct Date: Hashable, Comparable, Codable, CustomStringConvertible {
      public var timeIntervalSinceReferenceDate: TimeInterval { get }
      public init()
      public init(timeIntervalSinceReferenceDate interval: TimeInterval)
      public init(timeIntervalSince1970 interval: TimeInterval)
      public init(timeIntervalSinceNow interval: TimeInterval)
      public init(timeInterval interval: TimeInterval, since date: Date)
      public static var now: Date { get }
      public static let distantPast: Date
      public static let distantFuture: Date
      public var timeIntervalSince1970: TimeInterval { get }
      public var timeIntervalSinceNow: TimeInterval { get }
      public func timeIntervalSince(_ date: Date) -> TimeInterval
      public func addingTimeInterval(_ interval: TimeInterval) -> Date
      public mutating func addTimeInterval(_ interval: TimeInterval)
      public func distance(to other: Date) -> TimeInterval
      public func advanced(by interval: TimeInterval) -> Date
      public func compare(_ other: Date) -> ComparisonResult
      public static func < (lhs: Date, rhs: Date) -> Bool
      public static func + (lhs: Date, rhs: TimeInterval) -> Date
      public static func - (lhs: Date, rhs: TimeInterval) -> Date
      public static func - (lhs: Date, rhs: Date) -> TimeInterval
      public static func += (lhs: inout Date, rhs: TimeInterval)
      public static func -= (lhs: inout Date, rhs: TimeInterval)
      public var description: String { get }
      public func formatted() -> String
      public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      public func formatted<F: FormatStyle>(_ style: F) -> String
      public struct FormatStyle: FormatStyle {
        public enum DateStyle {
          case omitted, numeric, abbreviated, long, complete
        }
        public enum TimeStyle {
          case omitted, shortened, standard, complete
        }
        public var _date: Date.FormatStyle.DateStyle
        public var _time: Date.FormatStyle.TimeStyle
        public init(date: Date.FormatStyle.DateStyle = .numeric, time: Date.FormatStyle.TimeStyle = .shortened)
        public func format(_ value: Date) -> String
      }
    }
    public protocol FormatStyle {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    public struct _NumberFormat<Value>: FormatStyle {
      public struct Precision {
        public var _minimum: Int
        public var _maximum: Int
        public static func fractionLength(_ length: Int) -> Precision
        public static func fractionLength<R>(_ limits: R) -> Precision
      }
      public func precision(_ precision: Precision) -> _NumberFormat<Value>
      public func locale(_ locale: Locale) -> _NumberFormat<Value>
      public func grouping(_ grouping: _NumberGrouping) -> _NumberFormat<Value>
      public func format(_ value: Value) -> String
    }
    public enum _NumberGrouping {
      case automatic, never
    }
    extension FormatStyle {
      public static var number: _NumberFormat<Any> { get }
      public static var percent: _NumberFormat<Any> { get }
      public static func currency(code: String) -> _NumberFormat<Any>
      public static var dateTime: Date.FormatStyle { get }
    }
    extension BinaryInteger {
      public func formatted() -> String
      public func formatted(_ style: _NumberFormat<Any>) -> String
    }
    extension BinaryFloatingPoint {
      public func formatted() -> String
      public func formatted(_ style: _NumberFormat<Any>) -> String
    }
    extension Sequence where Element == String {
      public func formatted() -> String
    }
    public struct DateComponents: Hashable {
      public var calendar: Calendar?
      public var era: Int?
      public var year: Int?
      public var month: Int?
      public var day: Int?
      public var hour: Int?
      public var minute: Int?
      public var second: Int?
      public var nanosecond: Int?
      public var weekday: Int?
      public var weekOfYear: Int?
      public init(calendar: Calendar? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil)
      public var date: Date? { get }
    }
    public struct Calendar: Hashable {
      public enum Identifier {
        case gregorian, iso8601, buddhist, japanese
      }
      public enum Component {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
      }
      public var identifier: Calendar.Identifier
      public var timeZone: TimeZone
      public var locale: Locale?
      public var firstWeekday: Int
      public init(identifier: Calendar.Identifier)
      public static var current: Calendar { get }
      public static var autoupdatingCurrent: Calendar { get }
      public func component(_ component: Calendar.Component, from date: Date) -> Int
      public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      public func date(from components: DateComponents) -> Date?
      public func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?
      public func date(byAdding components: DateComponents, to date: Date) -> Date?
      public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      public func startOfDay(for date: Date) -> Date
      public func isDate(_ a: Date, inSameDayAs b: Date) -> Bool
      public func isDateInToday(_ date: Date) -> Bool
      public func isDateInYesterday(_ date: Date) -> Bool
      public func isDateInTomorrow(_ date: Date) -> Bool
      public func isDateInWeekend(_ date: Date) -> Bool
      public var weekdaySymbols: [String] { get }
      public var shortWeekdaySymbols: [String] { get }
      public var monthSymbols: [String] { get }
      public var shortMonthSymbols: [String] { get }
    }
    open class Formatter: NSObject {
    }
    open class DateFormatter: Formatter {
      public enum Style: UInt {
        case none = 0
        case short = 1
        case medium = 2
        case long = 3
        case full = 4
      }
      open var dateFormat: String!
      open var dateStyle: DateFormatter.Style = .none
      open var timeStyle: DateFormatter.Style = .none
      open var locale: Locale!
      open var timeZone: TimeZone!
      open var calendar: Calendar!
      public override init()
      open func string(from date: Date) -> String
      open func date(from text: String) -> Date?
      open static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String
    }
    open class ISO8601DateFormatter: Formatter {
      public override init()
      open func string(from date: Date) -> String
      open func date(from text: String) -> Date?
    }
    open class NumberFormatter: Formatter {
      public enum Style: UInt {
        case none = 0
        case decimal = 1
        case currency = 2
        case percent = 3
      }
      open var numberStyle: NumberFormatter.Style = .none
      open var minimumFractionDigits: Int = 0
      open var maximumFractionDigits: Int = -1
      open var usesGroupingSeparator: Bool = true
      open var currencyCode: String! = "USD"
      open var locale: Locale!
      public override init()
      open func string(from number: NSNumber) -> String?
      open func string(for value: Any?) -> String? {
        guard let number = value as? NSNumber else { return nil }
        return string(from: number)
      }
      open func number(from text: String) -> NSNumber?
    }
    """
}
