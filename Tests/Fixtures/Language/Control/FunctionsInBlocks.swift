// Functions of a block at the top level are local to it, see each other, and capture what is around them.
do {
  var calls = 0
  func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
  func odd(_ n: Int) -> Bool {
    calls += 1
    return n == 0 ? false : even(n - 1)
  }
  print(even(7), odd(7), calls)
}
if true {
  func label(_ text: String) -> String { "<" + text + ">" }
  print(label("a"))
}
for i in 0..<2 {
  func double() -> Int { i * 2 }
  print(double())
}
