extension Int {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
  mutating func negateTwice() { negate(); negate() }
}
infix operator **
extension String {
  var vowels: Int { filter { "aeiou".contains($0) }.count }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
extension Collection { var isNotEmpty: Bool { !isEmpty } }
extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Key == String, Value == Int { var sum: Int { values.reduce(0, +) } }

var n = 3
n.negateTwice()
n.times { print("round", $0) }
print(4.isEven, 2 ** 5, "education".vowels, "hello"[1], [1].isNotEmpty, "".isNotEmpty)
print([1, 2].total(), [0.5, 1].total(), [1][safe: 3] as Any, [1][safe: 0] as Any)
print((nil as String?).orEmpty.isEmpty, Optional("q").orEmpty, ["a": 1, "b": 2].sum)
