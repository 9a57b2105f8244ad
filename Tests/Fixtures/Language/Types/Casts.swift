class Vehicle { let wheels: Int; init(_ wheels: Int) { self.wheels = wheels } }
final class Car: Vehicle {}
protocol Flying {}
final class Plane: Vehicle, Flying {}

let things: [Any] = [
  1, 2.5, "three", Car(4), Plane(3), [1, 2], ["a": 1], (1, "t"), true, Optional<Int>.none as Any, { 5 },
]
for thing in things {
  switch thing {
  case is Bool: print("bool")
  case let n as Int where n > 0: print("int", n)
  case let d as Double: print("double", d)
  case let s as String: print("string", s)
  case let f as Vehicle & Flying: print("flying", f.wheels)
  case let v as Vehicle: print("vehicle", v.wheels)
  case let a as [Int]: print("array", a)
  case let d as [String: Int]: print("dictionary", d)
  case let (n, t) as (Int, String): print("tuple", n, t)
  case let f as () -> Int: print("function", f())
  case Optional<Any>.none: print("nil")
  default: print("other", thing)
  }
}
let any: Any = 3
print(any as? String ?? "no string", (any as? Int).map { $0 + 1 } ?? 0, any as! Int, any is Double)
let ints: [Any] = [1, 2]
print(ints as? [Int] ?? [], (ints as? [String]) == nil)
