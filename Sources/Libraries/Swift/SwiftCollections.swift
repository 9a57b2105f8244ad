import Frameworks

extension SwiftText {
  static let collections: StaticText = """
    public protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator
      func makeIterator() -> Iterator
    }
    extension Sequence {
      public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      public func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
      public func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T]
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      public func forEach(_ body: (Element) throws -> Void) rethrows
      public func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) rethrows -> Result
      public func reduce<Result>(into initial: Result, _ update: (inout Result, Element) throws -> Void) rethrows -> Result
      public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      public func contains(_ element: Element) -> Bool
      public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      public func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      public func min() -> Element?
      public func max() -> Element?
      public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      public func sorted() -> [Element]
      public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      public func reversed() -> [Element]
      public func enumerated() -> [(offset: Int, element: Element)]
      public func prefix(_ count: Int) -> [Element]
      public func suffix(_ count: Int) -> [Element]
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      public func dropFirst() -> [Element]
      public func dropLast() -> [Element]
      public func dropFirst(_ count: Int) -> [Element]
      public func dropLast(_ count: Int) -> [Element]
      public func joined(separator: String) -> String
      public func joined() -> String
      public func shuffled() -> [Element]
      public func elementsEqual<S: Sequence>(_ other: S) -> Bool
      public func starts<S: Sequence>(with other: S) -> Bool
      public func split(separator: Element) -> [[Element]]
      public var lazy: Self { get }
      public var underestimatedCount: Int { get }
    }
    extension Sequence where Element: Sequence {
      public func joined() -> [Element.Element]
    }
    public protocol Collection<Element>: Sequence {
      associatedtype Index
    }
    extension Collection {
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var first: Element? { get }
      public func randomElement() -> Element?
      public func firstIndex(of element: Element) -> Int?
      public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
      public func lastIndex(of element: Element) -> Int?
      public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
    }
    public protocol BidirectionalCollection<Element>: Collection {
    }
    extension BidirectionalCollection {
      public var last: Element? { get }
      public func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
    }
    public protocol RandomAccessCollection<Element>: BidirectionalCollection {
    }
    public protocol MutableCollection<Element>: Collection {
    }
    public protocol RangeReplaceableCollection<Element>: Collection {
    }
    public struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
      public typealias Index = Int
      public init()
      public init<S: Sequence>(_ sequence: S) where S.Element == Element
      public init(repeating element: Element, count: Int)
      public init(arrayLiteral elements: Element...)
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var first: Element? { get }
      public var last: Element? { get }
      public var capacity: Int { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public var indices: Range<Int> { get }
      public func index(after index: Int) -> Int
      public func index(before index: Int) -> Int
      public func index(_ index: Int, offsetBy distance: Int) -> Int
      public subscript(index: Int) -> Element { get set }
      public subscript(range: Range<Int>) -> [Element] { get set }
      public subscript(range: ClosedRange<Int>) -> [Element] { get set }
      public subscript(range: PartialRangeFrom<Int>) -> [Element] { get }
      public subscript(range: PartialRangeUpTo<Int>) -> [Element] { get }
      public subscript(range: PartialRangeThrough<Int>) -> [Element] { get }
      public mutating func append(_ element: Element)
      public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
      public mutating func insert(_ element: Element, at index: Int)
      public mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int) where S.Element == Element
      @discardableResult public mutating func remove(at index: Int) -> Element
      @discardableResult public mutating func removeFirst() -> Element
      @discardableResult public mutating func removeLast() -> Element
      public mutating func removeFirst(_ count: Int)
      public mutating func removeLast(_ count: Int)
      public mutating func removeAll()
      public mutating func removeAll(keepingCapacity: Bool)
      public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      public mutating func removeSubrange(_ range: Range<Int>)
      public mutating func removeSubrange(_ range: ClosedRange<Int>)
      public mutating func replaceSubrange<S: Sequence>(_ range: Range<Int>, with elements: S)
      public mutating func popLast() -> Element?
      public mutating func swapAt(_ i: Int, _ j: Int)
      public mutating func sort()
      public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      public mutating func reverse()
      public mutating func shuffle()
      public mutating func reserveCapacity(_ count: Int)
      public mutating func move(fromOffsets: IndexSet, toOffset: Int)
      public mutating func remove(atOffsets: IndexSet)
      public func prefix(upTo index: Int) -> [Element]
      public func prefix(through index: Int) -> [Element]
      public func suffix(from index: Int) -> [Element]
    }
    extension Array: Encodable where Element: Encodable {
    }
    extension Array: Decodable where Element: Decodable {
    }
    extension Set: Encodable where Element: Encodable {
    }
    extension Set: Decodable where Element: Decodable {
    }
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
    }
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
    }
    extension Array: Equatable where Element: Equatable {
    }
    extension Array: Hashable where Element: Hashable {
    }
    public typealias ArraySlice<Element> = Array<Element>
    public typealias ContiguousArray<Element> = Array<Element>
    public struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
      public typealias Element = (key: Key, value: Value)
      public init()
      public init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value)
      public init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) where S.Element == (Key, Value)
      public init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) where Value == [S.Element]
      public init(minimumCapacity: Int)
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var keys: [Key] { get }
      public var values: [Value] { get }
      public subscript(key: Key) -> Value? { get set }
      public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      @discardableResult public mutating func removeValue(forKey key: Key) -> Value?
      public mutating func removeAll()
      public mutating func removeAll(keepingCapacity: Bool)
      public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
    }
    extension Dictionary: Equatable where Value: Equatable {
    }
    extension Dictionary: Hashable where Value: Hashable {
    }
    public struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral {
      public init()
      public init<S: Sequence>(_ sequence: S) where S.Element == Element
      public init(arrayLiteral elements: Element...)
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public func contains(_ element: Element) -> Bool
      @discardableResult public mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult public mutating func update(with element: Element) -> Element?
      @discardableResult public mutating func remove(_ element: Element) -> Element?
      public mutating func removeAll()
      public mutating func removeAll(keepingCapacity: Bool)
      public mutating func popFirst() -> Element?
      public func union<S: Sequence>(_ other: S) -> Set<Element>
      public func intersection<S: Sequence>(_ other: S) -> Set<Element>
      public func subtracting<S: Sequence>(_ other: S) -> Set<Element>
      public func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
      public func isSubset<S: Sequence>(of other: S) -> Bool
      public func isSuperset<S: Sequence>(of other: S) -> Bool
      public func isDisjoint<S: Sequence>(with other: S) -> Bool
      public mutating func formUnion<S: Sequence>(_ other: S)
      public mutating func formIntersection<S: Sequence>(_ other: S)
      public mutating func subtract<S: Sequence>(_ other: S)
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
    }
    public struct Range<Bound: Comparable>: RandomAccessCollection, Hashable {
      public typealias Element = Bound
      public var lowerBound: Bound
      public var upperBound: Bound
      public init(uncheckedBounds: (lower: Bound, upper: Bound))
      public func contains(_ element: Bound) -> Bool
      public func clamped(to limits: Range<Bound>) -> Range<Bound>
      public func overlaps(_ other: Range<Bound>) -> Bool
      public var isEmpty: Bool { get }
    }
    public struct UnsafeMutablePointer<Pointee> {
      public var pointee: Pointee { get nonmutating set }
    }
    public struct ClosedRange<Bound: Comparable>: RandomAccessCollection, Hashable {
      public typealias Element = Bound
      public var lowerBound: Bound
      public var upperBound: Bound
      public func contains(_ element: Bound) -> Bool
      public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    }
    public struct PartialRangeFrom<Bound: Comparable>: Sequence {
      public typealias Element = Bound
      public var lowerBound: Bound
      public func contains(_ element: Bound) -> Bool
    }
    public struct PartialRangeUpTo<Bound: Comparable> {
      public var upperBound: Bound
      public func contains(_ element: Bound) -> Bool
    }
    public struct PartialRangeThrough<Bound: Comparable> {
      public var upperBound: Bound
      public func contains(_ element: Bound) -> Bool
    }
    public func print(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    public func dump<T>(_ value: T) -> T
    public func fatalError(_ message: @autoclosure () -> String = String()) -> Never
    public func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never
    public func assertionFailure(_ message: @autoclosure () -> String = String())
    public func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    public func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    public func min<T: Comparable>(_ x: T, _ y: T) -> T
    public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    public func max<T: Comparable>(_ x: T, _ y: T) -> T
    public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    public func abs<T: SignedNumeric>(_ x: T) -> T
    public func swap<T>(_ a: inout T, _ b: inout T)
    public func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)]
    public func stride<T: Strideable, S>(from start: T, to end: T, by step: S) -> [T]
    public func stride<T: Strideable, S>(from start: T, through end: T, by step: S) -> [T]
    public func repeatElement<T>(_ element: T, count: Int) -> [T]
    public func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool
    public func withExtendedLifetime<T, R>(_ x: T, _ body: () throws -> R) rethrows -> R
    public func sqrt<T: BinaryFloatingPoint>(_ x: T) -> T
    public func floor<T: BinaryFloatingPoint>(_ x: T) -> T
    public func ceil<T: BinaryFloatingPoint>(_ x: T) -> T
    public func round<T: BinaryFloatingPoint>(_ x: T) -> T
    public func sin<T: BinaryFloatingPoint>(_ x: T) -> T
    public func cos<T: BinaryFloatingPoint>(_ x: T) -> T
    public func tan<T: BinaryFloatingPoint>(_ x: T) -> T
    public func atan2<T: BinaryFloatingPoint>(_ y: T, _ x: T) -> T
    public func exp<T: BinaryFloatingPoint>(_ x: T) -> T
    public func log<T: BinaryFloatingPoint>(_ x: T) -> T
    public func log10<T: BinaryFloatingPoint>(_ x: T) -> T
    public func pow<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T
    public func _interpolate(_ value: Any, specifier: String) -> String
    public func _interpolate(_ value: Any, default other: String) -> String
    """
}
