func firstIndex<C: Collection>(of e: C.Element, in c: C) -> Int where C.Element: Equatable {
  var i = 0; for x in c { if x == e { return i }; i += 1 }; return -1
}
func merge<K, V>(_ a: [K: V], _ b: [K: V]) -> [K: V] where K: Comparable { a.merging(b) { $1 } }
func pairs<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [String]
where A.Element: CustomStringConvertible, B.Element == Int { zip(a, b).map { $0.description + "\($1)" } }
print(
  firstIndex(of: 3, in: [1, 3]), firstIndex(of: "z", in: ["a"]), merge(["a": 1], ["b": 2]).count,
  pairs([true, false], [1, 2]))
