func map<T, U>(_ xs: [T], _ f: (T) throws -> U) rethrows -> [U] {
  var r: [U] = []; for x in xs { r.append(try f(x)) }; return r
}
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var cache: [K: V] = [:];
  return { k in
    if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v
  }
}
var calls = 0
let slow = memo { (n: Int) -> Int in
  calls += 1; return n * n
}
print(map([1, 2]) { "\($0)" }, slow(3), slow(3), calls)
func retry<T>(_ n: Int, _ f: () throws -> T) -> T? { for _ in 0..<n { if let v = try? f() { return v } }; return nil }
struct E: Error {}
var k = 0
print(
  retry(3) { () throws -> String in
    k += 1; if k < 3 { throw E() }; return "ok \(k)"
  } ?? "none", retry(1) { () throws -> Int in throw E() } as Any)
