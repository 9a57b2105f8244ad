@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
@resultBuilder struct Html {
  static func buildBlock(_ parts: Node...) -> [Node] { parts }
  static func buildBlock() -> [Node] { [] }
}
struct Node: CustomStringConvertible {
  let tag: String, children: [Node]
  init(_ tag: String, @Html _ children: () -> [Node] = { [] }) { self.tag = tag; self.children = children() }
  var description: String {
    children.isEmpty ? "<\(tag)/>" : "<\(tag)>" + children.map(\.description).joined() + "</\(tag)>"
  }
}
@Sum var digits: Int { 1; 2; 3 }
print(digits)
print(
  Node("html") {
    Node("head");
    Node("body") {
      Node("p"); Node("br")
    }
  })
struct Page { @Html var body: [Node] { Node("a"); Node("b") }; @Sum func total() -> Int { 4; 5 } }
print(Page().body, Page().total())
protocol Screen { @Html var content: [Node] { get } }
struct Home: Screen { var content: [Node] { Node("x"); Node("y") } }
print(Home().content.count)
