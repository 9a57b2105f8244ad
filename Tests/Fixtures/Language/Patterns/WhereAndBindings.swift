let points = [(0, 1), (2, 2), (3, -1)]
for case let (x, y) in points where x > 0 && y > 0 { print(x, y) }
for case (let x, -1) in points { print("neg", x) }
let n = 42
switch n {
case let x where x < 0: print("neg");
case 0...9, 40...49: print("band");
case _ where n % 2 == 0: print("even");
default: break
}
let pair: (Int?, String?) = (1, nil)
switch pair {
case (let a?, let b?): print(a, b);
case (let a?, nil): print("only", a);
case (nil, _): print("none")
}
if case (1..<5, "x"...) = (3, "y") { print("ranges") }
