import Diagnostics
import Interpreter
import Layout
import Trace

/// The simulated device: one window, the focus, and the phases of a run-loop turn.
package final class Screen: ObjectGraph.Place {
  package var pathName: String? { nil }
  package unowned let machine: Machine
  package private(set) var window: Handle!
  package weak var firstResponder: Body?
  /// What has the keyboard and is no view of UIKit's.
  package internal(set) weak var otherInput: (any KeyboardInput)?
  /// Points; portrait.
  package var size = Size(width: 390, height: 844)
  package var isDark = false
  /// A place in the sizes of Dynamic Type.
  package var textSize = DynamicType.standard
  /// Views that need layout, in order of asking.
  private var queue: [Body] = []
  /// Runs before each layout: SwiftUI's graphs bring themselves up to date.
  package var beforeLayout: [() throws -> Bool] = []
  /// Runs when everything has been laid out and nothing is dirty: onAppear and its like. True where something ran.
  package var afterLayout: [() throws -> Bool] = []
  /// The calls to controllers and views that are going on.
  private var notifying: [(kind: EventKind, body: ObjectIdentifier)] = []
  /// Controllers that came into the window during layout and are to appear.
  package var arriving: [Body] = []
  /// SwiftUI's own fields follow the focus and the text of the views behind them.
  package var focusDidChange: [() throws(Signal) -> Void] = []
  package var textWatchers: [(Body) throws(Signal) -> Void] = []
  package var submitWatchers: [(Body) throws(Signal) -> Void] = []
  /// Told when a frame has been shown: between two keys of the keyboard.
  package var frameDidEnd: [() -> Void] = []
  /// Told when a view's intrinsic size may be another one (L53).
  package var intrinsicSizeDidChange: ((Body) -> Void)?
  var isKeyboardShown = false
  /// A view draws.
  var isDrawing = false
  /// The focus goes from one input to another: the keyboard stays.
  var isChangingFocus = false
  /// Controllers whose containment is looked at when the step rests.
  var unchecked: [Body] = []
  /// The learner's controllers that a container or a presentation has let go in this step, to see which live on.
  private var released: [(controller: Body, place: String)] = []
  /// Told which controller the user has pulled down, for whoever presented it by a binding.
  package var pulledDown: [(Body) throws -> Void] = []
  /// Grows with each change that constraints may feel.
  var constraintState = 0
  /// The view under the finger.
  weak var touched: Body?
  /// What is under the finger of the things that a view hosts.
  package weak var touchedNode: AnyObject?
  /// Where that stands in the window.
  package var touchedFrame: Rect?
  /// The menu that is open.
  var openMenu: Handle?
  /// Draws are coalesced within a step.
  private var displayQueue: [Body] = []

  init(_ machine: Machine) { self.machine = machine }

  /// Notes that a controller has left its place.
  func noteRelease(of controller: Body, from place: String) {
    if controller.type.isLearners { released.append((controller, place)) }
  }

  /// The controllers that outlive their place, each told once; one that has found another is in use.
  package func takeOutliving() -> [(body: Body, place: String)] {
    defer { released = [] }
    return released.filter {
      $0.controller.phase == .alive && $0.controller.controller.parent == nil
        && $0.controller.controller.presenting == nil
    }.map { ($0.controller, $0.place) }
  }

  /// Insets of the safe area in points.
  package var safeArea: EdgeInsets {
    size.width > size.height
      ? EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
      : EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  }

  /// Makes the window when it is first needed.
  @discardableResult
  package func ensureWindow() throws(Signal) -> Handle {
    if let window { return window }
    let made = try machine.make("UIWindow")
    made.body.view.frame = Rect(origin: .zero, size: size)
    window = made
    return made
  }

  // MARK: Layout

  package func setNeedsLayout(_ body: Body) {
    let part = body.view
    part.needsLayout = true
    guard !part.isQueued else { return }
    part.isQueued = true
    queue.append(body)
  }

  package func setNeedsDisplay(_ body: Body) {
    if !displayQueue.contains(where: { $0 === body }), machine.learnersMethod("draw(_:)", of: body) != nil {
      displayQueue.append(body)
    }
  }

  /// Lays out what asked for it, until nothing does. A view outside the window waits, unless it lies in `root`.
  package func layout(in root: Body? = nil) throws(Signal) {
    var passes = 0
    while true {
      var worked = false
      for phase in beforeLayout { worked = try signalling(phase) || worked }
      let due = queue
      queue = []
      var waiting: [Body] = []
      var ready: [(depth: Int, body: Body)] = []
      for body in due {
        var depth = 0
        var at = body
        var isInside = at === root
        while let next = at.view.superview {
          depth += 1
          at = next
          if at === root { isInside = true }
        }
        if at.isKind(of: "UIWindow") || isInside { ready.append((depth, body)) } else { waiting.append(body) }
      }
      queue += waiting
      ready.sort { $0.depth < $1.depth }
      for (_, body) in ready {
        body.view.isQueued = false
        if body.view.needsLayout { try layOut(body) }
      }
      guard !ready.isEmpty || worked else { break }
      passes += 1
      if passes > 100 {
        throw .trap(
          "the layout does not settle: \(ready.first?.body.name ?? "a view") asks for layout again in each pass",
          advice: ["what does layoutSubviews change that makes it run again?"], at: machine.current.position)
      }
    }
    let drawing = displayQueue
    displayQueue = []
    for body in drawing where body.window != nil {
      guard let handle = body.handle else { continue }
      let bounds = machine.value(Rect(origin: .zero, size: body.view.frame.size))
      isDrawing = true
      defer { isDrawing = false }
      try tracking(body, "draw(_:)") { () throws(Signal) in
        try machine.send("draw(_:)", to: handle, [bounds])
      } onChange: { [weak self] body in
        self?.setNeedsDisplay(body)
      }
    }
  }

  private func layOut(_ body: Body) throws(Signal) {
    body.view.needsLayout = false
    guard let handle = body.handle else { return }
    try updateProperties(of: body)
    try updateConstraints(of: body)
    solveConstraints(for: body)
    let controller = body.view.controller
    if let controller { try layOutController(controller, .viewWillLayoutSubviews, "viewWillLayoutSubviews()", body) }
    if body.type.isLearners, machine.learnersMethod("layoutSubviews()", of: body) != nil {
      try tracking(body, "layoutSubviews()") { () throws(Signal) in
        try notify(.layoutSubviews, "layoutSubviews()", handle)
      } onChange: { [weak self] body in
        self?.setNeedsLayout(body)
      }
    } else {
      try machine.send("layoutSubviews()", to: handle)
    }
    if let controller { try layOutController(controller, .viewDidLayoutSubviews, "viewDidLayoutSubviews()", body) }
    // What the callbacks changed by constraints holds in the same pass.
    solveConstraints(for: body)
  }

  /// A controller's part of the layout; what it reads is watched where the learner wrote it.
  private func layOutController(_ controller: Body, _ kind: EventKind, _ method: String, _ view: Body) throws(Signal) {
    guard let handle = controller.handle else { return }
    guard machine.learnersMethod(method, of: controller) != nil else {
      try notify(kind, method, handle)
      return
    }
    try tracking(controller, method) { () throws(Signal) in
      try notify(kind, method, handle)
    } onChange: { [weak self, weak view] _ in
      if let view { self?.setNeedsLayout(view) }
    }
  }

  /// `updateConstraints()` where it was asked for, before the layout that needs it.
  func updateConstraints(of body: Body) throws(Signal) {
    guard body.view.needsConstraints, let handle = body.handle else { return }
    body.view.needsConstraints = false
    if let controller = body.view.controller, let owner = controller.handle,
      machine.learnersMethod("updateViewConstraints()", of: controller) != nil
    {
      try notify(.updateViewConstraints, "updateViewConstraints()", owner)
    }
    if machine.learnersMethod("updateConstraints()", of: body) != nil {
      try notify(.updateConstraints, "updateConstraints()", handle)
    }
  }

  /// Sends a controller or view one of its calls; an event where the learner declared it or it hosts SwiftUI.
  @discardableResult
  package func notify(
    _ kind: EventKind, _ method: String, _ handle: Handle, _ arguments: [Value] = [], because: Because? = nil
  ) throws(Signal) -> Value {
    let body = handle.body
    // On the Mac the calls have no flag, and layout has another name.
    if body.isKind(of: "NSViewController"), method.hasPrefix("view"), method != "viewDidLoad()" {
      let plain = String(method.prefix { $0 != "(" }).replacing("Subviews", with: "") + "()"
      return try notifyNamed(kind, plain, handle, [], because: because)
    }
    return try notifyNamed(kind, method, handle, arguments, because: because)
  }

  private func notifyNamed(
    _ kind: EventKind, _ method: String, _ handle: Handle, _ arguments: [Value], because: Because?
  ) throws(Signal) -> Value {
    let body = handle.body
    guard body.type.isLearners || (body.isKind(of: "UIHostingController") && body.isTraced) else {
      return try machine.send(method, to: handle, arguments)
    }
    let number = machine.recorder.record(
      Event(kind, type: body.displayType, member: method, object: body.name, because: because))
    machine.recorder.enter(number)
    notifying.append((kind, ObjectIdentifier(body)))
    defer {
      notifying.removeLast()
      machine.recorder.leave()
    }
    return try machine.send(method, to: handle, arguments)
  }

  /// The base implementation of a call that code makes itself, as `didMove(toParent:)`: an event of its own, where it is
  /// not already the event that goes on.
  func noteDirect(_ kind: EventKind, _ method: String, _ body: Body) {
    guard body.type.isLearners || (body.isKind(of: "UIHostingController") && body.isTraced) else { return }
    if notifying.contains(where: { $0.kind == kind && $0.body == ObjectIdentifier(body) }) { return }
    machine.recorder.record(
      Event(kind, type: body.displayType, member: method, object: body.name, at: machine.current.position))
  }

  /// What a view shows has another size.
  package func contentDidChange(_ body: Body) {
    intrinsicSizeDidChange?(body)
    constraintState += 1
    if let superview = body.view.superview { setNeedsLayout(superview) }
    setNeedsLayout(constraintRoot(of: body))
    setNeedsLayout(body)
  }

  // MARK: Hierarchy

  /// Puts `view` into `superview` at a place among its subviews.
  package func insert(_ view: Handle, into superview: Body, at index: Int? = nil) throws(Signal) {
    let part = view.body.view
    if view.body === superview {
      throw .trap("*** -[UIView addSubview:] Can't add self as subview", at: machine.current.position)
    }
    if let old = part.superview { old.view.subviews.removeAll { $0.body === view.body } }
    let oldWindow = view.body.window
    let newWindow = superview.window
    if let child = part.controller { try checkContainment(of: child, in: superview) }
    if oldWindow !== newWindow { try windowWillChange(view.body, to: newWindow) }
    try tell(view, "willMove(toSuperview:)", [superview.value.isVoid ? .none : .some(superview.value)])
    let parent = superview.view
    parent.subviews.insert(view, at: min(index ?? parent.subviews.count, parent.subviews.count))
    part.superview = superview
    constraintState += 1
    if let handle = superview.handle { try tell(handle, "didAddSubview(_:)", [.object(view)]) }
    try tell(view, "didMoveToSuperview()")
    if oldWindow !== newWindow { try windowDidChange(view.body) }
    // A child's view that comes into a visible parent's makes the child appear.
    if oldWindow == nil, newWindow != nil, let child = part.controller,
      child.controller.parent?.controller.appearance == .appeared,
      !arriving.contains(where: { $0 === child })
    {
      arriving.append(child)
    }
    if part.needsLayout { setNeedsLayout(view.body) }
    setNeedsLayout(superview)
  }

  package func remove(_ view: Body) throws(Signal) {
    guard let superview = view.view.superview, let handle = view.handle else { return }
    let hadWindow = view.window != nil
    // A child whose view leaves its visible parent disappears.
    let leaving =
      hadWindow && view.view.controller?.controller.appearance == .appeared ? view.view.controller?.handle : nil
    if let leaving { try willDisappear(leaving) }
    if hadWindow {
      try resignInside(view)
      try windowWillChange(view, to: nil)
    }
    if let parent = superview.handle { try tell(parent, "willRemoveSubview(_:)", [.object(handle)]) }
    try tell(handle, "willMove(toSuperview:)", [.none])
    dropConstraints(reachingOutOf: view)
    superview.view.subviews.removeAll { $0.body === view }
    superview.arrangedIfAny?.views.removeAll { $0.body === view }
    view.view.superview = nil
    constraintState += 1
    try tell(handle, "didMoveToSuperview()")
    if hadWindow { try windowDidChange(view) }
    if let leaving { try didDisappear(leaving) }
    setNeedsLayout(superview)
  }

  /// A view that leaves the window gives up the focus, before anything else hears of it (L225).
  private func resignInside(_ view: Body) throws(Signal) {
    guard let focused = firstResponder else { return }
    var at: Body? = focused
    while let current = at {
      if current === view {
        if let handle = focused.handle { try machine.send("resignFirstResponder()", to: handle) }
        if firstResponder === focused { firstResponder = nil }
        return
      }
      at = current.view.superview
    }
  }

  private func windowWillChange(_ body: Body, to window: Body?) throws(Signal) {
    if let handle = body.handle { try tell(handle, "willMove(toWindow:)", [window.map { .some($0.value) } ?? .none]) }
    for child in body.view.subviews { try windowWillChange(child.body, to: window) }
  }

  private func windowDidChange(_ body: Body) throws(Signal) {
    if let handle = body.handle { try tell(handle, "didMoveToWindow()") }
    if body.view.needsLayout { setNeedsLayout(body) }
    if body.window != nil { setNeedsDisplay(body) }
    for child in body.view.subviews { try windowDidChange(child.body) }
  }

  /// Calls a hook of a view, with an event where the learner overrides it.
  private func tell(_ handle: Handle, _ method: String, _ arguments: [Value] = []) throws(Signal) {
    guard let member = handle.body.type.members(fullName: method).first(where: { !$0.isStatic }) else { return }
    if case .empty = member.body { return }
    guard member.owner.isLearners else {
      _ = try machine.current.call(member, on: .object(handle), arguments)
      return
    }
    let kinds: [String: EventKind] = [
      "willMove(toSuperview:)": .willMoveToSuperview, "didMoveToSuperview()": .didMoveToSuperview,
      "willMove(toWindow:)": .willMoveToWindow,
      "didMoveToWindow()": .didMoveToWindow,
    ]
    guard let kind = kinds[method] else {
      _ = try machine.current.call(member, on: .object(handle), arguments)
      return
    }
    try notify(kind, method, handle, arguments)
  }

  /// Sets a frame, in points; subviews follow by their autoresizing masks.
  package func setFrame(_ body: Body, _ frame: Rect, isSolved: Bool = false) {
    let part = body.view
    let old = part.frame
    guard old != frame else { return }
    part.frame = frame
    if !isSolved { constraintState += 1 }
    guard old.size != frame.size else { return }
    for child in part.subviews {
      let mask = child.body.field("autoresizingMask").asStruct?.fields[0].asInt ?? 0
      guard mask & 18 != 0 else { continue }
      var rect = child.body.view.frame
      if mask & 2 != 0 { rect.size.width = max(0, rect.size.width + frame.size.width - old.size.width) }
      if mask & 16 != 0 { rect.size.height = max(0, rect.size.height + frame.size.height - old.size.height) }
      setFrame(child.body, rect)
    }
    setNeedsLayout(body)
  }
}

extension Machine {
  /// The simulated device.
  package var screen: Screen { extra(Screen.self) { Screen(self) } }
}
