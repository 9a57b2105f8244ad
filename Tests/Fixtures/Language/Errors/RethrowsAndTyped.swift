enum Fault: Error { case negative(Int), zero }
func apply<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { try f(n) }
func root(_ n: Int) throws(Fault) -> Int {
  if n < 0 { throw .negative(n) }
  guard n != 0 else { throw .zero }
  return n * n
}
func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() + 1 }
print(apply(3) { $0 + 1 }, (try? apply(-1) { try root($0) }) as Any)
do { print(try root(2)); print(try root(-2)) } catch {
  switch error {
  case .negative(let n): print("negative", n);
  case .zero: print("zero")
  }
}
do { _ = try run { () throws(Fault) in try root(0) } } catch { print(error) }
print(run { 4 })
struct Stack<T> {
  var items: [T]
  mutating func transform(_ f: (T) throws -> T) rethrows { for i in items.indices { items[i] = try f(items[i]) } }
}
var s = Stack(items: [1, 2])
s.transform { $0 * 2 }
try? s.transform {
  if $0 == 4 { throw Fault.zero }; return $0 + 100
}
print(s.items)
func check() throws { defer { print("deferred") }; _ = try root(0); print("not reached") }
do { try check() } catch Fault.zero { print("caught zero") } catch {}
