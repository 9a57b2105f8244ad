func show(_ value: Int?) -> String { value.map { "some \($0)" } ?? "none" }
func show(_ value: String) -> String { "text" }
func both(_ a: Int?, _ b: Int = 5) -> Int { (a ?? 0) + b }
func nested(_ value: Int??) -> String {
  switch value {
  case .none: "outer nil"
  case .some(.none): "inner nil"
  case .some(.some(let n)): "value \(n)"
  }
}

let n: Int? = 4
let none: Int? = nil
print(show(3), show(nil), show("a"), show(n))
print(both(1), both(nil), both(n, 1))
print(nested(nil), nested(.some(nil)), nested(3), nested(none), nested(n))
let double: Int?? = none
print(double == nil, double as Any)
