final class A { let n = 1; deinit { print("A gone") } }
final class B { unowned let a: A; init(_ a: A) { self.a = a } }
var a: A? = A()
let b = B(a!)
print(b.a.n)
a = nil
print("next")
print(b.a.n)
