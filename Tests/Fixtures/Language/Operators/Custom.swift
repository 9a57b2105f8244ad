import Foundation

infix operator <+> : AdditionPrecedence
infix operator |> : PipePrecedence
prefix operator √
postfix operator %%
precedencegroup PipePrecedence {
  associativity: left
  lowerThan: NilCoalescingPrecedence
  higherThan: ComparisonPrecedence
}
infix operator ^^ : PowerPrecedence
precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}
struct V: Equatable { var x: Int, y: Int }
extension V {
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func <+> (a: V, b: V) -> Int { a.x * b.x + a.y * b.y }
  static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) }
  static func * (k: Int, a: V) -> V { a * k }
}
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Int) -> Double { Double(x) / 100 }
func ^^ (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
var v = V(x: 1, y: 2)
v += V(x: 2, y: 2)
print(v, -v, v <+> v, 2 * v * 3, v + v == v * 2)
print(3 |> { $0 + 1 } |> { "\($0)!" }, √16.0 + 1, 50%%, 2 ^^ 3 ^^ 2, 2 * 3 ^^ 2)
