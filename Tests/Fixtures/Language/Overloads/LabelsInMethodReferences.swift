struct Calc {
  func add(_ a: Int, to b: Int) -> Int { a + b }; func add(_ a: Int, twice: Bool) -> Int { twice ? a * 2 : a };
  static func zero() -> Int { 0 }
}
let c = Calc()
let f = c.add(_:to:), g = c.add(_:twice:)
print(f(1, 2), g(4, true), Calc.zero(), [1, 2].map { c.add($0, to: 10) })
let unbound = Calc.add(_:to:)
print(unbound(c)(3, 4))
