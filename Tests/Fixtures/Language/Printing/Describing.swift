struct P { var x = 1; var name = "n"; var opt: Int? = nil; var list = [1] }
struct Named: CustomStringConvertible { var description: String { "NAMED" } }
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "DEBUG" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "D" }; var debugDescription: String { "DD" }
}
final class C { let v = 1 }
enum E { case a, b(Int), c(x: String) }
print(P(), Named(), Debug(), Both(), C(), E.a, E.b(1), E.c(x: "q"))
print([Named()], [Debug()], [Both()], [E.b(2)], [C()], Optional(Both()) as Any, (Named(), Both()), ["k": Both()])
print(
  "\(Both())", String(describing: Both()), String(reflecting: Both()), String(reflecting: "q\n"),
  String(reflecting: P()), "\(Debug())")
debugPrint("text", 1, [Both()], Both(), nil as Int? as Any)
debugPrint(1.5, "a", separator: "|", terminator: "!\n")
print(1, "a", true, separator: ", ", terminator: ".\n")
print(
  [1: ["a"]], ["a", "b\"c"], [nil, 1] as [Int?], ("x", y: 2), [("a", 1)], Character("c"), ["c" as Character], "tab\t")
print(P.self, [P].self, E.self, type(of: E.a), String(describing: P.self), String(reflecting: P.self), "\(Int?.self)")
print(
  (), [()], Optional<Optional<Int>>.some(nil) as Any, [[[1]]], [1.0, 2.5], 1 as Any, "s" as Any, [1, "a"] as [Any])
