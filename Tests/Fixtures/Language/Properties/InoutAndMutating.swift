struct Counter {
  var n = 0
  mutating func add(_ k: Int = 1) -> Int { n += k; return n }
  mutating func with(_ body: (inout Counter) -> Void) { body(&self) }
}
func twice(_ body: (inout Int) -> Void, on value: inout Int) { body(&value); body(&value) }
func split(_ a: inout Int, _ b: inout [Int]) { b.append(a); a = b.count }
func outer(_ n: inout Int) { func inner(_ m: inout Int) { m *= 2 }; inner(&n); n += 1 }

var c = Counter()
_ = c.add()
print(c.add(5), c.n)
c.with {
  $0.n = 100; _ = $0.add()
}
print(c.n)
var value = 1
twice({ $0 *= 3 }, on: &value)
var list = [7]
split(&value, &list)
outer(&value)
print(value, list)
