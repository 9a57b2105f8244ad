func numbers(_ n: Int) -> AsyncStream<Int> {
  AsyncStream { c in
    Task {
      for i in 0..<n { c.yield(i) }; c.finish()
    }
  }
}
var out: [Int] = []
for await x in numbers(3) { out.append(x * 2) }
print(out)
let mapped = numbers(4).map { $0 + 1 }.filter { $0 % 2 == 0 }
for await x in mapped { print("m", x) }
print(await numbers(5).reduce(0, +), await numbers(5).first { $0 > 2 } ?? -1, await numbers(3).contains(1))
@MainActor func onMain() -> String { "main" }
print(await onMain(), await MainActor.run { "ran" })
