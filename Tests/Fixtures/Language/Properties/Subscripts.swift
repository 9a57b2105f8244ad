struct Matrix {
  private var cells: [Double]
  let rows: Int, columns: Int
  init(rows: Int, columns: Int) {
    self.rows = rows; self.columns = columns; cells = Array(repeating: 0, count: rows * columns)
  }
  subscript(r: Int, c: Int) -> Double {
    get { cells[r * columns + c] }
    set { cells[r * columns + c] = newValue }
  }
  subscript(row r: Int) -> [Double] { Array(cells[r * columns..<(r + 1) * columns]) }
  subscript(name: String = "diag") -> Double { (0..<min(rows, columns)).reduce(0) { $0 + self[$1, $1] } }
  static subscript(n: Int) -> Matrix { var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m }
}
var m = Matrix(rows: 2, columns: 2)
m[0, 1] = 3
m[1, 1] += 2.5
print(m[0, 1], m[row: 1], m["diag"], Matrix[3][row: 1])
var counts: [String: Int] = [:]
for w in ["a", "b", "a"] { counts[w, default: 0] += 1 }
print(counts["a"]!, counts["b"]!, counts["c"] as Any)
var grid = [[1, 2], [3, 4]]
grid[1][0] *= 10
grid[0].append(9)
grid.swapAt(0, 1)
print(grid)
var nested: [String: [String: [Int]]] = ["x": ["y": [1]]]
nested["x"]?["y"]?.append(2)
nested["x", default: [:]]["z", default: []].append(5)
print(nested["x"]!["y"]!, nested["x"]!["z"]!)
