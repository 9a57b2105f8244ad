protocol Builder { init(); var parts: [String] { get set } }
extension Builder {
  static func build(_ f: (inout Self) -> Void) -> Self { var b = Self(); f(&b); return b };
  func adding(_ p: String) -> Self { var c = self; c.parts.append(p); return c }
}
struct Car: Builder { var parts: [String] = [] }
final class Bike: Builder { var parts: [String] = []; required init() {} }
print(Car.build { $0.parts = ["w"] }.adding("door").parts, Bike.build { $0.parts.append("b") }.adding("x").parts)
