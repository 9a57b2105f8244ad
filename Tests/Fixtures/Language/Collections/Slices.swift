let a = [10, 20, 30, 40, 50]
let s = a[1...3]
print(s, s.first!, s.count, Array(s), s.map { $0 / 10 }, a[..<2] + a[4...])
func sum(_ x: ArraySlice<Int>) -> Int { x.isEmpty ? 0 : x.first! + sum(x.dropFirst()) }
print(sum(a[...]), sum(a.prefix(2)), a[2...].reduce(0, +), a.prefix(upTo: 2), a.suffix(from: 3), a.prefix(through: 1))
var b = a
b[1..<3] = [1]
b.replaceSubrange(0..<1, with: [7, 8, 9])
b.removeSubrange(1...2)
print(b, b[b.startIndex], b.index(after: 1), b.firstIndex(of: 1) as Any)
let words = "the quick fox".split(separator: " ")
print(words[1], words.map(String.init), words.first!.count, words[0] == "the", String(words[2]).uppercased())
let c: ContiguousArray = [1, 2]
print(c, c.count, Array(c) == [1, 2], [1, 2, 3].dropFirst() == [2, 3])
