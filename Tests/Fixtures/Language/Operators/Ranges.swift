let r = 2..<5
print(r ~= 3, r.contains(5), (1...) ~= 100, r.map { $0 }, (0..<0).isEmpty, r == 2..<5, (2...4).count)
switch 3.5 {
case ..<1: print("low");
case 1..<4: print("mid");
default: print("high")
}
for i in (0..<3).reversed() { print(i, terminator: " ") }
print([10, 20, 30][1...], Array("abcdef")[1..<3], "b" >= "a")
