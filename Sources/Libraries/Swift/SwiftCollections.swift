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
      public func flatMap<Part: Sequence>(_ transform: (Element) throws -> Part) rethrows -> [Part.Element]
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
      public func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element]
      public func elementsEqual<S: Sequence>(_ other: S) -> Bool
      public func starts<S: Sequence>(with other: S) -> Bool
      public func split(separator: Element) -> [[Element]]
      public var lazy: LazySequence<Element> { LazySequence(self) }
      public func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool
      public var underestimatedCount: Int { get }
    }
    extension Sequence where Self: IteratorProtocol {
      public func makeIterator() -> Self { self }
    }
    extension Sequence where Element: Sequence {
      public func joined() -> [Element.Element]
      public func joined<S: Sequence>(separator: S) -> [Element.Element]
    }
    public protocol Collection<Element>: Sequence {
      associatedtype Index = Int
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after index: Index) -> Index
      subscript(position: Index) -> Element { get }
    }
    extension Collection {
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var first: Element? { get }
      public func randomElement() -> Element?
      public func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?
      public func firstIndex(of element: Element) -> Int?
      public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
      public func lastIndex(of element: Element) -> Int?
      public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
    }
    public struct IndexingIterator<Base: Collection>: IteratorProtocol, Sequence {
      let base: Base
      var position: Base.Index
      public init(_ base: Base) {
        self.base = base
        position = base.startIndex
      }
      public mutating func next() -> Base.Element? {
        guard position != base.endIndex else { return nil }
        let element = base[position]
        position = base.index(after: position)
        return element
      }
    }
    extension Collection {
      public func makeIterator() -> IndexingIterator<Self> { IndexingIterator(self) }
    }
    extension RandomAccessCollection where Index == Int {
      public func index(after index: Int) -> Int { index + 1 }
      public func index(before index: Int) -> Int { index - 1 }
    }
    extension Collection {
      public func index(_ i: Index, offsetBy distance: Int) -> Index {
        var index = i
        for _ in 0..<distance { index = self.index(after: index) }
        return index
      }
      public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var index = i
        for _ in 0..<distance {
          if index == limit { return nil }
          index = self.index(after: index)
        }
        return index
      }
      public func distance(from start: Index, to end: Index) -> Int {
        var index = start
        var count = 0
        while index != end {
          index = self.index(after: index)
          count += 1
        }
        return count
      }
      public func formIndex(after i: inout Index) { i = index(after: i) }
    }
    extension Collection where Index == Int {
      public var indices: Range<Int> { startIndex..<endIndex }
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
      subscript(position: Index) -> Element { get set }
    }
    extension MutableCollection {
      public mutating func swapAt(_ i: Int, _ j: Int) {
        let kept = self[i]
        self[i] = self[j]
        self[j] = kept
      }
    }
    extension Array {
      public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int
    }
    public struct AnyIterator<Element>: IteratorProtocol, Sequence {
      let step: () -> Element?
      public init(_ body: @escaping () -> Element?) { step = body }
      public init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var base = base
        step = { base.next() }
      }
      public mutating func next() -> Element? { step() }
    }
    public struct AnySequence<Element>: Sequence {
      let make: () -> AnyIterator<Element>
      public init<S: Sequence>(_ base: S) where S.Element == Element { make = { AnyIterator(base.makeIterator()) } }
      public init(_ body: @escaping () -> AnyIterator<Element>) { make = body }
      public func makeIterator() -> AnyIterator<Element> { make() }
    }
    public struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      var state: State
      let step: (inout State) -> Element?
      public init(_ state: State, _ step: @escaping (inout State) -> Element?) {
        self.state = state
        self.step = step
      }
      public mutating func next() -> Element? { step(&state) }
    }
    public struct LazySequence<Element>: Sequence {
      let make: () -> () -> Element?
      public init<S: Sequence>(_ base: S) where S.Element == Element {
        make = {
          var iterator = base.makeIterator()
          return { iterator.next() }
        }
      }
      public init(making: @escaping () -> () -> Element?) { make = making }
      public func makeIterator() -> AnyIterator<Element> { AnyIterator(make()) }
      public var lazy: LazySequence<Element> { self }
      public var first: Element? { make()() }
      public func map<T>(_ transform: @escaping (Element) -> T) -> LazySequence<T> {
        let make = make
        return LazySequence<T>(making: {
          let next = make()
          return { next().map(transform) }
        })
      }
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
        let make = make
        return LazySequence<Element>(making: {
          let next = make()
          return {
            while let element = next() { if isIncluded(element) { return element } }
            return nil
          }
        })
      }
      public func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazySequence<T> {
        let make = make
        return LazySequence<T>(making: {
          let next = make()
          return {
            while let element = next() { if let value = transform(element) { return value } }
            return nil
          }
        })
      }
      public func prefix(_ count: Int) -> LazySequence<Element> {
        let make = make
        return LazySequence<Element>(making: {
          let next = make()
          var left = count
          return {
            guard left > 0 else { return nil }
            left -= 1
            return next()
          }
        })
      }
      public func prefix(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
        let make = make
        return LazySequence<Element>(making: {
          let next = make()
          var isOver = false
          return {
            guard !isOver, let element = next(), predicate(element) else {
              isOver = true
              return nil
            }
            return element
          }
        })
      }
      public func first(where predicate: (Element) -> Bool) -> Element? {
        let next = make()
        while let element = next() { if predicate(element) { return element } }
        return nil
      }
      public func contains(where predicate: (Element) -> Bool) -> Bool { first(where: predicate) != nil }
    }
    public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T?> {
      var isFirst = true
      return UnfoldSequence<T, T?>(first) { state in
        if isFirst {
          isFirst = false
          return state
        }
        guard let last = state else { return nil }
        state = next(last)
        return state
      }
    }
    public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
      UnfoldSequence<T, State>(state, next)
    }
    public protocol RangeReplaceableCollection<Element>: Collection {
    }
    public struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
      public typealias Index = Int
      public func makeIterator() -> AnyIterator<Element>
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
      public subscript(range: Range<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: ClosedRange<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> { get set }
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
      public mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G)
      public mutating func reserveCapacity(_ count: Int)
      public mutating func move(fromOffsets: IndexSet, toOffset: Int)
      public mutating func remove(atOffsets: IndexSet)
      public func prefix(_ count: Int) -> ArraySlice<Element>
      public func suffix(_ count: Int) -> ArraySlice<Element>
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>
      public func dropFirst() -> ArraySlice<Element>
      public func dropLast() -> ArraySlice<Element>
      public func dropFirst(_ count: Int) -> ArraySlice<Element>
      public func dropLast(_ count: Int) -> ArraySlice<Element>
      public func prefix(upTo index: Int) -> ArraySlice<Element>
      public func prefix(through index: Int) -> ArraySlice<Element>
      public func suffix(from index: Int) -> ArraySlice<Element>
      public func split(separator: Element) -> [ArraySlice<Element>]
      public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
      public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
    }
    public struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      public typealias Index = Int
      public var _elements: [Element]
      public var _start: Int
      public func makeIterator() -> AnyIterator<Element>
      public init()
      public init<S: Sequence>(_ sequence: S) where S.Element == Element
      public init(repeating element: Element, count: Int)
      public init(arrayLiteral elements: Element...)
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public var indices: Range<Int> { get }
      public func index(after index: Int) -> Int
      public func index(before index: Int) -> Int
      public func index(_ index: Int, offsetBy distance: Int) -> Int
      public func firstIndex(of element: Element) -> Int?
      public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
      public func lastIndex(of element: Element) -> Int?
      public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
      public subscript(index: Int) -> Element { get set }
      public subscript(range: Range<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: ClosedRange<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get set }
      public subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> { get set }
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
      public mutating func popFirst() -> Element?
      public mutating func popLast() -> Element?
      public mutating func swapAt(_ i: Int, _ j: Int)
      public mutating func sort()
      public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      public mutating func reverse()
      public mutating func shuffle()
      public mutating func reserveCapacity(_ count: Int)
      public var description: String { get }
      public var debugDescription: String { get }
      public func prefix(_ count: Int) -> ArraySlice<Element>
      public func suffix(_ count: Int) -> ArraySlice<Element>
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>
      public func dropFirst() -> ArraySlice<Element>
      public func dropLast() -> ArraySlice<Element>
      public func dropFirst(_ count: Int) -> ArraySlice<Element>
      public func dropLast(_ count: Int) -> ArraySlice<Element>
      public func prefix(upTo index: Int) -> ArraySlice<Element>
      public func prefix(through index: Int) -> ArraySlice<Element>
      public func suffix(from index: Int) -> ArraySlice<Element>
      public func split(separator: Element) -> [ArraySlice<Element>]
      public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
      public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
    }
    extension ArraySlice: Equatable where Element: Equatable {
    }
    extension ArraySlice: Hashable where Element: Hashable {
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
    public typealias KeyValuePairs<Key, Value> = Array<(key: Key, value: Value)>
    public typealias ContiguousArray<Element> = Array<Element>
    public struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
      public typealias Element = (key: Key, value: Value)
      public func makeIterator() -> AnyIterator<Element>
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
      public mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)
      public func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value)
      public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
    }
    extension Dictionary: Equatable where Value: Equatable {
    }
    extension Dictionary: Hashable where Value: Hashable {
    }
    public struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral {
      public func makeIterator() -> AnyIterator<Element>
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
      public func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
      public func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
      public mutating func formUnion<S: Sequence>(_ other: S)
      public mutating func formIntersection<S: Sequence>(_ other: S)
      public mutating func subtract<S: Sequence>(_ other: S)
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
    }
    public struct Range<Bound: Comparable>: RandomAccessCollection, Hashable {
      public typealias Element = Bound
      public func makeIterator() -> AnyIterator<Element>
      public var lowerBound: Bound
      public var upperBound: Bound
      public init(uncheckedBounds: (lower: Bound, upper: Bound))
      public init(_ other: ClosedRange<Bound>)
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
      public func makeIterator() -> AnyIterator<Element>
      public var lowerBound: Bound
      public var upperBound: Bound
      public func contains(_ element: Bound) -> Bool
      public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
      public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
      }
      public init(_ other: Range<Bound>)
      public var isEmpty: Bool { false }
    }
    extension Range {
      public var description: String { get }
    }
    extension ClosedRange {
      public var description: String { get }
    }
    public struct PartialRangeFrom<Bound: Comparable>: Sequence {
      public typealias Element = Bound
      public func makeIterator() -> AnyIterator<Bound>
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
    @discardableResult public func dump<T>(_ value: T, name: String? = nil) -> T
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
    public func log2<T: BinaryFloatingPoint>(_ x: T) -> T
    public func asin<T: BinaryFloatingPoint>(_ x: T) -> T
    public func acos<T: BinaryFloatingPoint>(_ x: T) -> T
    public func atan<T: BinaryFloatingPoint>(_ x: T) -> T
    public func fabs<T: BinaryFloatingPoint>(_ x: T) -> T
    public func exp<T: BinaryFloatingPoint>(_ x: T) -> T
    public func log<T: BinaryFloatingPoint>(_ x: T) -> T
    public func log10<T: BinaryFloatingPoint>(_ x: T) -> T
    public func hypot<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T
    public func pow<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T
    public func _interpolate(_ value: Any, specifier: String) -> String
    public func _interpolate(_ value: Any, default other: String) -> String
    """
}
