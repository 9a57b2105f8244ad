let xs: [Int?] = [1, nil, 3]
for case let x? in xs { print(x, terminator: " ") }
for case .some(let x) in xs where x > 1 { print("big", x, terminator: " ") }
for case (let i, let x?) in xs.enumerated().map({ ($0, $1) }) { print(i, x, terminator: ";") }
print(xs.filter { $0 == nil }.count, xs.compactMap { $0 }.count)
let d: [String: Int?] = ["a": 1, "b": nil]
if case .some(.some(let v)) = d["a"] { print(v) }
if case .some(.none) = d["b"] { print("present nil") }
if let v = d["b"], v == nil { print("inner nil") }
