import Foundation

print(
  String(format: "%d %5d|%-5d|%05d", 1, 42, 42, 42), String(format: "%.2f %8.3f", 3.14159, 2.5),
  String(format: "%x %X %o", 255, 255, 8))
print(
  String(format: "%@ is %d%%", "x", 50), String(format: "%3$@ %1$@ %2$@", "a", "b", "c"),
  String(format: "%+d %e", 5, 12345.678), String(format: "%c%c", 72, 105))
print(
  Int("42") ?? 0, Int("4x") as Any, Int("ff", radix: 16)!, Double("1e3")!, Double("abc") as Any, Bool("true")!,
  Int("-7")!, Int("+7")!)
print(
  String(255, radix: 2), String(255, radix: 16, uppercase: true), String(3.0), String(1e20), String(0.1 + 0.2),
  String(1.0 / 3))
print(1e16, 1e15, 123456789.123, 1e-5, 0.0001, 100.0, -0.5, Double.infinity, Double.nan, 5e-324)
print(
  Double.pi, Int.max, UInt8.max, Int8.min, Double.greatestFiniteMagnitude > 1e308, Int64.max)
print(
  (2.5).rounded(), (3.5).rounded(.toNearestOrEven), (-2.5).rounded(), (2.1).rounded(.up), (2.9).rounded(.down),
  (-2.9).rounded(.towardZero))
print(
  7.quotientAndRemainder(dividingBy: 2), (7.5).truncatingRemainder(dividingBy: 2), abs(-5), (-5).magnitude,
  10.isMultiple(of: 5), 5.signum(), min(3, 1, 2), max(1.5, 2))
print(
  Int(3.99), Int(-3.99), Double(7) / 2, 7 / 2, Int("99")! + 1, UInt8(truncatingIfNeeded: 300), Int8(clamping: 200),
  UInt8(exactly: 256) as Any, Int(exactly: 3.0)!)
print(
  pow(2.0, 10.0), sqrt(16.0), ceil(1.2), floor(-1.2), cos(0.0), log2(8.0), exp(0.0), (0.1 + 0.2 == 0.3),
  fabs(-1.5))
