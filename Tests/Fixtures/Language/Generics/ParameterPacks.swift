func all<each T>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
func describe<each T: CustomStringConvertible>(_ value: repeat each T) -> [String] {
  var result: [String] = []
  repeat result.append((each value).description)
  return result
}
func count<each T>(_ value: repeat each T) -> Int {
  var n = 0
  for _ in repeat each value { n += 1 }
  return n
}

let pair = all(1, "a")
print(pair.0, pair.1)
print(describe(1, "two", 3.5, true))
print(count(), count(1), count(1, 2, "x"))
