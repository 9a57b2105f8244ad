let a: Int? = 3, b: Int? = nil
print(a == 3, b == nil, a != b, a == b, a.map { $0 * 2 } as Any, a.flatMap { $0 > 5 ? $0 : nil } as Any)
print(a ?? 0, b ?? a ?? 0, [a, b, 5].compactMap { $0 }, [a, b].count, (a, b))
print(Optional(5) as Any, Optional<String>.none as Any, Int("12") as Any, Int("x") == nil, a.debugDescription)
var s: String? = "x"
s?.append("y")
s! += "z"
print(s!, s?.count ?? 0, s as Any, "\(s ?? "none")")
if let s, let a, b == nil { print(s, a) }
switch (a, b) {
case let (x?, nil): print("left", x);
case let (nil, y?): print("right", y);
default: print("other")
}
func first(_ xs: [Int]?) -> Int { guard let x = xs?.first else { return -1 }; return x }
print(first(nil), first([]), first([4, 5]))
let dict: [String: Int?] = ["k": nil, "v": 1]
print(dict["k"] == nil, dict["v"]! as Any, dict["z"] == nil)
print(a.map(String.init) ?? "none", (b as Int?).map { "\($0)" } ?? "none", max(a ?? 0, b ?? 0))
var x: Int! = 4
x += 1
let y: Int = x
print(x as Any, y, x + 1)
