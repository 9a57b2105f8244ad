func work(_ n: Int) async -> Int { n * n }
let total = await withTaskGroup(of: Int.self) { group in
  for i in 1...4 { group.addTask { await work(i) } }
  var sum = 0
  for await r in group { sum += r }
  return sum
}
print(total)
enum E: Error { case odd(Int) }
do {
  let r = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
    for i in [2, 4] {
      group.addTask {
        if i % 2 == 1 { throw E.odd(i) }; return i
      }
    }
    var all: [Int] = []
    while let x = try await group.next() { all.append(x) }
    return all.sorted()
  }
  print(r)
  _ = try await withThrowingTaskGroup(of: Void.self) { g in
    g.addTask { throw E.odd(3) }
    try await g.waitForAll()
  }
} catch { print("error", error) }
