struct Inner { var n = 1; var text = "a" }
struct Outer { var inner = Inner(); var list = [Inner(), Inner()]; var maybe: Inner? = Inner() }
final class Owner { var outer = Outer() { didSet { print("set") } } }
func bump(_ n: inout Int) { n += 10 }
func change(_ s: inout String, by t: String) { s += t }
func exchange<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }

func run() {
  var o = Outer()
  bump(&o.inner.n)
  bump(&o.list[1].n)
  bump(&o.maybe!.n)
  change(&o.inner.text, by: "b")
  exchange(&o.inner.n, &o.list[0].n)
  print(o.inner.n, o.list.map(\.n), o.maybe!.n, o.inner.text)
  let owner = Owner()
  bump(&owner.outer.inner.n)
  bump(&owner.outer.list[0].n)
  owner.outer.maybe?.text.append("!")
  print(owner.outer.inner.n, owner.outer.list[0].n, owner.outer.maybe?.text ?? "")
  var dict = ["a": [1]]
  var other: [Int]? = [2]
  exchange(&dict["a"], &other)
  print(dict["a"] as Any, dict["b"] as Any)
}

run()
let add: (inout Int, Int) -> Void = { $0 += $1 }
var k = 1
add(&k, 4)
print(k)
