class Repository<Item> {
  private(set) var items: [Item] = []; func add(_ i: Item) { items.append(i) };
  func find(_ test: (Item) -> Bool) -> Item? { items.first(where: test) }
}
final class Users: Repository<String> { override func add(_ i: String) { super.add(i.uppercased()) } }
final class Cached<K: Hashable, V>: Repository<V> {
  var map: [K: V] = [:]; func put(_ k: K, _ v: V) { map[k] = v; add(v) }
}
let u = Users()
u.add("ann")
let c = Cached<Int, String>()
c.put(1, "one")
let base: Repository<String> = u
base.add("bo")
print(u.items, c.items, c.map[1]!, u.find { $0.hasPrefix("B") } ?? "-", base is Users)
