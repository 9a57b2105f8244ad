import Frameworks
import Interpreter
import Layout
import Libraries

/// Controls, text and images.
func bindControls(_ b: Bindings) {
  b["UIControl.addTarget(_:action:for:)"] = { call in
    guard let body = call.body else { return .void }
    let events = call.value(2).asStruct?.fields[0].asInt ?? 0
    let selector = call.value(1).asStruct?.fields[0].asString ?? ""
    let target = call.handle(0)
    // The same target and action once more only widens the events.
    if let place = body.view.targets.firstIndex(where: {
      $0.action == nil && $0.selector == selector && $0.target?.handle === target
    }) {
      body.view.targets[place].events |= events
    } else {
      body.view.targets.append(
        TargetAction(target: target.map { WeakReference($0) }, selector: selector, events: events))
    }
    return .void
  }
  b["UIControl.removeTarget(_:action:for:)"] = { call in
    let selector = call.optional(1)?.asStruct?.fields[0].asString
    let events = call.value(2).asStruct?.fields[0].asInt ?? 0
    guard let part = call.body?.view else { return .void }
    for i in part.targets.indices
    where (call.handle(0) == nil || part.targets[i].target?.handle === call.handle(0))
      && (selector == nil || part.targets[i].selector == selector)
    {
      part.targets[i].events &= ~events
    }
    part.targets.removeAll { $0.events == 0 }
    return .void
  }
  b["UIControl.addAction(_:for:)"] = { call in
    let events = call.value(1).asStruct?.fields[0].asInt ?? 0
    if let action = call.handle(0) {
      call.body?.view.targets.append(TargetAction(target: nil, selector: "", events: events, action: action))
    }
    return .void
  }
  b["UIControl.sendActions(for:)"] = { call in
    if let body = call.body { try call.machine.screen.sendActions(body, call.value(0).asStruct?.fields[0].asInt ?? 0) }
    return .void
  }
  b["UIControl.sendAction(_:to:for:)"] = { call in
    if let target = call.handle(1) {
      try call.machine.screen.perform(call.value(0).asStruct?.fields[0].asString ?? "", on: target, sender: call.body)
    }
    return .void
  }
  b["UIActivityIndicatorView.isAnimating"] = { call in .bool(call.body?.view.extra != nil) }
  b["UIActivityIndicatorView.startAnimating()"] = { call in
    call.body?.view.extra = Spinning()
    return .void
  }
  b["UIActivityIndicatorView.stopAnimating()"] = { call in
    call.body?.view.extra = nil
    return .void
  }
  b["UIImage.init(systemName:)"] = { call in
    call.body?.setField("name", call.value(0))
    return .some(call.this)
  }
  b["UIImage.init(named:)"] = b["UIImage.init(systemName:)"]
  bindTextInput(b)
  bindTextPositions(b)
  bindAppearanceValues(b)
}

/// The indicator turns.
final class Spinning {}

