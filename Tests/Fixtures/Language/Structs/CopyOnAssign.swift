struct S { var list: [Int]; var inner: T }
struct T { var n: Int }
var a = S(list: [1], inner: T(n: 1))
var b = a
b.list.append(2)
b.inner.n = 5
let c = [a, b]
a.inner.n = 9
print(a, b, c.map(\.inner.n))
func change(_ s: S) -> S { var s = s; s.list = []; return s }
print(change(b).list, b.list)
var arr = [a, b]
arr[0].list += [7]
arr.indices.forEach { arr[$0].inner.n *= 2 }
print(arr.map(\.inner.n), a.list, arr[0].list)
