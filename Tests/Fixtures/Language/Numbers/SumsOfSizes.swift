let halves = [1.5, 2.5].map { Float($0) }
print(halves.reduce(0, +) / Float(halves.count), halves.reduce(1, *), halves.reduce(0) { $0 + $1 })
print(type(of: halves.reduce(0, +)), type(of: [UInt8(1), 2].reduce(0, +)), [UInt8(1), 2].reduce(0) { $0 + Int($1) })
print([1, 2].reduce(0) { $0 + Double($1) / 2 }, [1.5].reduce(into: 0) { $0 += $1 }, [Int8(3)].map { $0 * 2 })
func average<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
print(average(halves), average([1.0, 2]), type(of: average(halves)))
func mask<T: FixedWidthInteger>(_ value: T) -> T { ~value & T.max >> 1 }
print(mask(UInt8(0xF0)), mask(5), T16.max)
typealias T16 = Int16
struct Bits: OptionSet, Hashable {
  let rawValue: UInt64
  static let top = Bits(rawValue: 1 << 63)
  static let low = Bits(rawValue: 1)
}
print(Bits([.top, .low]).rawValue, Bits.top.contains(.low), Bits([.top, .low]).subtracting(.low) == .top)
