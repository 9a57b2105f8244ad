func pick<T>(_ x: T) -> String { "generic" }
func pick(_ x: Int) -> String { "int" }
func pick<T: Equatable>(_ x: T) -> String { "equatable" }
func pick<T>(_ x: T?) -> String { "optional" }
struct S {}
print(pick(1), pick("a"), pick(S()), pick(Optional(S())))
