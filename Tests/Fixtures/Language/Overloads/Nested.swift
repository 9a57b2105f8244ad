struct A {
  func f(_ x: Int) -> String { "A.int" }; func f(_ x: Any) -> String { "A.any" };
  struct B { func f() -> String { "B" }; static func f(_ x: Int) -> String { "B.static" } }
}
extension A { func f(_ x: String) -> String { "A.text" }; func f(x: Int) -> String { "A.x" } }
print(A().f(1), A().f(1.5), A().f("s"), A().f(x: 1), A.B().f(), A.B.f(1))
