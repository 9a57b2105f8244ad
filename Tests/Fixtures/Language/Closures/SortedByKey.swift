let people = [("bo", 3), ("al", 1), ("cy", 2)]
print(
  people.sorted { $0.1 < $1.1 }.map { $0.0 }, people.sorted { a, b in a.0 > b.0 }.first!.0,
  people.max { $0.1 < $1.1 }!.0)
let by: [(String, ((String, Int), (String, Int)) -> Bool)] = [("name", { $0.0 < $1.0 }), ("age", { $0.1 < $1.1 })]
for (name, order) in by { print(name, people.sorted(by: order).map(\.0)) }
