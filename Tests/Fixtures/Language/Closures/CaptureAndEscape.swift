var handlers: [() -> Int] = []
func keep(_ f: @escaping () -> Int) { handlers.append(f) }
func counter(from start: Int) -> () -> Int {
  var n = start
  return {
    n += 1; return n
  }
}
let a = counter(from: 0), b = counter(from: 10)
print(a(), a(), b(), a())
var x = 1
keep { x }
keep { [x] in x }
keep { [y = x * 10] in y }
x = 5
print(handlers.map { $0() })
var fs: [() -> Int] = []
for i in 0..<3 {
  var j = i;
  fs.append {
    j += 1; return i * 10 + j
  }
}
print(fs.map { $0() }, fs.map { $0() })
func makePair() -> (get: () -> Int, set: (Int) -> Void) { var v = 0; return ({ v }, { v = $0 }) }
let pair = makePair()
pair.set(42)
print(pair.get())
struct S { var n = 0; mutating func add() -> (Int) -> Int { n += 1; let copy = self; return { copy.n + $0 } } }
var s = S()
let f = s.add()
s.n = 100
print(f(1), s.n)
func recursive(_ n: Int) -> Int { func inner(_ k: Int) -> Int { k == 0 ? n : inner(k - 1) + 1 }; return inner(3) }
print(recursive(10))
