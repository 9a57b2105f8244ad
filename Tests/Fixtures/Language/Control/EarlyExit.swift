func find(_ xs: [[Int]], _ t: Int) -> (Int, Int)? {
  for (i, row) in xs.enumerated() { for (j, x) in row.enumerated() { if x == t { return (i, j) } } }
  return nil
}
if let (i, j) = find([[1, 2], [3, 4]], 3) { print(i, j) }
print(find([[1]], 9) == nil)
func classify(_ n: Int) -> String {
  if n < 0 { return "neg" } else if n == 0 { return "zero" }
  switch n {
  case 1: return "one";
  default: break
  }
  for k in 2..<max(3, n) { if n % k == 0 { return "composite" } }
  return "prime"
}
print([-1, 0, 1, 7, 9].map(classify))
