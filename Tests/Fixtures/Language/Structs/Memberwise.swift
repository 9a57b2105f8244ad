struct P { var x: Int, y = 2, label: String?, tags: [String] = ["t"]; let id: Int; private(set) var z = 0 }
print(P(x: 1, label: nil, id: 5), P(x: 1, y: 3, label: "l", tags: [], id: 6))
struct Q { let a: Int; var b: Int { a * 2 }; static let zero = Q(a: 0); func with(a: Int) -> Q { Q(a: a) } }
print(Q(a: 3).b, Q.zero, Q.zero.with(a: 9).b)
struct W<T> { var v: T; var n: Int = 1 }
print(W(v: "s"), W(v: [1], n: 2).v, W<Double>(v: 3).v)
