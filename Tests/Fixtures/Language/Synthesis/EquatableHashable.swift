struct Point: Hashable { var x = 0, y = 0 }
struct Tagged: Equatable { let tag: String; let point: Point?; let list: [Int] }
enum Kind: Hashable { case a, b(Int), c(name: String, Point) }
struct ByID: Hashable {
  let id: Int; let text: String
  static func == (l: Self, r: Self) -> Bool { l.id == r.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
print(Point(x: 1) == Point(x: 1), Point() != Point(y: 1), Set([Point(), Point(), Point(x: 2)]).count)
print(
  Tagged(tag: "a", point: nil, list: [1]) == Tagged(tag: "a", point: nil, list: [1]),
  Tagged(tag: "a", point: Point(), list: []) == Tagged(tag: "a", point: nil, list: []))
print(Kind.b(1) == .b(1), Kind.b(1) == .b(2), Kind.c(name: "n", Point()) == .c(name: "n", Point()), Kind.a == .a)
var seen: [Kind: String] = [.a: "A", .b(3): "B3"]
seen[.c(name: "x", Point(x: 1))] = "C"
print(seen[.b(3)]!, seen[.c(name: "x", Point(x: 1))]!, seen[.b(4)] ?? "none")
print(
  Set([ByID(id: 1, text: "a"), ByID(id: 1, text: "b")]).count, ByID(id: 1, text: "a") == ByID(id: 1, text: "z"),
  [ByID(id: 2, text: "q")].firstIndex(of: ByID(id: 2, text: "")) as Any)
print([Point(x: 1): "p"][Point(x: 1)] ?? "", Point(x: 3).hashValue == Point(x: 3).hashValue, [[1, 2]: 3][[1, 2]]!)
