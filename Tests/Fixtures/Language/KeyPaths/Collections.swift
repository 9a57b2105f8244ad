struct U { var name: String; var age: Int; var tags: [String]; var home: H? }
struct H { var city: String }
var us = [U(name: "b", age: 2, tags: ["x"], home: H(city: "R")), U(name: "a", age: 1, tags: [], home: nil)]
extension Sequence {
  func sorted<T: Comparable>(by p: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: p] < $1[keyPath: p] } };
  func sum<N: AdditiveArithmetic>(_ p: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: p] } }
}
print(
  us.sorted(by: \.name).map(\.age), us.sum(\.age), us.map(\.home?.city), us.compactMap(\.home).map(\.city),
  us.map(\.tags.count), us.filter(\.tags.isEmpty).count)
us[0][keyPath: \.tags].append("y")
us[keyPath: \.[1].name] = "z"
let p = \[U].[0].age
us[keyPath: p] += 40
print(us[0].tags, us[1].name, us[0].age, us[keyPath: \.first!.name], us[keyPath: \.count])
