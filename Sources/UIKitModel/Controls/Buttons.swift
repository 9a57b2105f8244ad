import Frameworks
import Interpreter
import Layout
import Trace

/// A button's titles and images by state, beside its configuration.
final class ButtonFace {
  var images: [Int: Value] = [:]
}

extension Machine {
  /// What stands on a button: its configuration's title, else the plain one.
  func buttonTitle(_ body: Body) -> String? {
    if let title = configured(body, "title")?.asString { return title }
    return body.view.titles[0]
  }

  private func configured(_ body: Body, _ name: String) -> Value? {
    guard let configuration = body.field("configuration").unwrapped?.asStruct,
      let member = configuration.type.storedMembers.first(where: { $0.name == name })
    else { return nil }
    return configuration.fields[member.slot].unwrapped
  }

  /// The system name of what a button shows as an image.
  func buttonImage(_ body: Body) -> String? {
    let plain = body.existing(ButtonFace.self)?.images[0]?.unwrapped?.asHandle
    let image = configured(body, "image")?.asHandle ?? plain
    return image.map { $0.body.text("name") }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Screen {
  /// A whole touch of a control: down, up inside, and what it triggers.
  func pressControl(_ body: Body) throws(Signal) {
    guard try track(body, "beginTracking(_:with:)") else { return }
    try sendActions(body, ControlEvents.touchDown)
    try track(body, "endTracking(_:with:)")
    try sendActions(body, ControlEvents.touchUpInside | ControlEvents.primaryActionTriggered)
  }

  /// A finger drawn over a control that is tracked: down, two moves while it wants them, up.
  func dragControl(_ body: Body) throws(Signal) {
    guard try track(body, "beginTracking(_:with:)") else { return }
    try sendActions(body, ControlEvents.touchDown)
    for _ in 0..<2 {
      guard try track(body, "continueTracking(_:with:)") else { return }
      try sendActions(body, ControlEvents.touchDragInside)
      try turn()
    }
    try track(body, "endTracking(_:with:)")
    try sendActions(body, ControlEvents.touchUpInside)
  }

  /// Asks a control's own method about the touch; false where it does not want it.
  @discardableResult
  private func track(_ body: Body, _ method: String) throws(Signal) -> Bool {
    guard let handle = body.handle, machine.learnersMethod(method, of: body) != nil else { return true }
    let touch = try machine.make("UITouch")
    touch.body.setField("view", .native(WeakReference(handle)))
    let frame = body.frameInWindow
    touch.body.payload = TouchPlace(
      Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2))
    let event = Value.some(.object(try machine.make("UIEvent")))
    // The touch of an end may be nil, so it is an optional there.
    let value: Value = method.hasPrefix("end") ? .some(.object(touch)) : .object(touch)
    return try machine.send(method, to: handle, [value, event]).asBool ?? true
  }

  /// What moves a control's value: down, the change, up. Only the user's change reports itself (L204–207).
  func changeValue(of body: Body, _ change: () throws(Signal) -> Void) throws(Signal) {
    try sendActions(body, ControlEvents.touchDown)
    try change()
    try sendActions(body, ControlEvents.valueChanged | ControlEvents.primaryActionTriggered)
    try sendActions(body, ControlEvents.touchUpInside)
  }

  /// Performs a `UIAction` with what triggered it.
  func perform(_ action: Handle, sender: Handle?, from owner: Body) throws(Signal) {
    let number = machine.recorder.record(Event(.action, type: owner.type.name, text: "UIAction", object: owner.name))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    // The sender keeps its action, so the action must not keep the sender.
    action.body.payload = WeakReference(sender)
    _ = try machine.current.call(action.body.field("handler"), [.object(action)])
  }
}

/// The bits of `UIControl.Event`.
enum ControlEvents {
  static let touchDown = 1
  static let touchDragInside = 4
  static let touchUpInside = 64
  static let valueChanged = 4096
  static let primaryActionTriggered = 8192
  static let menuActionTriggered = 16384
}

/// Buttons, actions and what every control has.
func bindButtons(_ b: Bindings) {
  b["UIAction.sender"] = { call in
    .optional((call.body?.payload as? WeakReference)?.handle.map { .object($0) })
  }
  func keep(_ key: String, _ names: [String]) {
    b[key] = { call in
      for (place, name) in names.enumerated() where place < call.arguments.count {
        // An identifier that is not given is an empty one.
        if name == "identifier", call.optional(place) == nil { continue }
        call.body?.setField(name, name == "identifier" ? call.optional(place) ?? .void : call.value(place))
      }
      return .void
    }
  }
  keep(
    "UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
    ["title", "subtitle", "image", "identifier", "discoverabilityTitle", "attributes", "state", "handler"])
  keep(
    "UIMenu.init(title:subtitle:image:identifier:options:children:)",
    ["title", "subtitle", "image", "_identifier", "options", "children"])
  func adopt(_ call: Call, _ action: Handle?) {
    guard let body = call.body, let action else { return }
    body.view.targets.append(
      TargetAction(target: nil, selector: "", events: ControlEvents.primaryActionTriggered, action: action))
    guard body.isKind(of: "UIButton") else { return }
    if !action.body.text("title").isEmpty { body.view.titles[0] = action.body.text("title") }
    let image = action.body.field("image")
    if image.unwrapped != nil { body.extra(ButtonFace.self, ButtonFace.init).images[0] = image }
  }
  b["UIControl._adopt(_:)"] = { call in
    adopt(call, call.handle(0))
    return .void
  }
  func look(_ call: Call) {
    guard let body = call.body else { return }
    call.machine.screen.contentDidChange(body)
  }
  b["UIButton.setTitle(_:for:)"] = { call in
    call.body?.view.titles[call.value(1).raw] = call.optional(0)?.asString
    look(call)
    return .void
  }
  b["UIButton.setAttributedTitle(_:for:)"] = { call in
    if case .some(let text) = call.value(0), let handle = text.asHandle {
      call.body?.view.titles[call.value(1).raw] = try call.machine.read("string", of: handle).asString
    }
    look(call)
    return .void
  }
  b["UIButton.title(for:)"] = { call in
    .optional(call.body?.view.titles[call.value(0).raw].map { .string($0) })
  }
  b["UIButton.currentTitle"] = { call in
    .optional(call.body.flatMap { call.machine.buttonTitle($0) }.map { .string($0) })
  }
  b["UIButton.setImage(_:for:)"] = { call in
    call.body?.extra(ButtonFace.self, ButtonFace.init).images[call.value(1).raw] = call.value(0)
    look(call)
    return .void
  }
  b["UIButton.image(for:)"] = { call in call.body?.existing(ButtonFace.self)?.images[call.value(0).raw] ?? .none }
  b["UIButton.configuration="] = { call in
    look(call)
    return .void
  }
  b["UIButton.setNeedsUpdateConfiguration()"] = { call in
    guard let body = call.body, let handle = body.handle else { return .void }
    // Coalesced with the next layout pass.
    call.machine.executor.schedule { [weak handle, machine = call.machine] () throws(Signal) in
      guard let handle else { return }
      if machine.learnersMethod("updateConfiguration()", of: handle.body) != nil {
        try machine.send("updateConfiguration()", to: handle)
      }
      if case .some(let handler) = handle.body.field("configurationUpdateHandler") {
        _ = try machine.current.call(handler, [.object(handle)])
      }
    }
    return .void
  }
  b["UIButton.configurationUpdateHandler="] = b["UIButton.setNeedsUpdateConfiguration()"]
  b["UIButton.titleLabel"] = { call in
    guard let body = call.body else { return .none }
    if let label = body.view.extra as? Handle { return .some(.object(label)) }
    let label = try call.machine.make("UILabel")
    body.view.extra = label
    return .some(.object(label))
  }
  bindControlState(b)
}

private func bindControlState(_ b: Bindings) {
  b["UIControl.isTracking"] = { call in .bool(call.body.map { call.machine.screen.touched === $0 } ?? false) }
  b["UIControl.state"] = { call in
    guard let body = call.body else { return .void }
    let bits =
      (body.flag("isHighlighted") ? 1 : 0) + (body.flag("isEnabled") ? 0 : 2) + (body.flag("isSelected") ? 4 : 0)
    return call.machine.structure(at: "UIControl.State", [.int(bits)])
  }
  b["UIControl.allTargets"] = { call in
    let set = SetValue()
    for entry in call.body?.view.targets ?? [] { if let target = entry.target?.handle { set.insert(.object(target)) } }
    return .set(set)
  }
  b["UIControl.allControlEvents"] = { call in
    let bits = (call.body?.view.targets ?? []).reduce(0) { $0 | $1.events }
    return call.machine.structure(at: "UIControl.Event", [.int(bits)])
  }
  b["UIControl.actions(forTarget:forControlEvent:)"] = { call in
    let found = (call.body?.view.targets ?? []).filter {
      $0.action == nil && $0.target?.handle === call.handle(0) && $0.events & call.value(1).raw != 0
    }
    return found.isEmpty ? .none : .some(.array(found.map { .string($0.selector) }))
  }
  b["UIControl.removeAction(_:for:)"] = { call in
    guard let part = call.body?.view else { return .void }
    for i in part.targets.indices where part.targets[i].action === call.handle(0) {
      part.targets[i].events &= ~call.value(1).raw
    }
    part.targets.removeAll { $0.events == 0 }
    return .void
  }
}

func installButtons(_ traits: ViewTraits) {
  traits.texts["UIButton"] = { body in
    [body.machine.buttonTitle(body), body.machine.buttonImage(body)].compactMap { $0 }.filter { !$0.isEmpty }
  }
  traits.touches["UIControl"] = { body, _ in
    try body.machine.screen.pressControl(body)
    return true
  }
  traits.gestures["UIControl"] = { body, gesture in
    guard case .pan = gesture, body.machine.learnersMethod("continueTracking(_:with:)", of: body) != nil else {
      return false
    }
    try body.machine.screen.dragControl(body)
    return true
  }
  traits.touches["UIButton"] = { body, _ in
    let screen = body.machine.screen
    if body.flag("showsMenuAsPrimaryAction"), case .object(let menu)? = body.field("menu").unwrapped {
      try screen.sendActions(body, ControlEvents.menuActionTriggered)
      try screen.open(menu, sender: body)
      return true
    }
    if body.flag("changesSelectionAsPrimaryAction") { body.setField("isSelected", .bool(!body.flag("isSelected"))) }
    try screen.pressControl(body)
    return true
  }
  traits.touches["UISwitch"] = { body, _ in
    try body.machine.screen.changeValue(of: body) { () throws(Signal) in
      guard let handle = body.handle else { return }
      try body.machine.set("isOn", of: handle, to: .bool(!body.flag("isOn")))
    }
    return true
  }
}
