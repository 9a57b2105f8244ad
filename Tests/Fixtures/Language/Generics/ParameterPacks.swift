// Functions with any number of arguments of any types.
func show<each T>(_ values: repeat each T) {
  repeat print(each values, terminator: " ")
  print()
}
show(1, "a", true)
show()
show([1, 2], 2.5)

func described<each T: CustomStringConvertible>(_ values: repeat each T) -> [String] {
  var list: [String] = []
  repeat list.append((each values).description)
  return list
}
print(described(1, "b", false))

func count<each T>(_ values: repeat each T) -> Int {
  var n = 0
  for _ in repeat each values { n += 1 }
  return n
}
print(count(), count(1), count(1, "a", nil as Int?))

func forward<each T>(_ prefix: String, _ values: repeat each T) {
  print(prefix, terminator: ": ")
  show(repeat each values)
}
forward("all", 1, "c", 2.5)

func doubled<T: Numeric>(_ value: T) -> T { value * 2 }
func tuple<each T: Numeric>(_ values: repeat each T) -> (repeat each T) { (repeat doubled(each values)) }
let (whole, half) = tuple(2, 1.25)
print(whole, half)

func same<each T: Equatable>(_ left: (repeat each T), _ right: (repeat each T)) -> Bool {
  for (a, b) in repeat (each left, each right) {
    guard a == b else { return false }
  }
  return true
}
print(same((1, "a"), (1, "a")), same((1, "a"), (1, "b")))

func each<each T>(_ values: repeat each T, do body: (Any) -> Void) { repeat body(each values) }
var seen = 0
each(1, "x", [3]) { value in
  seen += 1
  print(seen, value)
}
