final class R { let id: Int; init(_ i: Int) { id = i }; deinit { print("free", id) } }
struct S { var r: R; var tag = "" }
var s = S(r: R(1))
var t = s
s.r = R(2)
print("copy holds", t.r.id)
t = s
print("same", t.r === s.r)
enum E { case held(R), empty }
var e = E.held(R(3))
e = .empty
var opt: S? = S(r: R(4))
opt?.tag = "x"
opt = nil
var tuple = (R(5), 1)
tuple.0 = R(6)
print(tuple.0.id)
let any: Any = R(7)
print((any as? R)?.id ?? 0)
