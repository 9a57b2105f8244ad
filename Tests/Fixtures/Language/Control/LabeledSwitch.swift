let grid = [[1, 0], [2, 3]]
var seen: [Int] = []
rows: for row in grid {
  for x in row {
    switch x {
    case 0: continue rows
    case 3: break rows
    default: seen.append(x)
    }
  }
}
print(seen)
