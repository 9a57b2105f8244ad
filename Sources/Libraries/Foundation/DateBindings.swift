import Frameworks
import Interpreter

extension Machine {
  /// The session begins on 2026-01-01 at 09:00:00 UTC; seconds since 2001.
  package var nowSinceReference: Double { settings.start + executor.now }

  package func date(_ sinceReference: Double) -> Value { structure("Date", .double(sinceReference)) }
}

extension Value {
  /// Seconds since 2001 of a `Date`.
  package var sinceReference: Double { unwrapped?.asStruct?.fields[0].asDouble ?? 0 }
}

func bindDates(_ b: Bindings) {
  func own(_ call: Call) -> Double { call.this.sinceReference }
  b["Date.timeIntervalSinceReferenceDate"] = { call in .double(own(call)) }
  b["Date.init()"] = { call in call.machine.date(call.machine.nowSinceReference) }
  b["Date.now"] = b["Date.init()"]
  b["Date.init(timeIntervalSinceReferenceDate:)"] = { call in call.machine.date(call.double(0)) }
  b["Date.init(timeIntervalSince1970:)"] = { call in call.machine.date(call.double(0) - CivilDate.reference) }
  b["Date.init(timeIntervalSinceNow:)"] = { call in call.machine.date(call.machine.nowSinceReference + call.double(0)) }
  b["Date.init(timeInterval:since:)"] = { call in call.machine.date(call.value(1).sinceReference + call.double(0)) }
  b["Date.distantPast"] = { call in call.machine.date(-63_114_076_800) }
  b["Date.distantFuture"] = { call in call.machine.date(63_113_904_000) }
  b["Date.timeIntervalSince1970"] = { call in .double(own(call) + CivilDate.reference) }
  b["Date.timeIntervalSinceNow"] = { call in .double(own(call) - call.machine.nowSinceReference) }
  b["Date.timeIntervalSince(_:)"] = { call in .double(own(call) - call.value(0).sinceReference) }
  b["Date.distance(to:)"] = { call in .double(call.value(0).sinceReference - own(call)) }
  for name in ["addingTimeInterval(_:)", "advanced(by:)"] {
    b["Date.\(name)"] = { call in call.machine.date(own(call) + call.double(0)) }
  }
  b["Date.addTimeInterval(_:)"] = { call in
    call.this = call.machine.date(own(call) + call.double(0))
    return .void
  }
  b["Date.compare(_:)"] = { call in
    let other = call.value(0).sinceReference
    return call.machine.entry(
      "ComparisonResult",
      own(call) == other ? "orderedSame" : own(call) < other ? "orderedAscending" : "orderedDescending")
  }
  b["Date.<(lhs:rhs:)"] = { call in .bool(call.value(0).sinceReference < call.value(1).sinceReference) }
  b["Date.+(lhs:rhs:)"] = { call in call.machine.date(call.value(0).sinceReference + call.double(1)) }
  b["Date.-(lhs:rhs:)"] = { call in
    if case .structure = call.value(1) { return .double(call.value(0).sinceReference - call.value(1).sinceReference) }
    return call.machine.date(call.value(0).sinceReference - call.double(1))
  }
  for (name, sign) in [("+=", 1.0), ("-=", -1.0)] {
    b["Date.\(name)(lhs:rhs:)"] = { call in
      call.arguments[0] = call.machine.date(call.value(0).sinceReference + sign * call.double(1))
      return .void
    }
  }
  b["Date.description"] = { call in .string(CivilDate(sinceReference: own(call)).description) }
  b["Date.formatted()"] = { call in
    let date = CivilDate(sinceReference: own(call))
    return .string("\(date.dateText(style: 1, isNumeric: true)), \(date.shortTime)")
  }
  func text(_ date: CivilDate, _ dateStyle: String?, _ timeStyle: String?) -> String {
    var parts: [String] = []
    switch dateStyle {
    case "numeric": parts.append(date.dateText(style: 1, isNumeric: true))
    case "abbreviated": parts.append(date.dateText(style: 2))
    case "long": parts.append(date.dateText(style: 3))
    case "complete": parts.append(date.dateText(style: 4))
    default: break
    }
    switch timeStyle {
    case "shortened": parts.append(date.shortTime)
    case "standard": parts.append(date.mediumTime)
    case "complete": parts.append(date.mediumTime + " GMT")
    default: break
    }
    return parts.joined(separator: dateStyle == "long" || dateStyle == "complete" ? " at " : ", ")
  }
  b["Date.formatted(date:time:)"] = { call in
    .string(text(CivilDate(sinceReference: own(call)), call.value(0).caseName, call.value(1).caseName))
  }
  b["Date.FormatStyle.format(_:)"] = { call in
    let fields = call.this.asStruct
    return .string(
      text(
        CivilDate(sinceReference: call.value(0).sinceReference), fields?.fields[0].caseName, fields?.fields[1].caseName)
    )
  }
  b["Date.formatted(_:)"] = { call in
    guard
      let member = call.machine.nominal(of: call.value(0))?.members(named: "format").first(where: { !$0.isRequirement })
    else { return .string("") }
    return try call.fiber.call(member, on: call.value(0), [call.this])
  }
  bindCalendars(b)
  bindDateFormatters(b)
}

