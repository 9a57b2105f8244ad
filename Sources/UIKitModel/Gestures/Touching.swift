import Interpreter
import Layout
import Trace

extension Screen {
  /// The view that a touch on `body` reaches: what takes no touches lets them through to its superview, and what the
  /// learner says in `hitTest` or `point(inside:)` is asked.
  func hit(_ body: Body) throws(Signal) -> Body? {
    var result: Body? = body
    var isAsked = false
    var at: Body? = body
    while let current = at {
      if !isInteractive(current) { result = current.view.superview }
      if machine.learnersMethod("hitTest(_:with:)", of: current) != nil
        || machine.learnersMethod("point(inside:with:)", of: current) != nil
      {
        isAsked = true
      }
      at = current.view.superview
    }
    guard isAsked, let window = body.window, let handle = window.handle else { return result }
    let frame = body.frameInWindow
    let center = Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    return try machine.send("hitTest(_:with:)", to: handle, [machine.value(center), .none]).unwrapped?.asHandle?.body
  }

  /// Labels and images take no touches unless told.
  func isInteractive(_ body: Body) -> Bool {
    body.view.isInteractive ?? !(body.isKind(of: "UILabel") || body.isKind(of: "UIImageView"))
  }

  /// A tap: recognizers first, then the control, the row or the responder it meets. False where nothing answers.
  package func tap(_ body: Body, text: String) throws(Signal) -> Bool {
    guard let view = try hit(body) else { return false }
    let (touch, hasBegun) = try beginTouch(view)
    touched = view
    defer { touched = nil }
    // A control acts on its own events: a tap recognizer around it does not see them (UIKit since iOS 6).
    let control = enclosing(view, "UIControl")
    let winners = try recognize(.tap(1), on: view, touch: touch) { recognizer in
      guard let control, let owner = recognizer.gesture.view, owner !== control else { return false }
      return !isInside(owner, control)
    }
    if winners.contains(where: { $0.flag("cancelsTouchesInView") }) {
      _ = try endTouch(touch, in: view, "touchesCancelled(_:with:)")
      return true
    }
    let isTaken = try endTouch(touch, in: view, "touchesEnded(_:with:)")
    var at: Body? = view
    while let current = at {
      if let touches = machine.viewTraits.entry(machine.viewTraits.touches, for: current),
        try signalling({ try touches(current, text) })
      {
        return true
      }
      at = current.view.superview
    }
    return !winners.isEmpty || hasBegun || isTaken
  }

  /// Any other gesture. False where nothing answers.
  package func perform(_ gesture: Gesture, on body: Body) throws(Signal) -> Bool {
    if case .tap(1) = gesture { return try tap(body, text: "") }
    guard let view = try hit(body) else { return false }
    let (touch, hasBegun) = try beginTouch(view)
    let winners = try recognize(gesture, on: view, touch: touch)
    let isCancelled = winners.contains { $0.flag("cancelsTouchesInView") }
    let isTaken = try endTouch(touch, in: view, isCancelled ? "touchesCancelled(_:with:)" : "touchesEnded(_:with:)")
    if !winners.isEmpty { return true }
    if case .long = gesture, try openContextMenu(at: view) { return true }
    var at: Body? = view
    while let current = at {
      if let answer = machine.viewTraits.entry(machine.viewTraits.gestures, for: current),
        try signalling({ try answer(current, gesture) })
      {
        return true
      }
      at = current.view.superview
    }
    return hasBegun || isTaken
  }

  private func enclosing(_ body: Body, _ type: String) -> Body? {
    var at: Body? = body
    while let current = at {
      if current.isKind(of: type) { return current }
      at = current.view.superview
    }
    return nil
  }

  private func isInside(_ body: Body, _ outer: Body) -> Bool {
    var at: Body? = body
    while let current = at {
      if current === outer { return true }
      at = current.view.superview
    }
    return false
  }

  // MARK: Touches

  private func beginTouch(_ view: Body) throws(Signal) -> (touch: Handle, isTaken: Bool) {
    let touch = try machine.make("UITouch")
    touch.body.setField("view", .native(WeakReference(view.handle)))
    let frame = view.frameInWindow
    touch.body.payload = TouchPlace(
      Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2))
    return (touch, try endTouch(touch, in: view, "touchesBegan(_:with:)"))
  }

  /// Sends a touch to the first responder up the chain that overrides the method; false where none does.
  private func endTouch(_ touch: Handle, in view: Body, _ method: String) throws(Signal) -> Bool {
    let phases = ["touchesBegan(_:with:)": "began", "touchesEnded(_:with:)": "ended"]
    touch.body.setField("phase", machine.enumCase("UITouch.Phase", phases[method] ?? "cancelled"))
    guard let target = responder(from: view, to: method) else { return false }
    let touches = SetValue()
    touches.insert(.object(touch))
    try machine.send(method, to: target, [.set(touches), .some(.object(try machine.make("UIEvent")))])
    return true
  }

  private func openContextMenu(at view: Body) throws(Signal) -> Bool {
    var at: Body? = view
    while let current = at {
      for interaction in current.interactions {
        let method = "contextMenuInteraction(_:configurationForMenuAtLocation:)"
        let answer = try ask(interaction.body, method, [.object(interaction), machine.value(Point.zero)])
        guard case .object(let configuration)? = answer?.unwrapped else { continue }
        return try open(configuration, over: current)
      }
      at = current.view.superview
    }
    return false
  }

  /// Opens the menu that a configuration provides.
  func open(_ configuration: Handle, over view: Body) throws(Signal) -> Bool {
    guard case .some(let provider) = configuration.body.field("actionProvider"),
      case .object(let menu)? = try machine.current.call(provider, [.array([])]).unwrapped
    else { return false }
    try open(menu, sender: view)
    return true
  }
}

/// Where a touch is, in the window.
final class TouchPlace {
  let point: Point
  init(_ point: Point) { self.point = point }
}
