import Frameworks
import Interpreter
import Layout
import Trace

/// `UIViewController`: its view, its children, what it presents.
func bindControllers(_ b: Bindings) {
  b["UIViewController.init(nibName:bundle:)"] = { _ in .void }
  b["UIViewController.init(coder:)"] = { _ in .none }
  b["UIViewController.view"] = { call in
    guard let body = call.body else { return .none }
    return .some(.object(try call.machine.screen.loadView(of: body)))
  }
  b["UIViewController.view="] = { call in
    if let body = call.body, let view = call.handle(0) { try call.machine.screen.setView(view, of: body) }
    return .void
  }
  b["UIViewController.viewIfLoaded"] = { call in .optional(call.body?.controller.view.map { .object($0) }) }
  b["UIViewController.isViewLoaded"] = { call in .bool(call.body?.controller.view != nil) }
  b["UIViewController.loadView()"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.setView(call.machine.make("UIView"), of: body)
    return .void
  }
  b["UIViewController.loadViewIfNeeded()"] = { call in
    if let body = call.body { try call.machine.screen.loadView(of: body) }
    return .void
  }
  b["UIViewController.navigationItem"] = { call in
    guard let part = call.body?.controller else { return .void }
    if part.navigationItem == nil {
      let item = try call.machine.make("UINavigationItem")
      item.body.setField("title", .optional(part.title.map { .string($0) }))
      part.navigationItem = item
    }
    return .object(part.navigationItem!)
  }
  b["UIViewController.children"] = { call in .array(call.body?.controller.children.map { .object($0) } ?? []) }
  b["UIViewController.parent"] = { call in .optional(call.body?.controller.parent?.value) }
  b["UIViewController.addChild(_:)"] = { call in
    if let body = call.body, let child = call.handle(0) { try call.machine.screen.addChild(child, to: body) }
    return .void
  }
  b["UIViewController.removeFromParent()"] = { call in
    if let handle = call.this.asHandle { try call.machine.screen.removeFromParent(handle) }
    return .void
  }
  for (method, kind) in [("willMove(toParent:)", EventKind.willMove), ("didMove(toParent:)", .didMove)] {
    b["UIViewController.\(method)"] = { call in
      if let body = call.body {
        if kind == .didMove { body.controller.lacksDidMove = false }
        call.machine.screen.noteDirect(kind, method, body)
      }
      return .void
    }
  }
  b["UIViewController.presentedViewController"] = { call in
    .optional(call.body?.controller.presented.map { .object($0) })
  }
  b["UIViewController.presentingViewController"] = { call in .optional(call.body?.controller.presenting?.value) }
  b["UIViewController.traitCollection"] = { call in
    try call.machine.screen.traits(of: call.body?.controller.view?.body)
  }
  b["UIViewController.beginAppearanceTransition(_:animated:)"] = { call in
    guard let handle = call.this.asHandle else { return .void }
    if call.bool(0) {
      try call.machine.screen.willAppear(handle, animated: call.bool(1))
    } else {
      try call.machine.screen.willDisappear(handle, animated: call.bool(1))
    }
    return .void
  }
  b["UIViewController.endAppearanceTransition()"] = { call in
    guard let handle = call.this.asHandle else { return .void }
    try call.machine.screen.isAppearing(handle)
    try call.machine.screen.didAppear(handle)
    try call.machine.screen.didDisappear(handle)
    return .void
  }
  b["UIViewController.title"] = { call in
    .optional(call.body?.controller.title.map { .string($0) })
  }
  // The title goes to the navigation item and the tab's item too.
  b["UIViewController.title="] = { call in
    guard let part = call.body?.controller else { return .void }
    part.title = call.optional(0)?.asString
    part.navigationItem?.body.setField("title", call.value(0))
    part.tabItem?.body.setField("title", call.value(0))
    return .void
  }
  b["UIViewController.tabBarItem"] = { call in
    guard let part = call.body?.controller else { return .void }
    if part.tabItem == nil {
      let item = try call.machine.make("UITabBarItem")
      item.body.setField("title", .optional(part.title.map { .string($0) }))
      part.tabItem = item
    }
    return .some(.object(part.tabItem!))
  }
  b["UIViewController.tabBarItem="] = { call in
    call.body?.controller.tabItem = call.handle(0)
    return .void
  }
  for (name, type) in [
    ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
    ("splitViewController", "UISplitViewController"),
  ] {
    b["UIViewController.\(name)"] = { call in
      var at = call.body?.controller.parent
      while let body = at {
        if body.isKind(of: type) { return .some(body.value) }
        at = body.controller.parent
      }
      return .none
    }
  }
  b["UIViewController.editButtonItem"] = { call in
    guard let body = call.body else { return .void }
    if let item = body.controller.editItem { return .object(item) }
    let item = try call.machine.make("UIBarButtonItem")
    item.body.setField("title", .some(.string(body.flag("isEditing") ? "Done" : "Edit")))
    item.body.setField("target", .native(WeakReference(body.handle)))
    let selector = Value.structure(
      StructValue(call.machine.program.known("Selector"), [.string("editButtonTapped(_:)")]))
    item.body.setField("action", .some(selector))
    body.controller.editItem = item
    return .object(item)
  }
  b["UIViewController.editButtonTapped(_:)"] = { call in
    guard let handle = call.this.asHandle else { return .void }
    let isEditing = !handle.body.flag("isEditing")
    try call.machine.send("setEditing(_:animated:)", to: handle, [.bool(isEditing), .bool(true)])
    call.handle(0)?.body.setField("title", .some(.string(isEditing ? "Done" : "Edit")))
    return .void
  }
  b["UIViewController.setNeedsUpdateProperties()"] = { call in
    if let view = call.body?.controller.view?.body { call.machine.screen.setNeedsProperties(view) }
    return .void
  }
  b["UIViewController.updatePropertiesIfNeeded()"] = { call in
    if let view = call.body?.controller.view?.body { try call.machine.screen.updateProperties(of: view) }
    return .void
  }
}
