struct T {
  static let name = "type"; let name = "instance"; static func f() -> String { "static " + name };
  func f() -> String { "inst " + name + T.name + Self.f() }
}
print(T.f(), T().f(), T.name, T().name)
class A { class func make() -> String { "A" }; func make() -> String { "a:" + type(of: self).make() } }
class B: A { override class func make() -> String { "B+" + super.make() } }
print(A().make(), B().make(), B.make())
