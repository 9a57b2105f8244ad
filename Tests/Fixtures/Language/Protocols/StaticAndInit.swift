protocol Unit {
  static var symbol: String { get }
  static var all: [Self] { get }
  init(_ value: Double)
  var value: Double { get set }
  static func + (a: Self, b: Self) -> Self
}
extension Unit {
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static var zero: Self { Self(0) }
  static var all: [Self] { [zero] }
  var text: String { "\(value) \(Self.symbol)" }
  mutating func double() { value *= 2 }
  func doubled() -> Self { var copy = self; copy.double(); return copy }
}
struct Meter: Unit { static let symbol = "m"; var value: Double; init(_ value: Double) { self.value = value } }
struct Gram: Unit {
  static var symbol: String { "g" }
  static let all = [Gram(1), Gram(2)]
  var value: Double
  init(_ value: Double) { self.value = value }
}
func sum<U: Unit>(_ units: U...) -> U { units.reduce(.zero, +) }
func allOf<U: Unit>(_: U.Type) -> Int { U.all.count }

print(sum(Meter(1), Meter(2)).text, Gram(3).doubled().text, allOf(Meter.self), allOf(Gram.self))
var g = Gram(1)
g.double()
print(g.text, (g + .zero).value)
