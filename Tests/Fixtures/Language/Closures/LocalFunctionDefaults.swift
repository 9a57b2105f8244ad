func outer() {
  func step(_ name: String, fail: Bool = false, times: Int = 1) { print(name, fail, times) }
  step("a")
  step("b", fail: true)
  step("c", times: 3)
  func sum(_ values: Int..., scale: Int = 1) -> Int { values.reduce(0, +) * scale }
  print(sum(), sum(1, 2), sum(1, 2, scale: 10))
  let later = { step("inside") }
  later()
}
outer()
typealias Handler<T> = (Result<T, any Error>) -> Void
func run<T>(_ value: T, _ handler: Handler<T>) { handler(.success(value)) }
run(3) { print((try? $0.get()) ?? 0) }
struct Money: Equatable {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
print([Money(cents: 1), Money(cents: 2)].reduce(.zero, +).cents, [Money(cents: 5)].reduce(.zero) { $0 + $1 })
struct Version: ExpressibleByStringLiteral {
  var text: String
  init?(_ text: String) {
    print("failable")
    self.text = text
  }
  init(stringLiteral value: String) {
    print("literal")
    text = value
  }
}
let text = "2"
print(type(of: Version("1")), type(of: Version(text)))
var counts = ["a": 1]
print(counts.merging([("a", 9)], uniquingKeysWith: { max($0, $1) })["a"]!)
counts.merge([("b", 2), ("a", 5)]) { $1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
