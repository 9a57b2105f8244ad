func outer(_ n: Int) -> [Int] {
  var out: [Int] = []
  func even(_ k: Int) -> Bool { k == 0 ? true : odd(k - 1) }
  func odd(_ k: Int) -> Bool { k == 0 ? false : even(k - 1) }
  func collect<T>(_ x: T, _ f: (T) -> Int) { out.append(f(x)) }
  for i in 0...n where even(i) { collect(i) { $0 * 10 } }
  collect("abc") { $0.count }
  return out
}
print(outer(4))
func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
func fib(_ n: Int) -> Int { var (a, b) = (0, 1); for _ in 0..<n { (a, b) = (b, a + b) }; return a }
print(fact(10), (0...10).map(fib))
