let text = "one fish two fish"
var counts: [String: Int] = [:]
for w in text.split(separator: " ").map(String.init) { counts[w, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)=\($0.value)" })
print(
  text.filter { "aeiou".contains($0) }.count, Set(text).count, text.split(separator: " ").map(\.count),
  text.map { $0 == " " ? "_" : $0.uppercased() }.joined())
