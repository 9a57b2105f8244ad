import Foundation

struct Item: Decodable {
  let id: Int; let title: String; let price: Double?; let done: Bool;
  enum CodingKeys: String, CodingKey { case id, title = "name", price, done }
}
let d = JSONDecoder()
let json =
  #"[{"id": 1, "name": "pen", "price": 2.5, "done": true}, {"id": 2, "name": "ink", "done": false, "extra": null}]"#
let items = try d.decode([Item].self, from: Data(json.utf8))
print(items.map(\.title), items[0].price!, items[1].price as Any, items[1].done)
struct Post: Codable { var userName: String; var createdAt: Int }
d.keyDecodingStrategy = .convertFromSnakeCase
print(try d.decode(Post.self, from: Data(#"{"user_name": "bo", "created_at": 5}"#.utf8)))
print(try d.decode([String: [Int]].self, from: Data(#"{"a": [1, 2]}"#.utf8)))
func load<T: Decodable>(_ text: String, as type: T.Type = T.self) throws -> T {
  try JSONDecoder().decode(T.self, from: Data(text.utf8))
}
let n: [Int] = try load("[1, 2]")
print(n, try load("\"q\"", as: String.self))
