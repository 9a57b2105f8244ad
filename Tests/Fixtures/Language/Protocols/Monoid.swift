protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <> : AdditionPrecedence
extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid {
  static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b }
}
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.empty) { $0 <> $1 } }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2]]), fold([] as [Int]))
