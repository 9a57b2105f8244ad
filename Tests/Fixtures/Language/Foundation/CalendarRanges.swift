// How many of a unit there are in a larger one.
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let leap = calendar.date(from: DateComponents(year: 2024, month: 2, day: 10))!
let plain = calendar.date(from: DateComponents(year: 2023, month: 12, day: 31))!
for date in [leap, plain] {
  print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .day, in: .year, for: date)!.count)
}
print(calendar.range(of: .month, in: .year, for: leap)!, calendar.range(of: .hour, in: .day, for: leap)!)
