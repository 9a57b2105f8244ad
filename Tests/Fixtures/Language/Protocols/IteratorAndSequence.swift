struct Fib: Sequence {
  let max: Int; func makeIterator() -> Iterator { Iterator(max: max) };
  struct Iterator: IteratorProtocol {
    let max: Int; var a = 0, b = 1;
    mutating func next() -> Int? { guard a <= max else { return nil }; defer { (a, b) = (b, a + b) }; return a }
  }
}
print(
  Array(Fib(max: 20)), Fib(max: 10).filter { $0 % 2 == 0 }, Fib(max: 50).reduce(0, +),
  Fib(max: 5).map(String.init).joined(separator: ","))
for (i, f) in Fib(max: 4).enumerated() where i > 2 { print(i, f, terminator: " ") }
print(
  Fib(max: 8).first { $0 > 3 }!, Fib(max: 3).sorted(by: >), Fib(max: 2).min()!,
  zip(Fib(max: 9), "abc").map { "\($0)\($1)" })
