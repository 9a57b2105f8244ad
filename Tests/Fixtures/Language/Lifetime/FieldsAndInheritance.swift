class Base { let b = T("base field"); deinit { print("base deinit") } }
final class Derived: Base { let d1 = T("d1"); let d2 = T("d2"); deinit { print("derived deinit") } }
final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
do { _ = Derived() }
struct Pair { let first: T, second: T }
do { let p = Pair(first: T("p1"), second: T("p2")); print(p.first.n) }
var array = [T("e0"), T("e1"), T("e2")]
array.remove(at: 1)
print("removed")
array.removeAll()
print("cleared")
var dict = ["k": T("v")]
dict["k"] = T("w")
dict["k"] = nil
print("done")
