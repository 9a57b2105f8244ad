func move(to x: Int) -> String { "to \(x)" }
func move(by x: Int) -> String { "by \(x)" }
func move(_ x: Int) -> String { "plain \(x)" }
func move(from a: Int, to b: Int) -> String { "from \(a) to \(b)" }

struct Cursor {
  var x = 0
  mutating func set(x: Int) { self.x = x }
  mutating func set(_ x: Int) { self.x = -x }
  func value(at i: Int) -> Int { i }
  func value(after i: Int) -> Int { i + 1 }
}

print(move(to: 1), move(by: 2), move(3), move(from: 4, to: 5))
var cursor = Cursor()
cursor.set(x: 4)
print(cursor.x)
cursor.set(4)
print(cursor.x, cursor.value(at: 1), cursor.value(after: 1))
let f = move(from:to:)
let g: (Int) -> String = move(by:)
print(f(1, 2), g(9))
