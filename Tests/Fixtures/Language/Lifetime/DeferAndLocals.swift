// A scope is left in the reverse order of its statements: what follows a `defer` is released before it runs.
class T {
  let n: String
  init(_ n: String) { self.n = n }
  deinit { print("-\(n)") }
}
enum E: Error { case x }
func make() -> T {
  let first = T("before")
  defer { print("defer", first.n) }
  let local = T("after")
  print(local.n)
  return T("result")
}
print(make().n)
func thrower() throws {
  let a = T("a")
  defer { print("first", a.n) }
  let b = T("b")
  defer { print("second", b.n) }
  throw E.x
}
do { try thrower() } catch { print(error) }
for i in 0..<2 {
  defer { print("end", i) }
  let each = T("each\(i)")
  if i == 0 { continue }
  print(each.n)
}
