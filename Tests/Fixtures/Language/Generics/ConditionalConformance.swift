protocol Scored { var score: Int { get } }
extension Int: Scored { var score: Int { self } }
extension String: Scored { var score: Int { count } }
extension Array: Scored where Element: Scored { var score: Int { map(\.score).reduce(0, +) } }
extension Optional: Scored where Wrapped: Scored { var score: Int { self?.score ?? -1 } }
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Scored where A: Scored, B: Scored { var score: Int { a.score * b.score } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}

print([1, 2, 3].score, ["ab", "c"].score, [[1], [2, 3]].score)
print(Optional(4).score, (nil as String?).score, [1, nil].score)
print(Pair(a: 3, b: "four").score, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
print(Set([Pair(a: 1, b: "x"), Pair(a: 1, b: "x")]).count)
func value(_ s: any Scored) -> Int { s.score }
print(value([5, 6]), value(Pair(a: 2, b: 2)), ([1] as Any) is Scored)
