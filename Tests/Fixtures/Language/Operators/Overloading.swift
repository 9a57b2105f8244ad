struct Money: Equatable, Comparable, CustomStringConvertible {
  let c: Int
  static func + (a: Money, b: Money) -> Money { Money(c: a.c + b.c) }
  static func - (a: Money, b: Money) -> Money { Money(c: a.c - b.c) }
  static func * (a: Money, k: Int) -> Money { Money(c: a.c * k) }
  static prefix func - (a: Money) -> Money { Money(c: -a.c) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static func < (a: Money, b: Money) -> Bool { a.c < b.c }
  var description: String { "$\(c)" }
}
var m = Money(c: 5)
m += Money(c: 3)
print(
  m, m - Money(c: 10), -m, m * 3, m > Money(c: 1), [m, -m].max()!, [m, m].reduce(Money(c: 0), +), m == Money(c: 8),
  max(m, Money(c: 99)))
