// What changes in its place: the other copies stay as they were.
var text = "a"
let before = text
for i in 0..<3 { text += "\(i)" }
print(before, text)
text += text
print(text)

var list = [1, 2]
let old = list
list += [3]
list += list
list[0] = list[1] + list[2]
list[1] += 10
list[2] -= list[0]
print(old, list)

var groups: [Int: [String]] = [:]
for word in ["one", "two", "three", "four", "five"] { groups[word.count, default: []].append(word) }
let kept = groups
groups[3]?.append("six")
groups[9]?.append("never")
groups[4]![0] += "!"
groups[5] = nil
groups[7, default: ["seven"]].append("letters")
for key in [3, 4, 5, 7, 9] { print(key, groups[key] ?? [], kept[key] ?? []) }

var ages: [String: Int?] = ["a": 1]
ages["b"] = .some(nil)
ages["a"]! = 2
print(ages.count, ages["b"]! == nil, ages["c"] == nil, ages["a"]!! + 1)

var turns = 0
func turn() -> Int { turns += 1; return turns }
var counts = ["x": 5]
counts["x", default: turn()] += 1
counts["y", default: turn() * 100] += 1
print(counts["x"]!, counts["y"]!, turns)

struct Table {
  var rows = [[0, 0], [0, 0]]
  var names: [String: [Int]] = [:]
  subscript(row: Int, column: Int) -> Int {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }
}
var table = Table()
let first = table
table[0, 1] += 4
table.rows[1][0] = 7
table.rows[1][0] *= 2
table.names["p", default: []] += [1, 2]
print(table.rows, table.names["p"]!, first.rows, first.names.count)

final class Counter {
  var count = 0 { didSet { if count > 2 { over += 1 } } }
  var over = 0
  var total: Int { count * 10 + over }
}
let counter = Counter()
for _ in 0..<4 { counter.count += 1 }
counter.over -= 10
print(counter.total)