private func bindCalendars(_ b: Bindings) {
  func civil(_ call: Call, _ index: Int) -> CivilDate { CivilDate(sinceReference: call.value(index).sinceReference) }
  func part(_ name: String, _ date: CivilDate) -> Int {
    switch name {
    case "era": 1
    case "year", "yearForWeekOfYear": date.year
    case "month": date.month
    case "day": date.day
    case "hour": date.hour
    case "minute": date.minute
    case "second": date.second
    case "nanosecond": date.nanosecond
    case "weekday": date.weekday
    case "quarter": (date.month + 2) / 3
    case "weekOfYear": (date.dayOfYear - date.weekday + 13) / 7
    case "weekOfMonth": (date.day - date.weekday + 13) / 7
    default: (date.day + 6) / 7
    }
  }
  let names = ["era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekOfYear"]
  func components(_ machine: Machine, _ values: [String: Int]) -> Value {
    let nominal = machine.program.known("DateComponents")
    let fields = nominal.storedMembers.map { member in Value.optional(values[member.name].map { .int($0) }) }
    return .structure(StructValue(nominal, fields))
  }
  func values(_ value: Value) -> [String: Int] {
    guard let fields = value.unwrapped?.asStruct else { return [:] }
    var result: [String: Int] = [:]
    for member in fields.type.storedMembers where names.contains(member.name) {
      result[member.name] = fields.fields[member.slot].unwrapped?.asInt
    }
    return result
  }
  func date(_ parts: [String: Int]) -> Double {
    var civil = CivilDate()
    civil.year = parts["year"] ?? 1
    civil.month = parts["month"] ?? 1
    civil.day = parts["day"] ?? 1
    civil.hour = parts["hour"] ?? 0
    civil.minute = parts["minute"] ?? 0
    civil.second = parts["second"] ?? 0
    civil.nanosecond = parts["nanosecond"] ?? 0
    return civil.sinceReference
  }
  func add(_ seconds: Double, _ name: String, _ amount: Int) -> Double {
    switch name {
    case "year": return CivilDate(sinceReference: seconds).adding(months: 12 * amount).sinceReference
    case "quarter": return CivilDate(sinceReference: seconds).adding(months: 3 * amount).sinceReference
    case "month": return CivilDate(sinceReference: seconds).adding(months: amount).sinceReference
    case "weekOfYear", "weekOfMonth": return seconds + Double(amount) * 7 * 86400
    case "day", "weekday", "weekdayOrdinal": return seconds + Double(amount) * 86400
    case "hour": return seconds + Double(amount) * 3600
    case "minute": return seconds + Double(amount) * 60
    case "nanosecond": return seconds + Double(amount) / 1e9
    default: return seconds + Double(amount)
    }
  }
  func calendar(_ call: Call, _ identifier: Value) -> Value {
    let machine = call.machine
    return machine.structure("Calendar", identifier, machine.structure("TimeZone", .string("GMT")), .none, .int(1))
  }
  b["Calendar.init(identifier:)"] = { call in calendar(call, call.value(0)) }
  for name in ["current", "autoupdatingCurrent"] {
    b["Calendar.\(name)"] = { call in
      calendar(call, call.machine.entry(call.machine.nested("Calendar", "Identifier"), "gregorian"))
    }
  }
  b["Calendar.component(_:from:)"] = { call in .int(part(call.value(0).caseName ?? "", civil(call, 1))) }
  b["Calendar.dateComponents(_:from:)"] = { call in
    let date = civil(call, 1)
    var result: [String: Int] = [:]
    for component in try call.elements(0) { if let name = component.caseName { result[name] = part(name, date) } }
    return components(call.machine, result)
  }
  b["Calendar.dateComponents(_:from:to:)"] = { call in
    let (start, end) = (call.value(1).sinceReference, call.value(2).sinceReference)
    let wanted = Set(try call.elements(0).compactMap(\.caseName))
    var result: [String: Int] = [:]
    var place = start
    for name in ["year", "month", "weekOfYear", "day", "hour", "minute", "second"] where wanted.contains(name) {
      let step = end >= start ? 1 : -1
      let unit = [
        "year": 31_556_952.0, "month": 2_629_746, "weekOfYear": 604_800, "day": 86400, "hour": 3600, "minute": 60,
        "second": 1,
      ][name]!
      // Begin near the answer and go on by single steps, for months differ.
      var count = Int(((end - place) / unit).rounded(.towardZero)) - step
      func isWithin(_ value: Int) -> Bool { step > 0 ? add(place, name, value) <= end : add(place, name, value) >= end }
      if !isWithin(count) { count = 0 }
      while isWithin(count + step) { count += step }
      result[name] = count
      place = add(place, name, count)
    }
    return components(call.machine, result)
  }
  b["Calendar.date(from:)"] = { call in .some(call.machine.date(date(values(call.value(0))))) }
  b["DateComponents.date"] = { call in .some(call.machine.date(date(values(call.this)))) }
  b["Calendar.date(byAdding:value:to:)"] = { call in
    .some(call.machine.date(add(call.value(2).sinceReference, call.value(0).caseName ?? "", call.int(1))))
  }
  b["Calendar.date(byAdding:to:)"] = { call in
    var seconds = call.value(1).sinceReference
    let parts = values(call.value(0))
    for name in ["year", "month", "weekOfYear", "day", "hour", "minute", "second"] {
      if let amount = parts[name] { seconds = add(seconds, name, amount) }
    }
    return .some(call.machine.date(seconds))
  }
  b["Calendar.range(of:in:for:)"] = { call in
    let date = civil(call, 2)
    func days(from month: Int, _ count: Int) -> Range<Int> {
      var start = CivilDate()
      (start.year, start.month) = (date.year, month)
      var end = start
      end.month += count
      return 1..<(end.days - start.days + 1)
    }
    let range: Range<Int>? =
      switch (call.value(0).caseName ?? "", call.value(1).caseName ?? "") {
      case ("day", "month"): days(from: date.month, 1)
      case ("day", "year"): days(from: 1, 12)
      case ("month", "year"): 1..<13
      case ("hour", "day"): 0..<24
      case ("minute", "hour"), ("second", "minute"): 0..<60
      case ("weekday", "weekOfYear"), ("weekday", "weekOfMonth"), ("weekday", "month"), ("weekday", "year"): 1..<8
      default: nil
      }
    guard let range else { return .none }
    return .some(
      .structure(
        StructValue(call.machine.program.known("Range"), [.int(range.lowerBound), .int(range.upperBound)])))
  }
  func day(_ seconds: Double) -> Int { CivilDate(sinceReference: seconds).days }
  b["Calendar.startOfDay(for:)"] = { call in
    call.machine.date(Double(day(call.value(0).sinceReference)) * 86400 - CivilDate.reference)
  }
  b["Calendar.isDate(_:inSameDayAs:)"] = { call in
    .bool(day(call.value(0).sinceReference) == day(call.value(1).sinceReference))
  }
  for (name, offset) in [("isDateInToday", 0), ("isDateInYesterday", -1), ("isDateInTomorrow", 1)] {
    b["Calendar.\(name)(_:)"] = { call in
      .bool(day(call.value(0).sinceReference) == day(call.machine.nowSinceReference) + offset)
    }
  }
  b["Calendar.isDateInWeekend(_:)"] = { call in .bool([1, 7].contains(civil(call, 0).weekday)) }
  for (name, all, width) in [
    ("weekdaySymbols", CivilDate.weekdays, 20), ("shortWeekdaySymbols", CivilDate.weekdays, 3),
    ("monthSymbols", CivilDate.months, 20),
    ("shortMonthSymbols", CivilDate.months, 3),
  ] {
    b["Calendar.\(name)"] = { _ in .array(all.map { .string(String($0.prefix(width))) }) }
  }
}

