let empty: [Int] = []
let nested = [[1, 2], [], [3]]
let mixed: [Any] = [1, "a", 2.5, nil as Int? as Any, [1]]
let dict = ["one": 1, "two": 2]
let doubles: [Double] = [1, 2.5, 3]
let optionals = [1, nil, 3]
let set: Set = [3, 1, 3]
let tuples = [(1, "a"), (2, "b")]
print(empty.count, nested, mixed.count, dict["two"]!, doubles, optionals, set.sorted(), tuples.map(\.1))
print(type(of: doubles), type(of: optionals), type(of: set), type(of: [1, 2.5]), type(of: ["a": [1]]))
let any = [1, "a"] as [Any]
let cells: [[Character]] = ["ab", "cd"].map(Array.init)
print(
  any.count, cells[1][0], Array("xyz"), Array(1...3), Array(repeating: "z", count: 2), [Int](repeating: 0, count: 3))
let byLength: [Int: [String]] = [1: ["a"], 2: ["bb", "cc"]]
print(byLength[2]?.last ?? "", byLength[9]?.first ?? "none", byLength.values.map(\.count).sorted())
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
print(grid, [:] as [String: Int], [[:]] as [[Int: Int]])
let classes = [Base(), Derived()]
class Base {}
final class Derived: Base {}
print(type(of: classes), classes.map { $0 is Derived })
