func find<T>(_ t: T.Type, in xs: [Any]) -> [T] { xs.compactMap { $0 as? T } }
func first<T>(_ xs: [Any]) -> T? { for x in xs { if let t = x as? T { return t } }; return nil }
protocol P {}
struct A: P { let n = 1 }
final class B: P {}
let xs: [Any] = [1, "a", A(), B(), 2, [3]]
print(
  find(Int.self, in: xs), find(String.self, in: xs), find((any P).self, in: xs).count, find([Int].self, in: xs),
  (first(xs) as String?)!, (first(xs) as A?)!.n, first(xs) as Double? as Any)
func isType<T>(_ x: Any, _: T.Type) -> Bool { x is T }
print(isType(3, Int.self), isType("s", Int.self), isType(A(), A.self), type(of: first(xs) as Int?))
