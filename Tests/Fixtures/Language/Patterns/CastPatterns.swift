class Animal {}
final class Cat: Animal { let lives = 9 }
struct Err: Error { let code: Int }
func f(_ x: Any) -> String {
  switch x {
  case is Cat: "cat"
  case let a as Animal: "animal \(type(of: a))"
  case let (a, b) as (Int, Int): "pair \(a + b)"
  case let s as String where s.isEmpty: "empty"
  case let s as String: s
  case let e as Err: "err \(e.code)"
  case let xs as [Any]: "list \(xs.count)"
  case nil as Int?: "nil"
  default: "?"
  }
}
print([Cat(), Animal(), (1, 2), "", "hi", Err(code: 4), [1, "a"], 3.5].map(f))
