let a = 5
let s = a > 3 ? a > 4 ? "big" : "mid" : "small"
let o: Int? = a > 3 ? 1 : nil
let d: Double = a == 5 ? 1 : 0.5
let f: (Int) -> Int = a > 1 ? { $0 + 1 } : { $0 - 1 }
enum E { case x, y }
let e: E = a < 0 ? .x : .y
print(s, o as Any, d, f(1), e, (a > 0 ? [1] : []).count, a.isMultiple(of: 5) ? "5" : "-")
