struct Inner { var a = 1; var b: [String] = ["x", "y"] }
struct Outer { var inner = Inner(); var opt: Int? = 5; var none: String? = nil; let t = (1, "z") }
final class Node { var v = 3; var next: Node?; init(_ n: Node? = nil) { next = n } }
enum E { case plain, payload(Int), labelled(x: Int, y: String) }
dump(5)
dump("text")
dump([1, 2])
dump(Outer())
dump(E.payload(4))
dump(E.plain)
dump(["k": 1])
dump(Optional(3))
dump((1, name: "n"))
dump(Node(Node()))
let v = dump(Inner(a: 9, b: []), name: "named")
print(v.a)
