final class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
func make(_ n: Int) -> T { T(n) }
func use(_ t: T) -> Int { t.n }
print(use(T(1)))
print(make(2).n)
let kept = make(3)
func pass(_ t: T) -> T { t }
print(pass(kept) === kept, pass(T(4)).n)
func early(_ flag: Bool) -> Int { let t = T(5); if flag { return t.n }; return -t.n }
print(early(true), early(false))
for i in 6...7 { let t = T(i); if i == 6 { continue }; print(t.n) }
var list: [T] = [T(8)]
list = []
print("end")
