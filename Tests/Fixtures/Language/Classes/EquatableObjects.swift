class Item: Hashable {
  let id: Int; init(_ i: Int) { id = i }; static func == (a: Item, b: Item) -> Bool { a.id == b.id };
  func hash(into h: inout Hasher) { h.combine(id) }
}
final class Sub: Item {}
let a = Item(1), b = Item(1), s = Sub(1)
print(a == b, a === b, a == s, Set([a, b, s]).count, [a].contains(s), [a: "x"][b]!, [Item(2), a].firstIndex(of: s)!)
