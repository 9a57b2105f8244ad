// What is asked of a whole asynchronous sequence.
func numbers() -> AsyncStream<Int> {
  AsyncStream { continuation in
    for i in 1...4 { continuation.yield(i) }
    continuation.finish()
  }
}
print(await numbers().reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map(\.value))
print(await numbers().contains { $0 > 3 }, await numbers().allSatisfy { $0 < 4 }, await numbers().reduce(0, +))
let joined = await withTaskGroup(of: Int.self) { group in
  for i in 1...3 { group.addTask { i * i } }
  return await group.reduce(into: Set<Int>()) { $0.insert($1) }
}
print(joined.sorted())
