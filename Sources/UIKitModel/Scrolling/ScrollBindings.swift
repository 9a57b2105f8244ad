import Frameworks
import Interpreter
import Layout

/// `UIScrollView`.
func bindScrolling(_ b: Bindings) {
  b["UIScrollView.contentOffset"] = { call in call.machine.value(call.body?.view.boundsOrigin ?? .zero) }
  b["UIScrollView.contentOffset="] = { call in
    if let body = call.body { try call.machine.screen.setContentOffset(body, call.machine.point(call.value(0))) }
    return .void
  }
  b["UIScrollView.setContentOffset(_:animated:)"] = { call in
    guard let body = call.body else { return .void }
    let point = call.machine.point(call.value(0))
    if call.bool(1) {
      call.machine.screen.animateContentOffset(body, to: point)
    } else {
      try call.machine.screen.setContentOffset(body, point)
    }
    return .void
  }
  b["UIScrollView.scrollRectToVisible(_:animated:)"] = { call in
    guard let body = call.body else { return .void }
    let rect = call.machine.rect(call.value(0))
    let size = body.view.frame.size
    var point = body.view.boundsOrigin
    if rect.maxY > point.y + size.height { point.y = rect.maxY - size.height }
    if rect.minY < point.y { point.y = rect.minY }
    if rect.maxX > point.x + size.width { point.x = rect.maxX - size.width }
    if rect.minX < point.x { point.x = rect.minX }
    if call.bool(1) {
      call.machine.screen.animateContentOffset(body, to: point)
    } else {
      try call.machine.screen.setContentOffset(body, point)
    }
    return .void
  }
  b["UIScrollView.zoomScale"] = { call in .double(call.body?.scroll.zoom ?? 1) }
  b["UIScrollView.zoomScale="] = { call in
    if let body = call.body { try call.machine.screen.zoom(body, to: call.double(0)) }
    return .void
  }
  b["UIScrollView.zoom(to:animated:)"] = { call in
    guard let body = call.body else { return .void }
    let rect = call.machine.rect(call.value(0))
    let size = body.view.frame.size
    if rect.size.width > 0, rect.size.height > 0 {
      try call.machine.screen.zoom(body, to: min(size.width / rect.size.width, size.height / rect.size.height))
    }
    return .void
  }
  b["UIScrollView.isTracking"] = { call in .bool(call.body?.scroll.isDragging ?? false) }
  b["UIScrollView.isDragging"] = { call in .bool(call.body?.scroll.isDragging ?? false) }
  b["UIScrollView.isDecelerating"] = { call in .bool(call.body?.scroll.isDecelerating ?? false) }
  b["UIScrollView.isZooming"] = { call in .bool(call.body?.scroll.isZooming ?? false) }
  b["UIScrollView.refreshControl"] = { call in .optional(call.body?.scroll.refresh.map { .object($0) }) }
  b["UIScrollView.refreshControl="] = { call in
    guard let body = call.body else { return .void }
    if let old = body.scroll.refresh { try call.machine.screen.remove(old.body) }
    body.scroll.refresh = call.handle(0)
    if let new = call.handle(0) { try call.machine.screen.insert(new, into: body, at: 0) }
    return .void
  }
  b["UIScrollView.panGestureRecognizer"] = { call in
    guard let body = call.body else { return .void }
    if let pan = body.scroll.pan { return .object(pan) }
    let made = try call.machine.make("UIPanGestureRecognizer")
    body.scroll.pan = made
    return .object(made)
  }
}

func installScrolling(_ traits: ViewTraits) {
  traits.gestures["UIScrollView"] = { body, gesture in
    let screen = body.machine.screen
    switch gesture {
    case .pan(let dx, let dy):
      let origin = body.view.boundsOrigin
      try screen.drag(body, to: Point(x: origin.x - dx, y: origin.y - dy))
      return true
    case .swipe(let direction):
      let (origin, size) = (body.view.boundsOrigin, body.view.frame.size)
      let x = direction & 2 != 0 ? size.width : direction & 1 != 0 ? -size.width : 0
      let y = direction & 4 != 0 ? size.height : direction & 8 != 0 ? -size.height : 0
      try screen.drag(body, to: Point(x: origin.x + x, y: origin.y + y))
      return true
    case .pinch(let scale): return try screen.pinch(body, by: scale)
    default: return false
    }
  }
}
