let r = 1..<5, c = 1...5
print(r, c, r.count, c.count, r.contains(5), c.contains(5), r.lowerBound, c.upperBound, r.isEmpty, (3..<3).isEmpty)
print(
  r.map { $0 }, c.reversed().first!, r.clamped(to: 2..<10), r.overlaps(4..<9), c.min()!, r.first!, r.last!,
  Array(r)[1...2])
print(
  (1.0...2.0).contains(1.5), ("a"..."f").contains("c"), (0...).contains(3), (..<5).contains(5), [1, 2, 3, 4][1...],
  [1, 2, 3][..<2])
for i in r where i % 2 == 0 { print(i, terminator: " ") }
print(
  r == 1..<5, c == 1...5, Range(1...3), ClosedRange(1..<4), stride(from: 0, to: 10, by: 3).map { $0 },
  r.randomElement() != nil)
switch 7 {
case 0..<5: print("low");
case 5...: print("high");
default: print("neg")
}
let text = "hello"
print(
  text[text.startIndex..<text.index(text.startIndex, offsetBy: 2)], r.sum, r.dropFirst().map { $0 },
  c.allSatisfy { $0 > 0 })
extension Range where Bound == Int { var sum: Int { reduce(0, +) } }
print(
  [r, 7..<9], Optional(c) as Any, "\(r)", r.description, (1...3).shuffled().count,
  r.enumerated().map { $0.offset * $0.element })
