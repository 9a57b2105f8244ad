protocol Shape { associatedtype Unit; func area() -> Unit }
struct Sq: Shape { let s: Int; func area() -> Int { s * s } }
struct Ci: Shape { let r: Double; func area() -> Double { r * 2 } }
struct AnyShape<U>: Shape {
  private let f: () -> U; init<S: Shape>(_ s: S) where S.Unit == U { f = s.area }; func area() -> U { f() }
}
let ints = [AnyShape(Sq(s: 2)), AnyShape(Sq(s: 3))]
print(ints.map { $0.area() }, AnyShape(Ci(r: 1.5)).area())
let any: [any Shape] = [Sq(s: 1), Ci(r: 2)]
for s in any { print(s.area()) }
