protocol Node: AnyObject {
  associatedtype Child: Node where Child.Child == Child
  var children: [Child] { get }
  var label: String { get }
}
final class Tree: Node {
  let label: String
  var children: [Tree]
  init(_ label: String, _ children: [Tree] = []) { self.label = label; self.children = children }
}
func flatten<N: Node>(_ node: N) -> [String] where N.Child == N { [node.label] + node.children.flatMap { flatten($0) } }
func depth<N: Node>(_ node: N) -> Int where N.Child == N { 1 + (node.children.map { depth($0) }.max() ?? 0) }

let tree = Tree("a", [Tree("b", [Tree("c")]), Tree("d")])
print(flatten(tree), depth(tree))
extension Sequence where Element: Node { var labels: [String] { map { $0.label } } }
print(tree.children.labels)
extension Comparable { func between(_ a: Self, _ b: Self) -> Bool { a <= self && self <= b } }
print(3.between(1, 4), "b".between("c", "d"))
