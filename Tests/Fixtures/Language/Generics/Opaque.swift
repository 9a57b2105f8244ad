protocol Greeter { func greet() -> String }
struct Plain: Greeter { func greet() -> String { "hi" } }
struct Loud<G: Greeter>: Greeter { let inner: G; func greet() -> String { inner.greet().uppercased() + "!" } }
extension Greeter { func loud() -> some Greeter { Loud(inner: self) } }
func make() -> some Greeter { Plain().loud() }
func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
func twice(_ g: some Greeter) -> String { g.greet() + g.greet() }
func first(_ c: some Collection<String>) -> String { c.first ?? "-" }

print(make().greet(), make().loud().greet(), twice(Plain()))
print(Array(evens(7)), evens(5).reduce(0, +), first(["a"]), first(Set<String>()))
var greeters: [any Greeter] = [Plain(), make()]
greeters.append(greeters[1])
print(greeters.map { $0.greet() })
print(type(of: make()))
