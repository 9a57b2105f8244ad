enum Meters {}
enum Feet {}
struct Length<Unit> { var v: Double; static func + (a: Self, b: Self) -> Self { Length(v: a.v + b.v) } }
extension Length where Unit == Meters { var inFeet: Length<Feet> { Length<Feet>(v: v * 3) } }
extension Length where Unit == Feet { var label: String { "\(v) ft" } }
struct ID<T>: Hashable { let raw: Int }
let a = Length<Meters>(v: 2) + Length<Meters>(v: 1)
print(a.v, a.inFeet.label, Set([ID<Int>(raw: 1), ID<Int>(raw: 1)]).count)
