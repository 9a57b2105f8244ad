enum Cell {
  case empty, value(Int), list([Int])
  mutating func add(_ n: Int) {
    switch self {
    case .empty: self = .value(n);
    case .value(let v): self = .list([v, n]);
    case .list(var l): l.append(n); self = .list(l)
    }
  }
  var count: Int {
    switch self {
    case .empty: return 0;
    case .value: return 1;
    case let .list(l): return l.count
    }
  }
}
var c = Cell.empty
for i in 1...4 { c.add(i * i); print(c, c.count) }
var row = [Cell.empty, .value(1)]
row[1].add(5)
print(row.map(\.count))
