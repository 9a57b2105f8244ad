func f(_ n: Int) -> [String] {
  var r: [String] = []
  switch n {
  case 1: r.append("one"); fallthrough
  case 2: r.append("two"); fallthrough
  case 3: r.append("three")
  case 4: break
  case 5, 6, 7...9: r.append("range")
  default: r.append("default")
  }
  return r
}
print((1...10).map(f))
