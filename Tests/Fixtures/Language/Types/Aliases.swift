typealias Handler = (String) -> Void
typealias Pair<T> = (first: T, second: T)
typealias Table = [String: [Int]]
protocol Store { associatedtype Element; typealias Batch = [Element] }
struct Ints: Store { typealias Element = Int; func all() -> Batch { [1, 2] } }
struct Outer {
  typealias ID = Int
  struct Inner { var id: ID; typealias Name = String; var name: Name = "n" }
  enum Mode: String { case on, off }
  var mode = Mode.on
}
extension Outer.Inner { func show() -> String { "\(id)\(name)" } }
extension Outer { final class Late { let mode: Mode = .off; let inner = Inner(id: 3) } }

let handler: Handler = { print("handled", $0) }
handler("x")
let pair: Pair<Int> = (1, 2)
print(pair.first + pair.second, (["a": [1]] as Table)["a"]!, Ints().all())
print(Outer.Inner(id: 1).show(), Outer().mode.rawValue, Outer.Late().inner.show(), Outer.Late().mode)
let id: Outer.ID = 3
print(id, Outer.Inner.Name("s"), type(of: Outer.Late()), type(of: Outer.Mode.on))
