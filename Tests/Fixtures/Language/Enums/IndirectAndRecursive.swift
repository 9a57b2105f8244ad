indirect enum Expr {
  case number(Int), add(Expr, Expr), multiply(Expr, Expr), negate(Expr)
  var value: Int {
    switch self {
    case let .number(n): n
    case let .add(a, b): a.value + b.value
    case let .multiply(a, b): a.value * b.value
    case let .negate(e): -e.value
    }
  }
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let n): return "\(n)"
    case .add(let a, let b): return "(\(a) + \(b))"
    case .multiply(.number(1), let b), .multiply(let b, .number(1)): return b.description
    case .multiply(let a, let b): return "\(a) * \(b)"
    case .negate(let e): return "-\(e)"
    }
  }
}
let e = Expr.add(.number(2), .multiply(.number(3), .negate(.number(4))))
print(e, "=", e.value, Expr.multiply(.number(1), .number(5)))
enum List<T> {
  case empty
  indirect case node(T, List<T>)
  func map<U>(_ f: (T) -> U) -> List<U> {
    switch self {
    case .empty: .empty;
    case .node(let v, let rest): .node(f(v), rest.map(f))
    }
  }
  var array: [T] { if case .node(let v, let rest) = self { return [v] + rest.array } else { return [] } }
}
print(List.node(1, .node(2, .empty)).map { "n\($0)" }.array)
