import Foundation

var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 5))!
let next = cal.date(byAdding: .day, value: 2, to: d)!
let c = cal.dateComponents([.year, .month, .day, .hour, .weekday], from: next)
print(c.year!, c.month!, c.day!, c.hour!, c.weekday!, cal.component(.minute, from: d))
print(
  cal.dateComponents([.day], from: d, to: next).day!, d < next, next.timeIntervalSince(d),
  cal.isDate(d, inSameDayAs: next))
print(
  d.addingTimeInterval(60) > d, Date(timeIntervalSince1970: 0).timeIntervalSince1970, d.timeIntervalSince1970,
  max(d, next) == next)
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(identifier: "UTC")
f.dateFormat = "yyyy-MM-dd HH:mm EEE MMM"
print(
  f.string(from: d), f.date(from: "2020-01-02 03:04 Thu Jan")?.timeIntervalSince1970 ?? 0,
  ISO8601DateFormatter().string(from: d), cal.startOfDay(for: d) < d)
