import Frameworks
import Interpreter
import Layout
import Libraries
import Trace

/// AppKit's twins of what UIKit has: the same views, constraints and responders under the names of the Mac.
func appKitModule() -> Module {
  Module("AppKit", aliases: ["Cocoa"], exports: ["UIKit"], texts: [AppKitText.all], setUp: installAppKit) { b in
    for name in [
      "init(frame:)", "init(coder:)", "frame", "frame=", "bounds", "bounds=", "superview", "subviews", "addSubview(_:)",
      "removeFromSuperview()", "intrinsicContentSize", "invalidateIntrinsicContentSize()", "sizeThatFits(_:)",
      "setContentHuggingPriority(_:for:)", "setContentCompressionResistancePriority(_:for:)",
      "contentHuggingPriority(for:)", "contentCompressionResistancePriority(for:)", "leadingAnchor", "trailingAnchor",
      "leftAnchor", "rightAnchor", "centerXAnchor", "topAnchor", "bottomAnchor", "centerYAnchor", "widthAnchor",
      "heightAnchor",
    ] {
      b["NSView.\(name)"] = b["UIView.\(name)"]
    }
    for name in ["becomeFirstResponder()", "resignFirstResponder()"] {
      b["NSResponder.\(name)"] = b["UIResponder.\(name)"]
    }
    b["NSView.layoutSubtreeIfNeeded()"] = b["UIView.layoutIfNeeded()"]
    b["NSView.layer"] = { call in
      guard let body = call.body, body.flag("wantsLayer") else { return .none }
      if body.view.layer == nil { body.view.layer = try call.machine.make("CALayer") }
      return .optional(body.view.layer.map { .object($0) })
    }
    b["NSView.fittingSize"] = { call in
      guard let body = call.body, let handle = body.handle else { return .void }
      if let size = call.machine.screen.fittingSize(of: body, target: .zero) { return call.machine.value(size) }
      return try call.machine.read("intrinsicContentSize", of: handle)
    }
    for (name, isLayout) in [("needsLayout", true), ("needsDisplay", false)] {
      b["NSView.\(name)"] = { call in .bool(isLayout && call.body?.view.needsLayout == true) }
      b["NSView.\(name)="] = { call in
        guard let body = call.body, call.bool(0) else { return .void }
        if isLayout { call.machine.screen.setNeedsLayout(body) } else { call.machine.screen.setNeedsDisplay(body) }
        return .void
      }
    }
    for name in [
      "init(nibName:bundle:)", "init(coder:)", "isViewLoaded", "children", "parent", "addChild(_:)",
      "removeFromParent()",
    ] {
      b["NSViewController.\(name)"] = b["UIViewController.\(name)"]
    }
    b["NSViewController.view"] = { call in
      guard let body = call.body else { return .void }
      return .object(try call.machine.screen.loadView(of: body))
    }
    b["NSViewController.view="] = b["UIViewController.view="]
    b["NSViewController.loadView()"] = { call in
      if let body = call.body { try call.machine.screen.setView(call.machine.make("NSView"), of: body) }
      return .void
    }
    bindDesktopControls(b)
  }
}

private func bindDesktopControls(_ b: Bindings) {
  for key in ["NSControl.stringValue", "NSTextView.string"] {
    b[key] = { call in .string(call.body.map { call.machine.screen.text(of: $0) } ?? "") }
    // By code: nobody is called.
    b["\(key)="] = { call in
      guard let body = call.body else { return .void }
      let edited = call.machine.screen.editedText(body)
      edited.text = call.string(0)
      edited.selection = (edited.text.utf16.count, 0)
      call.machine.screen.contentDidChange(body)
      return .void
    }
  }
  for labels in ["labelWithString:", "wrappingLabelWithString:", "string:"] {
    b["NSTextField.init(\(labels))"] = { call in
      guard let body = call.body else { return .void }
      call.machine.screen.editedText(body).text = call.string(0)
      if labels != "string:" {
        for name in ["isEditable", "isBordered", "isBezeled", "drawsBackground"] { body.setField(name, .bool(false)) }
      }
      return .void
    }
  }
  func aim(_ call: Call, _ place: Int) {
    call.body?.setField("target", .native(WeakReference(call.handle(place))))
    call.body?.setField(
      "action", call.value(place + 1).isOptional ? call.value(place + 1) : .some(call.value(place + 1)))
  }
  for labels in ["title:target:action:", "checkboxWithTitle:target:action:"] {
    b["NSButton.init(\(labels))"] = { call in
      call.body?.setField("title", call.value(0))
      if labels.hasPrefix("checkbox") { call.body?.setField("isCheckbox", .bool(true)) }
      aim(call, 1)
      return .void
    }
  }
  b["NSSlider.init(value:minValue:maxValue:target:action:)"] = { call in
    guard let body = call.body else { return .void }
    call.machine.screen.editedText(body).text = "\(call.double(0))"
    body.setField("minValue", call.value(1))
    body.setField("maxValue", call.value(2))
    aim(call, 3)
    return .void
  }
  b["NSImageView.init(image:)"] = { call in
    call.body?.setField("image", .some(call.value(0)))
    return .void
  }
  b["NSControl.sendAction(_:to:)"] = { call in
    guard let target = call.handle(1) else { return .bool(false) }
    try call.machine.screen.perform(call.value(0).rawText, on: target, sender: call.body)
    return .bool(true)
  }
}

