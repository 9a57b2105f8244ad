struct User { var name: String?; var age: Int? }
func check(_ u: User?) -> String {
  guard let u else { return "no user" }
  guard let name = u.name, !name.isEmpty else { return "no name" }
  if let age = u.age, case 18... = age { return "\(name) adult" }
  return "\(name) young"
}
print(check(nil), check(User()), check(User(name: "A", age: 20)), check(User(name: "B", age: 3)))
let values: [Int?] = [1, nil, 3]
for case let v? in values { print(v) }
for case .some(let v) in values where v > 1 { print("big", v) }
var next: Int? = 3
while let n = next { print(n, terminator: " "); next = n > 0 ? n - 1 : nil }
print()
let x: Int? = 5
if let x, let y = Int("6"), x < y { print(x * y) }
if var x { x += 1; print(x) }
let nested: Int?? = .some(nil)
if let inner = nested { print("inner", inner as Any) }
switch (x, nested) {
case (5?, .some(nil)): print("both");
default: print("no")
}
guard let a = x, case let b = a * 2, b > 5 else { fatalError() }
print(a, b)
