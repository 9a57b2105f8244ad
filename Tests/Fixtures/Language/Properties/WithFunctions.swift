struct Config { var name = "", size = 0, tags: [String] = [] }
func with<T>(_ value: T, _ change: (inout T) throws -> Void) rethrows -> T {
  var copy = value; try change(&copy); return copy
}
let c = with(Config()) {
  $0.name = "x"; $0.size += 2; $0.tags.append("t")
}
print(c)
extension Config {
  func set<V>(_ p: WritableKeyPath<Config, V>, _ v: V) -> Config { var c = self; c[keyPath: p] = v; return c }
}
print(c.set(\.name, "y").set(\.size, 9))
func swapBoth<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var a = 1, b = 2
swapBoth(&a, &b)
swap(&a, &b)
print(a, b)
var arr = [3, 1, 2]
func sortIt(_ x: inout [Int]) { x.sort() }
sortIt(&arr)
print(arr)
