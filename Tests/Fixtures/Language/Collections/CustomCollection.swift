struct Ring<T>: Collection, ExpressibleByArrayLiteral {
  private var items: [T]
  init(arrayLiteral elements: T...) { items = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { items[i % items.count] }
}
struct Page: RandomAccessCollection, MutableCollection {
  var rows: [String]
  var startIndex: Int { rows.startIndex }
  var endIndex: Int { rows.endIndex }
  subscript(i: Int) -> String {
    get { rows[i] }
    set { rows[i] = newValue }
  }
}
let r: Ring = [1, 2, 3]
print(
  r[4], r.count, r.map { $0 * 2 }, r.first!, Array(r.dropFirst()), r.isEmpty, r.max()!, r.firstIndex(of: 3)!,
  r.reduce(0, +))
for x in r where x > 1 { print(x, terminator: " ") }
var p = Page(rows: ["b", "a"])
p[0] = "c"
p.swapAt(0, 1)
print(
  p.rows, p.last!, p.reversed().map { $0 }, p.sorted(), p.indices.count, p.joined(separator: "+"),
  p.enumerated().map(\.offset), p.contains("a"))
struct Bag<E: Hashable>: Sequence {
  private var c: [E: Int] = [:]; mutating func add(_ e: E) { c[e, default: 0] += 1 };
  func makeIterator() -> AnyIterator<(E, Int)> {
    var i = c.makeIterator(); return AnyIterator { i.next().map { ($0.key, $0.value) } }
  }
}
var bag = Bag<String>()
bag.add("x"); bag.add("x")
for (e, n) in bag { print(e, n) }
