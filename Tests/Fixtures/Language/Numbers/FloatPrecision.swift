import Foundation

let x = Float(0.7)
let y: Float = 0.1
print(x, Double(x), x * 2, x + 0.1, y * 3, Float(1) / 3, [x, y], ["a": x], (x, 1), Optional(x) as Any)
let any: Any = x
print(any, any is Float, any is Double, type(of: any), Double(y), Float("0.3")!, Float(0.1) + Float(0.2) == 0.3)
let values: [Float] = [0.1, 0.2, 0.3]
print(values.reduce(0, +), values.max()!, values.map { $0 * 2 }, values.sorted(by: >), zip(values, values).map(*))
for step in stride(from: Float(0), to: 0.3, by: 0.1) { print(step, terminator: " ") }
func sum<T: Numeric>(_ values: [T]) -> T { values.reduce(0, +) }
print(sum(values), sum([UInt8(1), 2]), sum([1.5, 2]))
let f: Float = -1.5
print(abs(f), f.rounded(), max(f, 2), Int(f), -f, f.magnitude, Float(Int.max), f.sign, Float.pi, Float.ulpOfOne)
var total: Float = 0
for _ in 0..<10 { total += 0.1 }
print(total, total == 1, f.squareRoot().isNaN, Float.greatestFiniteMagnitude, f.truncatingRemainder(dividingBy: 1))
