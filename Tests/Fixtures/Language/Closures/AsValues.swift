struct Validator {
  let name: String
  let check: (String) -> Bool
  static let notEmpty = Validator(name: "notEmpty") { !$0.isEmpty }
  static func min(_ n: Int) -> Validator { Validator(name: "min \(n)") { $0.count >= n } }
}
let all: [Validator] = [.notEmpty, .min(3), .init(name: "a") { $0.contains("a") }]
for v in all { print(v.name, v.check("cat"), v.check("")) }
let table: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }]
print(table["+"]!(2, 3), table["-"]?(2, 3) ?? 0, table["/"]?(1, 1) as Any)
var callback: ((Int) -> Void)?
callback?(1)
callback = { print("got", $0) }
callback?(2)
class Emitter { var on: [String: [(Int) -> Void]] = [:]; func emit(_ e: String, _ n: Int) { on[e]?.forEach { $0(n) } } }
let e = Emitter()
e.on["x", default: []].append { print("x", $0) }
e.on["x"]?.append { print("again", $0 * 2) }
e.emit("x", 4)
e.emit("none", 1)
let upper = String.uppercased
print(
  upper("abc")(), ["a", "b"].map { $0.uppercased() }, [1, 2].map(String.init), ["1", "x"].compactMap(Int.init),
  [1, 2].map(Double.init))
func twice(_ f: (Int) -> Int, _ n: Int) -> Int { f(f(n)) }
func inc(_ n: Int) -> Int { n + 1 }
print(twice(inc, 1), twice(abs, -3), zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map(max))
