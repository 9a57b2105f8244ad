class Node { func accept<V: Visitor>(_ v: V) -> V.R { fatalError() } }
protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: Node, _ b: Node) -> R }
final class Num: Node {
  let n: Int; init(_ n: Int) { self.n = n }; override func accept<V: Visitor>(_ v: V) -> V.R { v.num(n) }
}
final class Add: Node {
  let a: Node, b: Node; init(_ a: Node, _ b: Node) { self.a = a; self.b = b };
  override func accept<V: Visitor>(_ v: V) -> V.R { v.add(a, b) }
}
struct Eval: Visitor {
  func num(_ n: Int) -> Int { n }; func add(_ a: Node, _ b: Node) -> Int { a.accept(self) + b.accept(self) }
}
struct Show: Visitor {
  func num(_ n: Int) -> String { "\(n)" };
  func add(_ a: Node, _ b: Node) -> String { "(" + a.accept(self) + "+" + b.accept(self) + ")" }
}
let tree = Add(Num(1), Add(Num(2), Num(3)))
print(tree.accept(Eval()), tree.accept(Show()))
