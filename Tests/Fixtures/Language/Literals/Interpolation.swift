struct Price { let cents: Int }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ p: Price) { appendLiteral("$\(p.cents / 100).\(p.cents % 100)") }
  mutating func appendInterpolation(_ n: Int, padded width: Int) {
    let t = String(n); appendLiteral(String(repeating: "0", count: max(0, width - t.count)) + t)
  }
  mutating func appendInterpolation(if c: Bool, _ text: @autoclosure () -> String) { if c { appendLiteral(text()) } }
}
print("\(Price(cents: 1999)) \(7, padded: 3) [\(if: true, "yes")\(if: false, "no")]")
struct Html: ExpressibleByStringInterpolation {
  var text = ""
  init(stringLiteral value: String) { text = value }
  struct StringInterpolation: StringInterpolationProtocol {
    var out = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { out += literal }
    mutating func appendInterpolation(_ value: String) { out += "<" + value + ">" }
    mutating func appendInterpolation(raw value: Int) { out += "\(value)" }
  }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.out }
}
let h: Html = "a \("b") c \(raw: 5)"
print(h.text)
let o: Int? = 3
print(
  "\(o as Any) \(String(describing: o)) \(o.map(String.init) ?? "nil")",
  "\([1: "a"]) \((1, "x")) \(Price(cents: 1).cents)")
