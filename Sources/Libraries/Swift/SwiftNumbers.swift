import Frameworks

/// The text of Swift's own library, as far as it is simulated.
enum SwiftText {
  static let numbers: StaticText = """
    public struct Int: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: UInt)
      public static let max: Int = 9223372036854775807
      public static let min: Int = -9223372036854775808
      public static let zero: Int = 0
      public static let bitWidth: Int = 64
      public var magnitude: UInt { get }
    }
    public struct Int8: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: UInt8)
      public static let max: Int8 = 127
      public static let min: Int8 = -128
      public static let zero: Int8 = 0
      public static let bitWidth: Int = 8
      public var magnitude: UInt8 { get }
    }
    public struct Int16: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: UInt16)
      public static let max: Int16 = 32767
      public static let min: Int16 = -32768
      public static let zero: Int16 = 0
      public static let bitWidth: Int = 16
      public var magnitude: UInt16 { get }
    }
    public struct Int32: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: UInt32)
      public static let max: Int32 = 2147483647
      public static let min: Int32 = -2147483648
      public static let zero: Int32 = 0
      public static let bitWidth: Int = 32
      public var magnitude: UInt32 { get }
    }
    public struct Int64: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: UInt64)
      public static let max: Int64 = 9223372036854775807
      public static let min: Int64 = -9223372036854775808
      public static let zero: Int64 = 0
      public static let bitWidth: Int = 64
      public var magnitude: UInt64 { get }
    }
    public struct UInt: FixedWidthInteger, UnsignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: Int)
      public static let max: UInt = 18446744073709551615
      public static let min: UInt = 0
      public static let zero: UInt = 0
      public static let bitWidth: Int = 64
      public var magnitude: UInt { get }
    }
    public struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(ascii character: Unicode.Scalar)
      public init(bitPattern value: Int8)
      public static let max: UInt8 = 255
      public static let min: UInt8 = 0
      public static let zero: UInt8 = 0
      public static let bitWidth: Int = 8
      public var magnitude: UInt8 { get }
    }
    public struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: Int16)
      public static let max: UInt16 = 65535
      public static let min: UInt16 = 0
      public static let zero: UInt16 = 0
      public static let bitWidth: Int = 16
      public var magnitude: UInt16 { get }
    }
    public struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: Int32)
      public static let max: UInt32 = 4294967295
      public static let min: UInt32 = 0
      public static let zero: UInt32 = 0
      public static let bitWidth: Int = 32
      public var magnitude: UInt32 { get }
    }
    public struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<S: StringProtocol>(_ text: S, radix: Int)
      public init?<T: BinaryInteger>(exactly value: T)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public init(bitPattern value: Int64)
      public static let max: UInt64 = 18446744073709551615
      public static let min: UInt64 = 0
      public static let zero: UInt64 = 0
      public static let bitWidth: Int = 64
      public var magnitude: UInt64 { get }
    }
    extension BinaryInteger {
      public var magnitude: Int { get }
      public var nonzeroBitCount: Int { get }
      public func signum() -> Int
      public func isMultiple(of other: Self) -> Bool
      public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      public mutating func negate()
      public func distance(to other: Self) -> Int
      public func advanced(by n: Int) -> Self
      public static func random(in range: Range<Self>) -> Self
      public static func random(in range: ClosedRange<Self>) -> Self
      public static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self
      public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self
      public var description: String { get }
      public func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      public func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      public func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      public var leadingZeroBitCount: Int { get }
      public var trailingZeroBitCount: Int { get }
      public var bitWidth: Int { get }
    }
    public struct Double: BinaryFloatingPoint, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public static let pi: Double
      public static let infinity: Double
      public static let nan: Double
      public static let zero: Double
      public static let greatestFiniteMagnitude: Double
      public static let leastNonzeroMagnitude: Double
      public static let leastNormalMagnitude: Double
      public static let ulpOfOne: Double
      public static func random(in range: Range<Double>) -> Double
      public static func random(in range: ClosedRange<Double>) -> Double
      public static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double
      public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double
    }
    public struct CGFloat: BinaryFloatingPoint, Codable {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public static let pi: CGFloat
      public static let infinity: CGFloat
      public static let nan: CGFloat
      public static let zero: CGFloat
      public static let greatestFiniteMagnitude: CGFloat
      public static let leastNonzeroMagnitude: CGFloat
      public static let leastNormalMagnitude: CGFloat
      public static let ulpOfOne: CGFloat
      public static func random(in range: Range<CGFloat>) -> CGFloat
      public static func random(in range: ClosedRange<CGFloat>) -> CGFloat
      public static func random<G: RandomNumberGenerator>(in range: Range<CGFloat>, using generator: inout G) -> CGFloat
      public static func random<G: RandomNumberGenerator>(in range: ClosedRange<CGFloat>, using generator: inout G) -> CGFloat
    }
    public struct Float: BinaryFloatingPoint, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public static let pi: Float
      public static let infinity: Float
      public static let nan: Float
      public static let zero: Float
      public static let greatestFiniteMagnitude: Float
      public static let leastNonzeroMagnitude: Float
      public static let leastNormalMagnitude: Float
      public static let ulpOfOne: Float
      public static func random(in range: Range<Float>) -> Float
      public static func random(in range: ClosedRange<Float>) -> Float
      public static func random<G: RandomNumberGenerator>(in range: Range<Float>, using generator: inout G) -> Float
      public static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float>, using generator: inout G) -> Float
    }
    public enum FloatingPointRoundingRule {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    extension BinaryFloatingPoint {
      public var magnitude: Self { get }
      public var isNaN: Bool { get }
      public var isFinite: Bool { get }
      public var isInfinite: Bool { get }
      public var isZero: Bool { get }
      public var ulp: Self { get }
      public var nextUp: Self { get }
      public var nextDown: Self { get }
      public var sign: FloatingPointSign { _isNegative ? .minus : .plus }
      public var _isNegative: Bool { get }
      public func rounded() -> Self
      public func rounded(_ rule: FloatingPointRoundingRule) -> Self
      public mutating func round()
      public mutating func round(_ rule: FloatingPointRoundingRule)
      public func squareRoot() -> Self
      public func truncatingRemainder(dividingBy other: Self) -> Self
      public func remainder(dividingBy other: Self) -> Self
      public mutating func negate()
      public func isLess(than other: Self) -> Bool
      public func distance(to other: Self) -> Self
      public func advanced(by n: Self) -> Self
      public var description: String { get }
    }
    public protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }
    public struct SystemRandomNumberGenerator: RandomNumberGenerator {
      public init()
      public mutating func next() -> UInt64
    }
    public enum FloatingPointSign: Int {
      case plus, minus
    }
    public struct Bool: Hashable, Codable, LosslessStringConvertible {
      public init(_ value: Bool)
      public init?(_ text: String)
      public init?(_ text: Substring)
      public mutating func toggle()
      public var description: String { get }
      public static func random() -> Bool
      public static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool
    }
    """
}
