protocol Step { static var id: String { get }; init(); func run() -> Int }
struct S1: Step { static let id = "one"; func run() -> Int { 1 } }
struct S2: Step { static let id = "two"; func run() -> Int { 2 } }
let registry: [String: any Step.Type] = Dictionary(
  uniqueKeysWithValues: ([S1.self, S2.self] as [any Step.Type]).map { ($0.id, $0) })
print(registry["two"]!.init().run(), registry.keys.sorted(), registry["one"]! == S1.self, registry["zzz"] == nil)
func make(_ t: any Step.Type) -> String { "\(t) \(t.id) \(type(of: t.init()))" }
print(make(S1.self), registry.values.map { $0.init().run() }.reduce(0, +))
