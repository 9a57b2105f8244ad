var x: UInt8 = 250
x += 5
print(x)
print(x &+ 1, Int8(100) &+ 100, UInt8(3) &- 5)
let big = Int.max
print(big &+ 1 == Int.min)
