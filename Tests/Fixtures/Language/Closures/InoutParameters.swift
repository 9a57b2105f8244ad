let add: (inout Int, Int) -> Void = { $0 += $1 }
func apply(_ n: Int, _ f: (inout Int) -> Void) -> Int { var n = n; f(&n); return n }
var x = 1
add(&x, 4)
print(x, apply(3) { $0 *= 2 }, apply(1) { n in n -= 5 })
var list = [3, 1, 2]
let sorter: (inout [Int]) -> Void = { $0.sort() }
sorter(&list)
print(list, [1, 2, 3].reduce(into: [Int]()) { $0.insert($1, at: 0) }, ["a", "b"].reduce(into: "") { $0 += $1 })
