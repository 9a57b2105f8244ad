let a: Int? = 1, b: Int? = nil, c: Int?? = .some(nil), d: String? = "q"
print(a as Any, b as Any, c as Any, d as Any, [a, b], ["k": d], (a, d), [d], Optional(Optional(2)) as Any)
print("\(a as Any)|\(String(describing: b))|\(d ?? "")", a.map { "\($0)" } ?? "-")
struct S { var o: Int?; var p: String? = "x"; var q: [Int?] = [nil, 1] }
print(S(), S(o: 5))
debugPrint(a as Any, d as Any, S(o: 1))
