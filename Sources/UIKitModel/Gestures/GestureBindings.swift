import Frameworks
import Interpreter
import Layout

/// Gesture recognizers, touches and interactions.
func bindGestures(_ b: Bindings) {
  func add(_ call: Call, _ target: Handle?, _ selector: String) {
    guard let body = call.body, let target, !selector.isEmpty else { return }
    body.gesture.targets.append(TargetAction(target: WeakReference(target), selector: selector, events: -1))
  }
  b["UIGestureRecognizer.init(target:action:)"] = { call in
    add(call, call.handle(0), call.value(1).rawText)
    return .void
  }
  b["UIGestureRecognizer.addTarget(_:action:)"] = b["UIGestureRecognizer.init(target:action:)"]
  b["UIGestureRecognizer.removeTarget(_:action:)"] = { call in
    let selector = call.value(1).rawText
    call.body?.gesture.targets.removeAll {
      (call.handle(0) == nil || $0.target?.handle === call.handle(0)) && (selector.isEmpty || $0.selector == selector)
    }
    return .void
  }
  b["UIGestureRecognizer.require(toFail:)"] = { call in
    call.body?.gesture.required.append(WeakReference(call.handle(0)))
    return .void
  }
  b["UIGestureRecognizer.state"] = { call in
    call.machine.enumCase("UIGestureRecognizer.State", call.body?.gesture.state.rawValue ?? "possible")
  }
  b["UIGestureRecognizer.state="] = { call in
    if case .enumeration(let value) = call.value(0), let state = GesturePart.State(rawValue: value.entry.name) {
      call.body?.gesture.state = state
    }
    return .void
  }
  b["UIGestureRecognizer.view"] = { call in .optional(call.body?.gesture.view?.value) }
  b["UIGestureRecognizer.numberOfTouches"] = { call in .int(call.body?.gesture.touches ?? 0) }
  func place(_ call: Call, _ point: Point) -> Value {
    let origin = call.handle(0)?.body.frameInWindow.origin ?? .zero
    let bounds = call.handle(0)?.body.view.boundsOrigin ?? .zero
    return call.machine.value(Point(x: point.x - origin.x + bounds.x, y: point.y - origin.y + bounds.y))
  }
  b["UIGestureRecognizer.location(in:)"] = { call in place(call, call.body?.gesture.location ?? .zero) }
  b["UITouch.location(in:)"] = { call in place(call, (call.body?.payload as? TouchPlace)?.point ?? .zero) }
  b["UIPanGestureRecognizer.translation(in:)"] = { call in
    call.machine.value(call.body?.gesture.translation ?? .zero)
  }
  b["UIPanGestureRecognizer.setTranslation(_:in:)"] = { call in
    call.body?.gesture.translation = call.machine.point(call.value(0))
    return .void
  }
  b["UIPanGestureRecognizer.velocity(in:)"] = { call in call.machine.value(call.body?.gesture.velocity ?? .zero) }
  for name in ["UIPinchGestureRecognizer", "UIRotationGestureRecognizer"] {
    b["\(name).velocity"] = { call in .double(call.body?.gesture.speed ?? 0) }
  }
  bindGesturesOfViews(b)
}

private func bindGesturesOfViews(_ b: Bindings) {
  func add(_ recognizer: Handle, to view: Body) {
    // A recognizer belongs to one view.
    if let old = recognizer.body.gesture.view { old.recognizers.removeAll { $0 === recognizer } }
    view.recognizers.append(recognizer)
    recognizer.body.gesture.view = view
  }
  b["UIView.gestureRecognizers"] = { call in
    let list = call.body?.recognizers ?? []
    return list.isEmpty ? .none : .some(.array(list.map { .object($0) }))
  }
  b["UIView.gestureRecognizers="] = { call in
    guard let body = call.body else { return .void }
    for old in body.recognizers { old.body.gesture.view = nil }
    body.recognizers = []
    for case .object(let recognizer) in call.array(0) { add(recognizer, to: body) }
    return .void
  }
  b["UIView.addGestureRecognizer(_:)"] = { call in
    if let body = call.body, let recognizer = call.handle(0) { add(recognizer, to: body) }
    return .void
  }
  b["UIView.removeGestureRecognizer(_:)"] = { call in
    guard let body = call.body, let recognizer = call.handle(0) else { return .void }
    body.recognizers.removeAll { $0 === recognizer }
    recognizer.body.gesture.view = nil
    return .void
  }
  b["UIView.interactions"] = { call in .array(call.body?.interactions.map { .object($0) } ?? []) }
  b["UIView.addInteraction(_:)"] = { call in
    if let interaction = call.handle(0) { call.body?.interactions.append(interaction) }
    return .void
  }
  b["UIView.removeInteraction(_:)"] = { call in
    call.body?.interactions.removeAll { $0 === call.handle(0) }
    return .void
  }
  b["UIContextMenuInteraction.init(delegate:)"] = { call in
    call.body?.setField("delegate", .native(WeakReference(call.handle(0))))
    return .void
  }
  b["UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)"] = { call in
    call.body?.setField("actionProvider", call.value(2))
    return .void
  }
  b["UIView.isUserInteractionEnabled"] = { call in
    .bool(call.body.map { call.machine.screen.isInteractive($0) } ?? false)
  }
  b["UIView.isUserInteractionEnabled="] = { call in
    call.body?.view.isInteractive = call.bool(0)
    return .void
  }
  b["UIView.point(inside:with:)"] = { call in
    guard let size = call.body?.view.frame.size, let origin = call.body?.view.boundsOrigin else { return .bool(false) }
    let point = call.machine.point(call.value(0))
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return .bool(x >= 0 && y >= 0 && x < size.width && y < size.height)
  }
  // From the front to the back, what is hidden, transparent or takes no touches left out.
  b["UIView.hitTest(_:with:)"] = { call in
    guard let body = call.body, let handle = body.handle else { return .none }
    let machine = call.machine
    if body.flag("isHidden") || body.number("alpha") < 0.01 || !machine.screen.isInteractive(body) { return .none }
    guard try machine.send("point(inside:with:)", to: handle, [call.value(0), .none]).asBool == true else {
      return .none
    }
    let point = machine.point(call.value(0))
    for child in body.view.subviews.reversed() {
      let frame = child.body.view.frame
      let origin = child.body.view.boundsOrigin
      let inside = Point(x: point.x - frame.origin.x + origin.x, y: point.y - frame.origin.y + origin.y)
      let found = try machine.send("hitTest(_:with:)", to: child, [machine.value(inside), .none])
      if found.unwrapped != nil { return found }
    }
    return .some(.object(handle))
  }
  // A touch that a responder does not want goes on to the next one.
  for method in ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"] {
    b["UIResponder.\(method)(_:with:)"] = { call in
      guard let body = call.body, body.isView else { return .void }
      let screen = call.machine.screen
      if let controller = body.view.controller, let handle = controller.handle,
        call.machine.learnersMethod("\(method)(_:with:)", of: controller) != nil
      {
        return try call.machine.send("\(method)(_:with:)", to: handle, call.arguments)
      }
      guard let next = body.view.superview, let handle = screen.responder(from: next, to: "\(method)(_:with:)") else {
        return .void
      }
      return try call.machine.send("\(method)(_:with:)", to: handle, call.arguments)
    }
  }
}
