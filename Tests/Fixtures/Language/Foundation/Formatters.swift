import Foundation

let n = NumberFormatter()
n.locale = Locale(identifier: "en_US")
n.numberStyle = .decimal
print(n.string(from: 1234567.891)!, n.string(from: 0.5)!, n.string(for: 42)!)
n.minimumFractionDigits = 2
n.maximumFractionDigits = 2
print(n.string(from: 3)!, n.number(from: "1,234.5")!.doubleValue)
n.numberStyle = .percent
n.minimumFractionDigits = 0
print(n.string(from: 0.25)!)
n.numberStyle = .currency
n.currencyCode = "USD"
n.minimumFractionDigits = 2
print(n.string(from: 9.5)!)
