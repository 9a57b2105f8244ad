protocol Shape { var area: Double { get } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let r: Double; var area: Double { 3 * r * r } }

func largest<S: Shape>(_ shapes: [S]) -> S? { shapes.max { $0.area < $1.area } }
func total<C: Collection>(_ shapes: C) -> Double where C.Element: Shape { shapes.reduce(0) { $0 + $1.area } }
func same<A, B>(_ a: A, _ b: B) -> Bool where A: Sequence, B: Sequence, A.Element == B.Element, A.Element: Equatable {
  Array(a) == Array(b)
}
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }

print(largest([Square(side: 1), Square(side: 3)])!.side, total([Circle(r: 1), Circle(r: 2)]))
print(same([1, 2], 1...2), same(Set([1]), [2]), clamp(15, 0, 10), clamp("m", "a", "k"))
print(swapped((1, "a")), total(ArraySlice([Square(side: 2)])))
