let i = 3, d = 2.5
print(
  Double(i) * d, Int(d), i * Int(d), Float(i) + 0.5, CGFloatLike(i).v, UInt(i), Int64(i) + 1, Int("12")! + i,
  String(i) + "!")
struct CGFloatLike { let v: Double; init(_ n: Int) { v = Double(n) } }
let hex = String(255, radix: 16), bin = String(10, radix: 2), back = Int("ff", radix: 16)!
print(hex, bin, back, type(of: i), type(of: d), type(of: i as Any), type(of: UInt8(1)), MemoryLayoutLike.size)
enum MemoryLayoutLike { static let size = 8 }
print(
  [1, 2.5].reduce(0, +), [Int8(1), 2].map { $0 * 2 }, (1...3).map(Double.init),
  zip([1, 2], [0.5, 1.5]).map { Double($0) * $1 })
