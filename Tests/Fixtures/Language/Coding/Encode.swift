import Foundation

struct User: Codable { var id: Int; var name: String; var nick: String?; var tags: [String] = []; var address: Address }
struct Address: Codable { var city: String; var zip: Double }
enum Role: String, Codable { case admin, guest }
struct Account: Encodable { let user: User; let role: Role; let map: [String: Int] }
let e = JSONEncoder()
e.outputFormatting = [.sortedKeys]
let u = User(id: 1, name: "Ann \"A\"", nick: nil, tags: ["x", "y"], address: Address(city: "Rome", zip: 1.5))
print(String(data: try e.encode(u), encoding: .utf8)!)
print(String(decoding: try e.encode(Account(user: u, role: .admin, map: ["b": 2, "a": 1])), as: UTF8.self))
print(
  String(decoding: try e.encode([1, 2]), as: UTF8.self), String(decoding: try e.encode(["k": [true]]), as: UTF8.self))
e.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try e.encode(Address(city: "é", zip: 2)), as: UTF8.self))
