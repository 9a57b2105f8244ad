let xs = [1, 4, 9, 16]
print(
  zip(xs, xs.dropFirst()).map { $1 - $0 }, xs.indices.dropLast().map { xs[$0] + xs[$0 + 1] },
  xs.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
let pairs = xs.flatMap { a in xs.filter { $0 > a }.map { (a, $0) } }
print(pairs.count, pairs.first!, pairs.last!.1, pairs.map { $0 * $1 }.max()!)
print(
  xs.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }, xs.map(String.init).joined(separator: "<"),
  xs.prefix { $0 < 10 }.count)
