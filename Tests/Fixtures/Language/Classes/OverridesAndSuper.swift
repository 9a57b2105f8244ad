class Shape {
  var name: String { "shape" }
  var sides = 0
  func describe(_ prefix: String = "a") -> String { "\(prefix) \(name) with \(sides)" }
  subscript(i: Int) -> String { "\(name)\(i)" }
  static func kind() -> String { "static shape" }
  class func family() -> String { "shapes" }
}
class Polygon: Shape {
  override var name: String { "polygon/" + super.name }
  override var sides: Int {
    get { super.sides + 1 }
    set { super.sides = newValue * 2 }
  }
  override func describe(_ prefix: String = "the") -> String { "[" + super.describe(prefix) + "]" }
  override subscript(i: Int) -> String { super[i] + "!" }
  override class func family() -> String { "polygons of " + super.family() }
}
final class Square: Polygon {
  override var name: String { get { "square" } }; func both() -> String { describe() + super.describe("x") }
}
let s: Shape = Square()
s.sides = 4
print(s.describe(), s.sides, s[2], type(of: s).family(), Shape.family(), Square.kind())
print(Square().both(), (s as! Polygon).describe("q"), Polygon()[1])
