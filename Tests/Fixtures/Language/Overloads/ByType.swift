func describe(_ value: Int) -> String { "Int" }
func describe(_ value: Double) -> String { "Double" }
func describe(_ value: String) -> String { "String" }
func describe(_ value: Character) -> String { "Character" }
func describe(_ value: [Int]) -> String { "[Int]" }
func describe<T>(_ value: [T]) -> String { "[T]" }
func describe<T>(_ value: T) -> String { "T" }
func describe(_ value: Int?) -> String { "Int?" }

let maybe: Int? = 3
print(describe(1), describe(1.0), describe("a"), describe("a" as Character))
print(describe([1]), describe(["a"]), describe(true), describe(maybe))
print(describe(UInt8(1)), describe((1, 2)))
