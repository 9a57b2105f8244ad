final class T { let n: String; init(_ n: String) { self.n = n; print("+", n) }; deinit { print("-", n) } }
func scope() {
  let a = T("a")
  let b = T("b")
  print(a.n, b.n)
}
scope()
var v: T? = T("v1")
v = T("v2")
v = nil
_ = T("temp")
T("unused").n.isEmpty ? print("empty") : print("not")
do { let x = T("x"); defer { print("defer", x.n) } }
print("end")
