var fact: ((Int) -> Int)!
fact = { $0 < 2 ? 1 : $0 * fact($0 - 1) }
print(fact(5))
func countdown(_ n: Int, _ step: @escaping (Int) -> Void) {
  var go: ((Int) -> Void)?
  go = { k in
    step(k)
    if k > 0 { go?(k - 1) }
  }
  go?(n)
}
var seen: [Int] = []
countdown(3) { seen.append($0) }
print(seen)
