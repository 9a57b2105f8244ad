let evens = (1...).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }
print(Array(evens.prefix(3)), evens.first { _ in true }!, (1...10).lazy.map { $0 * 2 }.first { $0 > 7 }!)
print(
  Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), Array(stride(from: 0, to: 1, by: 0.25)),
  Array(stride(from: 5, through: 1, by: -2)))
var state = (0, 1)
print(
  Array(
    sequence(state: state) { s -> Int? in
      s = (s.1, s.0 + s.1); return s.0 < 20 ? s.0 : nil
    }))
struct Countdown: Sequence, IteratorProtocol {
  var n: Int;
  mutating func next() -> Int? {
    n > 0
      ? {
        n -= 1; return n + 1
      }() : nil
  }
}
print(
  Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 3).reduce(0, +), Countdown(n: 5).contains(2),
  Countdown(n: 3).sorted(), Array(zip(Countdown(n: 2), "ab")).map { "\($0)\($1)" })
var it = [1, 2].makeIterator()
print(
  it.next() as Any, it.next() as Any, it.next() as Any, Array(repeatElement("x", count: 2)),
  AnySequence([1, 2]).map { $0 })
print(
  (1...3).reversed().map { $0 }, (0..<3).map { $0 }.reversed() == [2, 1, 0], [1, 2, 3].lazy.reversed().first!,
  Array([3, 4].enumerated()).map(\.offset))
for (i, x) in [7, 8].enumerated().reversed() { print(i, x, terminator: " ") }
print([1, 2, 3, 4].chunked(2), Array("abc".reversed()), (1...4).reduce(1, *), Array((1..<4).dropLast()))
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
