prefix operator ++
postfix operator ++
prefix func ++ (n: inout Int) -> Int { n += 1; return n }
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
infix operator <>
func <> (a: inout Int, b: inout Int) { swap(&a, &b) }
var i = 1, j = 10
print(++i, i++, i)
i <> j
print(i, j)
