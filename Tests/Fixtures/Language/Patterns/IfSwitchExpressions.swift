func word(_ n: Int) -> String {
  let kind = if n < 0 { "negative" } else if n == 0 { "zero" } else { "positive" }
  let size =
    switch abs(n) {
    case 0...9: "small"
    case 10..<100: "medium"
    default: "large"
    }
  return kind + " " + size
}
print(word(-5), word(0), word(50), word(1000))
let value: Double = if Bool.random() { 1 } else { 1 }
let maybe: Int? = if value > 0 { 3 } else { nil }
print(value, maybe as Any)
func mode(_ s: String) throws -> Int {
  return switch s {
  case "a": 1
  case "b": 2
  default: throw E.bad
  }
}
enum E: Error { case bad }
print(try mode("a"), (try? mode("z")) as Any)
let closure = { (n: Int) in if n > 1 { "many" } else { "one" } }
print(closure(1), closure(2))
var x = 0
x = if x == 0 { 10 } else { 20 }
print(x)
var computed: String {
  switch x {
  case 10: "ten";
  default: "?"
  }
}
print(computed)
