import Foundation

let text = "id: 42, name: Bob, id: 7"
if let m = text.firstMatch(of: /id: (\d+)/) { print(m.1, m.0) }
print(text.matches(of: /(\w+): (\w+)/).map { "\($0.1)=\($0.2)" })
print(
  text.contains(/\d+/), text.replacing(/\d/, with: "#"), "abc".wholeMatch(of: /[a-c]+/) != nil,
  "abcd".wholeMatch(of: /[a-c]+/) == nil)
print(
  "a1b2".split(separator: /\d/), "2024-05-06".firstMatch(of: /(?<y>\d{4})-(?<m>\d\d)/)!.y, text.ranges(of: /id/).count)
print(
  "k=v".prefixMatch(of: /k/) != nil, "x  y".replacing(/\s+/, with: " "), "AbC".replacing(/[A-Z]/) { $0.0.lowercased() })
