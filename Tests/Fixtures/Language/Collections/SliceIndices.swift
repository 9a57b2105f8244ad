let s = [1, 2, 3, 4, 5][2...]
print(s.startIndex, s[2], s.first!, s, Array(s), s.count, s.endIndex, s.indices, type(of: s), s == [3, 4, 5], [s])
var a = [5, 3, 8, 1, 9, 2]
print(a.firstIndex(of: 8)!, a[3...].firstIndex(of: 9)!, a[1..<4].lastIndex { $0 > 2 }!, a.suffix(2).startIndex)
for i in a[2..<5].indices { print(i, a[i], terminator: "; ") }
print()
a[1..<3] = [0]
print(a, a[..<2] + a[3...], a.prefix(2) + [7], [7] + a.dropFirst(3))
var t = a.dropFirst()
t.append(4); t[1] = 100; t.removeFirst(); t.insert(6, at: t.startIndex)
print(t, t.startIndex, t.popFirst() as Any, t.sorted(), t.map { $0 + 1 }, t.reduce(0, +), t.last as Any)
t.sort()
print(t, t.startIndex, t.contains(4), t.isEmpty, t.enumerated().map { $0.offset })
func sum(_ x: ArraySlice<Int>) -> Int { x.isEmpty ? 0 : x.first! + sum(x.dropFirst()) }
print(sum(a[...]), sum(a[1...2]))
let parts = [1, 0, 2, 3, 0, 4].split(separator: 0)
print(
  parts, parts[1].startIndex, parts.map(Array.init),
  [1, 0, 0, 2].split(separator: 0, omittingEmptySubsequences: false).count)
func binary(_ x: ArraySlice<Int>, _ v: Int) -> Int? {
  guard !x.isEmpty else { return nil }
  let mid = x.startIndex + x.count / 2
  if x[mid] == v { return mid }
  return x[mid] < v ? binary(x[(mid + 1)...], v) : binary(x[..<mid], v)
}
let sorted = Array(stride(from: 0, to: 100, by: 7))
print(binary(sorted[...], 49) as Any, binary(sorted[...], 50) as Any)
var parts2: [ArraySlice<String>] = []
let words = ["a", "b", "c", "d", "e"]
for i in stride(from: 0, to: words.count, by: 2) { parts2.append(words[i..<min(i + 2, words.count)]) }
print(parts2, parts2.map { $0.joined(separator: "-") }, parts2.flatMap { $0 })
let chunks = stride(from: 0, to: words.count, by: 2).map { Array(words[$0..<min($0 + 2, words.count)]) }
print(chunks, zip(words, words.dropFirst()).map { $0 + $1 })
extension Array {
  var tail: ArraySlice<Element> { dropFirst() };
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
print(words.tail, words.chunked(2), Set(words.prefix(2)).count, words.prefix(2).elementsEqual(["a", "b"]))
func total<C: Collection>(_ c: C) -> Int where C.Element == Int { c.reduce(0, +) }
print(total(a[1...]), total(a.prefix(2)), a.prefix(while: { $0 != 8 }), a.drop { $0 != 8 })

let d: [Int: ArraySlice<Int>] = [1: a[0...1]]
print(d[1]!, d[1]! == a[0...1], Set([a[0..<2], a[0..<2]]).count)
switch a.first {
case let v?: print(v);
case nil: print("none")
}
a.removeSubrange(0..<2); a.replaceSubrange(0..<1, with: [1, 1].dropFirst()); print(a)
a[0...0] = a[1...]
print(a, a[a.index(after: 0)...], a.count)
var m = a[1...]; m.swapAt(1, 2); print(m, m.max()!, m.min()!, m.shuffled().count)
