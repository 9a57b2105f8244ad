import Foundation

let line = "a,b,,c"
print(
  line.split(separator: ","), line.components(separatedBy: ","),
  line.split(separator: ",", omittingEmptySubsequences: false).count)
print(
  line.split(separator: ",", maxSplits: 1), "one two  three".split(separator: " ").map(String.init),
  "k=v=w".split { $0 == "=" })
print(
  ["x", "y"].joined(), ["x", "y"].joined(separator: "-"), [[1], [2, 3]].joined().map { $0 },
  "abc".map { String($0) }.joined(separator: "."))
print(
  "  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|",
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print(
  "aXbXc".replacingOccurrences(of: "X", with: "-"), "aaa".replacingOccurrences(of: "aa", with: "b"),
  "Hello".replacing("l", with: "L"))
print("hello world".capitalized, "ABC".lowercased(), "abc".hasPrefix("ab"), "abc".hasSuffix("bc"), "abc".contains("z"))
print(
  "a\nb\nc".components(separatedBy: .newlines), "a1b22".components(separatedBy: .decimalDigits),
  "l1\nl2".split(whereSeparator: \.isNewline))
print(
  "abc".range(of: "b") != nil, "Hello".range(of: "LL", options: .caseInsensitive) != nil,
  "x".compare("y") == .orderedAscending, "a".caseInsensitiveCompare("A") == .orderedSame)
print(
  "swift".padding(toLength: 8, withPad: ".", startingAt: 0), String(repeating: "ab", count: 3),
  "12".padding(toLength: 1, withPad: "", startingAt: 0))
print(
  "10".compare("9", options: .numeric) == .orderedDescending,
  ["b10", "b9", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
