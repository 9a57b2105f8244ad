// Arrays inside of objects and of arrays, read and written by hand.
import Foundation
struct Grid: Codable, Equatable {
  var rows: [[Int]]
  var names: [String]
  enum CodingKeys: String, CodingKey { case rows, people }
  enum PersonKeys: String, CodingKey { case name }
  init(rows: [[Int]], names: [String]) { (self.rows, self.names) = (rows, names) }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var lines = try container.nestedUnkeyedContainer(forKey: .rows)
    rows = []
    while !lines.isAtEnd {
      if try lines.decodeNil() { continue }
      var line = try lines.nestedUnkeyedContainer()
      var row: [Int] = []
      while !line.isAtEnd { row.append(try line.decode(Int.self)) }
      rows.append(row)
    }
    var people = try container.nestedUnkeyedContainer(forKey: .people)
    names = []
    while !people.isAtEnd {
      let person = try people.nestedContainer(keyedBy: PersonKeys.self)
      names.append(try person.decode(String.self, forKey: .name))
    }
    print(lines.currentIndex, people.count ?? -1)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var lines = container.nestedUnkeyedContainer(forKey: .rows)
    for row in rows {
      var line = lines.nestedUnkeyedContainer()
      for number in row { try line.encode(number) }
    }
    try lines.encodeNil()
    var people = container.nestedUnkeyedContainer(forKey: .people)
    for name in names {
      var person = people.nestedContainer(keyedBy: PersonKeys.self)
      try person.encode(name, forKey: .name)
    }
    print(lines.count, people.count)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let grid = Grid(rows: [[1, 2], [], [3]], names: ["a", "b"])
let data = try encoder.encode(grid)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Grid.self, from: data) == grid)