private func bindTextInput(_ b: Bindings) {
  for name in ["UITextField", "UITextView", "UISearchBar"] {
    b["\(name).text"] = { call in
      guard let body = call.body else { return .none }
      return .some(.string(call.machine.screen.text(of: body)))
    }
    // Set by code: no editing events, no `textViewDidChange` (L200, L202, L220 not verified).
    b["\(name).text="] = { call in
      guard let body = call.body else { return .void }
      let screen = call.machine.screen
      let edited = screen.editedText(body)
      let new = call.optional(0)?.asString ?? ""
      let moved = edited.selection.location != new.utf16.count
      edited.text = new
      edited.runs = nil
      edited.selection = (new.utf16.count, 0)
      screen.textDidChange(body)
      if moved, body.isKind(of: "UITextView"), let handle = body.handle {
        try screen.ask(body, "textViewDidChangeSelection(_:)", [.object(handle)])
      }
      return .void
    }
  }
  for name in ["UITextField", "UITextView"] {
    b["\(name).attributedText"] = { call in
      guard let body = call.body else { return .none }
      let edited = call.machine.screen.editedText(body)
      let made = try call.machine.make("NSAttributedString")
      made.body.payload = AttributedRuns(copying: edited.runs ?? AttributedRuns(edited.text))
      return .some(.object(made))
    }
    // As for `text`: no `textViewDidChange` (L200).
    b["\(name).attributedText="] = { call in
      guard let body = call.body else { return .void }
      let screen = call.machine.screen
      let edited = screen.editedText(body)
      let runs = call.handle(0)?.body.payload as? AttributedRuns ?? AttributedRuns()
      let moved = edited.selection.location != runs.length
      edited.text = runs.string
      edited.runs = AttributedRuns(copying: runs)
      edited.selection = (runs.length, 0)
      screen.textDidChange(body)
      if moved, name == "UITextView", let handle = body.handle {
        try screen.ask(body, "textViewDidChangeSelection(_:)", [.object(handle)])
      }
      return .void
    }
  }
  b["UITextView.init(frame:textContainer:)"] = { call in
    guard let body = call.body else { return .void }
    body.view.frame = call.machine.rect(call.value(0))
    if case .some(let container) = call.value(1) { body.setField("textContainer", container) }
    call.machine.screen.setNeedsLayout(body)
    return .void
  }
  b["NSTextContainer.init()"] = { _ in .void }
  // As a key does, without asking (not verified).
  for name in ["UITextField", "UITextView"] {
    b["\(name).insertText(_:)"] = { call in
      guard let body = call.body else { return .void }
      let at = call.machine.screen.editedText(body).selection
      try call.machine.screen.change(location: at.location, length: at.length, with: call.string(0), in: body)
      return .void
    }
    b["\(name).deleteBackward()"] = { call in
      guard let body = call.body else { return .void }
      let edited = call.machine.screen.editedText(body)
      let at = edited.selection
      guard at.length == 0 else {
        try call.machine.screen.change(location: at.location, length: at.length, with: "", in: body)
        return .void
      }
      let before = String(decoding: Array(edited.text.utf16.prefix(at.location)), as: UTF16.self)
      guard let last = before.last else { return .void }
      let length = String(last).utf16.count
      try call.machine.screen.change(location: at.location - length, length: length, with: "", in: body)
      return .void
    }
  }
  b["UITextField.isEditing"] = { call in .bool(call.machine.screen.firstResponder === call.body && call.body != nil) }
  b["UITextView.selectedRange"] = { call in
    guard let body = call.body else { return .void }
    let selection = call.machine.screen.editedText(body).selection
    return .structure(
      StructValue(call.machine.program.known("NSRange"), [.int(selection.location), .int(selection.length)]))
  }
  // The selection reports itself, also when code moves it (L201).
  b["UITextView.selectedRange="] = { call in
    guard let body = call.body, let range = call.value(0).asStruct, let handle = body.handle else { return .void }
    let edited = call.machine.screen.editedText(body)
    let new = (range.fields[0].asInt ?? 0, range.fields[1].asInt ?? 0)
    guard edited.selection != new else { return .void }
    edited.selection = new
    try call.machine.screen.ask(body, "textViewDidChangeSelection(_:)", [.object(handle)])
    return .void
  }
}

extension Value {
  /// Whether it is an enum's case of this name.
  package func isCase(_ name: String) -> Bool {
    if case .enumeration(let value)? = unwrapped { return value.entry.name == name }
    return false
  }
}

