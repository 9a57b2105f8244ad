var s = ""
for i in 1...3 { s += "\(i)"; s.append(i < 3 ? "," : ".") }
s.insert("[", at: s.startIndex)
s.append(contentsOf: ["]", "!"].joined())
print(s, s.count, s.reversed().map(String.init).joined(), s.uppercased(), String(s.filter(\.isNumber)))
print(
  s.map { $0.isNumber ? "#" : String($0) }.joined(), s.contains { $0 == "!" }, s.firstIndex(of: ",") != nil,
  s.lastIndex(of: ",")! > s.firstIndex(of: ",")!)
print(
  String(["a", "b"] as [Character]), String(describing: [1]), String(5) + String(true), "abc" == "abc", "a" != "b",
  "abc" < "abd", ["b", "A", "a"].sorted())
