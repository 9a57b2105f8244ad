func isPalindrome(_ s: String) -> Bool { let t = s.lowercased().filter(\.isLetter); return t == String(t.reversed()) }
func caesar(_ s: String, _ k: Int) -> String {
  String(s.unicodeScalars.map { Character(UnicodeScalar(UInt8((Int($0.value) - 97 + k) % 26 + 97))) })
}
func counts(_ s: String) -> [(Character, Int)] {
  Dictionary(grouping: s) { $0 }.map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
}
print(
  isPalindrome("A man, a plan"), isPalindrome("Never odd or even"), caesar("xyz", 3),
  counts("banana").map { "\($0)\($1)" })
let words = "the cat the dog".split(separator: " ")
var freq: [Substring: Int] = [:]
words.forEach { freq[$0, default: 0] += 1 }
print(
  freq.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" },
  words.map { $0.capitalizedFirst }.joined(separator: " "))
extension StringProtocol { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
