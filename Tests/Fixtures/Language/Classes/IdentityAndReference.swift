final class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
let a = Node(1), b = a, c = Node(1)
b.value = 5
print(a.value, a === b, a === c, a !== c)
func change(_ n: Node) { n.value += 1; n.next = Node(9) }
change(a)
print(b.value, b.next?.value ?? 0)
struct Holder { let node: Node; var n = 0 }
let h = Holder(node: a)
h.node.value = 100
print(a.value)
var list: Node? = nil
for i in (1...3).reversed() { list = Node(i, list) }
var values: [Int] = []
var cursor = list
while let n = cursor { values.append(n.value); cursor = n.next }
print(values)
let nodes = [a, c]
nodes.forEach { $0.value *= 2 }
print(nodes.map(\.value), nodes.firstIndex { $0 === c }!, nodes.contains { $0 === b })
extension Node: Equatable { static func == (x: Node, y: Node) -> Bool { x.value == y.value } }
print(Node(2) == Node(2), Node(2) === Node(2), [Node(3)].contains(Node(3)))
