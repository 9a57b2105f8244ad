struct Fraction: Equatable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let n: Int, d: Int
  init(_ n: Int, _ d: Int) {
    func g(_ a: Int, _ b: Int) -> Int { b == 0 ? a : g(b, a % b) }; let k = g(abs(n), abs(d)); self.n = n / k;
    self.d = d / k
  }
  init(integerLiteral v: Int) { self.init(v, 1) }
  static func + (a: Self, b: Self) -> Self { Self(a.n * b.d + b.n * a.d, a.d * b.d) }
  static func * (a: Self, b: Self) -> Self { Self(a.n * b.n, a.d * b.d) }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
print(
  Fraction(1, 2) + Fraction(1, 3), Fraction(2, 4), Fraction(1, 2) * 4,
  [Fraction(1, 4), Fraction(3, 4)].reduce(Fraction(0, 1), +),
  Fraction(1, 2) == Fraction(2, 4))
