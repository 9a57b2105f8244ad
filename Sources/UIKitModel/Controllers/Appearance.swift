import Interpreter
import Layout
import Trace

extension Screen {
  /// The controller's view, loaded in UIKit's order where it is not there yet.
  @discardableResult
  package func loadView(of controller: Body) throws(Signal) -> Handle {
    let part = controller.controller
    if let view = part.view { return view }
    let plain = controller.isKind(of: "NSViewController") ? "NSView" : "UIView"
    guard let handle = controller.handle, !part.isLoading else { return try machine.make(plain) }
    part.isLoading = true
    if machine.learnersMethod("loadView()", of: controller) != nil {
      try notify(.loadView, "loadView()", handle)
    } else {
      try machine.send("loadView()", to: handle)
    }
    if part.view == nil { try setView(machine.make(plain), of: controller) }
    part.isLoading = false
    if let view = part.view, view.body.view.frame == .zero { view.body.view.frame = Rect(origin: .zero, size: size) }
    try notify(.viewDidLoad, "viewDidLoad()", handle)
    return part.view!
  }

  package func setView(_ view: Handle, of controller: Body) throws(Signal) {
    controller.controller.view = view
    view.body.view.controller = controller
  }

  // MARK: Appearing

  /// Makes a controller the window's root: appearance callbacks around the insertion (H A13), layout between.
  package func setRoot(_ controller: Handle) throws(Signal) {
    let window = try ensureWindow()
    let view = try loadView(of: controller.body)
    try willAppear(controller)
    setFrame(view.body, Rect(origin: .zero, size: size))
    try insert(view, into: window.body)
    try isAppearing(controller)
    try layout()
    while try settleAfterLayout() { try layout() }
    try didAppear(controller)
  }

  /// Takes a root controller out of the window.
  package func removeRoot(_ controller: Handle) throws(Signal) {
    try willDisappear(controller)
    if let view = controller.body.controller.view { try remove(view.body) }
    try didDisappear(controller)
  }

  /// Runs what waits for a finished layout, then lets controllers that came with it appear.
  package func settleAfterLayout() throws(Signal) -> Bool {
    var worked = false
    for phase in afterLayout { worked = try signalling(phase) || worked }
    if worked { return true }
    guard !arriving.isEmpty else { return false }
    let due = arriving
    arriving = []
    for body in due {
      guard let handle = body.handle, body.controller.appearance == .disappeared else { continue }
      try willAppear(handle)
      try isAppearing(handle)
    }
    for body in due {
      guard let handle = body.handle, body.controller.appearance == .appearing else { continue }
      // A child of a controller that is itself appearing is finished by it.
      if let parent = body.controller.parent, parent.controller.appearance == .appearing { continue }
      try didAppear(handle)
    }
    return true
  }

  package func willAppear(_ controller: Handle, animated: Bool = false) throws(Signal) {
    let part = controller.body.controller
    guard part.appearance == .disappeared || part.appearance == .disappearing else { return }
    part.appearance = .appearing
    try notify(.viewWillAppear, "viewWillAppear(_:)", controller, [.bool(animated)])
    try prepareContainer(controller.body)
    for child in part.children where isShown(child, in: part) { try willAppear(child, animated: animated) }
  }

  package func isAppearing(_ controller: Handle, animated: Bool = false) throws(Signal) {
    let part = controller.body.controller
    guard part.appearance == .appearing else { return }
    try notify(.viewIsAppearing, "viewIsAppearing(_:)", controller, [.bool(animated)])
    for child in part.children where isShown(child, in: part) { try isAppearing(child, animated: animated) }
    // The page of a page view controller has appeared before its first layout (H A20).
    if controller.body.isKind(of: "UIPageViewController") {
      for child in part.children where isShown(child, in: part) { try didAppear(child, animated: animated) }
      try finishContainer(controller.body)
    }
  }

  package func didAppear(_ controller: Handle, animated: Bool = false) throws(Signal) {
    let part = controller.body.controller
    guard part.appearance == .appearing else { return }
    part.appearance = .appeared
    try notify(.viewDidAppear, "viewDidAppear(_:)", controller, [.bool(animated)])
    for child in part.children where isShown(child, in: part) { try didAppear(child, animated: animated) }
    try finishContainer(controller.body)
  }

  package func willDisappear(_ controller: Handle, animated: Bool = false) throws(Signal) {
    let part = controller.body.controller
    guard part.appearance == .appeared || part.appearance == .appearing else { return }
    part.appearance = .disappearing
    try notify(.viewWillDisappear, "viewWillDisappear(_:)", controller, [.bool(animated)])
    for child in part.children where child.body.controller.appearance != .disappeared {
      try willDisappear(child, animated: animated)
    }
  }

  package func didDisappear(_ controller: Handle, animated: Bool = false) throws(Signal) {
    let part = controller.body.controller
    guard part.appearance == .disappearing else { return }
    part.appearance = .disappeared
    try notify(.viewDidDisappear, "viewDidDisappear(_:)", controller, [.bool(animated)])
    for child in part.children where child.body.controller.appearance == .disappearing {
      try didDisappear(child, animated: animated)
    }
  }

  /// Appearance is forwarded to children whose view stands in the parent's, unless the parent does that itself.
  private func isShown(_ child: Handle, in parent: ControllerPart) -> Bool {
    if let own = parent.body.handle,
      machine.learnersProperty("shouldAutomaticallyForwardAppearanceMethods", of: parent.body) != nil,
      (try? machine.read("shouldAutomaticallyForwardAppearanceMethods", of: own))?.asBool == false
    {
      return false
    }
    guard let view = child.body.controller.view, let root = parent.view else { return false }
    var at: Body? = view.body
    while let current = at {
      if current === root.body { return true }
      at = current.view.superview
    }
    return false
  }

  // MARK: Containment

  /// `addChild`: the child hears that it will move; that it did is the caller's to say (H A18).
  package func addChild(_ child: Handle, to parent: Body) throws(Signal) {
    if let old = child.body.controller.parent { old.controller.children.removeAll { $0.body === child.body } }
    try notifyMove(.willMove, "willMove(toParent:)", child, parent)
    parent.controller.children.append(child)
    child.body.controller.parent = parent
    child.body.controller.lacksDidMove = true
    child.body.setField("parent", .native(WeakReference(parent.handle)))
  }

  package func removeFromParent(_ child: Handle, isHeard: Bool = true) throws(Signal) {
    guard let parent = child.body.controller.parent else { return }
    parent.controller.children.removeAll { $0.body === child.body }
    child.body.controller.parent = nil
    child.body.setField("parent", .native(WeakReference(nil)))
    if isHeard { try notifyMove(.didMove, "didMove(toParent:)", child, nil) }
  }

  package func notifyMove(_ kind: EventKind, _ method: String, _ child: Handle, _ parent: Body?) throws(Signal) {
    if kind == .didMove { child.body.controller.lacksDidMove = false }
    try notify(kind, method, child, [parent.map { .some($0.value) } ?? .none])
  }
}
