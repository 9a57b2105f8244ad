// A generic function that calls itself: its own parameters stand in the arguments of the call.
func fix<A, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { { x in f(fix(f), x) } }
print(fix { recurse, n in n <= 1 ? 1 : n * recurse(n - 1) }(5))

let length = fix { (next: ([String]) -> Int, words: [String]) in
  words.isEmpty ? 0 : words[0].count + next(Array(words.dropFirst()))
}
print(length(["one", "three", "fourteen"]))

func nested<T>(_ value: T, _ levels: Int) -> String {
  levels == 0 ? "\(T.self)" : nested([value], levels - 1)
}
print(nested(1, 0), nested("a", 2))

func swapped<A, B>(_ a: A, _ b: B, _ turns: Int) -> String {
  turns == 0 ? "\(A.self) \(B.self)" : swapped(b, a, turns - 1)
}
print(swapped(1, "x", 0), "|", swapped(1, "x", 1), "|", swapped(1, "x", 2))

func largest<T: Comparable>(_ list: [T], _ best: T? = nil) -> T? {
  guard let first = list.first else { return best }
  guard let best else { return largest(Array(list.dropFirst()), first) }
  return largest(Array(list.dropFirst()), max(first, best))
}
print(largest([3, 9, 4]) ?? 0, largest(["b", "a"]) ?? "none")