private func bindDateFormatters(_ b: Bindings) {
  func field(_ call: Call, _ name: String) -> Value {
    guard let body = call.body, let member = body.type.members(named: name).first else { return .none }
    return body.fields[member.slot]
  }
  func style(_ value: Value) -> Int { if case .enumeration(let value) = value { value.entry.index } else { 0 } }
  func text(_ date: CivilDate, _ dateStyle: Int, _ timeStyle: Int) -> String {
    var parts: [String] = []
    if dateStyle > 0 { parts.append(date.dateText(style: dateStyle)) }
    if timeStyle > 0 {
      parts.append(timeStyle == 1 ? date.shortTime : timeStyle == 2 ? date.mediumTime : date.mediumTime + " GMT")
    }
    return parts.joined(separator: dateStyle >= 3 ? " at " : ", ")
  }
  b["DateFormatter.string(from:)"] = { call in
    let date = CivilDate(sinceReference: call.value(0).sinceReference)
    if let pattern = field(call, "dateFormat").unwrapped?.asString { return .string(date.format(pattern)) }
    return .string(text(date, style(field(call, "dateStyle")), style(field(call, "timeStyle"))))
  }
  b["DateFormatter.date(from:)"] = { call in
    let short =
      style(field(call, "dateStyle")) == 1
      ? "M/d/yy" : style(field(call, "dateStyle")) == 2 ? "MMM d, yyyy" : "MMMM d, yyyy"
    let pattern = field(call, "dateFormat").unwrapped?.asString ?? short
    return .optional(CivilDate(call.string(0), pattern: pattern).map { call.machine.date($0.sinceReference) })
  }
  b["DateFormatter.localizedString(from:dateStyle:timeStyle:)"] = { call in
    .string(text(CivilDate(sinceReference: call.value(0).sinceReference), style(call.value(1)), style(call.value(2))))
  }
  b["ISO8601DateFormatter.string(from:)"] = { call in
    let date = CivilDate(sinceReference: call.value(0).sinceReference)
    return .string("\(date.iso)T\(date.clock)Z")
  }
  b["ISO8601DateFormatter.date(from:)"] = { call in
    .optional(CivilDate(call.string(0), pattern: "yyyy-MM-dd'T'HH:mm:ssZ").map { call.machine.date($0.sinceReference) })
  }
}
