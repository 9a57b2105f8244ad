enum Toggle { case on, off; mutating func flip() { self = self == .on ? .off : .on } }
struct Stack {
  var items: [Int] = []; mutating func reset() { self = Stack() };
  mutating func replace(with other: Stack) { self = other }
}
extension Array where Element == Int {
  mutating func doubleAll() { for i in indices { self[i] *= 2 } }; mutating func push(_ n: Int) { self.append(n) }
}
extension Int { mutating func increment(by n: Int = 1) { self += n } }
extension String { mutating func shout() { self = uppercased() + "!" } }
extension Optional where Wrapped == Int { mutating func bump() { self = (self ?? 0) + 1 } }
extension Dictionary { mutating func merge2(_ other: [Key: Value]) { for (k, v) in other { self[k] = v } } }
var t = Toggle.on
t.flip()
var s = Stack(items: [1])
s.replace(with: Stack(items: [4, 5]))
print(t, s.items)
s.reset()
s.items.push(3)
s.items.doubleAll()
var n = 1
n.increment()
n.increment(by: 5)
var text = "hi"
text.shout()
var o: Int?
o.bump()
o.bump()
var d = ["a": 1]
d.merge2(["b": 2])
print(s.items, n, text, o!, d.count)
