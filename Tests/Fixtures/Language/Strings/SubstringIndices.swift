import Foundation

let str = "hello world"
let sub = str.dropFirst(6)
print(
  sub, sub.startIndex == str.startIndex, str[sub.startIndex], sub == "world", type(of: sub), [sub], sub.count,
  sub.uppercased())
let r = str.split(separator: " ")
print(
  r[1].startIndex == str.index(str.startIndex, offsetBy: 6), type(of: r), r, r.map(String.init),
  r.joined(separator: "-"))
let csv = "name: Ada, age: 36, city: Turin"
var rest = csv[...]
var fields: [String: String] = [:]
while let comma = rest.firstIndex(of: ",") {
  let part = rest[..<comma]
  let pieces = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
  fields[pieces[0]] = pieces[1]
  rest = rest[rest.index(after: comma)...]
}
print(fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, rest, rest.count)
if let colon = csv.firstIndex(of: ":") {
  let after = csv[csv.index(after: colon)...]
  if let next = after.firstIndex(of: ":") { print(csv[next...], csv.distance(from: csv.startIndex, to: next)) }
}
var parser = "12+34*5"[...]
func number() -> Int {
  let digits = parser.prefix { $0.isNumber }
  parser = parser.dropFirst(digits.count)
  return Int(digits) ?? 0
}
var total = number()
while let op = parser.popFirst() { let n = number(); total = op == "+" ? total + n : total * n }
print(total, parser.isEmpty)
let s2: String = String(sub) + "!" + sub
print(s2, "<" + sub + ">", sub + "x", str + sub, sub < "x", sub != str, str.hasSuffix(sub), str.contains(sub))
switch sub {
case "world": print("matched");
default: print("other")
}
let dict = Dictionary(grouping: "one two three six".split(separator: " "), by: \.count)
print(dict[3]!, Set("a b a".split(separator: " ")).count, "a b a".split(separator: " ").contains("b"))
print(
  Int("42abc".prefix(2))! + 1, Double("3.5x".dropLast())!, sub.first!, sub.last!, sub.reversed().count,
  String(sub.reversed()))
var m = sub
m.append("s"); m.removeFirst(); m.insert("W", at: m.startIndex)
print(m, m.hasPrefix("W"), sub.replacingOccurrences(of: "o", with: "0"), sub.components(separatedBy: "r"))
for (i, c) in sub.enumerated() where i < 2 { print(i, c, terminator: " ") }
print(sub.map { $0.uppercased() }, sub.filter { $0 != "o" }, sub.contains { $0 == "r" }, sub.lowercased() == "world")
let key = "key=value=x".split(separator: "=", maxSplits: 1)
print(key[0], key[1], "a--b".split(separator: "-", omittingEmptySubsequences: false), "a::b".split(separator: "::"))
let opt: Substring? = str.split(separator: " ").first
print(
  opt ?? "", opt?.count ?? 0, opt.map(String.init) ?? "none", str.prefix(upTo: str.index(str.startIndex, offsetBy: 2)))
extension StringProtocol { var shout: String { uppercased() + "!" } }
print(sub.shout, str.shout, "\(sub)".count, sub.description, sub.debugDescription, sub.utf8.count)
func size<S: StringProtocol>(_ s: S) -> Int { s.count }
print(
  size(sub), size(str), ["b", "a"].map { $0.prefix(1) }.sorted(),
  str.suffix(3).startIndex == str.index(str.endIndex, offsetBy: -3))
let range = str.range(of: "wor")!
print(str[range], str[..<range.lowerBound], str[range.upperBound...], str.replacingCharacters(in: range, with: "WOR"))
let any: Any = sub
print(any is Substring, any is String, any as? String ?? "nil")