/// Colours and fonts: one object a name or description, so that equal ones compare equal.
private func bindAppearanceValues(_ b: Bindings) {
  let colors = [
    "black", "white", "clear", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "gray",
    "darkGray", "lightGray", "label",
    "secondaryLabel", "tertiaryLabel", "placeholderText", "separator", "systemBackground", "secondarySystemBackground",
    "systemRed", "systemGreen",
    "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemBrown", "systemMint", "systemCyan",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor",
  ]
  for name in colors {
    b["UIColor.\(name)"] = { call in .object(try call.machine.sharedValues.color(name, call.machine)) }
  }
  func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
  b["UIColor.init(red:green:blue:alpha:)"] = { call in
    call.body?.setField("name", .string("rgba \((0..<4).map { number(call.double($0)) }.joined(separator: " "))"))
    return .void
  }
  b["UIColor.init(white:alpha:)"] = { call in
    call.body?.setField("name", .string("gray \(number(call.double(0))) \(number(call.double(1)))"))
    return .void
  }
  b["UIColor.withAlphaComponent(_:)"] = { call in
    .object(
      try call.machine.sharedValues.color(
        "\(call.body?.text("name") ?? "") alpha \(number(call.double(0)))", call.machine))
  }
  b["UIColor.cgColor"] = { call in
    .object(try call.machine.sharedValues.cgColor(call.body?.text("name") ?? "", call.machine))
  }
  b.types["UIColor"] = { nominal in
    nominal.customEquality = { a, c in a.asHandle?.body.text("name") == c.asHandle?.body.text("name") }
    nominal.customHash = { value, hasher in hasher.combine(value.asHandle?.body.text("name")) }
  }
  func font(_ call: Call, _ size: Double, _ weight: Int) throws -> Value {
    .object(try call.machine.sharedValues.font(size, weight, call.machine))
  }
  b["UIFont.systemFont(ofSize:)"] = { call in try font(call, call.double(0), 400) }
  b["UIFont.systemFont(ofSize:weight:)"] = { call in
    try font(call, call.double(0), Int(call.value(1).asStruct?.fields[0].asDouble ?? 400))
  }
  b["UIFont.boldSystemFont(ofSize:)"] = { call in try font(call, call.double(0), 700) }
  b["UIFont.italicSystemFont(ofSize:)"] = { call in try font(call, call.double(0), 400) }
  b["UIFont.monospacedSystemFont(ofSize:weight:)"] = { call in try font(call, call.double(0), 400) }
  b["UIFont.preferredFont(forTextStyle:)"] = { call in
    let style = if case .enumeration(let style) = call.value(0) { style.entry.name } else { "body" }
    return .object(try call.machine.sharedValues.font(style: style, call.machine))
  }
  b["UIFont.withSize(_:)"] = { call in try font(call, call.double(0), call.body?.field("weight").asInt ?? 400) }
  b["UIFont.lineHeight"] = { call in
    .double(call.body.map { Font(size: $0.number("pointSize")).lineHeight(on: .device) } ?? 0)
  }
}

/// Colours and fonts that have been asked for.
final class SharedValues {
  private var colors: [String: Handle] = [:]
  private var cgColors: [String: Handle] = [:]
  private var fonts: [String: Handle] = [:]
  private var main: Handle?

  func color(_ name: String, _ machine: Machine) throws(Signal) -> Handle {
    if let color = colors[name] { return color }
    let made = try machine.make("UIColor")
    made.body.setField("name", .string(name))
    colors[name] = made
    return made
  }

  func cgColor(_ name: String, _ machine: Machine) throws(Signal) -> Handle {
    if let color = cgColors[name] { return color }
    let made = try machine.make("CGColor")
    cgColors[name] = made
    return made
  }

  func font(_ size: Double, _ weight: Int, _ machine: Machine) throws(Signal) -> Handle {
    let key = "\(size) \(weight)"
    if let font = fonts[key] { return font }
    let made = try machine.make("UIFont")
    made.body.setField("pointSize", .double(size))
    made.body.setField("weight", .int(weight))
    fonts[key] = made
    return made
  }

  /// The font of a text style at the size that the device is set to.
  func font(style: String, _ machine: Machine) throws(Signal) -> Handle {
    let size = DynamicType.points(style, at: machine.screen.textSize)
    let key = "\(style) \(size)"
    if let font = fonts[key] { return font }
    let made = try machine.make("UIFont")
    made.body.setField("pointSize", .double(size))
    made.body.setField("weight", .int(style == "headline" ? 600 : 400))
    made.body.setField("style", .some(.string(style)))
    fonts[key] = made
    return made
  }

  func bundle(_ machine: Machine) throws(Signal) -> Handle {
    if let main { return main }
    let made = try machine.make("Bundle")
    main = made
    return made
  }
}

extension Machine {
  var sharedValues: SharedValues { extra(SharedValues.self, SharedValues.init) }
}
