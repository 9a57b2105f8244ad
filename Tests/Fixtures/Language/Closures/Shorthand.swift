let add: (Int, Int) -> Int = { $0 + $1 }
let square = { (n: Int) -> Int in n * n }
let greet = { (name: String) in "hi " + name }
let noArgs = { "none" }
let multi: (Int) -> String = { n in
  let doubled = n * 2
  return "\(doubled)"
}
print(add(1, 2), square(3), greet("a"), noArgs(), multi(4))
print([3, 1, 2].sorted(by: >), [3, 1, 2].sorted { $0 < $1 }, [1, 2].map { $0 * 2 }.reduce(0, +))
print([1, 2, 3].filter { $0 != 2 }, (1...3).map { i in (1...i).map { $0 * i } }, ["a": 1].map { "\($0)\($1)" })
print([(1, "a"), (2, "b")].map { n, s in s + "\(n)" }, [(1, 2)].map { $0 + $1 }, [(1, 2)].map { $0.0 - $0.1 })
print({ $0 * 2 }(21), { (a: Int, b: Int) in a - b }(5, 3), { () -> String in "called" }())
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) in g(f(x)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(4), compose(square, square)(2))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), curry(max)(3)(9), [1, 2].map(curry(add)(10)))
let ignore: (Int, String) -> Void = { _, _ in print("ignored") }
ignore(1, "")
