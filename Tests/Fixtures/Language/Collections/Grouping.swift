let words = ["apple", "bob", "cat", "art", "bee", "a"]
let byFirst = Dictionary(grouping: words) { $0.first! }
print(byFirst.keys.sorted(), byFirst["b"]!, byFirst.mapValues(\.count)["a"]!)
let byLength = words.reduce(into: [Int: [String]]()) { $0[$1.count, default: []].append($1) }
print(byLength.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.joined(separator: "/"))" })
let (short, long) = words.reduce(into: ([String](), [String]())) { $1.count < 4 ? $0.0.append($1) : $0.1.append($1) }
print(
  short, long, Dictionary(zip(words, words.map(\.count)), uniquingKeysWith: +)["bob"]!, Set(words.map(\.count)).sorted()
)
