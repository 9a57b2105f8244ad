/// A date of the Gregorian calendar in UTC; days are counted from 1970.
struct CivilDate: Equatable {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  var nanosecond = 0

  /// Seconds from 1970 to 2001, where Foundation counts from.
  static let reference = 978_307_200.0

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  init() {}

  init(sinceReference seconds: Double) {
    let total = (seconds + Self.reference).rounded(.down)
    guard abs(total) < 1e13 else { return }
    nanosecond = Int(((seconds + Self.reference - total) * 1e9).rounded())
    let whole = Int(total)
    let days = (whole >= 0 ? whole : whole - 86399) / 86400
    let rest = whole - days * 86400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // Years begin in March, so that the leap day is the last.
    let z = days + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970; months and days beyond their range carry over.
  var days: Int {
    let monthIndex = month - 1
    let carry = monthIndex >= 0 ? monthIndex / 12 : (monthIndex - 11) / 12
    let m = monthIndex - carry * 12 + 1
    let y = year + carry - (m <= 2 ? 1 : 0)
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468 + day - 1
  }

  var sinceReference: Double {
    Double(days * 86400 + hour * 3600 + minute * 60 + second) + Double(nanosecond) / 1e9 - Self.reference
  }

  /// 1 is Sunday.
  var weekday: Int { ((days + 4) % 7 + 7) % 7 + 1 }

  var dayOfYear: Int {
    var first = self
    (first.month, first.day) = (1, 1)
    return days - first.days + 1
  }

  static func daysIn(month: Int, year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The same day so many months later, or the last of the month.
  func adding(months: Int) -> CivilDate {
    var result = self
    let total = year * 12 + month - 1 + months
    result.year = total >= 0 ? total / 12 : (total - 11) / 12
    result.month = total - result.year * 12 + 1
    result.day = min(day, Self.daysIn(month: result.month, year: result.year))
    return result
  }

  static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// `2026-01-01 09:00:00 +0000`
  var description: String { "\(iso) \(clock) +0000" }
  var iso: String { "\(pad(year, 4))-\(Self.two(month))-\(Self.two(day))" }
  var clock: String { "\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))" }

  private func pad(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private var hour12: Int { hour % 12 == 0 ? 12 : hour % 12 }
  /// Between time and AM stands a narrow space, as in the system's English.
  var shortTime: String { "\(hour12):\(Self.two(minute))\u{202F}\(hour < 12 ? "AM" : "PM")" }
  var mediumTime: String { "\(hour12):\(Self.two(minute)):\(Self.two(second))\u{202F}\(hour < 12 ? "AM" : "PM")" }

  /// A date in one of the styles 1 short, 2 medium, 3 long, 4 full; with four digits for the year where `isNumeric`.
  func dateText(style: Int, isNumeric: Bool = false) -> String {
    let month = Self.months[self.month - 1]
    switch style {
    case 1: return "\(self.month)/\(day)/\(isNumeric ? String(year) : Self.two(year % 100))"
    case 2: return "\(month.prefix(3)) \(day), \(year)"
    case 3: return "\(month) \(day), \(year)"
    default: return "\(Self.weekdays[weekday - 1]), \(month) \(day), \(year)"
    }
  }

  /// A Unicode date pattern.
  func format(_ pattern: String) -> String {
    var result = ""
    var rest = Array(pattern)[...]
    while let letter = rest.first {
      if letter == "'" {
        rest = rest.dropFirst()
        if rest.first == "'" {
          result += "'"
          rest = rest.dropFirst()
          continue
        }
        while let next = rest.popFirst(), next != "'" { result.append(next) }
        continue
      }
      let count = rest.prefix { $0 == letter }.count
      rest = rest.dropFirst(count)
      result += field(letter, count)
    }
    return result
  }

  private func field(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y", "Y", "u": return count == 2 ? Self.two(year % 100) : pad(year, count)
    case "M", "L":
      let name = Self.months[month - 1]
      return count >= 5
        ? String(name.prefix(1)) : count == 4 ? name : count == 3 ? String(name.prefix(3)) : pad(month, count)
    case "d": return pad(day, count)
    case "D": return pad(dayOfYear, count)
    case "E", "e", "c":
      let name = Self.weekdays[weekday - 1]
      return count >= 5 ? String(name.prefix(1)) : count == 4 ? name : String(name.prefix(3))
    case "H": return pad(hour, count)
    case "k": return pad(hour == 0 ? 24 : hour, count)
    case "h": return pad(hour12, count)
    case "K": return pad(hour % 12, count)
    case "m": return pad(minute, count)
    case "s": return pad(second, count)
    case "S": return String((pad(nanosecond, 9) + String(repeating: "0", count: count)).prefix(count))
    case "a": return hour < 12 ? "AM" : "PM"
    case "Z": return "+0000"
    case "z": return count == 4 ? "Greenwich Mean Time" : "GMT"
    case "X", "x": return letter == "X" ? "Z" : "+00"
    case "Q", "q": return pad((month + 2) / 3, count)
    default: return String(repeating: letter, count: count)
    }
  }

  /// Reads a text by a pattern; nil where it does not fit.
  init?(_ text: String, pattern: String) {
    self.init()
    year = 2000
    var rest = Array(text)[...]
    var letters = Array(pattern)[...]
    var isAfternoon: Bool?
    func number(_ most: Int) -> Int? {
      let digits = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(String(digits))
    }
    func name(_ names: [String], _ width: Int?) -> Int? {
      for (i, name) in names.enumerated() {
        let wanted = Array(width.map { String(name.prefix($0)) } ?? name)
        if rest.count >= wanted.count, String(rest.prefix(wanted.count)).lowercased() == String(wanted).lowercased() {
          rest = rest.dropFirst(wanted.count)
          return i + 1
        }
      }
      return nil
    }
    while let letter = letters.first {
      if letter == "'" {
        letters = letters.dropFirst()
        while let next = letters.popFirst(), next != "'" { guard rest.popFirst() == next else { return nil } }
        continue
      }
      guard letter.isASCII, letter.isLetter else {
        letters = letters.dropFirst()
        guard let next = rest.popFirst(), next == letter || (next.isWhitespace && letter.isWhitespace) else {
          return nil
        }
        continue
      }
      let count = letters.prefix { $0 == letter }.count
      letters = letters.dropFirst(count)
      let isTight = letters.first?.isLetter ?? false
      switch letter {
      case "y":
        guard let value = number(isTight ? count : 4) else { return nil }
        year = count == 2 && value < 100 ? value + 2000 : value
      case "M", "L":
        guard let value = count >= 3 ? name(Self.months, count == 3 ? 3 : nil) : number(2), (1...12).contains(value)
        else { return nil }
        month = value
      case "d":
        guard let value = number(2), (1...31).contains(value) else { return nil }
        day = value
      case "E": guard name(Self.weekdays, count >= 4 ? nil : 3) != nil else { return nil }
      case "H", "h":
        guard let value = number(2), value < 25 else { return nil }
        hour = value
      case "m":
        guard let value = number(2), value < 60 else { return nil }
        minute = value
      case "s":
        guard let value = number(2), value < 61 else { return nil }
        second = value
      case "S": guard number(count) != nil else { return nil }
      case "a":
        guard rest.count >= 2 else { return nil }
        isAfternoon = rest.popFirst()!.lowercased() == "p"
        rest = rest.dropFirst()
      case "Z", "X", "x", "z":
        rest = rest.drop { $0 == "Z" || $0 == "+" || $0 == "-" || $0 == ":" || $0.isNumber }
      default: return nil
      }
    }
    guard rest.isEmpty, day <= Self.daysIn(month: month, year: year) else { return nil }
    if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
  }
}
