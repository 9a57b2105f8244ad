protocol Event { static var name: String { get }; init(); func run() -> String }
struct Tap: Event { static let name = "tap"; func run() -> String { "tapped" } }
struct Key: Event { static var name: String { "key" }; func run() -> String { "pressed" } }
func handle<E: Event>(_ type: E.Type) -> String { "\(E.name): \(E().run()) \(type.name) \(E.self)" }
struct Bus<E: Event> {
  var log: [String] = []; mutating func fire() { log.append(E.name + E().run()) };
  static var kind: String { "Bus of \(E.self)" }
}
print(handle(Tap.self), handle(Key.self))
var b = Bus<Key>()
b.fire()
print(b.log, Bus<Tap>.kind, type(of: b))
