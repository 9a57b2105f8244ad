actor Counter {
  private var n = 0
  let name = "c"
  func up(_ k: Int = 1) -> Int { n += k; return n }
  nonisolated func hello() -> String { "hello \(name)" }
  var value: Int { n }
}
let c = Counter()
print(await c.up(), await c.up(5), c.hello(), c.name, await c.value)
await withTaskGroup(of: Void.self) { g in for _ in 0..<10 { g.addTask { _ = await c.up() } } }
print(await c.value)
@MainActor final class Model { var items: [String] = []; func add(_ s: String) { items.append(s) } }
let m = await Model()
await m.add("x")
print(await m.items)
actor Bank {
  var b = 100; func withdraw(_ n: Int) throws -> Int { guard n <= b else { throw E.poor }; b -= n; return b }
}
enum E: Error { case poor }
let bank = Bank()
print(try await bank.withdraw(30))
do { _ = try await bank.withdraw(100) } catch { print(error) }
