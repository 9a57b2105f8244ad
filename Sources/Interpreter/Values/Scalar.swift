import Diagnostics

/// A number of a type that is neither `Int` nor `Double` (nor `CGFloat`, which is a `Double` here): it computes, prints
/// and casts as what it is, also where only `Any` is known of it.
package struct Scalar: Equatable {
  package enum Kind: UInt8, CaseIterable {
    case int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, float

    package init?(typeName: String) {
      guard let kind = Self.named[typeName] else { return nil }
      self = kind
    }

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.typeName, $0) })

    package var typeName: String {
      switch self {
      case .int8: "Int8"
      case .int16: "Int16"
      case .int32: "Int32"
      case .int64: "Int64"
      case .uint: "UInt"
      case .uint8: "UInt8"
      case .uint16: "UInt16"
      case .uint32: "UInt32"
      case .uint64: "UInt64"
      case .float: "Float"
      }
    }

    package var isFloating: Bool { self == .float }
    package var isSigned: Bool { self.rawValue <= Kind.int64.rawValue || isFloating }

    package var bitWidth: Int {
      switch self {
      case .int8, .uint8: 8
      case .int16, .uint16: 16
      case .int32, .uint32, .float: 32
      case .int64, .uint, .uint64: 64
      }
    }

    /// What an integer of the kind can hold.
    package var limits: ClosedRange<Int128> {
      isSigned
        ? -(Int128(1) << Int128(bitWidth - 1))...(Int128(1) << Int128(bitWidth - 1)) - 1
        : 0...(Int128(1) << Int128(bitWidth)) - 1
    }
  }

  package let kind: Kind
  /// An integer's value, in two's complement; a Float's bits.
  private let bits: Int

  private init(_ kind: Kind, bits: Int) {
    self.kind = kind
    self.bits = bits
  }

  package init(_ number: Float) { self.init(.float, bits: Int(number.bitPattern)) }

  /// The nearest Float, or what an integer's low bits hold.
  package init(_ kind: Kind, truncating number: Int128) {
    guard kind != .float else {
      self.init(Float(number))
      return
    }
    let unused = Int128(128 - kind.bitWidth)
    let low = kind.isSigned ? (number << unused) >> unused : number & kind.limits.upperBound
    self.init(kind, bits: Int(truncatingIfNeeded: low))
  }

  package init?(_ kind: Kind, exactly number: Int128) {
    guard kind == .float || kind.limits.contains(number) else { return nil }
    self.init(kind, truncating: number)
  }

  package var float: Float? { kind == .float ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)) : nil }

  /// An integer's value.
  package var whole: Int128? {
    if kind == .float { return nil }
    return kind.isSigned ? Int128(bits) : Int128(UInt(bitPattern: bits))
  }

  package var int: Int? { whole.flatMap { Int(exactly: $0) } }
  package var double: Double { float.map(Double.init) ?? whole.map { Double($0) } ?? 0 }

  static func < (a: Scalar, b: Scalar) -> Bool {
    if let x = a.whole, let y = b.whole { return x < y }
    return a.double < b.double
  }
}

extension Scalar: CustomStringConvertible {
  package var description: String { float.map { "\($0)" } ?? whole.map { "\($0)" } ?? "" }
}

extension Scalar {
  /// `self op other`, with the traps of Swift's own types.
  func applying(_ op: ArithmeticOperator, _ other: Scalar, at position: SourcePosition) throws(Signal) -> Scalar {
    if let x = float {
      let y = other.float ?? Float(other.double)
      switch op {
      case .add, .addWrapping: return Scalar(x + y)
      case .subtract, .subtractWrapping: return Scalar(x - y)
      case .multiply, .multiplyWrapping: return Scalar(x * y)
      case .divide: return Scalar(x / y)
      default: return Scalar(x.truncatingRemainder(dividingBy: y))
      }
    }
    guard let x = whole, let y = other.whole else { return self }
    let width = Int128(kind.bitWidth)
    switch op {
    case .add: return try checked(x + y, position)
    case .subtract: return try checked(x - y, position)
    case .multiply:
      let (product, overflows) = x.multipliedReportingOverflow(by: y)
      return try checked(overflows ? nil : product, position)
    case .divide:
      if y == 0 { throw .trap("Fatal error: Division by zero", at: position) }
      return try checked(x / y, position)
    case .remainder:
      if y == 0 { throw .trap("Fatal error: Division by zero in remainder operation", at: position) }
      return try checked(x % y, position)
    case .and: return Scalar(kind, truncating: x & y)
    case .or: return Scalar(kind, truncating: x | y)
    case .xor: return Scalar(kind, truncating: x ^ y)
    case .addWrapping: return Scalar(kind, truncating: x &+ y)
    case .subtractWrapping: return Scalar(kind, truncating: x &- y)
    case .multiplyWrapping: return Scalar(kind, truncating: x &* y)
    case .shiftLeft: return Scalar(kind, truncating: y >= width ? 0 : x << y)
    case .shiftRight: return Scalar(kind, truncating: -y >= width ? 0 : x >> y)
    }
  }

  private func checked(_ number: Int128?, _ position: SourcePosition) throws(Signal) -> Scalar {
    guard let number, let result = Scalar(kind, exactly: number) else {
      throw .trap("Fatal error: arithmetic overflow", at: position)
    }
    return result
  }
}

extension Value {
  package var asScalar: Scalar? { if case .scalar(let value) = self { value } else { nil } }

  /// An integer of any type.
  package var asWhole: Int128? {
    switch self {
    case .int(let value): Int128(value)
    case .scalar(let value): value.whole
    default: nil
    }
  }

  /// The number as one of the kind, in optionals and arrays too: what a framework's function gives where its declaration
  /// names the type. What is no number stays what it is.
  package func number(_ kind: Scalar.Kind) -> Value {
    switch self {
    case .int(let value): return .scalar(Scalar(kind, truncating: Int128(value)))
    case .double(let value):
      if kind == .float { return .scalar(Scalar(Float(value))) }
      return Int128(exactly: value.rounded(.towardZero)).map { .scalar(Scalar(kind, truncating: $0)) } ?? self
    case .scalar(let value):
      if value.kind == kind { return self }
      return .scalar(value.whole.map { Scalar(kind, truncating: $0) } ?? Scalar(value.float ?? 0))
    case .some(let inner): return .some(inner.number(kind))
    case .array(let values): return .array(values.map { $0.number(kind) })
    default: return self
    }
  }

  /// A whole number of the type that `self` has; nil where it does not fit.
  package func like(_ number: Int128) -> Value? {
    if case .scalar(let own) = self { return Scalar(own.kind, exactly: number).map { .scalar($0) } }
    return Int(exactly: number).map { .int($0) }
  }

  /// A floating-point number of the type that `self` has.
  package func like(_ number: Double) -> Value {
    asScalar?.kind == .float ? .scalar(Scalar(Float(number))) : .double(number)
  }
}
