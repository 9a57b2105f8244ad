func adder(_ a: Int) -> (Int) -> Int { { a + $0 } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func pipeline(_ fs: ((Int) -> Int)...) -> (Int) -> Int { { x in fs.reduce(x) { $1($0) } } }
func delayed() -> [() -> String] { (1...3).map { n in { "job \(n)" } } }
print(
  adder(2)(3), compose(adder(1)) { "\($0)" }(4), pipeline(adder(1), { $0 * 10 }, adder(-3))(2), delayed().map { $0() })
