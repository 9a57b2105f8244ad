import Frameworks

/// The text of Swift's own library, as far as it is simulated.
enum SwiftText {
  static let numbers: StaticText = """
    public struct Int: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?(_ text: String, radix: Int)
      public init?<T: BinaryFloatingPoint>(exactly value: T)
      public init(truncatingIfNeeded value: Int)
      public init(clamping value: Int)
      public static let max: Int
      public static let min: Int
      public static let zero: Int
      public static let bitWidth: Int
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
      public var description: String { get }
      public func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      public func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      public func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    }
    public struct Int8: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?<T: BinaryInteger>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public static let max: Int8 = 127
      public static let min: Int8 = -128
      public static let zero: Int8 = 0
      public static let bitWidth: Int = 8
    }
    public struct Int16: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?<T: BinaryInteger>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public static let max: Int16 = 32767
      public static let min: Int16 = -32768
      public static let zero: Int16 = 0
      public static let bitWidth: Int = 16
    }
    public struct Int32: FixedWidthInteger, SignedInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?<T: BinaryInteger>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public static let max: Int32 = 2147483647
      public static let min: Int32 = -2147483648
      public static let zero: Int32 = 0
      public static let bitWidth: Int = 32
    }
    public struct Int64: FixedWidthInteger, SignedInteger {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public static let max: Int64 = 9223372036854775807
    }
    public struct UInt: FixedWidthInteger {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
    }
    public struct UInt8: FixedWidthInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?<T: BinaryInteger>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public static let max: UInt8 = 255
      public static let min: UInt8 = 0
      public static let zero: UInt8 = 0
      public static let bitWidth: Int = 8
    }
    public struct UInt16: FixedWidthInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?<T: BinaryInteger>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public static let max: UInt16 = 65535
      public static let min: UInt16 = 0
      public static let zero: UInt16 = 0
      public static let bitWidth: Int = 16
    }
    public struct UInt32: FixedWidthInteger, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public init?<T: BinaryInteger>(exactly value: T)
      public init<T: BinaryInteger>(truncatingIfNeeded value: T)
      public init<T: BinaryInteger>(clamping value: T)
      public static let max: UInt32 = 4294967295
      public static let min: UInt32 = 0
      public static let zero: UInt32 = 0
      public static let bitWidth: Int = 32
    }
    public struct UInt64: FixedWidthInteger {
      public init<T: BinaryInteger>(_ value: T)
      public static let max: Int64 = 9223372036854775807
    }
    public struct Double: BinaryFloatingPoint, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public static let pi: Double
      public static let infinity: Double
      public static let nan: Double
      public static let zero: Double
      public static let greatestFiniteMagnitude: Double
      public static let leastNonzeroMagnitude: Double
      public static let ulpOfOne: Double
      public static func random(in range: Range<Double>) -> Double
      public static func random(in range: ClosedRange<Double>) -> Double
    }
    public struct CGFloat: BinaryFloatingPoint, Codable {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public static let pi: CGFloat
      public static let infinity: CGFloat
      public static let nan: CGFloat
      public static let zero: CGFloat
      public static let greatestFiniteMagnitude: CGFloat
      public static let leastNonzeroMagnitude: CGFloat
      public static let ulpOfOne: CGFloat
      public static func random(in range: Range<CGFloat>) -> CGFloat
      public static func random(in range: ClosedRange<CGFloat>) -> CGFloat
    }
    public struct Float: BinaryFloatingPoint, Codable, LosslessStringConvertible {
      public init<T: BinaryInteger>(_ value: T)
      public init<T: BinaryFloatingPoint>(_ value: T)
      public init?(_ text: String)
      public static let pi: Float
      public static let infinity: Float
      public static let zero: Float
      public static let greatestFiniteMagnitude: Float
      public static func random(in range: Range<Float>) -> Float
      public static func random(in range: ClosedRange<Float>) -> Float
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
      public var sign: FloatingPointSign { get }
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
    public enum FloatingPointSign: Int {
      case plus, minus
    }
    public struct Bool: Hashable, Codable, LosslessStringConvertible {
      public init(_ value: Bool)
      public init?(_ text: String)
      public mutating func toggle()
      public var description: String { get }
      public static func random() -> Bool
    }
    """
}
