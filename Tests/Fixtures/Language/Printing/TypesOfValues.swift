struct G<T> { struct I {}; enum E { case x(T) } }
class C {}
print(
  type(of: 1), type(of: "s"), type(of: [1.5]), type(of: ["a": [1]]), type(of: (1, "b")), type(of: Optional("x")),
  type(of: G<Int>()), type(of: 1...2), type(of: "c" as Character))
let any: Any = [1, 2], obj: AnyObject = C()
print(
  type(of: any), type(of: obj), G<String>.self, C.self, [Int].self, (Int?).self, Any.self, AnyObject.self,
  (() -> Int).self, Result<Int, Error>.self, Never.self, Void.self)
print(String(describing: type(of: obj)), "\(Int.self)", type(of: Int.self))
