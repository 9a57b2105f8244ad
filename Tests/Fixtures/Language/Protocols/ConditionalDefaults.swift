protocol Store {
  associatedtype Key; associatedtype Value; func get(_ k: Key) -> Value?; mutating func set(_ k: Key, _ v: Value)
}
extension Store where Value: AdditiveArithmetic {
  mutating func add(_ k: Key, _ v: Value) { set(k, (get(k) ?? .zero) + v) }
}
struct Mem<K: Hashable, V>: Store {
  var d: [K: V] = [:]; func get(_ k: K) -> V? { d[k] }; mutating func set(_ k: K, _ v: V) { d[k] = v }
}
var m = Mem<String, Int>()
m.add("a", 2)
m.add("a", 3)
print(m.get("a")!, m.get("z") as Any)
