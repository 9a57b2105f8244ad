struct Cache<Key: Hashable, Value> {
  static var kind: String { "\(Key.self)->\(Value.self)" }
  private var storage = [Key: Value]()
  subscript(key: Key) -> Value? {
    get { storage[key] }
    set { storage[key] = newValue }
  }
  subscript(key: Key, default make: @autoclosure () -> Value) -> Value {
    mutating get {
      if let old = storage[key] { return old }
      let new = make()
      storage[key] = new
      return new
    }
  }
}
typealias Names<V> = Cache<String, V>
class Registry<T> {
  var all: [T] = []
  func add(_ t: T) -> Self { all.append(t); return self }
}
final class Ints: Registry<Int> { var sum: Int { all.reduce(0, +) } }

var cache = Names<Int>()
cache["a"] = 1
print(cache["a"] as Any, cache["b", default: 5], cache["b"]!, Names<Bool>.kind, Cache<Int, [String]>.kind)
print(Ints().add(1).add(2).sum, type(of: Registry<String>()))
print(Array<Int>(repeating: 1, count: 2), Dictionary<String, Int>(), Optional<Int>.none as Any)
