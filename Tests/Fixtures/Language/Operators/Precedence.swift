print(1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, -2 * -3, 7 / 2, -7 / 2, -7 % 3, 7.0 / 2)
print(1 < 2 && 2 < 3 || false, !(1 == 2) && true, 5 & 3 | 4 ^ 1, (1 << 4) >> 2, ~5, 0b1010 & 0b0110)
let a: Int? = nil
let b: Int? = 5
print(a ?? b ?? 0, (a ?? 1) + 2, a == nil ? "nil" : "some", b.map { $0 + 1 } ?? -1)
var x = 10
x += 2 * 3
x -= 1
x *= 2
x /= 3
x %= 7
print(x, x > 2 ? x < 5 ? "mid" : "high" : "low")
x <<= 3
x |= 1
x &= 0xF
x ^= 2
print(x, 250 &+ 10, Int.max &+ 1 == Int.min, UInt8(250) &+ 10, Int8.max &+ 1)
print("a" + "b" == "ab", [1] + [2] == [1, 2], "a" < "b", "B" < "a", 1...3 ~= 2, (1..<3).contains(3))
let range = 0..<5
print(range.count, (0...5).count, range ~= 5, 2... ~= 7, ...3 ~= 4)
