import Frameworks

extension SwiftText {
  static let strings: StaticText = """
    public struct String: StringProtocol, BidirectionalCollection, RangeReplaceableCollection, Hashable, Comparable, CustomStringConvertible, ExpressibleByStringInterpolation, Codable {
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
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var description: String { get }
      public var debugDescription: String { get }
      public func uppercased() -> String
      public func lowercased() -> String
      public var capitalized: String { get }
      public func hasPrefix(_ prefix: String) -> Bool
      public func hasSuffix(_ suffix: String) -> Bool
      public func contains(_ other: String) -> Bool
      public func contains(_ character: Character) -> Bool
      public mutating func append(_ other: String)
      public mutating func append(_ character: Character)
      public mutating func append(contentsOf other: String)
      public mutating func insert(_ character: Character, at index: String.Index)
      public mutating func insert(contentsOf text: String, at index: String.Index)
      public mutating func remove(at index: String.Index) -> Character
      public mutating func removeFirst() -> Character
      public mutating func removeLast() -> Character
      public mutating func removeFirst(_ count: Int)
      public mutating func removeLast(_ count: Int)
      public mutating func removeAll()
      public mutating func removeAll(keepingCapacity: Bool)
      public mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows
      public mutating func removeSubrange(_ range: Range<String.Index>)
      public mutating func replaceSubrange(_ range: Range<String.Index>, with text: String)
      public mutating func popLast() -> Character?
      public func split(separator: Character) -> [String]
      public func split(separator: Character, maxSplits: Int, omittingEmptySubsequences: Bool) -> [String]
      public func split(separator: Character, omittingEmptySubsequences: Bool) -> [String]
      public func split(separator: Character, maxSplits: Int) -> [String]
      public func split(whereSeparator: (Character) -> Bool) -> [String]
      public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
      public func prefix(_ count: Int) -> String
      public func suffix(_ count: Int) -> String
      public func prefix(while predicate: (Character) -> Bool) -> String
      public func prefix(upTo index: String.Index) -> String
      public func prefix(through index: String.Index) -> String
      public func suffix(from index: String.Index) -> String
      public func dropFirst() -> String
      public func dropLast() -> String
      public func dropFirst(_ count: Int) -> String
      public func dropLast(_ count: Int) -> String
      public func drop(while predicate: (Character) -> Bool) -> String
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
      public subscript(range: Range<String.Index>) -> String { get }
      public subscript(range: ClosedRange<String.Index>) -> String { get }
      public subscript(range: PartialRangeFrom<String.Index>) -> String { get }
      public subscript(range: PartialRangeUpTo<String.Index>) -> String { get }
      public subscript(range: PartialRangeThrough<String.Index>) -> String { get }
      public var utf8: [UInt8] { get }
      public var utf16: [UInt16] { get }
      public var unicodeScalars: [Unicode.Scalar] { get }
      public func replacing(_ text: String, with other: String) -> String
    }
    public typealias Substring = String
    extension StringProtocol {
      public func uppercased() -> String
      public func lowercased() -> String
      public func hasPrefix(_ prefix: String) -> Bool
      public func hasSuffix(_ suffix: String) -> Bool
      public func prefix(_ count: Int) -> String
      public func suffix(_ count: Int) -> String
      public func dropFirst() -> String
      public func dropLast() -> String
      public func dropFirst(_ count: Int) -> String
      public func dropLast(_ count: Int) -> String
      public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
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
