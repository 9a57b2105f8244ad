let plain = (1, "two", 3.0)
let named = (x: 1, y: 2)
let (a, b, _) = plain
var (p, q) = (named.y, named.x)
(p, q) = (q, p)
print(plain.0, plain.1, plain.2, named.x, named.1, a, b, p, q)
print(plain, named, (1, (2, 3)), (x: 1, 2))
print((1, "a") == (1, "a"), (1, 2) < (1, 3), (2, 0) < (1, 9), ("a", 1) != ("a", 2))
func minMax(_ n: [Int]) -> (min: Int, max: Int)? { n.isEmpty ? nil : (n.min()!, n.max()!) }
if let (low, high) = minMax([3, 1, 2]) { print(low, high) }
print(minMax([]) == nil, minMax([4])?.max ?? 0)
var point = (x: 0, y: 0)
point.x = 4
point.1 += 2
func exchange(_ p: (x: Int, y: Int)) -> (x: Int, y: Int) {
  var p = p
  swap(&p.x, &p.y)
  return p
}
point = exchange(point)
print(point)
let list: [(name: String, age: Int)] = [("a", 3), ("b", 1)]
print(list.sorted { $0.age < $1.age }.map(\.name), list.map(\.0), list[0])
for (i, (name, age)) in list.enumerated() { print(i, name, age) }
let void: Void = ()
print(void)