extension Screen {
  /// Sends a control's action to its target, or up the chain where it has none.
  func sendDesktopAction(_ control: Body) throws(Signal) {
    let selector = control.field("action").rawText
    guard !selector.isEmpty else { return }
    if case .object(let target)? = control.field("target").unwrapped {
      try perform(selector, on: target, sender: control)
    } else if let target = responder(from: control, to: selector) {
      try perform(selector, on: target, sender: control)
    }
  }

  /// What an edited text of the Mac tells its delegate.
  func tellDesktop(_ body: Body, _ verb: String) throws(Signal) {
    let isField = body.isKind(of: "NSTextField")
    let name = isField ? "NSControlText\(verb)Notification" : "NSText\(verb)Notification"
    let type = machine.program.known("Notification")
    guard let initializer = type.members(named: "init").first(where: { $0.fullName == "init(name:object:userInfo:)" }),
      let nameType = machine.type(at: "Notification.Name")
    else { return }
    let notification = try machine.current.construct(
      type, initializer,
      [.structure(StructValue(nameType, [.string(name)])), .some(body.value), .none])
    try ask(body, isField ? "controlText\(verb)(_:)" : "text\(verb)(_:)", [notification])
  }
}

private func installAppKit(_ machine: Machine) {
  let traits = machine.viewTraits
  func text(_ body: Body) -> String { machine.screen.text(of: body) }
  func size(_ string: String, _ font: Font) -> Size {
    TextMetrics.size(
      of: string, fontSize: font.size, weight: font.weight, proposal: .unspecified, lineLimit: 1, grid: .device)
  }
  traits.measures["NSTextField"] = { body, _ in
    let own = size(text(body), body.layoutFont(13))
    return body.flag("isEditable") ? (nil, own.height + 5) : (own.width + 4, own.height)
  }
  traits.measures["NSButton"] = { body, _ in (size(body.text("title"), Font(size: 13)).width + 28, 32) }
  traits.measures["NSSlider"] = { _, _ in (nil, 24) }
  traits.measures["NSProgressIndicator"] = { body, _ in body.flag("isIndeterminate") ? (32, 32) : (nil, 20) }
  traits.texts["NSTextField"] = { body in
    let shown = text(body)
    return [shown.isEmpty ? body.text("placeholderString") : shown].filter { !$0.isEmpty }
  }
  traits.texts["NSTextView"] = { body in [text(body)].filter { !$0.isEmpty } }
  traits.texts["NSButton"] = { body in [body.text("title")].filter { !$0.isEmpty } }
  traits.touches["NSControl"] = { body, _ in
    try machine.screen.sendDesktopAction(body)
    return true
  }
  traits.touches["NSButton"] = { body, _ in
    if body.flag("isCheckbox") {
      let isOn = body.field("state").raw == 1
      body.setField("state", machine.structure(at: "NSControl.StateValue", [.int(isOn ? 0 : 1)]))
    }
    try machine.screen.sendDesktopAction(body)
    return true
  }
  for name in ["NSTextField", "NSTextView"] {
    traits.touches[name] = { body, _ in try machine.screen.focus(body) }
  }
  traits.slides["NSSlider"] = { body, value in
    let limited = max(body.number("minValue"), min(body.number("maxValue"), value))
    machine.screen.editedText(body).text = "\(limited)"
    try machine.screen.sendDesktopAction(body)
  }
}
