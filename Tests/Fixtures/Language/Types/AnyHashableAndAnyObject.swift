import Foundation

final class Thing { let n: Int; init(_ n: Int) { self.n = n } }
extension Thing: Hashable {
  static func == (a: Thing, b: Thing) -> Bool { a.n == b.n }
  func hash(into hasher: inout Hasher) { hasher.combine(n) }
}
let keys: [AnyHashable] = [1, "a", true, 2.5, Thing(3)]
print(keys.contains("a"), keys.contains(Thing(3)), keys.contains(Thing(4)), keys[0] == AnyHashable("a"))
var mixed: [AnyHashable: Any] = [1: "one", "two": 2]
mixed[true] = "yes"
print(mixed[1] as Any, mixed["two"] as? Int ?? 0, mixed[true] ?? "-", mixed["none"] == nil)
print((keys[1] as? String) ?? "-", keys[1].base as! String)
let a = Thing(1)
let b = Thing(1)
print(a == b, a === b, a !== b, Set([a, b]).count, ObjectIdentifier(a) == ObjectIdentifier(b))
let object: AnyObject = a
print(object === a, (object as? Thing)?.n ?? 0, object is Thing)
let none: Thing? = nil
print(none === nil, a === none)
