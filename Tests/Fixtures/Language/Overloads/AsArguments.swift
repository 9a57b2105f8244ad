func run(_ f: (Int) -> Int) -> String { "int \(f(3))" }
func run(_ f: (String) -> String) -> String { "text " + f("x") }
func double(_ n: Int) -> Int { n * 2 }
func double(_ s: String) -> String { s + s }
func shout(_ s: String) -> String { s.uppercased() }
print(run(shout), run { $0 + 1 }, run { (s: String) in s + "!" })
let f: (String) -> String = double
print(f("ab"), double(4), [1, 2].map(double), ["q"].map(double))
