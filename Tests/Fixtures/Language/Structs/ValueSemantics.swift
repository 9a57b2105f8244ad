struct Inner { var list = [1]; var n = 0 }
struct Outer { var inner = Inner(); var others: [Inner] = [Inner(), Inner()]; var map = ["k": Inner()] }
var a = Outer()
var b = a
b.inner.list.append(2)
b.others[0].n = 5
b.map["k"]?.n = 9
print(a.inner.list, b.inner.list, a.others[0].n, b.others[0].n, a.map["k"]!.n, b.map["k"]!.n)
func mutate(_ o: Outer) -> Outer { var o = o; o.inner.n = 1; return o }
print(mutate(a).inner.n, a.inner.n)
var array = [a, b]
array[0].inner.n = 42
for var o in array { o.inner.n = 0 }
print(array.map(\.inner.n), a.inner.n)
let closure = { [a] in a.inner.n }
a.inner.n = 77
print(closure(), a.inner.n)
var copy = array
copy.swapAt(0, 1)
copy[0].others.removeAll()
print(array[1].others.count, copy[0].others.count)
struct Counter {
  private(set) var n = 0; mutating func up() -> Int { n += 1; return n };
  func next() -> Counter { var c = self; _ = c.up(); return c }
}
var k = Counter()
_ = k.up()
print(k.next().next().n, k.n)
