enum Shape {
  case circle(radius: Double), rect(width: Double, height: Double), point
  static let unit = Shape.circle(radius: 1)
  var area: Double {
    switch self {
    case .circle(let r): 3 * r * r
    case .rect(let w, let h): w * h
    case .point: 0
    }
  }
  mutating func scale(by k: Double) {
    switch self {
    case .circle(let r): self = .circle(radius: r * k)
    case .rect(width: let w, height: let h): self = .rect(width: w * k, height: h * k)
    case .point: break
    }
  }
  init(side: Double) { self = .rect(width: side, height: side) }
  static func make(_ n: Int) -> Self? { n == 0 ? .point : nil }
}
var shape = Shape.rect(width: 2, height: 3)
shape.scale(by: 2)
print(shape, shape.area, Shape.unit.area, Shape(side: 4).area, Shape.make(0) as Any, Shape.make(1) == nil)
extension Shape: Equatable {}
print(shape == .rect(width: 4, height: 6), Shape.point != .unit)
let makers: [(Double) -> Shape] = [Shape.circle, Shape.init(side:)]
print(makers.map { $0(2).area })
if case .rect(let w, _) = shape, w > 3 { print("wide", w) }
