final class V {
  lazy var big: [Int] = {
    print("built"); return [1, 2, 3]
  }()
    ;
  lazy var sum = big.reduce(0, +); var cache: String?;
  var text: String { if let cache { return cache }; let t = "made"; cache = t; return t }
}
let v = V()
print("start")
print(v.sum, v.big.count, v.text, v.cache!)
v.big.append(4)
print(v.big, v.sum)
