final class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
func f() { let xs = [T(1), T(2)]; defer { print("deferred", xs.count) }; let last = xs.last!; print("last", last.n) }
f()
var pool = [1: T(10), 2: T(20)]
pool[1] = T(11)
pool.removeValue(forKey: 2)
print("pool", pool.count)
pool = [:]
let xs = (3...4).map(T.init)
print(xs.map(\.n), xs.filter { $0.n > 3 }.count)
