private let limit = 2
let early = Outer.Inner.make(3).describe()
print(early, Outer.shared.name, Outer.Level.high.next)
extension Outer.Inner { func describe() -> String { "inner \(value) of \(Outer.shared.name) \(Level.low)" } }
struct Outer {
  static let shared = Outer(name: "shared")
  let name: String
  enum Level: Int { case low, high }
  struct Inner { let value: Int; typealias Level = Outer.Level }
  class Deep { class Deeper { enum E { case x }; var e = E.x } }
}
extension Outer.Inner { static func make(_ n: Int) -> Self { Self(value: n * limit) } }
extension Outer.Level { var next: Outer.Level { Outer.Level(rawValue: rawValue + 1) ?? .low } }
extension Outer { func helper() -> Deep.Deeper.E { Deep.Deeper().e } }
print(Outer(name: "n").helper(), Outer.Deep.Deeper(), Outer.Inner.make(1), [Outer.Inner.make(1)])
func use() -> Int {
  struct Local { var n = 4; func twice() -> Int { n * 2 } }; enum K { case a(Int) };
  if case .a(let v) = K.a(Local().twice()) { return v }; return 0
}
print(use())
