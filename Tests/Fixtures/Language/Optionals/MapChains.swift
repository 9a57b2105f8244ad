struct A { var b: B? }
struct B { var c: [C] = []; func find(_ n: Int) -> C? { c.first { $0.n == n } } }
final class C { let n: Int; weak var next: C?; init(_ n: Int) { self.n = n } }
let c1 = C(1), c2 = C(2)
c1.next = c2
let a = A(b: B(c: [c1, c2]))
print(
  a.b?.find(1)?.next?.n ?? 0, a.b?.find(2)?.next?.n as Any, a.b?.c.last?.n ?? 0, a.b.map(\.c.count) ?? 0,
  A().b?.c.isEmpty as Any, (a.b?.find(9)).map { $0.n } ?? -1)
