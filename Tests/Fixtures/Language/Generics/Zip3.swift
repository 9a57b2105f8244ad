func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] { zip(a, zip(b, c)).map { ($0, $1.0, $1.1) } }
func pairUp<T>(_ xs: [T]) -> [(T, T)] { stride(from: 0, to: xs.count - 1, by: 2).map { (xs[$0], xs[$0 + 1]) } }
func partition<T>(_ xs: [T], by f: (T) -> Bool) -> (yes: [T], no: [T]) { (xs.filter(f), xs.filter { !f($0) }) }
print(zip3([1, 2], ["a", "b"], [true, false]), pairUp([1, 2, 3, 4]).map(+), partition([1, 2, 3]) { $0 > 1 }.yes)
