protocol Discount { func apply(_ p: Double) -> Double }
struct Percent: Discount { let n: Double; func apply(_ p: Double) -> Double { p * (1 - n / 100) } }
struct Flat: Discount { let n: Double; func apply(_ p: Double) -> Double { max(0, p - n) } }
struct Chain: Discount { let all: [any Discount]; func apply(_ p: Double) -> Double { all.reduce(p) { $1.apply($0) } } }
extension Discount where Self == Percent { static func percent(_ n: Double) -> Percent { Percent(n: n) } }
func total(_ p: Double, with d: some Discount) -> Double { d.apply(p) }
print(
  total(200, with: .percent(10)), total(10, with: Flat(n: 20)), Chain(all: [Percent(n: 50), Flat(n: 5)]).apply(100))
