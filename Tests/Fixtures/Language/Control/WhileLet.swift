var queue = [3, 2, 1]
while let x = queue.popLast(), x < 3 { print(x, terminator: " ") }
print(queue.isEmpty)
var it = "ab".makeIterator()
while let c = it.next() { print(c, terminator: "-") }
print()
var n = 20
while n > 1 { n = n.isMultiple(of: 2) ? n / 2 : n - 1; if n == 4 { break } }
print(n)
