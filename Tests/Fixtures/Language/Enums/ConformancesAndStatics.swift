enum Level: Int, Codable, Comparable, CustomStringConvertible, CaseIterable {
  case low = 1, mid, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  var description: String { "L\(rawValue)" }
  static let standard = Level.mid
  static func from(_ n: Int) -> Level { allCases.last { $0.rawValue <= n } ?? .low }
  init?(text: String) {
    switch text {
    case "low": self = .low;
    case "high": self = .high;
    default: return nil
    }
  }
}
print(
  Level.standard, Level.from(9), Level(text: "high")!, Level(text: "x") as Any, Level.allCases.max()!,
  Level(rawValue: 2)!, Level.low < .high, "\(Level.mid)", [Level.low])
