func fetch(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func fail() async throws -> Int { throw E.bad }
enum E: Error { case bad }
print(await fetch(2))
async let a = fetch(3)
async let b = fetch(4)
print(await a + b)
do { _ = try await fail() } catch { print("caught", error) }
print((try? await fail()) as Any)
struct S { var v: Int { get async { await fetch(5) } }; func go() async -> String { "\(await v)!" } }
print(await S().go(), await S().v)
for i in 1...2 { print(await fetch(i)) }
let t = Task { await fetch(50) }
print(await t.value)
