import Interpreter
import Layout
import Trace

extension Screen {
  /// The recognizers that see a touch on a view: its own first, then those of the views around it (UIKit's rule), each
  /// asked whether it takes the touch.
  private func recognizers(seeing view: Body, touch: Handle) throws(Signal) -> [Body] {
    var result: [Body] = []
    var at: Body? = view
    while let current = at {
      for handle in current.recognizers where handle.body.flag("isEnabled") {
        if let sees = handle.body.gesture.sees, !sees(touchedNode) { continue }
        let answer = try ask(
          handle.body, "gestureRecognizer(_:shouldReceive:)", [.object(handle), .object(touch)])
        if answer?.asBool != false { result.append(handle.body) }
      }
      at = current.view.superview
    }
    return result
  }

  /// Whether a recognizer is made for what the finger does.
  private func fits(_ recognizer: Body, _ gesture: Gesture) -> Bool {
    switch gesture {
    case .tap(let count):
      return recognizer.isKind(of: "UITapGestureRecognizer")
        && recognizer.field("numberOfTapsRequired").asInt == count
    case .long, .hold: return recognizer.isKind(of: "UILongPressGestureRecognizer")
    case .pan(let dx, _):
      if recognizer.isKind(of: "UIScreenEdgePanGestureRecognizer") {
        let edges = recognizer.field("edges").raw
        return dx > 0 && edges & 2 != 0 || dx < 0 && edges & 8 != 0
      }
      return recognizer.isKind(of: "UIPanGestureRecognizer")
    case .pinch: return recognizer.isKind(of: "UIPinchGestureRecognizer")
    case .rotate: return recognizer.isKind(of: "UIRotationGestureRecognizer")
    case .swipe(let direction):
      if recognizer.isKind(of: "UISwipeGestureRecognizer") { return recognizer.field("direction").raw & direction != 0 }
      // A quick swipe is a pan as well, and a pan begins earlier.
      return recognizer.isKind(of: "UIPanGestureRecognizer")
        && !recognizer.isKind(of: "UIScreenEdgePanGestureRecognizer")
    }
  }

  /// Those that win: what has to wait for another one's failure yields to it, then the first in the chain goes, and with
  /// it only those that a delegate lets recognize at the same time.
  private func winners(of gesture: Gesture, among all: [Body]) throws(Signal) -> [Body] {
    var candidates = all.filter { fits($0, gesture) }
    if case .swipe = gesture {
      candidates =
        candidates.filter { $0.isKind(of: "UIPanGestureRecognizer") }
        + candidates.filter { !$0.isKind(of: "UIPanGestureRecognizer") }
    }
    var winners: [Body] = []
    for candidate in candidates {
      guard let handle = candidate.handle else { continue }
      var mustYield = false
      for other in candidates where other !== candidate && !mustYield {
        mustYield = try waits(candidate, for: other)
      }
      if mustYield {
        candidate.gesture.state = .failed
        continue
      }
      if try !mayBegin(handle) {
        candidate.gesture.state = .failed
        continue
      }
      var isAllowed = true
      for winner in winners where isAllowed { isAllowed = try recognizeTogether(candidate, winner) }
      if isAllowed { winners.append(candidate) } else { candidate.gesture.state = .failed }
    }
    return winners
  }

  private func waits(_ candidate: Body, for other: Body) throws(Signal) -> Bool {
    if candidate.gesture.required.contains(where: { $0.handle?.body === other }) { return true }
    let both = [candidate.value, other.value]
    let waits = "gestureRecognizer(_:shouldRequireFailureOf:)"
    if try ask(candidate, waits, both)?.asBool == true { return true }
    let required = "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
    return try ask(other, required, [other.value, candidate.value])?.asBool == true
  }

  private func mayBegin(_ recognizer: Handle) throws(Signal) -> Bool {
    if let view = recognizer.body.gesture.view, let handle = view.handle,
      machine.learnersMethod("gestureRecognizerShouldBegin(_:)", of: view) != nil,
      try machine.send("gestureRecognizerShouldBegin(_:)", to: handle, [.object(recognizer)]).asBool == false
    {
      return false
    }
    return try ask(recognizer.body, "gestureRecognizerShouldBegin(_:)", [.object(recognizer)])?.asBool != false
  }

