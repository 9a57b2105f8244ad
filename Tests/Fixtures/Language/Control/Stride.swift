for i in stride(from: 0, to: 10, by: 4) { print(i, terminator: " ") }
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
for x in stride(from: 0.0, through: 1, by: 0.5) { print(x, terminator: " ") }
print()
var i = 0
while i < 3 { defer { i += 1 }; if i == 1 { continue }; print("w", i) }
repeat { i -= 1 } while i > 0
print(i)
for (a, b) in [(1, 2), (3, 4)] { print(a + b, terminator: ",") }
for c in "hey" where c != "e" { print(c, terminator: "") }
print()
