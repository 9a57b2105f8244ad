import Frameworks
import Interpreter
import Layout

extension Machine {
  /// What stands on a bar button: its title, its action's, a system item's name, else its image's.
  func barTitle(_ item: Body) -> String {
    for text in [item.text("title"), item.existing(BarSystemItem.self)?.title ?? "", item.text("accessibilityLabel")]
    where !text.isEmpty { return text }
    if case .object(let action)? = item.field("primaryAction").unwrapped, !action.body.text("title").isEmpty {
      return action.body.text("title")
    }
    if case .object(let image)? = item.field("image").unwrapped { return image.body.text("name") }
    return ""
  }
}

extension Machine {
  /// The titles of those among some items that are disabled.
  func disabledTitles(_ items: [Value]) -> [String] {
    items.compactMap(\.asHandle).filter { !$0.body.flag("isEnabled") }.map { barTitle($0.body) }
  }
}

/// A system item of a bar, by what VoiceOver says of it.
final class BarSystemItem {
  let title: String
  init(_ title: String) { self.title = title }
}

extension Screen {
  /// Touches a bar button: its menu opens, its action runs, or its target hears of it.
  func press(_ item: Handle, in bar: Body) throws(Signal) -> Bool {
    let body = item.body
    guard body.flag("isEnabled") else { return false }
    if case .object(let action)? = body.field("primaryAction").unwrapped {
      try perform(action, sender: item, from: body)
      return true
    }
    if case .object(let menu)? = body.field("menu").unwrapped {
      try open(menu, sender: bar)
      return true
    }
    guard let selector = body.field("action").unwrapped?.rawText, !selector.isEmpty else { return true }
    if case .object(let target)? = body.field("target").unwrapped {
      try perform(selector, on: target, sender: body)
    } else if let target = responder(from: bar, to: selector) {
      try perform(selector, on: target, sender: body)
    }
    return true
  }

  /// Touches the item of this text among some.
  func press(_ text: String, among items: [Value], in bar: Body) throws(Signal) -> Bool {
    for case .object(let item) in items where machine.barTitle(item.body) == text {
      return try press(item, in: bar)
    }
    return false
  }
}

func bindBars(_ b: Bindings) {
  func set(_ call: Call, _ fields: [(String, Int)]) {
    for (name, place) in fields where place < call.arguments.count { call.body?.setField(name, call.value(place)) }
  }
  func aim(_ call: Call, _ place: Int) {
    call.body?.setField("target", .native(WeakReference(call.handle(place))))
    call.body?.setField(
      "action", call.value(place + 1).isOptional ? call.value(place + 1) : .some(call.value(place + 1)))
  }
  b["UIBarButtonItem.init(title:style:target:action:)"] = { call in
    set(call, [("title", 0), ("style", 1)])
    aim(call, 2)
    return .void
  }
  b["UIBarButtonItem.init(image:style:target:action:)"] = { call in
    set(call, [("image", 0), ("style", 1)])
    aim(call, 2)
    return .void
  }
  func system(_ call: Call) {
    guard case .enumeration(let value) = call.value(0), let body = call.body else { return }
    let name = value.entry.name
    guard !name.hasSuffix("Space") else { return }
    let title = name == "action" ? "Share" : name == "trash" ? "Delete" : name.prefix(1).uppercased() + name.dropFirst()
    body.extras[ObjectIdentifier(BarSystemItem.self)] = BarSystemItem(title)
  }
  b["UIBarButtonItem.init(barButtonSystemItem:target:action:)"] = { call in
    system(call)
    aim(call, 1)
    return .void
  }
  b["UIBarButtonItem.init(systemItem:primaryAction:menu:)"] = { call in
    system(call)
    set(call, [("primaryAction", 1), ("menu", 2)])
    return .void
  }
  b["UIBarButtonItem.init(title:image:primaryAction:menu:)"] = { call in
    set(call, [("title", 0), ("image", 1), ("primaryAction", 2), ("menu", 3)])
    return .void
  }
  b["UIBarButtonItem.init(primaryAction:)"] = { call in
    set(call, [("primaryAction", 0)])
    return .void
  }
  b["UIBarButtonItem.init(customView:)"] = { call in
    call.body?.setField("customView", .some(call.value(0)))
    return .void
  }
  b["UIBarButtonItem.flexibleSpace()"] = { call in .object(try call.machine.make("UIBarButtonItem")) }
  b["UIBarButtonItem.fixedSpace(_:)"] = { call in
    let item = try call.machine.make("UIBarButtonItem")
    item.body.setField("width", call.value(0))
    return .object(item)
  }
  b["UINavigationItem.init(title:)"] = { call in
    call.body?.setField("title", .some(call.value(0)))
    return .void
  }
  b["UITabBarItem.init(title:image:tag:)"] = { call in
    set(call, [("title", 0), ("image", 1), ("tag", 2)])
    return .void
  }
  b["UITabBarItem.init(title:image:selectedImage:)"] = { call in
    set(call, [("title", 0), ("image", 1), ("selectedImage", 2)])
    return .void
  }
  b["UITabBarItem.init(tabBarSystemItem:tag:)"] = { call in
    set(call, [("tag", 1)])
    if case .enumeration(let value) = call.value(0) {
      let name = value.entry.name
      call.body?.setField("title", .some(.string(name.prefix(1).uppercased() + name.dropFirst())))
    }
    return .void
  }
  b["UIVisualEffectView.init(effect:)"] = { call in
    call.body?.setField("effect", call.value(0))
    return .void
  }
  b["UIVisualEffectView.contentView"] = { call in
    guard let body = call.body else { return .void }
    if let view = body.view.extra as? Handle { return .object(view) }
    let view = try call.machine.make("UIView")
    body.view.extra = view
    call.machine.screen.setFrame(view.body, Rect(origin: .zero, size: body.view.frame.size))
    try call.machine.screen.insert(view, into: body, at: 0)
    return .object(view)
  }
  b["UIVisualEffectView.layoutSubviews()"] = { call in
    guard let body = call.body, let view = body.view.extra as? Handle else { return .void }
    call.machine.screen.setFrame(view.body, Rect(origin: .zero, size: body.view.frame.size))
    return .void
  }
}

