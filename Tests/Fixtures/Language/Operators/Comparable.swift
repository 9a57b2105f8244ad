struct Version: Comparable {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
enum Level: Int, Comparable {
  case low, mid, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
enum Size: Comparable { case small, medium(Int), large }
final class Node: Comparable, CustomStringConvertible {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: Node, b: Node) -> Bool { a.n == b.n }
  static func < (a: Node, b: Node) -> Bool { a.n < b.n }
  var description: String { "N\(n)" }
}
let versions = [Version(major: 1, minor: 5), Version(major: 1, minor: 2), Version(major: 0, minor: 9)]
print(versions.sorted().map(\.minor), versions.max()!, versions[0] >= versions[1], versions.min()! <= versions[0])
print(Level.low < .high, [Level.high, .low].sorted(), max(Level.low, .mid), Level.mid...Level.high ~= .low)
print(
  Size.small < .large, Size.medium(1) < .medium(2), [Size.large, .medium(3), .small].sorted(), Size.medium(2) > .small)
print(
  [Node(3), Node(1)].sorted(), Node(1) == Node(1), min(Node(2), Node(1)), Node(5) > Node(4), [Node(1)].contains(Node(1))
)
