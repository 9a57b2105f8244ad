var d = ["b": 2, "a": 1, "c": 3]
print(d.keys.sorted(), d.values.sorted(), d["a"]!, d["z"] as Any, d["z", default: 9], d.count, d.isEmpty)
d["d"] = 4
d["a"] = nil
print(
  d.updateValue(20, forKey: "b") as Any, d.removeValue(forKey: "c") as Any, d.removeValue(forKey: "q") as Any,
  d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
for (k, v) in d.sorted(by: { $0.value < $1.value }) { print(k, v, terminator: ";") }
print(
  d.mapValues { $0 * 2 }["b"]!, d.filter { $0.value > 10 }, d.map(\.value).sorted(), d.first { $0.value == 4 }!.key,
  d.contains { $0.key == "b" })
let words = ["apple", "avocado", "bean"]
let groups = Dictionary(grouping: words, by: { $0.first! })
print(
  groups["a"]!, groups["b"]!, Dictionary(words.map { ($0.count, $0) }, uniquingKeysWith: { a, _ in a }).count,
  Dictionary(uniqueKeysWithValues: zip(words, 1...))["bean"]!)
print(
  d.merging(["b": 1, "x": 5]) { old, new in old + new }["b"]!, d.compactMapValues { $0 > 4 ? "\($0)" : nil },
  d.reduce(0) { $0 + $1.value }, d == ["b": 20, "d": 4])
var count: [Character: Int] = [:]
for c in "hello" { count[c, default: 0] += 1 }
print(
  count["l"]!, count.max { $0.value < $1.value }!.key, count.keys.contains("h"), d.keys.count,
  d.min { $0.value < $1.value }!.key)
d.removeAll()
var nested = ["x": [1: "one"]]
nested["x"]?[2] = "two"
nested["y", default: [:]][3] = "three"
print(d, nested["x"]!.count, nested["y"]!, Array(nested.keys).sorted())
