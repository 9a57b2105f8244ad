enum Light: CaseIterable {
  case red, green, yellow
  var next: Light {
    switch self {
    case .red: .green;
    case .green: .yellow;
    case .yellow: .red
    }
  }
  mutating func advance() { self = next }
  static prefix func ++ (l: inout Light) { l.advance() }
}
prefix operator ++
var l = Light.red
l.advance()
++l
print(l, l.next, Light.allCases.map(\.next), Light.allCases.firstIndex(of: l)!)
enum Action { case add(Int), reset, batch([Action]) }
func reduce(_ s: Int, _ a: Action) -> Int {
  switch a {
  case .add(let n): s + n;
  case .reset: 0;
  case .batch(let xs): xs.reduce(s, reduce)
  }
}
let actions: [Action] = [.add(2), .batch([.add(3), .reset, .add(4)]), .add(1)]
print(actions.reduce(0, reduce))
