func old(_ n: Int, _ done: @escaping (Result<Int, Error>) -> Void) { n > 0 ? done(.success(n)) : done(.failure(E.neg)) }
enum E: Error { case neg }
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { c in old(n) { c.resume(with: $0) } }
}
print(try await modern(4))
do { _ = try await modern(-1) } catch { print("neg", error) }
print(await withCheckedContinuation { $0.resume(returning: "plain") })
let t = Task { () -> String in
  do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch {
    return "cancelled \(Task.isCancelled)"
  }
}
t.cancel()
print(await t.value, t.isCancelled)
let u = Task {
  try Task.checkCancellation(); return 1
}
print(try await u.value)
let w = Task {
  await withTaskCancellationHandler {
    5
  } onCancel: {
    print("never")
  }
}
print(await w.value)
