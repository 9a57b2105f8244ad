// What a list of implicit members holds, the function says that takes them.
enum Direction: CaseIterable { case north, south, east }
func name(_ direction: Direction) -> String { "\(direction)".uppercased() }
func turned(_ direction: Direction) -> Direction { direction == .north ? .south : .north }
struct Compass {
  func degrees(_ direction: Direction) -> Int { direction == .north ? 0 : 180 }
  static func isNorth(_ direction: Direction) -> Bool { direction == .north }
}
print([.north, .south].map(name))
print([.north, .east].map(turned).map(name))
print([.north, .south].map(Compass().degrees))
print([.north, .south, .north].filter(Compass.isNorth).count)
print([.east, .south].map { (direction: Direction) in name(direction).count })
[.south].forEach { (direction: Direction) in print(direction) }
let length: (Direction) -> Int = { name($0).count }
print([.north, .east].map(length).reduce(0, +))
