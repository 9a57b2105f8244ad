extension Array where Element: Equatable {
  func isPalindrome() -> Bool { self == Array(reversed()) };
  var unique: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
extension Collection where Element == String { var longest: String? { self.max { $0.count < $1.count } } }
extension Sequence where Element: BinaryInteger { var product: Element { reduce(1, *) } }
extension Dictionary where Value: Comparable { var topKey: Key? { self.max { $0.value < $1.value }?.key } }
print(
  [1, 2, 1].isPalindrome(), [1, 2].isPalindrome(), [3, 1, 3].unique, ["a", "ccc"].longest!, [2, 3, 4].product,
  (1...4).product, ["x": 1, "y": 5].topKey!)
