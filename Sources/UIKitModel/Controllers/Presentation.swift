import Diagnostics
import Frameworks
import Interpreter
import Layout
import Trace

/// What `present` and `dismiss` say and do.
func bindPresentation(_ b: Bindings) {
  b["UIViewController.present(_:animated:completion:)"] = { call in
    guard let body = call.body, let presented = call.handle(0) else { return .void }
    let isShown = try call.machine.screen.present(presented, from: body, animated: call.bool(1))
    if isShown, let completion = call.optional(2) { _ = try call.fiber.call(completion) }
    return .void
  }
  b["UIViewController.dismiss(animated:completion:)"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.dismiss(from: body, animated: call.bool(0))
    if let completion = call.optional(1) { _ = try call.fiber.call(completion) }
    return .void
  }
  b["UIViewController.presentedViewController"] = { call in
    .optional(call.body?.controller.presented.map { .object($0) })
  }
  b["UIViewController.presentingViewController"] = { call in
    var at = call.body
    while let body = at {
      if let presenting = body.controller.presenting { return .some(presenting.value) }
      at = body.controller.parent
    }
    return .none
  }
  b["UIViewController.presentationController"] = { call in
    .optional(try call.body.flatMap { try call.machine.screen.presentation(of: $0) }.map { .object($0) })
  }
  for (name, type) in [
    ("sheetPresentationController", "UISheetPresentationController"),
    ("popoverPresentationController", "UIPopoverPresentationController"),
  ] {
    b["UIViewController.\(name)"] = { call in
      guard let body = call.body, let made = try call.machine.screen.presentation(of: body) else { return .none }
      return made.body.isKind(of: type) ? .some(.object(made)) : .none
    }
  }
  b["UIViewController.isBeingPresented"] = { call in .bool(call.body?.controller.isBeingPresented ?? false) }
  b["UIViewController.isBeingDismissed"] = { call in .bool(call.body?.controller.isBeingDismissed ?? false) }
  b["UIViewController.isMovingToParent"] = { call in .bool(call.body?.controller.isMovingToParent ?? false) }
  b["UIViewController.isMovingFromParent"] = { call in .bool(call.body?.controller.isMovingFromParent ?? false) }
  for (name, identifier) in [("medium", "com.apple.UIKit.medium"), ("large", "com.apple.UIKit.large"), ("custom", "")] {
    let labels = name == "custom" ? "(identifier:resolver:)" : "()"
    b["UISheetPresentationController.Detent.\(name)\(labels)"] = { call in
      guard let type = call.machine.type(at: "UISheetPresentationController.Detent") else { return .void }
      let detent = call.machine.allocate(type, isTraced: false)
      let own = call.optional(0)?.rawText ?? identifier
      detent.body.setField(
        "identifier",
        call.machine.structure(at: "UISheetPresentationController.Detent.Identifier", [.string(own)]))
      return .object(detent)
    }
  }
  b["UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)"] = { call in
    if let animation = call.optional(0) { _ = try call.fiber.call(animation, [call.this]) }
    if let completion = call.optional(1) {
      call.machine.executor.schedule { [fiber = call.fiber, this = call.this] () throws(Signal) in
        _ = try fiber.call(completion, [this])
      }
    }
    return .bool(true)
  }
}

extension Screen {
  /// The presentation controller, made when it is first asked for, of the kind that the style wants.
  package func presentation(of controller: Body) throws(Signal) -> Handle? {
    let part = controller.controller
    let style = controller.field("modalPresentationStyle")
    let type =
      style.isCase("popover")
      ? "UIPopoverPresentationController"
      : style.isCase("automatic") || style.isCase("pageSheet") || style.isCase("formSheet")
        ? "UISheetPresentationController" : "UIPresentationController"
    if let made = part.presentation, made.body.type.name == type { return made }
    let made = try machine.make(type)
    made.body.setField("_presented", .native(WeakReference(controller.handle)))
    part.presentation = made
    return made
  }

  /// A style that takes the presenter's view out of the window.
  private func covers(_ controller: Body) -> Bool {
    let style = controller.field("modalPresentationStyle")
    return style.isCase("fullScreen") || style.isCase("currentContext")
  }

