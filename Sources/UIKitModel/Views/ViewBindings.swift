import Frameworks
import Interpreter
import Layout

/// `UIView` and what every view does.
func bindViews(_ b: Bindings) {
  func part(_ call: Call) throws -> ViewPart {
    guard let body = call.body else { throw call.trap("a view was expected here") }
    return body.view
  }
  b["UIView.init(frame:)"] = { call in
    guard let body = call.body else { return .void }
    body.view.frame = call.machine.rect(call.value(0))
    call.machine.screen.setNeedsLayout(body)
    return .void
  }
  b["UIView.init(coder:)"] = { _ in .none }
  b["UIView.frame"] = { call in call.machine.value(try part(call).frame) }
  b["UIView.frame="] = { call in
    call.machine.screen.setFrame(try part(call).body, call.machine.rect(call.value(0)))
    return .void
  }
  b["UIView.bounds"] = { call in
    let part = try part(call)
    return call.machine.value(Rect(origin: part.boundsOrigin, size: part.frame.size))
  }
  b["UIView.bounds="] = { call in
    let part = try part(call)
    let rect = call.machine.rect(call.value(0))
    part.boundsOrigin = rect.origin
    call.machine.screen.setFrame(part.body, Rect(origin: part.frame.origin, size: rect.size))
    return .void
  }
  b["UIView.center"] = { call in
    let frame = try part(call).frame
    return call.machine.value(
      Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2))
  }
  b["UIView.center="] = { call in
    let part = try part(call)
    let center = call.machine.point(call.value(0))
    call.machine.screen.setFrame(
      part.body,
      Rect(
        origin: Point(x: center.x - part.frame.size.width / 2, y: center.y - part.frame.size.height / 2),
        size: part.frame.size))
    return .void
  }
  b["UIView.superview"] = { call in .optional(try part(call).superview?.value) }
  b["UIView.subviews"] = { call in .array(try part(call).subviews.map { .object($0) }) }
  b["UIView.window"] = { call in .optional(try part(call).body.window?.value) }
  b["UIView.safeAreaInsets"] = { call in
    call.machine.value(call.machine.screen.safeAreaInsets(of: try part(call).body))
  }
  b["UIView.traitCollection"] = { call in try call.machine.screen.traits(of: call.body) }
  b["UIView.layer"] = { call in
    let part = try part(call)
    return .object(try call.machine.screen.layer(of: part))
  }
  b["UIView.tintColor"] = { call in
    var at: Body? = try part(call).body
    while let body = at {
      if let own = (body.view.tint)?.unwrapped { return .some(own) }
      at = body.view.superview
    }
    return .none
  }
  b["UIView.tintColor="] = { call in
    try part(call).tint = call.value(0)
    return .void
  }
  b["UIView.addSubview(_:)"] = { call in
    if let view = call.handle(0) { try call.machine.screen.insert(view, into: part(call).body) }
    return .void
  }
  b["UIView.insertSubview(_:at:)"] = { call in
    if let view = call.handle(0) { try call.machine.screen.insert(view, into: part(call).body, at: call.int(1)) }
    return .void
  }
  for (name, offset) in [("aboveSubview", 1), ("belowSubview", 0)] {
    b["UIView.insertSubview(_:\(name):)"] = { call in
      let part = try part(call)
      let place = part.subviews.firstIndex { $0.body === call.handle(1)?.body }.map { $0 + offset }
      if let view = call.handle(0) { try call.machine.screen.insert(view, into: part.body, at: place) }
      return .void
    }
  }
  b["UIView.removeFromSuperview()"] = { call in
    try call.machine.screen.remove(part(call).body)
    return .void
  }
  for (name, isFront) in [("bringSubviewToFront", true), ("sendSubviewToBack", false)] {
    b["UIView.\(name)(_:)"] = { call in
      let part = try part(call)
      guard let view = call.handle(0), let place = part.subviews.firstIndex(where: { $0.body === view.body }) else {
        return .void
      }
      part.subviews.remove(at: place)
      part.subviews.insert(view, at: isFront ? part.subviews.count : 0)
      return .void
    }
  }
  b["UIView.exchangeSubview(at:withSubviewAt:)"] = { call in
    let part = try part(call)
    let (a, b) = (call.int(0), call.int(1))
    if part.subviews.indices.contains(a), part.subviews.indices.contains(b) { part.subviews.swapAt(a, b) }
    return .void
  }
  b["UIView.isDescendant(of:)"] = { call in
    var at: Body? = try part(call).body
    while let body = at {
      if body === call.handle(0)?.body { return .bool(true) }
      at = body.view.superview
    }
    return .bool(false)
  }
  b["UIView.viewWithTag(_:)"] = { call in
    let wanted = call.int(0)
    func search(_ body: Body) -> Body? {
      if body.field("tag").asInt == wanted { return body }
      for child in body.view.subviews { if let found = search(child.body) { return found } }
      return nil
    }
    return .optional(search(try part(call).body)?.value)
  }
  b["UIView.setNeedsLayout()"] = { call in
    call.machine.screen.setNeedsLayout(try part(call).body)
    return .void
  }
  b["UIView.layoutIfNeeded()"] = { call in
    var top = try part(call).body
    while let next = top.view.superview { top = next }
    try call.machine.screen.layout(in: top)
    return .void
  }
  b["UIView.layoutSubviews()"] = { _ in .void }
  b["UIView.setNeedsDisplay()"] = { call in
    call.machine.screen.setNeedsDisplay(try part(call).body)
    return .void
  }
  b["UIView.setNeedsUpdateProperties()"] = { call in
    if let body = call.body { call.machine.screen.setNeedsProperties(body) }
    return .void
  }
  b["UIView.updatePropertiesIfNeeded()"] = { call in
    if let body = call.body { try call.machine.screen.updateProperties(of: body) }
    return .void
  }
  b["UIView.intrinsicContentSize"] = { call in
    guard let body = call.body else { return .void }
    let traits = call.machine.viewTraits
    let (width, height) = traits.entry(traits.measures, for: body)?(body, nil) ?? (nil, nil)
    return call.machine.value(Size(width: width ?? -1, height: height ?? -1))
  }
  b["UIView.invalidateIntrinsicContentSize()"] = { call in
    if let body = call.body { call.machine.screen.contentDidChange(body) }
    return .void
  }
  b["UIView.sizeThatFits(_:)"] = { call in
    guard let body = call.body else { return .void }
    let target = call.machine.size(call.value(0))
    let traits = call.machine.viewTraits
    let (width, height) =
      traits.entry(traits.measures, for: body)?(body, target.width > 0 && target.width < 1e6 ? target.width : nil) ?? (
        nil, nil
      )
    return call.machine.value(
      Size(width: width ?? body.view.frame.size.width, height: height ?? body.view.frame.size.height))
  }
  b["UIView.sizeToFit()"] = { call in
    guard let body = call.body, let handle = body.handle else { return .void }
    let size = call.machine.size(
      try call.machine.send("sizeThatFits(_:)", to: handle, [call.machine.value(body.view.frame.size)]))
    call.machine.screen.setFrame(body, Rect(origin: body.view.frame.origin, size: size))
    return .void
  }
  func axis(_ value: Value) -> Axis {
    if case .enumeration(let axis) = value, axis.entry.name == "vertical" { return .vertical }
    return .horizontal
  }
  func priority(_ call: Call, _ value: Double) -> Value {
    .structure(StructValue(call.machine.program.known("UILayoutPriority"), [.double(value)]))
  }
  b["UIView.setContentHuggingPriority(_:for:)"] = { call in
    try part(call).hugging[axis(call.value(1))] = call.value(0).asStruct?.fields[0].asDouble ?? 250
    if let body = call.body { call.machine.screen.contentDidChange(body) }
    return .void
  }
  b["UIView.setContentCompressionResistancePriority(_:for:)"] = { call in
    try part(call).compression[axis(call.value(1))] = call.value(0).asStruct?.fields[0].asDouble ?? 750
    if let body = call.body { call.machine.screen.contentDidChange(body) }
    return .void
  }
  b["UIView.contentHuggingPriority(for:)"] = { call in
    priority(call, MeasuredView(try part(call).body).hugging(axis(call.value(0))))
  }
  b["UIView.contentCompressionResistancePriority(for:)"] = { call in
    priority(call, MeasuredView(try part(call).body).compression(axis(call.value(0))))
  }
  for (name, sign) in [("to", 1.0), ("from", -1.0)] {
    b["UIView.convert(_:\(name):)"] = { call in
      let own = try part(call).body
      let other = call.handle(1)?.body
      /// Where a view's own coordinates begin in the window.
      func origin(_ body: Body?) -> Point {
        guard let body else { return .zero }
        let (origin, bounds) = (body.frameInWindow.origin, body.view.boundsOrigin)
        return Point(x: origin.x - bounds.x, y: origin.y - bounds.y)
      }
      let (from, to) = (origin(own), origin(other))
      let shift = Point(x: sign * (from.x - to.x), y: sign * (from.y - to.y))
      if call.value(0).asStruct?.type.name == "CGRect" {
        let rect = call.machine.rect(call.value(0))
        return call.machine.value(
          Rect(origin: Point(x: rect.origin.x + shift.x, y: rect.origin.y + shift.y), size: rect.size))
      }
      let point = call.machine.point(call.value(0))
      return call.machine.value(Point(x: point.x + shift.x, y: point.y + shift.y))
    }
  }
  b["UIView.endEditing(_:)"] = { call in
    guard let focused = call.machine.screen.firstResponder, let handle = focused.handle else { return .bool(false) }
    return try call.machine.send("resignFirstResponder()", to: handle)
  }
  // Values change at once, as a layer's model does; the completion comes when the time is over.
  func animate(_ name: String, animations: Int, completion: Int?, delay: Int? = nil) {
    b["UIView.animate(\(name))"] = { call in
      let wait = delay.map { call.double($0) } ?? 0
      _ = try call.call(animations)
      if let completion, case .some(let action) = call.value(completion) {
        call.machine.executor.schedule(after: call.double(0) + wait) { [fiber = call.fiber] () throws(Signal) in
          _ = try fiber.call(action, [.bool(true)])
        }
      }
      return .void
    }
  }
  animate("withDuration:animations:", animations: 1, completion: nil)
  animate("withDuration:animations:completion:", animations: 1, completion: 2)
  animate("withDuration:delay:options:animations:completion:", animations: 3, completion: 4, delay: 1)
  animate(
    "withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:", animations: 5,
    completion: 6, delay: 1)
  // Keyframes change values at once, as the other animations do.
  b["UIView.animateKeyframes(withDuration:delay:options:animations:completion:)"] = { call in
    _ = try call.call(3)
    if let completion = call.optional(4) {
      call.machine.executor.schedule(after: call.double(0) + call.double(1), holding: completion) {
        [fiber = call.fiber] () throws(Signal) in
        _ = try fiber.call(completion, [.bool(true)])
      }
    }
    return .void
  }
  b["UIView.transition(with:duration:options:animations:completion:)"] = { call in
    if case .some(let animations) = call.value(3) { _ = try call.fiber.call(animations, []) }
    if case .some(let action) = call.value(4) {
      call.machine.executor.schedule(after: call.double(1)) { [fiber = call.fiber] () throws(Signal) in
        _ = try fiber.call(action, [.bool(true)])
      }
    }
    return .void
  }
  b["UIView.performWithoutAnimation(_:)"] = { call in try call.call(0) }
  b["UIResponder.becomeFirstResponder()"] = { call in
    guard let body = call.body else { return .bool(false) }
    return .bool(try call.machine.screen.focus(body))
  }
  b["UIResponder.resignFirstResponder()"] = { call in
    guard let body = call.body else { return .bool(true) }
    return .bool(try call.machine.screen.resign(body))
  }
  // What the learner's class implements, it can perform.
  b["UIResponder.canPerformAction(_:withSender:)"] = { call in
    guard let body = call.body else { return .bool(false) }
    return .bool(call.machine.learnersMethod(call.value(0).rawText, of: body) != nil)
  }
  b["UIResponder.isFirstResponder"] = { call in
    .bool(call.machine.screen.firstResponder === call.body && call.body != nil)
  }
  b["UIResponder.next"] = { call in
    guard let body = call.body, body.isKind(of: "UIView") else { return .none }
    if let controller = body.view.controller { return .some(controller.value) }
    return .optional(body.view.superview?.value)
  }
  b["UIWindow.rootViewController"] = { call in .optional((call.body?.view.extra as? Handle).map { .object($0) }) }
  b["UIWindow.rootViewController="] = { call in
    call.body?.view.extra = call.handle(0)
    return .void
  }
  b["UIWindow.makeKeyAndVisible()"] = { _ in .void }
  // What another look changes: SwiftUI's and UIKit's measuring.
  for key in [
    "UILabel.text", "UILabel.font", "UILabel.attributedText", "UILabel.numberOfLines", "UITextField.placeholder",
    "UITextField.font", "UITextField.borderStyle",
    "UIImageView.image", "UIActivityIndicatorView.style", "UIView.isHidden",
    "UISegmentedControl.apportionsSegmentWidthsByContent",
  ] {
    b["\(key)="] = { call in
      if let body = call.body { call.machine.screen.contentDidChange(body) }
      return .void
    }
  }
}
