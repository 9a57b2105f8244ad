struct P { var n = 0 { didSet { print("n", oldValue, n) } }; var list = [0] { didSet { print("list", list) } } }
final class C { var p = P() { didSet { print("p") } } }
func inc(_ x: inout Int) { x += 1; x += 1 }
let c = C()
inc(&c.p.n)
c.p.list[0] = 5
c.p.list.append(6)
var p = P()
inc(&p.n)
(p.n, p.list) = (9, [1])
print(c.p.n, p.n)
