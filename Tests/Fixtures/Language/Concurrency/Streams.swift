let numbers = AsyncStream<Int> { c in
  for i in 1...3 { c.yield(i) }
  c.finish()
}
for await n in numbers { print(n) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
continuation.yield("a")
continuation.yield("b")
continuation.finish()
var all: [String] = []
for await s in stream { all.append(s) }
print(all)
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int; var n: Int;
  mutating func next() async -> Int? {
    n > 0
      ? {
        n -= 1; return n + 1
      }() : nil
  }; func makeAsyncIterator() -> Countdown { self }
}
for await x in Countdown(n: 2) { print("count", x) }
enum E: Error { case x }
let throwing = AsyncThrowingStream<Int, Error> {
  $0.yield(1); $0.finish(throwing: E.x)
}
do { for try await x in throwing { print("got", x) } } catch { print("failed", error) }
