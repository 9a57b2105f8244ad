protocol Defaultable { static var standard: Self { get } }
extension Int: Defaultable { static var standard: Int { 42 } }
extension String: Defaultable { static var standard: String { "std" } }
extension Array: Defaultable { static var standard: [Element] { [] } }
func standard<T: Defaultable>() -> T { T.standard }
func parse<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }
func parse<T: LosslessStringConvertible>(_ text: String, as type: T.Type) -> T? { T(text) }
func cast<T>(_ value: Any, to: T.Type = T.self) -> T? { value as? T }

let i: Int = standard()
let s: String = standard()
let a: [Bool] = standard()
print(i, s, a)
let n: Int? = parse("12")
let d: Double? = parse("1.5")
let b: Bool? = parse("no")
print(n as Any, d as Any, b as Any, parse("7", as: Int.self)!)
let c: String? = cast("x")
print(c ?? "-", cast(3, to: Int.self) ?? 0, cast(3) as String? ?? "none")
func number() -> Int { standard() }
print(number(), [standard(), 1] as [Int], ["k": standard()] as [String: String])
