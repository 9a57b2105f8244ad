import Frameworks

extension SwiftText {
  static let protocols: StaticText = """
    public protocol Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Hashable: Equatable {
      func hash(into hasher: inout Hasher)
    }
    public typealias AnyHashable = any Hashable
    extension Hashable {
      public var hashValue: Int { get }
      public var base: Any { self }
    }
    public struct Hasher {
      public init()
      public mutating func combine<H: Hashable>(_ value: H)
      public func finalize() -> Int
    }
    public protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
    }
    extension Comparable {
      public static func > (lhs: Self, rhs: Self) -> Bool
      public static func <= (lhs: Self, rhs: Self) -> Bool
      public static func >= (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    extension Identifiable where Self: AnyObject {
      public var id: ObjectIdentifier { get }
    }
    public struct ObjectIdentifier: Hashable {
      public init(_ x: AnyObject)
    }
    public protocol AnyObject {
    }
    public protocol Error: Sendable {
    }
    extension Error {
      public var localizedDescription: String { get }
    }
    public protocol LocalizedError: Error {
      var errorDescription: String? { get }
    }
    extension LocalizedError {
      public var errorDescription: String? { nil }
    }
    public protocol CustomStringConvertible {
      var description: String { get }
    }
    public protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }
    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    public protocol CaseIterable {
      associatedtype AllCases = [Self]
      static var allCases: [Self] { get }
    }
    extension CaseIterable {
      public static var allCases: [Self] { get }
    }
    public protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      var rawValue: RawValue { get }
    }
    public protocol Encodable {
    }
    public protocol Decodable {
    }
    public typealias Codable = Encodable & Decodable
    public protocol CodingKey {
    }
    public protocol ExpressibleByIntegerLiteral {
    }
    public protocol ExpressibleByFloatLiteral {
    }
    public protocol ExpressibleByStringLiteral {
    }
    public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
    }
    public protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
    }
    public protocol ExpressibleByDictionaryLiteral {
    }
    public protocol ExpressibleByBooleanLiteral {
    }
    public protocol ExpressibleByNilLiteral {
    }
    public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    }
    public protocol SignedNumeric: Numeric {
    }
    public protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
    }
    public protocol BinaryInteger: Numeric, Comparable, Hashable, Strideable {
    }
    public protocol FixedWidthInteger: BinaryInteger {
      static var max: Self { get }
      static var min: Self { get }
      static var bitWidth: Int { get }
    }
    public protocol SignedInteger: BinaryInteger, SignedNumeric {
    }
    public protocol UnsignedInteger: BinaryInteger {
    }
    public protocol FloatingPoint: SignedNumeric, Comparable, Hashable, Strideable {
      static var pi: Self { get }
      static var infinity: Self { get }
      static var nan: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var ulpOfOne: Self { get }
    }
    public protocol BinaryFloatingPoint: FloatingPoint {
    }
    public protocol Strideable: Comparable {
    }
    public protocol OptionSet: Equatable, Hashable {
      associatedtype Element = Self
    }
    extension OptionSet {
      public init()
      public init(arrayLiteral: Self...)
      public init(_ sequence: [Self])
      public func contains(_ member: Self) -> Bool
      public var isEmpty: Bool { get }
      public func union(_ other: Self) -> Self
      public func intersection(_ other: Self) -> Self
      public func subtracting(_ other: Self) -> Self
      public func symmetricDifference(_ other: Self) -> Self
      public func isSubset(of other: Self) -> Bool
      public func isSuperset(of other: Self) -> Bool
      public func isDisjoint(with other: Self) -> Bool
      public mutating func insert(_ member: Self)
      public mutating func remove(_ member: Self) -> Self?
      public mutating func formUnion(_ other: Self)
      public mutating func formIntersection(_ other: Self)
      public mutating func subtract(_ other: Self)
    }
    public protocol StringProtocol: Collection, Hashable, Comparable {
    }
    public protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    public protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    public protocol AsyncSequence<Element> {
      associatedtype Element
      associatedtype AsyncIterator
      func makeAsyncIterator() -> AsyncIterator
    }
    public protocol Actor: AnyObject {
    }
    public protocol GlobalActor {
    }
    @globalActor public actor MainActor {
      public static func run<T>(body: () throws -> T) async rethrows -> T
      public static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T
    }
    public class AnyKeyPath: Hashable {
    }
    public class PartialKeyPath<Root>: AnyKeyPath {
    }
    public class KeyPath<Root, Value>: PartialKeyPath<Root> {
      public func appending<T>(path: KeyPath<Value, T>) -> KeyPath<Root, T>
      public func appending<T>(path: ReferenceWritableKeyPath<Value, T>) -> ReferenceWritableKeyPath<Root, T>
    }
    public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
      public func appending<T>(path: WritableKeyPath<Value, T>) -> WritableKeyPath<Root, T>
    }
    public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
      public func appending<T>(path: WritableKeyPath<Value, T>) -> ReferenceWritableKeyPath<Root, T>
    }
    public struct Mirror {
      public enum DisplayStyle {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
      }
      public init(reflecting subject: Any)
      public var children: [(label: String?, value: Any)] { get }
      public var displayStyle: Mirror.DisplayStyle? { get }
      public var subjectType: Any.Type { get }
      public var superclassMirror: Mirror? { get }
    }
    public enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)
    }
    extension Result {
      public init(catching body: () throws -> Success)
      public func get() throws -> Success
      public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
      public func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
      public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
    }
    public enum Optional<Wrapped>: ExpressibleByNilLiteral {
      public init(_ value: Wrapped)
      public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      public var unsafelyUnwrapped: Wrapped { get }
      public mutating func take() -> Wrapped?
      public var debugDescription: String { get }
    }
    extension Optional: Equatable where Wrapped: Equatable {
    }
    extension Optional: Hashable where Wrapped: Hashable {
    }
    """
}
