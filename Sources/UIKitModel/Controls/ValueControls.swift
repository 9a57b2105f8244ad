import Diagnostics
import Frameworks
import Interpreter
import Layout

/// The segments of a segmented control.
final class Segments {
  struct Segment {
    var title: String
    var isEnabled = true
    var action: Handle?
  }
  var list: [Segment] = []
}

/// Controls with a value: what their setters do, silently.
func bindValueControls(_ b: Bindings) {
  /// Keeps a value between its limits, without telling anybody.
  func clamp(_ type: String) {
    for name in ["value", "minimumValue", "maximumValue"] {
      b["\(type).\(name)="] = { call in
        guard let body = call.body else { return .void }
        let (low, high) = (body.number("minimumValue"), body.number("maximumValue"))
        body.setField("value", .double(max(low, min(high, body.number("value")))))
        return .void
      }
    }
  }
  clamp("UISlider")
  clamp("UIStepper")
  b["UIProgressView.init(progressViewStyle:)"] = { call in
    call.body?.setField("progressViewStyle", call.value(0))
    return .void
  }
  b["UIProgressView.progress="] = { call in
    call.body?.setField("progress", .double(max(0, min(1, call.body?.number("progress") ?? 0))))
    return .void
  }
  b["UIPageControl.currentPage="] = { call in
    guard let body = call.body else { return .void }
    let last = max(0, (body.field("numberOfPages").asInt ?? 0) - 1)
    body.setField("currentPage", .int(max(0, min(last, body.field("currentPage").asInt ?? 0))))
    return .void
  }
  for name in ["date", "minimumDate", "maximumDate"] {
    b["UIDatePicker.\(name)="] = { call in
      if let body = call.body { clampDate(body) }
      return .void
    }
  }
  b["UIRefreshControl.isRefreshing"] = { call in .bool(call.body?.existing(Spinning.self) != nil) }
  b["UIRefreshControl.beginRefreshing()"] = { call in
    _ = call.body?.extra(Spinning.self, Spinning.init)
    return .void
  }
  b["UIRefreshControl.endRefreshing()"] = { call in
    call.body?.extras[ObjectIdentifier(Spinning.self)] = nil
    return .void
  }
  bindSegments(b)
}

/// A date outside its limits becomes the nearer limit.
private func clampDate(_ body: Body) {
  func seconds(_ name: String) -> Double? {
    guard case .structure(let date)? = body.field(name).unwrapped else { return nil }
    return date.fields[0].asDouble
  }
  guard let date = seconds("date") else { return }
  if let low = seconds("minimumDate"), date < low, let limit = body.field("minimumDate").unwrapped {
    body.setField("date", limit)
  }
  if let high = seconds("maximumDate"), date > high, let limit = body.field("maximumDate").unwrapped {
    body.setField("date", limit)
  }
}

private func bindSegments(_ b: Bindings) {
  func segments(_ call: Call) -> Segments {
    call.body.map { $0.extra(Segments.self, Segments.init) } ?? Segments()
  }
  func changed(_ call: Call) { if let body = call.body { call.machine.screen.contentDidChange(body) } }
  b["UISegmentedControl.init(items:)"] = { call in
    segments(call).list = call.array(0).map {
      Segments.Segment(title: $0.unwrapped?.asString ?? $0.unwrapped?.asHandle?.body.text("name") ?? "")
    }
    return .void
  }
  b["UISegmentedControl.init(frame:actions:)"] = { call in
    call.body?.view.frame = call.machine.rect(call.value(0))
    segments(call).list = call.array(1).compactMap(\.asHandle).map {
      Segments.Segment(title: $0.body.text("title"), action: $0)
    }
    return .void
  }
  b["UISegmentedControl.numberOfSegments"] = { call in .int(segments(call).list.count) }
  b["UISegmentedControl.insertSegment(withTitle:at:animated:)"] = { call in
    let list = segments(call)
    list.list.insert(Segments.Segment(title: call.string(0)), at: max(0, min(call.int(1), list.list.count)))
    changed(call)
    return .void
  }
  b["UISegmentedControl.insertSegment(action:at:animated:)"] = { call in
    let list = segments(call)
    let title = call.handle(0)?.body.text("title") ?? ""
    list.list.insert(
      Segments.Segment(title: title, action: call.handle(0)), at: max(0, min(call.int(1), list.list.count)))
    changed(call)
    return .void
  }
  b["UISegmentedControl.removeSegment(at:animated:)"] = { call in
    let list = segments(call)
    if list.list.indices.contains(call.int(0)) { list.list.remove(at: call.int(0)) }
    changed(call)
    return .void
  }
  b["UISegmentedControl.removeAllSegments()"] = { call in
    segments(call).list = []
    call.body?.setField("selectedSegmentIndex", .int(-1))
    changed(call)
    return .void
  }
  b["UISegmentedControl.setTitle(_:forSegmentAt:)"] = { call in
    let list = segments(call)
    if list.list.indices.contains(call.int(1)) { list.list[call.int(1)].title = call.string(0) }
    changed(call)
    return .void
  }
  b["UISegmentedControl.titleForSegment(at:)"] = { call in
    let list = segments(call).list
    return list.indices.contains(call.int(0)) ? .some(.string(list[call.int(0)].title)) : .none
  }
  b["UISegmentedControl.setEnabled(_:forSegmentAt:)"] = { call in
    let list = segments(call)
    if list.list.indices.contains(call.int(1)) { list.list[call.int(1)].isEnabled = call.bool(0) }
    return .void
  }
  b["UISegmentedControl.isEnabledForSegment(at:)"] = { call in
    let list = segments(call).list
    return .bool(list.indices.contains(call.int(0)) && list[call.int(0)].isEnabled)
  }
}

