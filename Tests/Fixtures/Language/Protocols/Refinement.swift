import Foundation

protocol HasID { var id: Int { get } }
protocol HasName { var name: String { get } }
protocol Entity: HasID, HasName, CustomStringConvertible {}
extension HasID { var tag: String { "id" } }
extension HasName { var title: String { name.capitalized } }
extension Entity { var description: String { "\(tag)#\(id) \(title)" } }
extension HasID where Self: HasName { var both: String { "\(id)-\(name)" } }
extension Entity where Self: AnyObject { var isObject: Bool { true } }
extension Entity { var isObject: Bool { false } }
struct User: Entity { let id: Int; let name: String }
final class Group: Entity { let id = 9; let name = "all" }

print(User(id: 1, name: "ann"), Group(), User(id: 2, name: "bo").both)
print(User(id: 1, name: "x").isObject, Group().isObject)
func take(_ e: HasID & HasName) -> String { "\(e.id)\(e.name)" }
print(take(User(id: 5, name: "e")), take(Group()))
let list: [HasID] = [User(id: 3, name: "c"), Group()]
print(list.map(\.id), list.compactMap { ($0 as? HasName)?.name }, list[0] is Entity, list[1] is User)
