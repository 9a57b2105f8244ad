enum E: Error { case attempt(Int) }
var tries = 0
func flaky() throws -> String {
  tries += 1; defer { print("closed", tries) }; if tries < 3 { throw E.attempt(tries) }; return "ok"
}
func retry<T>(_ n: Int, _ f: () throws -> T) throws -> T {
  var last: Error = E.attempt(0); for _ in 0..<n { do { return try f() } catch { last = error } }; throw last
}
print(try retry(5, flaky))
tries = 0
do { print(try retry(2, flaky)) } catch E.attempt(let n) { print("gave up at", n) }
