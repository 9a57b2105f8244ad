import Interpreter
import Layout
import Trace

/// Where a scroll view is in a movement of the finger.
final class ScrollPart {
  var isDragging = false
  var isDecelerating = false
  var isZooming = false
  var zoom = 1.0
  var pan: Handle?
  var refresh: Handle?
}

extension Body {
  var scroll: ScrollPart { extra(ScrollPart.self, ScrollPart.init) }
}

extension Screen {
  /// Moves the content and says so before it returns; the same offset says nothing (L208, L210).
  package func setContentOffset(_ body: Body, _ point: Point) throws(Signal) {
    guard let handle = body.handle, body.view.boundsOrigin != point else { return }
    body.view.boundsOrigin = point
    setNeedsLayout(body)
    try ask(body, "scrollViewDidScroll(_:)", [.object(handle)])
  }

  /// The furthest offset that the content and its insets allow.
  package func contentLimits(of body: Body) -> (least: Point, most: Point) {
    let content = machine.size(body.field("contentSize"))
    let insets = machine.insets(body.field("contentInset"))
    let size = body.view.frame.size
    let least = Point(x: -insets.leading, y: -insets.top)
    return (
      least,
      Point(
        x: max(least.x, content.width + insets.trailing - size.width),
        y: max(least.y, content.height + insets.bottom - size.height))
    )
  }

  /// A finger drags to `target` and lets go: dragging, the rest by deceleration, each callback in UIKit's order. With
  /// paging the content comes to rest at the nearest page.
  package func drag(_ body: Body, to target: Point) throws(Signal) {
    guard let handle = body.handle, body.flag("isScrollEnabled") else { return }
    let this = Value.object(handle)
    let part = body.scroll
    let limits = contentLimits(of: body)
    var end = Point(
      x: max(limits.least.x, min(limits.most.x, target.x)), y: max(limits.least.y, min(limits.most.y, target.y)))
    let size = body.view.frame.size
    if body.flag("isPagingEnabled"), size.width > 0, size.height > 0 {
      if end.x != body.view.boundsOrigin.x { end.x = (end.x / size.width).rounded() * size.width }
      if end.y != body.view.boundsOrigin.y { end.y = (end.y / size.height).rounded() * size.height }
    }
    let start = body.view.boundsOrigin
    part.isDragging = true
    if !body.field("keyboardDismissMode").isCase("none"), let focused = firstResponder, let owner = focused.handle {
      try machine.send("resignFirstResponder()", to: owner)
    }
    try ask(body, "scrollViewWillBeginDragging(_:)", [this])
    try setContentOffset(body, Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    try turn()
    let box = Box(machine.value(end))
    try ask(
      body, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [this, machine.value(Point(x: end.x == start.x ? 0 : 1, y: end.y == start.y ? 0 : 1)), machine.pointer(to: box)])
    end = machine.point(box.value)
    part.isDragging = false
    part.isDecelerating = true
    try ask(body, "scrollViewDidEndDragging(_:willDecelerate:)", [this, .bool(true)])
    try ask(body, "scrollViewWillBeginDecelerating(_:)", [this])
    try setContentOffset(body, end)
    part.isDecelerating = false
    try turn()
    try ask(body, "scrollViewDidEndDecelerating(_:)", [this])
    // Pulled beyond the top: the refresh control starts and says so.
    if target.y < limits.least.y - 60, let refresh = part.refresh?.body, refresh.existing(Spinning.self) == nil {
      _ = refresh.extra(Spinning.self, Spinning.init)
      try sendActions(refresh, ControlEvents.valueChanged | ControlEvents.primaryActionTriggered)
    }
  }

  /// Animated by code: reported while it moves, and once at its end (L209).
  package func animateContentOffset(_ body: Body, to point: Point) {
    guard body.view.boundsOrigin != point else { return }
    let from = body.view.boundsOrigin
    for step in 1...3 {
      machine.executor.schedule(after: 0.1 * Double(step)) { [weak handle = body.handle, self] () throws(Signal) in
        guard let handle else { return }
        let part = Double(step) / 3
        let at = Point(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part)
        try setContentOffset(handle.body, step == 3 ? point : at)
        if step == 3 { try ask(handle.body, "scrollViewDidEndScrollingAnimation(_:)", [.object(handle)]) }
      }
    }
  }

  /// Zooms about the top left corner, within the limits.
  func zoom(_ body: Body, to scale: Double) throws(Signal) {
    guard let handle = body.handle else { return }
    let limited = max(body.number("minimumZoomScale"), min(body.number("maximumZoomScale"), scale))
    guard limited != body.scroll.zoom else { return }
    guard case .object(let view)? = try ask(body, "viewForZooming(in:)", [.object(handle)])?.unwrapped else { return }
    let factor = limited / body.scroll.zoom
    body.scroll.zoom = limited
    if let member = view.body.type.storedMember("transform") {
      var this = Value.object(view)
      let transform = machine.program.known("CGAffineTransform")
      if let initializer = transform.members(named: "init").first(where: { $0.fullName == "init(scaleX:y:)" }) {
        let value = try machine.current.construct(transform, initializer, [.double(limited), .double(limited)])
        try machine.current.write(member, of: &this, value)
      }
    }
    let content = machine.size(body.field("contentSize"))
    body.setField("contentSize", machine.value(Size(width: content.width * factor, height: content.height * factor)))
    try ask(body, "scrollViewDidZoom(_:)", [.object(handle)])
  }

  /// Two fingers: began, zoomed, ended.
  func pinch(_ body: Body, by scale: Double) throws(Signal) -> Bool {
    guard let handle = body.handle, body.number("maximumZoomScale") > body.number("minimumZoomScale") else {
      return false
    }
    guard let view = try ask(body, "viewForZooming(in:)", [.object(handle)]), view.unwrapped != nil else {
      return false
    }
    body.scroll.isZooming = true
    try ask(body, "scrollViewWillBeginZooming(_:with:)", [.object(handle), view])
    try zoom(body, to: body.scroll.zoom * scale)
    body.scroll.isZooming = false
    try ask(
      body, "scrollViewDidEndZooming(_:with:atScale:)", [.object(handle), view, .double(body.scroll.zoom)])
    return true
  }
}

extension Machine {
  /// Insets between the learner's values and the layout's.
  package func insets(_ value: Value) -> EdgeInsets {
    guard let value = value.unwrapped?.asStruct, value.count >= 4 else {
      return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    func number(_ place: Int) -> Double { value.fields[place].asDouble ?? 0 }
    return EdgeInsets(top: number(0), leading: number(1), bottom: number(2), trailing: number(3))
  }

  package func value(_ insets: EdgeInsets) -> Value {
    .structure(
      StructValue(
        program.known("UIEdgeInsets"),
        [insets.top, insets.leading, insets.bottom, insets.trailing].map { .double($0) }))
  }

  /// An `UnsafeMutablePointer` to a variable of the host's.
  package func pointer(to box: Box) -> Value {
    .structure(StructValue(program.known("UnsafeMutablePointer"), [.native(box)]))
  }
}
