struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var value: Double; init(integerLiteral v: Int) { value = Double(v) }; init(floatLiteral v: Double) { value = v }
}
struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  let text: String; init(stringLiteral v: String) { text = v.uppercased() }
}
struct Flags: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  var on: [String] = []
  init(arrayLiteral e: String...) { on = e }
  init(dictionaryLiteral e: (String, Bool)...) { on = e.filter(\.1).map(\.0) }
}
struct Switch: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  var state: String; init(booleanLiteral v: Bool) { state = v ? "on" : "off" };
  init(nilLiteral: ()) { state = "unknown" }
}
func length(_ m: Meters) -> Double { m.value }
let m: Meters = 5
let k = 3
print(m.value, length(2), length(2.5), ([1, 2.5] as [Meters]).map { $0.value })
let n: Name = "ann"
let i: Name = "bob \(k)"
print(n.text, i.text, (["x", "y"] as [Name]).map(\.text))
let f: Flags = ["a", "b"]
let d: Flags = ["a": true, "b": false]
print(f.on, d.on)
let s: Switch = true, u: Switch = nil
print(s.state, u.state)
