var stack: [Int] = [], out: [Int] = []
for x in [3, 1, 4] { stack.append(x); if let t = stack.last, t > 2 { out.append(stack.removeLast()) } }
print(stack, out)
let m = [[1, 2, 3], [4, 5, 6]]
let t = m[0].indices.map { c in m.map { $0[c] } }
let product = m.map { r in t.indices.map { _ in 0 }.enumerated().map { i, _ in r[i % r.count] } }
print(
  t, m.map { $0.reduce(0, +) }, t.map { $0.max()! }, product.count, m.flatMap { $0 }.filter { $0 % 2 == 0 },
  zip(m[0], m[1]).map(*))
var board = [[Character]](repeating: Array(repeating: ".", count: 3), count: 2)
board[1][2] = "X"
print(board.map { String($0) })
