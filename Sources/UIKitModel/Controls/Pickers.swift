import Frameworks
import Interpreter
import Layout

/// What a picker view has asked its data source, and the selected row of each component.
final class PickerRows {
  var selected: [Int: Int] = [:]
  var isLoaded = false
  /// Titles by component, as the delegate gave them.
  var titles: [[String]] = []
}

extension Screen {
  /// Components, rows and titles, asked when they are first needed and after a reload.
  func rows(of picker: Body) throws(Signal) -> PickerRows {
    let rows = picker.extra(PickerRows.self, PickerRows.init)
    guard !rows.isLoaded, let handle = picker.handle else { return rows }
    guard picker.field("dataSource").unwrapped != nil else { return rows }
    rows.isLoaded = true
    let this = Value.object(handle)
    let components = try ask(picker, "numberOfComponents(in:)", [this], field: "dataSource")?.asInt ?? 0
    rows.titles = []
    for component in 0..<max(0, components) {
      let count =
        try ask(picker, "pickerView(_:numberOfRowsInComponent:)", [this, .int(component)], field: "dataSource")?.asInt
        ?? 0
      var titles: [String] = []
      for row in 0..<max(0, count) { titles.append(try title(of: row, component, in: picker, this)) }
      rows.titles.append(titles)
      rows.selected[component] = min(rows.selected[component] ?? 0, max(0, count - 1))
    }
    return rows
  }

  private func title(of row: Int, _ component: Int, in picker: Body, _ this: Value) throws(Signal) -> String {
    let place: [Value] = [this, .int(row), .int(component)]
    if let text = try ask(picker, "pickerView(_:titleForRow:forComponent:)", place)?.unwrapped?.asString { return text }
    let attributed = try ask(picker, "pickerView(_:attributedTitleForRow:forComponent:)", place)
    if case .object(let text)? = attributed?.unwrapped { return try machine.read("string", of: text).asString ?? "" }
    let view = try ask(picker, "pickerView(_:viewForRow:forComponent:reusing:)", place + [.none])?.unwrapped
    if case .object(let label)? = view { return label.body.text("text") }
    return "?"
  }
}

func bindPickers(_ b: Bindings) {
  func rows(_ call: Call) throws -> PickerRows {
    guard let body = call.body else { return PickerRows() }
    return try call.machine.screen.rows(of: body)
  }
  b["UIPickerView.numberOfComponents"] = { call in .int(try rows(call).titles.count) }
  b["UIPickerView.numberOfRows(inComponent:)"] = { call in
    let titles = try rows(call).titles
    return .int(titles.indices.contains(call.int(0)) ? titles[call.int(0)].count : 0)
  }
  b["UIPickerView.selectedRow(inComponent:)"] = { call in .int(try rows(call).selected[call.int(0)] ?? -1) }
  // By code: no `didSelectRow` (L219).
  b["UIPickerView.selectRow(_:inComponent:animated:)"] = { call in
    try rows(call).selected[call.int(1)] = call.int(0)
    return .void
  }
  b["UIPickerView.reloadAllComponents()"] = { call in
    guard let body = call.body else { return .void }
    body.extra(PickerRows.self, PickerRows.init).isLoaded = false
    _ = try rows(call)
    return .void
  }
  b["UIPickerView.reloadComponent(_:)"] = b["UIPickerView.reloadAllComponents()"]
  b["UIPickerView.view(forRow:forComponent:)"] = { _ in .none }
}

func installPickers(_ traits: ViewTraits) {
  traits.measures["UIPickerView"] = { _, _ in (320, 216) }
  traits.measures["UIDatePicker"] = { body, _ in
    body.field("preferredDatePickerStyle").isCase("wheels") ? (320, 216) : (200, 34)
  }
  traits.texts["UIPickerView"] = { body in
    guard let rows = try? body.machine.screen.rows(of: body) else { return [] }
    return rows.titles.enumerated().compactMap { component, titles in
      let row = rows.selected[component] ?? 0
      return titles.indices.contains(row) ? titles[row] : nil
    }
  }
  traits.picks["UIPickerView"] = { body, value in
    guard let handle = body.handle else { return false }
    let screen = body.machine.screen
    let rows = try screen.rows(of: body)
    guard let component = rows.titles.firstIndex(where: { $0.contains(value) }),
      let row = rows.titles[component].firstIndex(of: value)
    else { return false }
    // The wheel that does not move says nothing.
    guard rows.selected[component] != row else { return true }
    rows.selected[component] = row
    try screen.ask(
      body, "pickerView(_:didSelectRow:inComponent:)", [.object(handle), .int(row), .int(component)])
    return true
  }
  traits.picks["UIDatePicker"] = { body, value in
    guard let handle = body.handle, let date = body.machine.date(from: value) else { return false }
    try body.machine.screen.changeValue(of: body) { () throws(Signal) in
      try body.machine.set("date", of: handle, to: date)
    }
    return true
  }
}

extension Machine {
  /// A date as `pick` takes it: `2026-03-01 10:00` or without the time.
  package func date(from text: String) -> Value? {
    let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    guard numbers.count >= 3 else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    // Days of the civil calendar since 1970, by counting in eras of 400 years that begin in March.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    var seconds = Double(era * 146_097 + dayOfEra - 719_468) * 86_400
    if numbers.count > 3 { seconds += Double(numbers[3]) * 3_600 }
    if numbers.count > 4 { seconds += Double(numbers[4]) * 60 }
    let type = program.known("Date")
    guard
      let initializer = type.members(named: "init").first(where: { $0.fullName == "init(timeIntervalSince1970:)" })
    else { return nil }
    return try? current.construct(type, initializer, [.double(seconds)])
  }

  /// A colour by its name in `UIColor`, `systemRed` or `red`.
  func color(named name: String) throws(Signal) -> Value? {
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    guard
      let member = program.known("UIColor").members(named: plain).first(where: { $0.isStatic && !$0.isCallable })
    else { return nil }
    return try current.read(member, of: .type(program.known("UIColor").erasedType))
  }
}
