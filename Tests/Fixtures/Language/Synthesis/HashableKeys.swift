struct Pos: Hashable { let r: Int, c: Int }
var grid: [Pos: String] = [:]
for r in 0..<2 { for c in 0..<2 { grid[Pos(r: r, c: c)] = "\(r)\(c)" } }
print(grid[Pos(r: 1, c: 0)]!, grid.count, grid[Pos(r: 5, c: 5)] as Any, Set(grid.keys.map(\.r)).sorted())
enum Key: Hashable { case name(String), id(Int) }
print([Key.name("a"): 1, .id(2): 2][.id(2)]!, ([.id(1), .id(1), .name("1")] as Set<Key>).count)
