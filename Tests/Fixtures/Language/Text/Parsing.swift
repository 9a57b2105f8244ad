func parse(_ line: String) -> (String, [Int])? {
  let p = line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } };
  guard p.count == 2 else { return nil }; return (p[0], p[1].split(separator: ",").compactMap { Int($0) })
}
let r = parse("abc: 1, 2, x, 3")!
print(r.0, r.1, parse("none") == nil)
func tokens(_ s: String) -> [String] {
  var out: [String] = [], cur = "";
  for c in s {
    if c.isNumber {
      cur.append(c)
    } else {
      if !cur.isEmpty { out.append(cur); cur = "" }; if !c.isWhitespace { out.append(String(c)) }
    }
  }; if !cur.isEmpty { out.append(cur) }; return out
}
print(tokens("12 + 3*(45-6)"))
