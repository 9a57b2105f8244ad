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
    if part.navigationItem == nil { part.navigationItem = try call.machine.make("UINavigationItem") }
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
      if let body = call.body { call.machine.screen.noteDirect(kind, method, body) }
      return .void
    }
  }
  b["UIViewController.presentedViewController"] = { call in
    .optional(call.body?.controller.presented.map { .object($0) })
  }
  b["UIViewController.presentingViewController"] = { call in .optional(call.body?.controller.presenting?.value) }
  b["UIViewController.traitCollection"] = { call in try call.machine.screen.traits() }
  b["UIViewController.present(_:animated:completion:)"] = { call in
    guard let body = call.body, let presented = call.handle(0) else { return .void }
    try call.machine.screen.present(presented, from: body, animated: call.bool(1))
    if let completion = call.optional(2) { _ = try call.fiber.call(completion) }
    return .void
  }
  b["UIViewController.dismiss(animated:completion:)"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.dismiss(from: body, animated: call.bool(0))
    if let completion = call.optional(1) { _ = try call.fiber.call(completion) }
    return .void
  }
}

extension Screen {
  /// Presents over everything that is shown; transitions complete within the step.
  package func present(_ controller: Handle, from body: Body, animated: Bool) throws(Signal) {
    var presenter = body
    while let parent = presenter.controller.parent { presenter = parent }
    let window = try ensureWindow()
    guard presenter.controller.view?.body.window != nil else {
      machine.recorder.record(
        Event(
          .warning,
          message:
            "Attempt to present \(controller.body.name) on \(body.name) whose view is not in the window hierarchy."))
      return
    }
    guard presenter.controller.presented == nil else {
      machine.recorder.record(
        Event(
          .warning,
          message:
            "Attempt to present \(controller.body.name) on \(body.name) which is already presenting \(presenter.controller.presented!.body.name)."
        ))
      return
    }
    presenter.controller.presented = controller
    controller.body.controller.presenting = presenter
    let view = try loadView(of: controller.body)
    let covers = controller.body.field("modalPresentationStyle").isCase("fullScreen")
    if covers, let handle = presenter.handle { try willDisappear(handle, animated: animated) }
    try willAppear(controller, animated: animated)
    setFrame(view.body, Rect(origin: .zero, size: size))
    try insert(view, into: window.body)
    try isAppearing(controller, animated: animated)
    try layout()
    while try settleAfterLayout() { try layout() }
    try didAppear(controller, animated: animated)
    if covers, let handle = presenter.handle { try didDisappear(handle, animated: animated) }
  }

  /// The controller that is presented last, nil where none is.
  package var topmost: Body? {
    guard let root = window?.body.view.subviews.first?.body.view.controller else { return nil }
    var top = root
    while let presented = top.controller.presented { top = presented.body }
    return top
  }

  /// Takes down what is presented last.
  package func dismissTopmost() throws(Signal) {
    if let top = topmost, let presenter = top.controller.presenting { try dismiss(from: presenter, animated: true) }
  }

  /// What is presented by `body`, or `body` itself where it presents nothing, goes (UIKit's rule for `dismiss`).
  package func dismiss(from body: Body, animated: Bool) throws(Signal) {
    var at: Body? = body
    while let current = at, current.controller.presented == nil {
      at = current.controller.parent ?? current.controller.presenting
    }
    guard let presenter = at, let presented = presenter.controller.presented else { return }
    if presented.body.controller.presented != nil { try dismiss(from: presented.body, animated: false) }
    let covers = presented.body.field("modalPresentationStyle").isCase("fullScreen")
    if covers, let handle = presenter.handle { try willAppear(handle, animated: animated) }
    try willDisappear(presented, animated: animated)
    presenter.controller.presented = nil
    presented.body.controller.presenting = nil
    if let view = presented.body.controller.view { try remove(view.body) }
    try didDisappear(presented, animated: animated)
    if covers, let handle = presenter.handle {
      try isAppearing(handle, animated: animated)
      try didAppear(handle, animated: animated)
    }
  }
}
