func job(_ n: Int, _ ms: UInt64) async -> Int {
  try? await Task.sleep(nanoseconds: ms * 1_000_000); print("done", n); return n
}
async let a = job(1, 150)
async let b = job(2, 30)
print(await [a, b])
let t = Task { await job(3, 20) }
print("waiting")
print(await t.value)
