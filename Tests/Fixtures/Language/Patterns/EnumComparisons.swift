enum S: Equatable { case a, b(Int), c(String?) }
let s: S? = .b(3)
print(s == .b(3), s != .a, s == nil, S.c(nil) == .c(nil), [S.a, .b(1)].contains(.b(1)), [S.a].firstIndex(of: .a)!)
if case .b = s { print("is b") }
if s == .some(.b(3)) { print("some b") }
let isC = if case .c = S.c("x") { true } else { false }
func f(_ s: S) -> Int { if case .b(let n) = s { return n } else if case .c(let t?) = s { return t.count }; return -1 }
print(isC, f(.b(4)), f(.c("abc")), f(.c(nil)), f(.a))
