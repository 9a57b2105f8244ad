import Interpreter
import Layout
import Trace

/// What a container keeps beside its children.
final class ContainerPart {
  var bar: Handle?
  var toolbar: Handle?
  var selected = 0
  /// Pages or columns that are shown.
  var shown: [Handle] = []
  var columns: [String: Handle] = [:]
  /// Children that hear `didMove(toParent:)` when they have appeared.
  var arriving: [Handle] = []
  /// A navigation controller has shown its first screen.
  var hasShown = false
  /// The first screen, until the delegate hears that it is shown.
  var announced: Handle?
}

extension Body {
  var container: ContainerPart { extra(ContainerPart.self, ContainerPart.init) }
}

extension Screen {
  /// In which order the two controllers of a change hear of it.
  enum TransitionOrder {
    /// Navigation: the old one goes first, both times.
    case oldFirst
    /// A page that scrolls in: the new one comes first, both times.
    case newFirst
    /// A tab: the new one comes first and ends last.
    case around
  }

  /// Whether a container's view is in the window, so that changes are transitions.
  func isShown(_ container: Body) -> Bool {
    [.appeared, .appearing].contains(container.controller.appearance)
      && container.controller.view?.body.window != nil
  }

  /// The child that a container shows comes into its view without a transition: its appearance is the container's own.
  func fill(_ container: Body, with child: Handle) throws(Signal) {
    let view = try loadView(of: container)
    let own = try loadView(of: child.body)
    setFrame(own.body, Rect(origin: .zero, size: view.body.view.frame.size))
    if own.body.view.superview !== view.body { try insert(own, into: view.body, at: 0) }
    arriving.removeAll { $0 === child.body }
  }

  /// Exchanges the child that is shown: appearance of both in the container's order, layout between.
  func exchange(
    _ old: Handle?, for new: Handle?, in container: Body, order: TransitionOrder, animated: Bool,
    willShow: () throws(Signal) -> Void = {}
  ) throws(Signal) {
    guard isShown(container) else {
      if let old, let view = old.body.controller.view { try remove(view.body) }
      return
    }
    if let new { try loadView(of: new.body) }
    if order == .oldFirst, let old { try willDisappear(old, animated: animated) }
    if let new {
      try willShow()
      try willAppear(new, animated: animated)
    }
    if order != .oldFirst, let old { try willDisappear(old, animated: animated) }
    if let new {
      try fill(container, with: new)
      try isAppearing(new, animated: animated)
      if order != .newFirst {
        try layout()
        while try settleAfterLayout() { try layout() }
      }
    }
    func leave() throws(Signal) {
      guard let old else { return }
      if let view = old.body.controller.view { try remove(view.body) }
      try didDisappear(old, animated: animated)
    }
    if order != .newFirst { try leave() }
    if let new { try didAppear(new, animated: animated) }
    if order == .newFirst { try leave() }
  }

  /// Called when a container has heard `viewWillAppear`: what it is to show comes into its view.
  func prepareContainer(_ container: Body) throws(Signal) {
    guard container.isKind(of: "UIViewController") else { return }
    if container.isKind(of: "UISplitViewController") { try collapseColumns(of: container) }
    if container.isKind(of: "UINavigationController"), let top = container.controller.children.last {
      try fill(container, with: top)
      // The delegate hears of the first screen as of any other (observed: openradar 44966342); that it is not told
      // again when the container comes back is not verified.
      if !container.container.hasShown {
        container.container.hasShown = true
        container.container.announced = top
        try tellDelegate(container, "willShow", top, false)
      }
    } else if container.isKind(of: "UITabBarController") {
      let children = container.controller.children
      if children.indices.contains(container.container.selected) {
        try fill(container, with: children[container.container.selected])
      }
    } else if container.isKind(of: "UIPageViewController") || container.isKind(of: "UISplitViewController") {
      if let page = container.container.shown.first { try fill(container, with: page) }
    }
  }

  /// Called when a container has appeared: children that came with it hear that they did.
  func finishContainer(_ container: Body) throws(Signal) {
    guard let part = container.existing(ContainerPart.self) else { return }
    let due = part.arriving
    part.arriving = []
    for child in due { try notifyMove(.didMove, "didMove(toParent:)", child, container) }
    if let first = part.announced {
      part.announced = nil
      try tellDelegate(container, "didShow", first, false)
    }
  }

  /// Adds a child as a container does: `didMove` comes at once, or when it has appeared.
  func adopt(_ child: Handle, in container: Body, isLater: Bool) throws(Signal) {
    try addChild(child, to: container)
    child.body.controller.lacksDidMove = false
    if isLater {
      container.container.arriving.append(child)
    } else {
      try notifyMove(.didMove, "didMove(toParent:)", child, container)
    }
  }

  /// Lets a child go as a container does; one that does not hear of it is still taken out.
  func release(_ child: Handle, willMove: Bool = true, isHeard: Bool = true) throws(Signal) {
    noteRelease(of: child.body, from: "its place in \(child.body.controller.parent?.name ?? "a container")")
    if willMove { try notifyMove(.willMove, "willMove(toParent:)", child, nil) }
    if let view = child.body.controller.view, view.body.view.superview != nil { try remove(view.body) }
    try removeFromParent(child, isHeard: isHeard)
  }

  /// Pops what the topmost navigation controller shows; false where there is nothing under it.
  package func goBack() throws(Signal) -> Bool {
    guard var at = topmost else { return false }
    var found: Body?
    while true {
      if at.isKind(of: "UINavigationController"), at.controller.children.count > 1 { found = at }
      let shown = at.controller.children.last { child in
        child.body.controller.view?.body.window != nil
      }
      guard let shown else { break }
      at = shown.body
    }
    guard let found else { return false }
    _ = try pop(found, animated: true)
    return true
  }
}

extension Body {
  /// The bar of a container, of this class, made when it is first asked for.
  func containerBar(_ type: String) throws(Signal) -> Handle {
    if let bar = container.bar { return bar }
    let made = try machine.make(type)
    made.body.extras[ObjectIdentifier(BarOwner.self)] = BarOwner(self)
    container.bar = made
    return made
  }
}