/// What a finger does to them.
func installValueControls(_ traits: ViewTraits) {
  traits.measures["UISlider"] = { _, _ in (nil, 34) }
  traits.measures["UIStepper"] = { _, _ in (94, 32) }
  traits.measures["UIProgressView"] = { _, _ in (nil, 4) }
  traits.measures["UIPageControl"] = { body, _ in
    (26 + 16 * Double(max(0, body.field("numberOfPages").asInt ?? 0)), 26)
  }
  traits.measures["UISegmentedControl"] = { body, _ in
    let titles = body.existing(Segments.self)?.list.map(\.title) ?? []
    let width = titles.map {
      TextMetrics.size(of: $0, fontSize: 13, weight: .regular, proposal: .unspecified, lineLimit: 1, grid: .device)
        .width + 22
    }.max()
    return ((width ?? 0) * Double(titles.count), 32)
  }
  traits.hugging["UIStepper"] = (750, 750)
  for name in ["UISlider", "UIProgressView"] { traits.hugging[name] = (250, 750) }

  for name in ["UISlider", "UIStepper"] {
    traits.slides[name] = { body, value in
      guard let handle = body.handle else { return }
      let (low, high) = (body.number("minimumValue"), body.number("maximumValue"))
      let end = max(low, min(high, value))
      let screen = body.machine.screen
      guard name == "UIStepper" else {
        try screen.changeValue(of: body) { () throws(Signal) in
          try body.machine.set("value", of: handle, to: .double(end))
        }
        return
      }
      // A stepper takes a touch for each step.
      let step = max(body.number("stepValue"), 1e-9)
      var taps = Int(((end - body.number("value")) / step).rounded())
      while taps != 0 {
        try screen.changeValue(of: body) { () throws(Signal) in
          try body.machine.set("value", of: handle, to: .double(body.number("value") + (taps > 0 ? step : -step)))
        }
        try screen.turn()
        taps += taps > 0 ? -1 : 1
      }
    }
  }
  // A touch on a stepper is one on its plus.
  traits.touches["UIStepper"] = { body, _ in
    guard let handle = body.handle else { return false }
    let next = body.number("value") + body.number("stepValue")
    let isOver = next > body.number("maximumValue") + 1e-9
    if isOver, !body.flag("wraps") { return true }
    try body.machine.screen.changeValue(of: body) { () throws(Signal) in
      try body.machine.set("value", of: handle, to: .double(isOver ? body.number("minimumValue") : next))
    }
    return true
  }
  traits.texts["UISegmentedControl"] = { body in body.existing(Segments.self)?.list.map(\.title) ?? [] }
  traits.touches["UISegmentedControl"] = { body, text in
    guard let handle = body.handle, let list = body.existing(Segments.self)?.list,
      let place = list.firstIndex(where: { $0.title == text })
    else { return false }
    guard list[place].isEnabled else { throw Diagnostic("the segment \"\(text)\" is disabled") }
    // A touch on the selected segment changes nothing.
    guard body.field("selectedSegmentIndex").asInt != place else { return true }
    let screen = body.machine.screen
    try screen.changeValue(of: body) { () throws(Signal) in
      try body.machine.set("selectedSegmentIndex", of: handle, to: .int(place))
    }
    if let action = list[place].action { try screen.perform(action, sender: handle, from: body) }
    if body.flag("isMomentary") { body.setField("selectedSegmentIndex", .int(-1)) }
    return true
  }
  // A touch on the right half of a page control goes on, by one page.
  func turn(_ body: Body, by step: Int) throws -> Bool {
    guard let handle = body.handle, let page = body.field("currentPage").asInt else { return false }
    guard page + step >= 0, page + step < body.field("numberOfPages").asInt ?? 0 else { return true }
    try body.machine.screen.changeValue(of: body) { () throws(Signal) in
      try body.machine.set("currentPage", of: handle, to: .int(page + step))
    }
    return true
  }
  traits.touches["UIPageControl"] = { body, _ in try turn(body, by: 1) }
  traits.swipes["UIPageControl"] = { body, isLeading in try turn(body, by: isLeading ? -1 : 1) }
  traits.slides["UIPageControl"] = { body, value in
    _ = try turn(body, by: Int(value) - (body.field("currentPage").asInt ?? 0))
  }
}
