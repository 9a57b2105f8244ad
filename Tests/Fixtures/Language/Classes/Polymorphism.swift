class Shape { var area: Double { 0 }; func describe() -> String { "\(type(of: self)) \(area)" } }
final class Rect: Shape {
  let w: Double, h: Double; init(_ w: Double, _ h: Double) { self.w = w; self.h = h };
  override var area: Double { w * h }
}
final class Circle: Shape {
  var r = 1.0; override var area: Double { 3 * r * r };
  override func describe() -> String { "round " + super.describe() }
}
let shapes: [Shape] = [Rect(2, 3), Circle(), Shape()]
print(
  shapes.map { $0.describe() }, shapes.map(\.area).reduce(0, +), shapes.compactMap { $0 as? Rect }.map(\.w),
  shapes.filter { $0 is Circle }.count)
for s in shapes { if let c = s as? Circle { c.r = 2 } }
print(shapes[1].area, shapes.max { $0.area < $1.area }!.describe())