func installBars(_ traits: ViewTraits) {
  traits.measures["UIToolbar"] = { _, _ in (nil, 44) }
  traits.measures["UINavigationBar"] = { _, _ in (nil, 44) }
  traits.measures["UITabBar"] = { _, _ in (nil, 49) }
  func items(_ body: Body, _ name: String) -> [Value] { body.field(name).unwrapped?.asArray ?? [] }
  traits.disabledTexts["UIToolbar"] = { body in body.machine.disabledTitles(items(body, "items")) }
  traits.disabledTexts["UITabBar"] = traits.disabledTexts["UIToolbar"]
  traits.disabledTexts["UINavigationBar"] = { body in
    guard case .object(let item)? = items(body, "items").last else { return [] }
    return body.machine.disabledTitles(
      items(item.body, "leftBarButtonItems") + items(item.body, "rightBarButtonItems"))
  }
  traits.texts["UIToolbar"] = { body in
    items(body, "items").compactMap { $0.asHandle.map { body.machine.barTitle($0.body) } }.filter { !$0.isEmpty }
  }
  traits.touches["UIToolbar"] = { body, text in
    try body.machine.screen.press(text, among: items(body, "items"), in: body)
  }
  traits.texts["UINavigationBar"] = { body in
    guard case .object(let item)? = items(body, "items").last else { return [] }
    let buttons = items(item.body, "leftBarButtonItems") + items(item.body, "rightBarButtonItems")
    return ([item.body.text("title")] + buttons.compactMap { $0.asHandle.map { body.machine.barTitle($0.body) } })
      .filter { !$0.isEmpty }
  }
  traits.touches["UINavigationBar"] = { body, text in
    guard case .object(let item)? = items(body, "items").last else { return false }
    return try body.machine.screen.press(
      text, among: items(item.body, "leftBarButtonItems") + items(item.body, "rightBarButtonItems"), in: body)
  }
  traits.texts["UITabBar"] = { body in
    items(body, "items").compactMap { $0.asHandle?.body.text("title") }.filter { !$0.isEmpty }
  }
  traits.touches["UITabBar"] = { body, text in
    for case .object(let item) in items(body, "items") where item.body.text("title") == text {
      body.setField("selectedItem", .native(WeakReference(item)))
      if let handle = body.handle {
        try body.machine.screen.ask(body, "tabBar(_:didSelect:)", [.object(handle), .object(item)])
      }
      return true
    }
    return false
  }
}