  private func recognizeTogether(_ a: Body, _ b: Body) throws(Signal) -> Bool {
    let method = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    if try ask(a, method, [a.value, b.value])?.asBool == true { return true }
    return try ask(b, method, [b.value, a.value])?.asBool == true
  }

  // MARK: Sending

  private func fire(_ recognizer: Body, _ state: GesturePart.State) throws(Signal) {
    recognizer.gesture.state = state
    for entry in recognizer.gesture.targets {
      guard let target = entry.target?.handle else { continue }
      try perform(entry.selector, on: target, sender: recognizer)
    }
    if let action = recognizer.gesture.action { try signalling(action) }
  }

  /// Runs a gesture through the recognizers around a view. Gives back those that recognized it.
  func recognize(
    _ gesture: Gesture, on view: Body, touch: Handle, excluding isExcluded: (Body) -> Bool = { _ in false }
  )
    throws(Signal) -> [Body]
  {
    let all = try recognizers(seeing: view, touch: touch).filter { !isExcluded($0) }
    let frame = touchedFrame ?? view.frameInWindow
    let start = Point(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    for recognizer in all {
      recognizer.gesture.location = start
      recognizer.gesture.translation = .zero
      recognizer.gesture.touches = 1
    }
    defer {
      for recognizer in all {
        recognizer.gesture.state = .possible
        recognizer.gesture.touches = 0
      }
    }
    // Of two taps the first is one of its own for whoever does not wait for the second.
    if case .tap(2) = gesture {
      let double = all.filter { fits($0, .tap(2)) }
      for single in try winners(of: .tap(1), among: all)
      where !double.contains(where: { other in single.gesture.required.contains { $0.handle?.body === other } }) {
        try fire(single, .ended)
      }
    }
    let winners = try winners(of: gesture, among: all)
    switch gesture {
    case .tap: for winner in winners { try fire(winner, .ended) }
    case .long: for state in [GesturePart.State.began, .ended] { for winner in winners { try fire(winner, state) } }
    case .hold(let dx, let dy), .pan(let dx, let dy): try drag(winners, from: start, by: Point(x: dx, y: dy))
    case .swipe(let direction):
      for winner in winners where winner.isKind(of: "UISwipeGestureRecognizer") { try fire(winner, .ended) }
      let length = Point(
        x: direction & 1 != 0 ? 200 : direction & 2 != 0 ? -200 : 0,
        y: direction & 8 != 0 ? 200 : direction & 4 != 0 ? -200 : 0)
      try drag(winners.filter { !$0.isKind(of: "UISwipeGestureRecognizer") }, from: start, by: length)
    case .pinch(let scale):
      try spread(winners, "scale", from: 1, to: scale)
    case .rotate(let angle):
      try spread(winners, "rotation", from: 0, to: angle)
    }
    return winners
  }

  /// Began, one change half-way, one at the end, ended; the run loop turns between them.
  private func drag(_ winners: [Body], from start: Point, by distance: Point) throws(Signal) {
    guard !winners.isEmpty else { return }
    func move(_ part: Double, _ state: GesturePart.State) throws(Signal) {
      for winner in winners {
        let gesture = winner.gesture
        let step = Point(
          x: start.x + distance.x * part - gesture.location.x, y: start.y + distance.y * part - gesture.location.y)
        gesture.location = Point(x: gesture.location.x + step.x, y: gesture.location.y + step.y)
        gesture.translation = Point(x: gesture.translation.x + step.x, y: gesture.translation.y + step.y)
        gesture.velocity = state == .ended ? .zero : Point(x: distance.x * 2, y: distance.y * 2)
        try fire(winner, state)
      }
      try turn()
    }
    try move(0, .began)
    try move(0.5, .changed)
    try move(1, .changed)
    try move(1, .ended)
  }

  private func spread(_ winners: [Body], _ field: String, from start: Double, to end: Double) throws(Signal) {
    guard !winners.isEmpty else { return }
    let steps: [(Double, GesturePart.State)] = [(0, .began), (1, .changed), (1, .ended)]
    for winner in winners {
      winner.gesture.touches = 2
      winner.setField(field, .double(start))
    }
    for (part, state) in steps {
      for winner in winners {
        // Learners set the scale back to 1 after each change: what comes is relative to what they left.
        if part > 0, state == .changed { winner.setField(field, .double(end)) }
        winner.gesture.speed = state == .ended ? 0 : end
        try fire(winner, state)
      }
      try turn()
    }
  }
}
