let r = [1, 2, 3].map { n in
  let sq = n * n
  return sq + 1
}
let words = ["b", "a"].sorted { a, b in
  if a.count != b.count { return a.count < b.count }
  return a < b
}
let parts = [1, 5, 9].compactMap { n -> String? in
  guard n > 3 else { return nil }
  switch n {
  case 5: return "five";
  default: return "many"
  }
}
let dict = Dictionary(uniqueKeysWithValues: [1, 2].map { n in (n, "v\(n)") })
let total = [1.5, 2].reduce(0) { sum, x in
  let y = x * 2; return sum + y
}
print(r, words, parts, dict[2]!, total)
