struct P { let name: String, age: Int, score: Double }
let ps = [P(name: "bo", age: 30, score: 1.5), P(name: "al", age: 30, score: 2), P(name: "cy", age: 20, score: 9)]
print(
  ps.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name), ps.sorted { $0.score > $1.score }.map(\.name),
  ps.min { $0.age < $1.age }!.name)
var xs = [5, 2, 8, 1]
xs.sort(by: >)
print(
  xs, xs.sorted(), xs.sorted { abs($0 - 4) < abs($1 - 4) }, ["b", "C", "a"].sorted(),
  ["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() })
print(
  [(1, "b"), (1, "a"), (0, "z")].sorted { $0 < $1 }.map(\.1), [true, false].sorted { !$0 && $1 },
  [[2, 1], [1]].sorted { $0.count < $1.count })
