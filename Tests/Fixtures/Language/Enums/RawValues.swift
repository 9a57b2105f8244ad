enum Planet: Int, CaseIterable { case mercury = 1, venus, earth, mars = 10, jupiter }
enum Direction: String, CaseIterable { case north, south = "SOUTH", east, west }
enum Grade: Character { case a = "A", b = "B" }
enum Ratio: Double { case half = 0.5, one = 1 }
print(Planet.venus.rawValue, Planet.jupiter.rawValue, Planet(rawValue: 3) as Any, Planet(rawValue: 99) as Any)
print(Planet.allCases.count, Planet.allCases.map(\.rawValue), Planet.allCases.last!)
print(Direction.south.rawValue, Direction(rawValue: "east") ?? .north, Direction(rawValue: "EAST") == nil)
print(Grade(rawValue: "B")!, Grade.a.rawValue, Ratio.half.rawValue * 2, Ratio(rawValue: 1.0)!)
print(
  Direction.allCases.map { $0.rawValue.count }, Direction.north == .north,
  Direction.east.hashValue == Direction.east.hashValue)
let table = Dictionary(uniqueKeysWithValues: Planet.allCases.map { ($0, $0.rawValue * 2) })
print(table[.earth]!, Set(Direction.allCases).contains(.west), type(of: Planet.earth.rawValue))
extension Planet: Comparable { static func < (a: Planet, b: Planet) -> Bool { a.rawValue < b.rawValue } }
print(Planet.allCases.max()!, Planet.mars > .earth, Planet.allCases.sorted(by: >).first!)
