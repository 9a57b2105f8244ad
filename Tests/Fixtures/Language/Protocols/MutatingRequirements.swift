protocol Resettable { var n: Int { get set }; mutating func reset() }
extension Resettable {
  mutating func bump() { n += 1 }; mutating func twice(_ f: (inout Self) -> Void) { f(&self); f(&self) }
}
struct S: Resettable { var n = 5; mutating func reset() { n = 0 } }
final class C: Resettable { var n = 9; func reset() { n = 1 } }
func run<R: Resettable>(_ r: inout R) { r.bump(); r.twice { $0.n *= 2 } }
var s = S(), c = C()
run(&s)
run(&c)
print(s.n, c.n)
s.reset()
c.reset()
var any: any Resettable = s
any.bump()
print(s.n, c.n, any.n)
