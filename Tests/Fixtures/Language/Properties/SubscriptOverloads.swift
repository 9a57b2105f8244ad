struct Table {
  var rows: [[Int]]
  subscript(r: Int) -> [Int] {
    get { rows[r] }
    set { rows[r] = newValue }
  }
  subscript(r: Int, c: Int) -> Int {
    get { rows[r][c] }
    set { rows[r][c] = newValue }
  }
  subscript(name: String) -> Int? { Int(name).map { rows[$0].count } }
  subscript(range: Range<Int>) -> [[Int]] { Array(rows[range]) }
  subscript(safe i: Int) -> [Int]? { rows.indices.contains(i) ? rows[i] : nil }
  subscript<T>(map f: (Int) -> T) -> [[T]] { rows.map { $0.map(f) } }
}
var t = Table(rows: [[1, 2], [3, 4]])
t[0][1] = 9
t[1, 0] += 10
t[1].append(5)
print(t[0], t[1, 0], t["1"]!, t["x"] as Any, t[0..<1], t[safe: 7] as Any, t[map: { "n\($0)" }])
