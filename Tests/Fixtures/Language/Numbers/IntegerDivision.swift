print(
  7 / 2, -7 / 2, 7 % -3, -7 % 3, 7.quotientAndRemainder(dividingBy: -2), Int.max.addingReportingOverflow(1).overflow,
  5.multipliedReportingOverflow(by: 2).partialValue)
print(
  (1...5).reduce(1, *), 2 << 3, -16 >> 2, 0b1100 & 0b1010, 0b1100 | 0b0011, 6 ^ 3, ~0, 10.nonzeroBitCount, Int8.max,
  UInt16.max)
var n = 12345, digits: [Int] = []
while n > 0 { digits.insert(n % 10, at: 0); n /= 10 }
print(digits, 17.isMultiple(of: 1), (-3).signum(), abs(-9), Int(truncatingIfNeeded: 5), UInt8(200) / 3)
