// One call, receivers of many types: each answers for itself, whoever came before.
protocol Shape {
  var name: String { get }
  func area(_ n: Int) -> Int
  static var kind: String { get }
}
extension Shape {
  var name: String { "shape" }
  static var kind: String { "plain" }
  func doubled(_ n: Int) -> Int { area(n) * 2 }
}
struct Square: Shape {
  let side: Int
  func area(_ n: Int) -> Int { side * side + n }
}
class Strip: Shape {
  var width = 3
  var name: String { "strip" }
  func area(_ n: Int) -> Int { width + n }
  class var kind: String { "long" }
}
class Ribbon: Strip {
  override var name: String { "ribbon of " + super.name }
  override func area(_ n: Int) -> Int { super.area(n) * 10 }
  override class var kind: String { "longer" }
}
enum Dot: Shape {
  case small, large
  func area(_ n: Int) -> Int { self == .small ? 1 : n }
}
extension Int: Shape { func area(_ n: Int) -> Int { self * n } }

let shapes: [any Shape] = [Square(side: 2), Strip(), Ribbon(), Dot.small, Dot.large, 6, Square(side: 1)]
for turn in 1...2 {
  for shape in shapes {
    print(shape.name, shape.area(turn), shape.doubled(turn), type(of: shape).kind, terminator: "; ")
  }
  print()
}
func compare(_ shape: any Shape, _ other: any Shape) -> Int { shape.area(other.area(shape.area(1))) }
print(compare(Strip(), Ribbon()), compare(Ribbon(), Square(side: 3)), compare(5, Dot.large))

var sum = 0
for i in 0..<9 { sum += shapes[i % shapes.count].area(i) }
print(sum)
let strips = [Strip(), Ribbon()]
print(strips.map { $0.name }, strips.map(\.name), strips.map { $0.area(0) })
