struct Tree<V> {
  final class Node { var value: V; var kids: [Node] = []; init(_ v: V) { value = v } }; var root: Node;
  init(_ v: V) { root = Node(v) }
  func walk(_ f: (V) -> Void) { func go(_ n: Node) { f(n.value); n.kids.forEach(go) }; go(root) }
}
let t = Tree("a")
t.root.kids = [Tree<String>.Node("b"), .init("c")]
var out: [String] = []
t.walk { out.append($0) }
print(out)
enum Outer<T> { struct Box { let v: T }; case boxed(Box) }
if case .boxed(let b) = Outer<Int>.boxed(.init(v: 3)) { print(b.v) }
