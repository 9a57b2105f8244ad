import Frameworks

extension SwiftText {
  static let strings: StaticText = """
    public struct String: StringProtocol, BidirectionalCollection, RangeReplaceableCollection, Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByStringInterpolation, Codable {
      public typealias Element = Character
      public func makeIterator() -> AnyIterator<Character>
      public typealias StringInterpolation = DefaultStringInterpolation
      public struct Index: Comparable, Hashable {
        public var offset: Int
        public static func < (lhs: String.Index, rhs: String.Index) -> Bool
      }
      public init()
      public init<T>(_ value: T)
      public init<T>(describing value: T)
      public init<T>(reflecting value: T)
      public init(repeating text: String, count: Int)
      public init(repeating character: Character, count: Int)
      public init<T: BinaryInteger>(_ value: T, radix: Int)
      public init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool)
      public init(format: String, _ arguments: Any...)
      public init(localized key: String)
      public init(stringLiteral value: String)
      public init<C: Sequence, E>(decoding bytes: C, as encoding: E.Type)
    }
    public struct Substring: StringProtocol, BidirectionalCollection, RangeReplaceableCollection, Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByStringInterpolation {
      public typealias Element = Character
      public typealias Index = String.Index
      public typealias StringInterpolation = DefaultStringInterpolation
      public var _text: String
      public var _start: Int
      public func makeIterator() -> AnyIterator<Character>
      public init()
      public init(_ text: String)
      public init(_ text: Substring)
      public init(stringLiteral value: String)
      public mutating func popFirst() -> Character?
    }
    extension StringProtocol {
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var description: String { get }
      public var debugDescription: String { get }
      public func uppercased() -> String
      public func lowercased() -> String
      public var capitalized: String { get }
      public func hasPrefix<S: StringProtocol>(_ prefix: S) -> Bool
      public func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool
      public func contains<S: StringProtocol>(_ other: S) -> Bool
      public func contains(_ character: Character) -> Bool
      public mutating func append(_ other: String)
      public mutating func append(_ other: Substring)
      public mutating func append(_ character: Character)
      public mutating func append<S: Sequence>(contentsOf other: S)
      public mutating func insert(_ character: Character, at index: String.Index)
      public mutating func insert<S: Sequence>(contentsOf text: S, at index: String.Index)
      @discardableResult public mutating func remove(at index: String.Index) -> Character
      @discardableResult public mutating func removeFirst() -> Character
      @discardableResult public mutating func removeLast() -> Character
      public mutating func removeFirst(_ count: Int)
      public mutating func removeLast(_ count: Int)
      public mutating func removeAll()
      public mutating func removeAll(keepingCapacity: Bool)
      public mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows
      public mutating func removeSubrange(_ range: Range<String.Index>)
      public mutating func replaceSubrange<S: Sequence>(_ range: Range<String.Index>, with text: S)
      public mutating func popLast() -> Character?
      public func split(separator: Character) -> [Substring]
      public func split(separator: Character, maxSplits: Int, omittingEmptySubsequences: Bool) -> [Substring]
      public func split(separator: Character, omittingEmptySubsequences: Bool) -> [Substring]
      public func split(separator: Character, maxSplits: Int) -> [Substring]
      public func split(whereSeparator: (Character) -> Bool) -> [Substring]
      public func split<S: StringProtocol>(separator: S) -> [Substring]
      public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
      public func prefix(_ count: Int) -> Substring
      public func suffix(_ count: Int) -> Substring
      public func prefix(while predicate: (Character) -> Bool) -> Substring
      public func prefix(upTo index: String.Index) -> Substring
      public func prefix(through index: String.Index) -> Substring
      public func suffix(from index: String.Index) -> Substring
      public func dropFirst() -> Substring
      public func dropLast() -> Substring
      public func dropFirst(_ count: Int) -> Substring
      public func dropLast(_ count: Int) -> Substring
      public func drop(while predicate: (Character) -> Bool) -> Substring
      public func reversed() -> [Character]
      public var first: Character? { get }
      public var last: Character? { get }
      public var startIndex: String.Index { get }
      public var endIndex: String.Index { get }
      public var indices: [String.Index] { get }
      public func index(after index: String.Index) -> String.Index
      public func index(before index: String.Index) -> String.Index
      public func index(_ index: String.Index, offsetBy distance: Int) -> String.Index
      public func index(_ index: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
      public func distance(from start: String.Index, to end: String.Index) -> Int
      public func firstIndex(of character: Character) -> String.Index?
      public func lastIndex(of character: Character) -> String.Index?
      public func firstIndex(where predicate: (Character) -> Bool) -> String.Index?
      public subscript(index: String.Index) -> Character { get }
      public subscript(range: Range<String.Index>) -> Substring { get }
      public subscript(range: ClosedRange<String.Index>) -> Substring { get }
      public subscript(range: PartialRangeFrom<String.Index>) -> Substring { get }
      public subscript(range: PartialRangeUpTo<String.Index>) -> Substring { get }
      public subscript(range: PartialRangeThrough<String.Index>) -> Substring { get }
      public var utf8: [UInt8] { get }
      public var utf16: [UInt16] { get }
      public var unicodeScalars: [Unicode.Scalar] { get }
      public func replacing(_ text: String, with other: String) -> String
    }
    public struct Character: Hashable, Comparable, CustomStringConvertible {
      public init(_ text: String)
      public init(_ scalar: Unicode.Scalar)
      public var isNumber: Bool { get }
      public var isLetter: Bool { get }
      public var isWhitespace: Bool { get }
      public var isNewline: Bool { get }
      public var isPunctuation: Bool { get }
      public var isUppercase: Bool { get }
      public var isLowercase: Bool { get }
      public var isSymbol: Bool { get }
      public var isWholeNumber: Bool { get }
      public var isHexDigit: Bool { get }
      public var isASCII: Bool { get }
      public var asciiValue: UInt8? { get }
      public var wholeNumberValue: Int? { get }
      public var hexDigitValue: Int? { get }
      public var isCurrencySymbol: Bool { get }
      public var isMathSymbol: Bool { get }
      public var isCased: Bool { get }
      public func uppercased() -> String
      public func lowercased() -> String
      public var description: String { get }
      public var unicodeScalars: [Unicode.Scalar] { get }
    }
    public enum UTF8 {
    }
    public enum UTF16 {
    }
    public enum Unicode {
      public struct Scalar: Hashable, Comparable, CustomStringConvertible {
        public var value: UInt32
        public init(_ value: UInt8)
        public init(stringLiteral value: String)
        public init?(_ value: UInt32)
        public static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value < rhs.value }
        public var description: String { get }
        public var isASCII: Bool { value < 128 }
      }
    }
    public typealias UnicodeScalar = Unicode.Scalar
    public struct StaticString {
    }
    public struct DefaultStringInterpolation {
      var text: String
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
    }
    public protocol StringInterpolationProtocol {
    }
    """
}
