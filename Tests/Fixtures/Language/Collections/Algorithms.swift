let n = [5, 3, 8, 1, 9, 2]
print(
  n.sorted(), n.sorted(by: >), n.max()!, n.min()!, n.reduce(0, +),
  n.reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }[0]!)
print(
  n.first { $0 > 5 }!, n.firstIndex(of: 8)!, n.lastIndex { $0 > 5 }!, n.contains(3), n.allSatisfy { $0 > 0 },
  n.contains { $0 > 8 })
print(n.prefix(2), n.suffix(2), n.dropFirst(4), n.dropLast(4), n.prefix { $0 != 8 }, n.drop { $0 != 8 })
print(
  n.map { $0 * 2 }.filter { $0 > 6 }, n.compactMap { $0 > 4 ? "\($0)" : nil }, n.flatMap { [$0, $0] }.count,
  [[1], [2]].flatMap { $0 })
print(
  n.enumerated().map { $0 * $1 }, zip(n, n.dropFirst()).map { $1 - $0 }, Array(n.reversed()), n.indices.map { n[$0] })
print(
  n.split(separator: 8).map(Array.init), n.partitioned, n.min { $0 % 4 < $1 % 4 }!, n.elementsEqual([5]),
  n.starts(with: [5, 3]), n.lexicographicallyPrecedes([6]))
extension Array where Element == Int { var partitioned: [[Int]] { [filter { $0 < 5 }, filter { $0 >= 5 }] } }
var m = n
let pivot = m.partition { $0 > 4 }
print(pivot, Set(m[..<pivot]) == [1, 2, 3])
m.sort()
m.swapAt(0, 5)
m.reverse()
m.insert(100, at: 1)
m.remove(at: 0)
m.removeAll { $0 == 5 }
m.append(contentsOf: [7, 7])
print(
  m, m.removeFirst(), m.removeLast(), m.popLast()!, m.count, m.isEmpty, m.last!, m.shuffled().count,
  m.randomElement() != nil)
