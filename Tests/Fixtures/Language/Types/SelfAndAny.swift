let values: [Any] = [1, "two", 3.0, [4], ["k": 5], (6, 7), { 8 }, Optional(9) as Any, true]
var out: [String] = []
for v in values {
  if let n = v as? Int {
    out.append("i\(n)")
  } else if let s = v as? String {
    out.append(s)
  } else if let a = v as? [Int] {
    out.append("a\(a[0])")
  } else if let d = v as? [String: Int] {
    out.append("d\(d["k"]!)")
  } else if let f = v as? () -> Int {
    out.append("f\(f())")
  } else if let t = v as? (Int, Int) {
    out.append("t\(t.1)")
  } else {
    out.append("?")
  }
}
print(out)
let o: AnyObject = Box(3)
final class Box { let v: Int; init(_ v: Int) { self.v = v } }
print((o as? Box)?.v ?? 0, o is Box, values[0] is Int, values[0] as? String == nil, (values[2] as! Double) + 1)