  /// Presents over everything that is shown; transitions complete within the step. False where UIKit refuses.
  @discardableResult
  package func present(_ controller: Handle, from body: Body, animated: Bool) throws(Signal) -> Bool {
    var presenter = body
    while let parent = presenter.controller.parent { presenter = parent }
    let window = try ensureWindow()
    func refuse(_ why: String) -> Bool {
      machine.recorder.record(
        Event(
          .warning, message: "Attempt to present \(controller.body.name) on \(presenter.name)\(from) \(why)",
          at: machine.current.position))
      return false
    }
    var from: String { body === presenter ? "" : " (from \(body.name))" }
    if let presented = presenter.controller.presented {
      return refuse("which is already presenting \(presented.body.name).")
    }
    guard presenter.controller.view?.body.window != nil else {
      return refuse("whose view is not in the window hierarchy.")
    }
    if controller.body.controller.presenting != nil || controller.body.controller.parent != nil {
      throw .trap(
        "Application tried to present modally a view controller \(controller.body.name) that is already being "
          + "presented by \((controller.body.controller.presenting ?? controller.body.controller.parent)?.name ?? "").",
        at: machine.current.position)
    }
    let part = controller.body.controller
    presenter.controller.presented = controller
    part.presenting = presenter
    part.isBeingPresented = true
    let view = try loadView(of: controller.body)
    let covers = covers(controller.body)
    if covers, let handle = presenter.handle { try willDisappear(handle, animated: animated) }
    try willAppear(controller, animated: animated)
    let isPopover = try staysPopover(controller.body)
    setFrame(view.body, isPopover ? presentedFrame(of: controller.body) : Rect(origin: .zero, size: size))
    try insert(view, into: window.body)
    arriving.removeAll { $0 === controller.body }
    try isAppearing(controller, animated: animated)
    try layout()
    while try settleAfterLayout() { try layout() }
    try didAppear(controller, animated: animated)
    part.isBeingPresented = false
    if covers, let handle = presenter.handle { try didDisappear(handle, animated: animated) }
    return true
  }

  /// The controller that is presented last, nil where none is.
  package var topmost: Body? {
    guard let root = window?.body.view.subviews.lazy.compactMap({ $0.body.view.controller }).first else { return nil }
    var top = root
    while let presented = top.controller.presented { top = presented.body }
    return top
  }

  /// Takes down what is presented last.
  package func dismissTopmost() throws(Signal) {
    if let top = topmost, let presenter = top.controller.presenting { try dismiss(from: presenter, animated: true) }
  }

  /// The user pulls down what is presented last; false where nothing is. Who is asked and told: L222 and Apple's page on
  /// `UIAdaptivePresentationControllerDelegate`.
  package func pullDown() throws -> Bool {
    guard let top = topmost, let presenter = top.controller.presenting else { return false }
    if top.isKind(of: "UIAlertController") {
      guard try tapOutside(top) else {
        throw Diagnostic("an alert is not pulled down", advice: ["tap one of its actions"])
      }
      return true
    }
    if covers(top) || top.field("modalPresentationStyle").isCase("overFullScreen") {
      throw Diagnostic(
        "\(top.name) is presented full screen: nothing can be pulled down",
        advice: ["the program has to call dismiss(animated:) itself"])
    }
    let presentation = try presentation(of: top)
    func tell(_ method: String) throws(Signal) -> Value? {
      guard let presentation else { return nil }
      return try ask(presentation.body, "\(method)(_:)", [.object(presentation)])
    }
    let content = top.controller.children.last?.body ?? top
    var isRefused = top.flag("isModalInPresentation") || content.flag("isModalInPresentation")
    if !isRefused { isRefused = try tell("presentationControllerShouldDismiss")?.asBool == false }
    if isRefused {
      _ = try tell("presentationControllerDidAttemptToDismiss")
      return true
    }
    _ = try tell("presentationControllerWillDismiss")
    try dismiss(from: presenter, animated: true)
    _ = try tell("presentationControllerDidDismiss")
    for watcher in pulledDown { try signalling { try watcher(top) } }
    return true
  }

  /// What is presented by `body`, or `body` itself where it presents nothing, goes (UIKit's rule for `dismiss`).
  package func dismiss(from body: Body, animated: Bool) throws(Signal) {
    var at: Body? = body
    while let current = at, current.controller.presented == nil {
      at = current.controller.parent ?? current.controller.presenting
    }
    guard let presenter = at, let presented = presenter.controller.presented else { return }
    // What stands on it goes with it, without a transition of its own.
    if presented.body.controller.presented != nil { try dismiss(from: presented.body, animated: false) }
    let covers = covers(presented.body)
    let part = presented.body.controller
    part.isBeingDismissed = true
    try willDisappear(presented, animated: animated)
    if covers, let handle = presenter.handle {
      try willAppear(handle, animated: animated)
      try isAppearing(handle, animated: animated)
    }
    presenter.controller.presented = nil
    part.presenting = nil
    if let view = part.view { try remove(view.body) }
    if covers, let handle = presenter.handle { try didAppear(handle, animated: animated) }
    try didDisappear(presented, animated: animated)
    part.isBeingDismissed = false
    noteRelease(of: presented.body, from: "its presentation")
  }
}
