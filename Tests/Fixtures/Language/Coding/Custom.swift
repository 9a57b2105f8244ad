import Foundation

struct Temp: Codable {
  var celsius: Double
  enum CodingKeys: String, CodingKey { case value, unit }
  init(celsius: Double) { self.celsius = celsius }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self); let v = try c.decode(Double.self, forKey: .value);
    let unit = try c.decodeIfPresent(String.self, forKey: .unit) ?? "C"; celsius = unit == "F" ? (v - 32) / 1.8 : v
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(celsius, forKey: .value);
    try c.encode("C", forKey: .unit)
  }
}
print(
  try JSONDecoder().decode(Temp.self, from: Data(#"{"value": 212, "unit": "F"}"#.utf8)).celsius,
  try JSONDecoder().decode(Temp.self, from: Data(#"{"value": 3}"#.utf8)).celsius)
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(Temp(celsius: 1.5)), as: UTF8.self))
struct ID: Codable {
  let raw: Int; init(from d: Decoder) throws { raw = try d.singleValueContainer().decode(Int.self) };
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(raw) }
}
print(try JSONDecoder().decode([ID].self, from: Data("[4, 5]".utf8)).map(\.raw))
