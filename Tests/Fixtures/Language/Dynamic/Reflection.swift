protocol Describable { var label: String { get } }
extension Describable { var label: String { String(describing: Self.self) }; var typed: String { "\(type(of: self))" } }
struct A: Describable {}
class B: Describable {}
final class C: B { var label: String { "own C" } }
print(A().label, B().label, C().label, C().typed, (C() as any Describable).typed)
print(
  ([A(), B()] as [Any]).map { "\(type(of: $0))" }, String(describing: A.self),
  ObjectIdentifier(B.self) == ObjectIdentifier(C.self))
