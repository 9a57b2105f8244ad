// An optional conforms where its value does, and so stands where any such value may.
func same<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
func equal(_ a: any Equatable, _ b: any Equatable) -> Bool { same(a, b) }
print(equal(1, 1), equal(1, "1"), equal([1], [1]), equal("x" as String?, 3))
protocol Api { func get() -> String }
final class Mock: Api { func get() -> String { "mock" } }
let one: any Api = Mock()
let other: any Api = one
print((one as AnyObject) === (other as AnyObject), (one as? Mock) === (other as AnyObject))
