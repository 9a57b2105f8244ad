import Frameworks
import Interpreter
import Layout

extension Screen {
  /// Pushes: the new screen loads, then the old one will disappear, the new one will appear, the old one has
  /// disappeared, the new one has appeared (observed order of navigation), then `didMove` and `didShow`.
  func push(_ controller: Handle, on navigation: Body, animated: Bool) throws(Signal) {
    if navigation.controller.children.contains(where: { $0.body === controller.body }) {
      throw .trap(
        "Pushing the same view controller instance more than once is not supported (\(controller.body.name))",
        at: machine.current.position)
    }
    if controller.body.isKind(of: "UINavigationController") {
      throw .trap("Pushing a navigation controller is not supported", at: machine.current.position)
    }
    let old = navigation.controller.children.last
    controller.body.controller.isMovingToParent = true
    try adopt(controller, in: navigation, isLater: true)
    guard isShown(navigation) else { return }
    try exchange(old, for: controller, in: navigation, order: .oldFirst, animated: animated) { () throws(Signal) in
      try tellDelegate(navigation, "willShow", controller, animated)
    }
    controller.body.controller.isMovingToParent = false
    try finishContainer(navigation)
    try tellDelegate(navigation, "didShow", controller, animated)
  }

  func tellDelegate(_ navigation: Body, _ word: String, _ controller: Handle, _ animated: Bool) throws(Signal) {
    try ask(
      navigation, "navigationController(_:\(word):animated:)",
      [navigation.value, .object(controller), .bool(animated)])
  }

  /// Pops the top screen; nil where it is the last one.
  func pop(_ navigation: Body, animated: Bool) throws(Signal) -> Handle? {
    let stack = navigation.controller.children
    guard stack.count > 1 else { return nil }
    return try pop(navigation, to: stack[stack.count - 2], animated: animated).last
  }

  /// Pops down to a controller; gives back those that went, from the bottom.
  @discardableResult
  func pop(_ navigation: Body, to target: Handle, animated: Bool) throws(Signal) -> [Handle] {
    let stack = navigation.controller.children
    guard let place = stack.firstIndex(where: { $0 === target }), place < stack.count - 1, let top = stack.last else {
      return []
    }
    let leaving = Array(stack[(place + 1)...])
    for controller in leaving.reversed() {
      controller.body.controller.isMovingFromParent = true
      try notifyMove(.willMove, "willMove(toParent:)", controller, nil)
    }
    try exchange(top, for: target, in: navigation, order: .oldFirst, animated: animated) { () throws(Signal) in
      try tellDelegate(navigation, "willShow", target, animated)
    }
    for controller in leaving.reversed() {
      try release(controller, willMove: false)
      controller.body.controller.isMovingFromParent = false
    }
    if isShown(navigation) { try tellDelegate(navigation, "didShow", target, animated) }
    return leaving
  }

  /// Replaces the stack; the top of it comes by a transition where it is another one.
  func setStack(_ new: [Handle], of navigation: Body, animated: Bool) throws(Signal) {
    let old = navigation.controller.children
    let oldTop = old.last
    let newTop = new.last
    // The screen that goes from the top by a transition hears of no move (L216: observed on iOS 8, later not verified).
    let unheard = animated && isShown(navigation) ? oldTop : nil
    for controller in old where !new.contains(where: { $0 === controller }) && controller !== unheard {
      try notifyMove(.willMove, "willMove(toParent:)", controller, nil)
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      try adopt(controller, in: navigation, isLater: true)
    }
    navigation.controller.children = new
    if let newTop, newTop !== oldTop {
      try exchange(oldTop, for: newTop, in: navigation, order: .oldFirst, animated: animated) { () throws(Signal) in
        try tellDelegate(navigation, "willShow", newTop, animated)
      }
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.body.controller.parent = navigation
      try release(controller, willMove: false, isHeard: controller !== unheard)
    }
    if isShown(navigation), let newTop, newTop !== oldTop {
      try finishContainer(navigation)
      try tellDelegate(navigation, "didShow", newTop, animated)
    }
  }
}

