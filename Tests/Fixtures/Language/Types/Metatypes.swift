protocol Screen { init(); static var title: String { get }; var kind: String { get } }
extension Screen { var kind: String { "\(Self.self)/\(type(of: self))" } }
class Base: Screen {
  required init() {}
  class var title: String { "Base" }
  var own: String { "\(type(of: self)) \(Self.title)" }
}
class Child: Base { override class var title: String { "Child" } }
struct Flat: Screen { static let title = "Flat" }

let screens: [any Screen.Type] = [Base.self, Child.self, Flat.self]
for s in screens { print(s, s.title, s.init().kind) }
let base: Base = Child()
print(type(of: base), type(of: base) == Child.self, type(of: base) is Base.Type, base.own)
let t: Base.Type = Child.self
print(t.init().own, t.title, t == Base.self, ObjectIdentifier(t) == ObjectIdentifier(Child.self))
func make<T: Screen>(_ type: T.Type) -> T { type.init() }
print(make(Flat.self).kind, Int.self, [String: Int?].self, (Int, String).self, ((Int) -> Void).self)
print(type(of: 1), type(of: 1.5), type(of: "a"), type(of: [1: "a"]), type(of: Optional(1)))
