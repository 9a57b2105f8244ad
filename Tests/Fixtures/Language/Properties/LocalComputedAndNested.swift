func f(_ n: Int) -> String {
  var total = 0
  var doubled: Int { total * 2 }
  func add(_ k: Int) { total += k; if k > 1 { add(k - 1) } }
  add(n)
  let label = { "\(doubled)" }
  total += 1
  return label() + " \(doubled)"
}
print(f(3))
let (x, y): (Int, String) = (1, "a")
var (p, q) = (x, y)
p += 1
q += "b"
let z: Double
if p > 1 { z = 2 } else { z = 3 }
print(x, y, p, q, z)
