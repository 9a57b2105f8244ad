func grade(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...9: return "some"
  case let x where x % 2 == 0: return "even \(x)"
  default: return "many"
  }
}
func axis(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, let y): "y axis \(y)"
  case let (x, y) where x == y: "diagonal \(x)"
  case (-2...2, -2...2): "near"
  default: "far"
  }
}
func kind(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z": "consonant"
  default: "other"
  }
}
print([-1, 0, 2, 5, 12, 13].map(grade), [(0, 0), (3, 0), (0, 3), (4, 4), (1, 2), (9, 1)].map(axis))
print("a?z".map(kind))
switch 5 {
case 5: print("five"); fallthrough
case 6: print("six")
default: print("no")
}
