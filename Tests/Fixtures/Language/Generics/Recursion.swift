func flatten<T>(_ x: [[T]]) -> [T] { x.isEmpty ? [] : x[0] + flatten(Array(x.dropFirst())) }
func permute<T>(_ xs: [T]) -> [[T]] {
  guard xs.count > 1 else { return [xs] };
  return xs.indices.flatMap { i -> [[T]] in
    var rest = xs; let x = rest.remove(at: i); return permute(rest).map { [x] + $0 }
  }
}
func quicksort<T: Comparable>(_ xs: [T]) -> [T] {
  guard let p = xs.first else { return [] }; let r = xs.dropFirst();
  return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p })
}
func binary<T: Comparable>(_ xs: [T], _ t: T) -> Int? {
  var lo = 0, hi = xs.count;
  while lo < hi { let m = (lo + hi) / 2; if xs[m] == t { return m }; if xs[m] < t { lo = m + 1 } else { hi = m } };
  return nil
}
print(
  flatten([[1], [2, 3]]), permute([1, 2, 3]).count, permute("ab".map { $0 }), quicksort([3, 1, 2]),
  quicksort(["b", "a"]), binary([1, 3, 5], 5)!, binary([1], 2) as Any)