func bindNavigation(_ b: Bindings) {
  func bar(_ call: Call) throws -> Handle? { try call.body?.containerBar("UINavigationBar") }
  b["UINavigationController.init(rootViewController:)"] = { call in
    guard let body = call.body, let root = call.handle(0) else { return .void }
    try call.machine.screen.push(root, on: body, animated: false)
    return .void
  }
  b["UINavigationController.init(nibName:bundle:)"] = { _ in .void }
  b["UINavigationController.loadView()"] = { call in
    guard let body = call.body else { return .void }
    let screen = call.machine.screen
    let view = try call.machine.make("UIView")
    view.body.view.frame = Rect(origin: .zero, size: screen.size)
    try screen.setView(view, of: body)
    if let bar = try bar(call) {
      screen.setFrame(bar.body, Rect(x: 0, y: screen.safeArea.top, width: screen.size.width, height: 44))
      try screen.insert(bar, into: view.body)
    }
    return .void
  }
  // The screen that is shown fills the container, under the bars.
  for type in ["UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController"] {
    b["\(type).viewDidLayoutSubviews()"] = { call in
      guard let body = call.body, let view = body.controller.view?.body else { return .void }
      let screen = call.machine.screen
      for child in body.controller.children {
        guard let own = child.body.controller.view?.body, own.view.superview === view else { continue }
        screen.setFrame(own, Rect(origin: .zero, size: view.view.frame.size))
      }
      if let bar = body.existing(ContainerPart.self)?.bar?.body, bar.isKind(of: "UITabBar") {
        let height = 49 + screen.safeArea.bottom
        screen.setFrame(
          bar, Rect(x: 0, y: view.view.frame.size.height - height, width: view.view.frame.size.width, height: height))
      }
      return .void
    }
  }
  b["UINavigationController.navigationBar"] = { call in try bar(call).map { .object($0) } ?? .void }
  b["UINavigationController.toolbar"] = { call in
    guard let body = call.body else { return .none }
    if body.container.toolbar == nil { body.container.toolbar = try call.machine.make("UIToolbar") }
    return .optional(body.container.toolbar.map { .object($0) })
  }
  b["UINavigationController.isNavigationBarHidden="] = { call in
    guard let body = call.body else { return .void }
    body.container.bar?.body.setField("isHidden", .bool(body.flag("isNavigationBarHidden")))
    if let view = body.controller.view?.body { call.machine.screen.contentDidChange(view) }
    return .void
  }
  b["UINavigationController.viewControllers"] = { call in
    .array(call.body?.controller.children.map { .object($0) } ?? [])
  }
  b["UINavigationController.viewControllers="] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.setStack(call.array(0).compactMap(\.asHandle), of: body, animated: false)
    return .void
  }
  b["UINavigationController.setViewControllers(_:animated:)"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.setStack(call.array(0).compactMap(\.asHandle), of: body, animated: call.bool(1))
    return .void
  }
  b["UINavigationController.pushViewController(_:animated:)"] = { call in
    if let body = call.body, let controller = call.handle(0) {
      try call.machine.screen.push(controller, on: body, animated: call.bool(1))
    }
    return .void
  }
  b["UINavigationController.popViewController(animated:)"] = { call in
    guard let body = call.body else { return .none }
    return .optional(try call.machine.screen.pop(body, animated: call.bool(0)).map { .object($0) })
  }
  b["UINavigationController.popToViewController(_:animated:)"] = { call in
    guard let body = call.body, let target = call.handle(0) else { return .none }
    return .some(.array(try call.machine.screen.pop(body, to: target, animated: call.bool(1)).map { .object($0) }))
  }
  b["UINavigationController.popToRootViewController(animated:)"] = { call in
    guard let body = call.body, let root = body.controller.children.first else { return .none }
    return .some(.array(try call.machine.screen.pop(body, to: root, animated: call.bool(0)).map { .object($0) }))
  }
  // In a navigation controller `show` pushes, in a split view the detail takes the second column, else it presents.
  for (name, type) in [
    ("show(_:sender:)", "UINavigationController"), ("showDetailViewController(_:sender:)", "UISplitViewController"),
  ] {
    b["UIViewController.\(name)"] = { call in
      guard let body = call.body, let controller = call.handle(0) else { return .void }
      let screen = call.machine.screen
      var at: Body? = body
      while let current = at {
        if current.isKind(of: "UINavigationController") {
          try screen.push(controller, on: current, animated: true)
          return .void
        }
        if type == "UISplitViewController", current.isKind(of: type) {
          try screen.showDetail(controller, of: current)
          return .void
        }
        at = current.controller.parent
      }
      try screen.present(controller, from: body, animated: true)
      return .void
    }
  }
}

/// The navigation controller that a bar belongs to.
final class BarOwner {
  weak var controller: Body?
  init(_ controller: Body) { self.controller = controller }
}

func installNavigation(_ traits: ViewTraits) {
  /// The title, the way back and the buttons of the screen on top.
  func items(_ bar: Body) -> (title: String, back: String?, left: [Value], right: [Value])? {
    guard let owner = bar.existing(BarOwner.self)?.controller else { return nil }
    let stack = owner.controller.children
    guard let top = stack.last else { return nil }
    let item = top.body.controller.navigationItem?.body
    func list(_ name: String) -> [Value] { item?.field(name).unwrapped?.asArray ?? [] }
    let left = list("leftBarButtonItems")
    var back: String?
    if stack.count > 1, item?.flag("hidesBackButton") != true,
      left.isEmpty || item?.flag("leftItemsSupplementBackButton") == true
    {
      let below = stack[stack.count - 2].body.controller
      let named = below.navigationItem?.body.text("backButtonTitle") ?? ""
      let own = below.navigationItem?.body.field("backBarButtonItem").unwrapped?.asHandle
      back = own.map { bar.machine.barTitle($0.body) } ?? (named.isEmpty ? below.title ?? "Back" : named)
    }
    let title = item?.text("title") ?? top.body.controller.title ?? ""
    return (title, back, left, list("rightBarButtonItems"))
  }
  let plainTexts = traits.texts["UINavigationBar"]
  traits.texts["UINavigationBar"] = { body in
    guard let items = items(body) else { return plainTexts?(body) ?? [] }
    let buttons = (items.left + items.right).compactMap { $0.asHandle.map { body.machine.barTitle($0.body) } }
    return ([items.title] + buttons + [items.back ?? ""]).filter { !$0.isEmpty }
  }
  let plainDisabled = traits.disabledTexts["UINavigationBar"]
  traits.disabledTexts["UINavigationBar"] = { body in
    guard let items = items(body) else { return plainDisabled?(body) ?? [] }
    return body.machine.disabledTitles(items.left + items.right)
  }
  let plainTouches = traits.touches["UINavigationBar"]
  traits.touches["UINavigationBar"] = { body, text in
    guard let items = items(body) else { return try plainTouches?(body, text) ?? false }
    let screen = body.machine.screen
    if try screen.press(text, among: items.left + items.right, in: body) { return true }
    guard text == items.back, let owner = body.existing(BarOwner.self)?.controller else { return false }
    _ = try screen.pop(owner, animated: true)
    return true
  }
}
