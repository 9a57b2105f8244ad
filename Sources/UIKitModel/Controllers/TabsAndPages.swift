import Frameworks
import Interpreter
import Layout

extension Screen {
  /// Shows another tab: by code silently, by a touch with the delegate's consent (L214).
  func selectTab(_ index: Int, of tabs: Body) throws(Signal) {
    let children = tabs.controller.children
    let part = tabs.container
    guard children.indices.contains(index), part.selected != index else { return }
    let old = children.indices.contains(part.selected) ? children[part.selected] : nil
    part.selected = index
    try exchange(old, for: children[index], in: tabs, order: .around, animated: false)
  }

  /// Sets the page by code: no delegate call (L212).
  func setPages(_ pages: [Handle], of controller: Body, animated: Bool) throws(Signal) {
    let part = controller.container
    let old = part.shown
    guard old.first !== pages.first else { return }
    for page in pages where page.body.controller.parent !== controller {
      try adopt(page, in: controller, isLater: true)
    }
    part.shown = pages
    try exchange(old.first, for: pages.first, in: controller, order: .newFirst, animated: animated)
    if isShown(controller) { try finishContainer(controller) }
    for page in old where !pages.contains(where: { $0 === page }) { try release(page) }
  }

  /// A swipe turns the page: the data source gives the next one, the delegate hears of it (L213).
  func turnPage(_ controller: Body, isForward: Bool) throws(Signal) -> Bool {
    guard let handle = controller.handle, let current = controller.container.shown.first else { return false }
    let method = "pageViewController(_:viewController\(isForward ? "After" : "Before"):)"
    let answer = try ask(controller, method, [.object(handle), .object(current)], field: "dataSource")
    guard case .object(let next)? = answer?.unwrapped else { return false }
    try ask(controller, "pageViewController(_:willTransitionTo:)", [.object(handle), .array([.object(next)])])
    try setPages([next], of: controller, animated: true)
    try ask(
      controller, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      [.object(handle), .bool(true), .array([.object(current)]), .bool(true)])
    return true
  }
}

func bindTabsAndPages(_ b: Bindings) {
  func bar(_ call: Call) throws -> Handle? { try call.body?.containerBar("UITabBar") }
  b["UITabBarController.loadView()"] = { call in
    guard let body = call.body else { return .void }
    let screen = call.machine.screen
    let view = try call.machine.make("UIView")
    view.body.view.frame = Rect(origin: .zero, size: screen.size)
    try screen.setView(view, of: body)
    if let bar = try bar(call) {
      let height = 49 + screen.safeArea.bottom
      screen.setFrame(
        bar.body, Rect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height))
      try screen.insert(bar, into: view.body)
    }
    return .void
  }
  b["UITabBarController.tabBar"] = { call in try bar(call).map { .object($0) } ?? .void }
  b["UITabBarController.viewControllers"] = { call in
    let children = call.body?.controller.children ?? []
    return children.isEmpty ? .none : .some(.array(children.map { .object($0) }))
  }
  b["UITabBarController.viewControllers="] = { call in
    guard let body = call.body else { return .void }
    let screen = call.machine.screen
    let new = call.array(0).compactMap(\.asHandle)
    for old in body.controller.children where !new.contains(where: { $0 === old }) { try screen.release(old) }
    for child in new where child.body.controller.parent !== body {
      try screen.adopt(child, in: body, isLater: false)
    }
    body.controller.children = new
    body.container.selected = min(body.container.selected, max(0, new.count - 1))
    if screen.isShown(body), new.indices.contains(body.container.selected) {
      let shown = new[body.container.selected]
      if shown.body.controller.appearance == .disappeared {
        try screen.exchange(nil, for: shown, in: body, order: .around, animated: false)
      }
    }
    return .void
  }
  b["UITabBarController.selectedIndex"] = { call in .int(call.body?.container.selected ?? 0) }
  b["UITabBarController.selectedIndex="] = { call in
    if let body = call.body { try call.machine.screen.selectTab(call.int(0), of: body) }
    return .void
  }
  b["UITabBarController.selectedViewController"] = { call in
    guard let body = call.body, body.controller.children.indices.contains(body.container.selected) else { return .none }
    return .some(.object(body.controller.children[body.container.selected]))
  }
  b["UITabBarController.selectedViewController="] = { call in
    guard let body = call.body,
      let place = body.controller.children.firstIndex(where: { $0 === call.handle(0) })
    else { return .void }
    try call.machine.screen.selectTab(place, of: body)
    return .void
  }
  b["UIPageViewController.init(transitionStyle:navigationOrientation:options:)"] = { call in
    call.body?.setField("transitionStyle", call.value(0))
    call.body?.setField("navigationOrientation", call.value(1))
    return .void
  }
  b["UIPageViewController.viewControllers"] = { call in
    .some(.array(call.body?.container.shown.map { .object($0) } ?? []))
  }
  b["UIPageViewController.setViewControllers(_:direction:animated:completion:)"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.setPages(call.array(0).compactMap(\.asHandle), of: body, animated: call.bool(2))
    if let completion = call.optional(3) { _ = try call.fiber.call(completion, [.bool(true)]) }
    return .void
  }
  bindSplitColumns(b)
}

func installTabsAndPages(_ traits: ViewTraits) {
  let plainTexts = traits.texts["UITabBar"]
  func tabs(_ bar: Body) -> Body? { bar.existing(BarOwner.self)?.controller }
  func title(_ child: Handle) -> String {
    let part = child.body.controller
    let own = part.tabItem?.body.text("title") ?? ""
    if !own.isEmpty { return own }
    if let title = part.title { return title }
    return child.body.isKind(of: "UINavigationController") ? part.children.first.map(title) ?? "" : ""
  }
  traits.texts["UITabBar"] = { body in
    guard let tabs = tabs(body) else { return plainTexts?(body) ?? [] }
    return tabs.controller.children.map(title).filter { !$0.isEmpty }
  }
  let plainTouches = traits.touches["UITabBar"]
  traits.touches["UITabBar"] = { body, text in
    guard let tabs = tabs(body) else { return try plainTouches?(body, text) ?? false }
    guard let place = tabs.controller.children.firstIndex(where: { title($0) == text }) else { return false }
    let screen = body.machine.screen
    let child = tabs.controller.children[place]
    let both = [tabs.value, .object(child)]
    if try screen.ask(tabs, "tabBarController(_:shouldSelect:)", both)?.asBool == false { return true }
    let isAgain = tabs.container.selected == place
    try screen.selectTab(place, of: tabs)
    // A touch on the tab that is shown pops its screens.
    if isAgain, child.body.isKind(of: "UINavigationController"), let root = child.body.controller.children.first {
      try screen.pop(child.body, to: root, animated: true)
    }
    try screen.ask(tabs, "tabBarController(_:didSelect:)", both)
    return true
  }
  traits.swipes["UIView"] = { body, isLeading in
    guard let controller = body.view.controller, controller.isKind(of: "UIPageViewController") else { return false }
    return try body.machine.screen.turnPage(controller, isForward: !isLeading)
  }
}
