func log(_ level: Int, _ message: @autoclosure () -> String) { if level > 1 { print(message()) } }
func expensive() -> String { print("computed"); return "text" }
log(1, expensive())
log(2, expensive())
func and(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { try a && b() }
print(
  and(
    false,
    {
      print("never"); return true
    }()), and(true, 1 < 2))
var pending: [() -> String] = []
func later(_ f: @autoclosure @escaping () -> String) { pending.append(f) }
var name = "first"
later(name.uppercased())
name = "second"
print(pending[0]())
func fallback<T>(_ value: T?, _ other: @autoclosure () -> T) -> T { value ?? other() }
print(
  fallback(nil, 5),
  fallback(
    3,
    {
      print("no"); return 4
    }()))
func assertEqual<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) {
  print((try? a()) == (try? b()))
}
assertEqual(1 + 1, 2)
func unless(_ c: Bool, _ f: @autoclosure () -> Void) { if !c { f() } }
unless(false, print("ran"))
