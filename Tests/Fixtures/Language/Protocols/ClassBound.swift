protocol Coordinator: AnyObject { var kids: [any Coordinator] { get set }; var name: String { get }; func start() }
extension Coordinator {
  func add(_ c: any Coordinator) { kids.append(c); c.start() };
  func remove(_ c: any Coordinator) { kids.removeAll { $0 === c } };
  var depth: Int { 1 + (kids.map(\.depth).max() ?? 0) }
}
final class Main: Coordinator {
  var kids: [any Coordinator] = []; let name: String; init(_ n: String) { name = n };
  func start() { print("start", name) }
}
let a = Main("a"), b = Main("b")
a.add(b)
b.add(Main("c"))
print(a.depth, a.kids.map(\.name), a.kids.first === b)
a.remove(b)
print(a.kids.isEmpty, a.depth)
