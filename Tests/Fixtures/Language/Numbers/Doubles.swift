import Foundation

print(0.1 + 0.2, 1.0, 100.0, 1e10, 1e17, 3.14159, -0.0, 1.0 / 0, 2.0.squareRoot() == 2.0.squareRoot(), 5.0 / 2, 1 / 3.0)
print(
  (2.567 * 100).rounded() / 100, Int(2.9), Int(-2.9), Double(3), (7.0).truncatingRemainder(dividingBy: 4),
  3.7.rounded(.down), 9.0.squareRoot(), Double("2.50")!)
let values = [1.5, 2.25, 3]
print(
  values.reduce(0, +), values.max()!, values.map { $0 * 2 }, values.reduce(0, +) / Double(values.count),
  Double.nan == Double.nan, Double.infinity > 1e300)
