struct Cart { private var lines: [(String, Int)] = [] }
extension Cart {
  mutating func add(_ n: String, _ q: Int = 1) { lines.append((n, q)) };
  var count: Int { lines.reduce(0) { $0 + $1.1 } }
}
extension Cart: CustomStringConvertible {
  var description: String { lines.map { "\($0.0)x\($0.1)" }.joined(separator: " ") }
}
extension Cart: Sequence {
  func makeIterator() -> AnyIterator<String> { var i = lines.makeIterator(); return AnyIterator { i.next()?.0 } }
}
extension Cart: ExpressibleByArrayLiteral { init(arrayLiteral e: String...) { e.forEach { add($0) } } }
extension Cart: Equatable { static func == (a: Cart, b: Cart) -> Bool { a.description == b.description } }
var c: Cart = ["pen", "ink"]
c.add("cap", 3)
print(c, c.count, c.map { $0.uppercased() }, c == ["pen"], Array(c).count)
