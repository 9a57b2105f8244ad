protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
typealias Person = Named & Aged
struct P: Person { let name: String, age: Int }
class Base { let id = 7 }
final class Sub: Base, Named { let name = "sub" }
func show(_ p: Named & Aged) -> String { "\(p.name) \(p.age)" }
func both(_ b: Base & Named) -> String { "\(b.id) \(b.name)" }
func gen<T: Person>(_ t: T) -> Int { t.age + t.name.count }
print(show(P(name: "a", age: 3)), both(Sub()), gen(P(name: "bb", age: 1)), (Sub() as Any) is Base & Named)
