struct Point { let x: Int, y: Int }
class Base { let b = 1 }
final class Derived: Base { var d = "dd" }
enum E { case one(Int, String), two }
let m = Mirror(reflecting: Point(x: 1, y: 2))
for child in m.children { print(child.label ?? "-", child.value) }
print(m.children.count, m.displayStyle == .struct, m.subjectType, m.children.first?.label ?? "")
let d = Mirror(reflecting: Derived())
print(d.children.map { $0.label! }, d.superclassMirror?.children.map { $0.label! } ?? [], d.displayStyle == .class)
print(
  Mirror(reflecting: (1, "a")).children.map { $0.label ?? "nil" },
  Mirror(reflecting: [5, 6]).children.map { $0.value as! Int }, Mirror(reflecting: E.one(1, "q")).children.first!.label!
)
print(
  Mirror(reflecting: Optional(3) as Any).displayStyle == .optional, Mirror(reflecting: E.two).children.isEmpty,
  Mirror(reflecting: ["a": 1]).children.count)
func describe(_ value: Any) -> String {
  Mirror(reflecting: value).children.map { "\($0.label ?? "_"): \($0.value)" }.joined(separator: ", ")
}
print(describe(Point(x: 3, y: 4)), describe(Derived()), describe(7))
