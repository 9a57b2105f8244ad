func run(_ body: () -> String) -> String { "none " + body() }
func run(_ body: (Int) -> String) -> String { "one " + body(1) }
func run(_ body: (Int, Int) -> String) -> String { "two " + body(1, 2) }
func apply(_ body: (Int) -> Int) -> String { "Int \(body(2))" }
func apply(_ body: (String) -> String) -> String { "String " + body("s") }

print(run { "x" })
print(run { "\($0)" })
print(run { "\($0 + $1)" })
print(run { a in "\(a)" })
print(run { a, b in "\(a * b)" })
print(apply { (n: Int) in n * 2 })
print(apply { (s: String) -> String in s + "!" })
print(apply { $0.uppercased() })
