let s = "Héllo, wörld"
print(s.count, s.first!, s.last!, s.startIndex == s.index(before: s.index(after: s.startIndex)))
let comma = s.firstIndex(of: ",")!
print(s[..<comma], s[comma...], s[s.index(after: comma)...].dropFirst(), s[s.index(s.startIndex, offsetBy: 1)])
print(
  s.distance(from: s.startIndex, to: comma), s.indices.count,
  s.index(s.startIndex, offsetBy: 99, limitedBy: s.endIndex) == nil)
for (i, c) in s.enumerated() where i % 4 == 0 { print(i, c, terminator: " ") }
print()
print(s.prefix(5), s.suffix(3), s.dropFirst(7), s.dropLast(2), s.prefix { $0 != "," }, s.drop { $0 != " " })
let range = s.startIndex..<s.index(s.startIndex, offsetBy: 5)
print(s[range], s[range].uppercased(), String(s[range]).count, s.contains("wör"), s.contains("z"))
var t = "abc"
t.insert("X", at: t.index(after: t.startIndex))
t.insert(contentsOf: "YZ", at: t.endIndex)
t.remove(at: t.startIndex)
t.removeLast()
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 1), with: "--")
print(t, t.reversed().count, String(t.reversed()), t.isEmpty, t.popLast() as Any, t.removeFirst(), t)
t.append("q")
t += "r"
t.removeAll { $0 == "-" }
print(t)
