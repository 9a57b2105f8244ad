func f(_ n: Int) -> Int {
  var log: [String] = []
  defer { print("end", log) }
  defer { log.append("first") }
  if n > 1 {
    defer { log.append("inner") }
    log.append("body")
  }
  for i in 0..<2 { defer { log.append("loop\(i)") }; if i == 0 { continue } }
  guard n > 0 else { return -1 }
  defer { log.append("last") }
  return n
}
print(f(2), f(0))
var n = 0
func next() -> Int { defer { n += 1 }; return n }
print(next(), next(), n)
func nested() throws {
  defer { print("outer") }
  do {
    defer { print("inner") }
    throw NSErrorLike()
  } catch { print("caught"); throw error }
}
struct NSErrorLike: Error {}
do { try nested() } catch { print("rethrown", error) }
