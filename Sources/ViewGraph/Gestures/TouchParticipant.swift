import Interpreter
import Layout
import Trace
import UIKitModel

/// A node that takes part in touches on what lies within it.
protocol TouchParticipant: ViewNode {
  /// How it recognizes what begins now; nil where it takes no part.
  func recognition(on touched: ViewNode) throws(Signal) -> (any GestureRecognizing)?
  var touchRank: TouchRank { get }
  /// Whether what lies within it takes no part.
  var hidesSubviews: Bool { get }
}

/// Which of several gestures on a touch goes first: those of inner views before those of outer ones, unless they say
/// otherwise.
enum TouchRank { case normal, high, simultaneous }

extension TouchParticipant {
  var touchRank: TouchRank { .normal }
  var hidesSubviews: Bool { false }
}

extension ViewNode {
  /// Where its first view stands, in the window's coordinates, in points.
  var frameInWindow: Rect {
    guard let item = items.first else { return .zero }
    let (frame, host) = (item.frame, graph.host?.frameInWindow.origin ?? .zero)
    return Rect(origin: Point(x: frame.origin.x + host.x, y: frame.origin.y + host.y), size: frame.size)
  }

  /// The innermost view of the subtree at a place, in the window's coordinates: the one that lies on top.
  func hit(at place: Point) -> ViewNode {
    for child in visibleChildren.reversed() {
      let isThere = child.items.contains { item in
        let (frame, host) = (item.frame, graph.host?.frameInWindow.origin ?? .zero)
        let (x, y) = (place.x - host.x - frame.origin.x, place.y - host.y - frame.origin.y)
        return x >= 0 && y >= 0 && x <= frame.size.width && y <= frame.size.height
      }
      if isThere { return child.hit(at: place) }
    }
    return self
  }

  /// Runs what fingers do through the gestures of SwiftUI around this view; false where none of them answers.
  func recognize(_ gesture: UIKitModel.Gesture, at start: Point) throws(Signal) -> Bool {
    var inner: [any GestureRecognizing] = []
    var high: [any GestureRecognizing] = []
    var beside: [any GestureRecognizing] = []
    var at: ViewNode? = self
    while let node = at {
      if let participant = node as? any TouchParticipant, node.isEnabled {
        if participant.hidesSubviews { (inner, high, beside) = ([], [], []) }
        if let recognition = try participant.recognition(on: self) {
          switch participant.touchRank {
          case .normal: inner.append(recognition)
          case .high: high.insert(recognition, at: 0)
          case .simultaneous: beside.append(recognition)
          }
        }
      }
      at = node.parent
    }
    guard !(inner.isEmpty && high.isEmpty && beside.isEmpty) else { return false }
    var all = beside
    all.insert(ExclusiveRecognition(high + inner) { $1 }, at: 0)
    // What the learner does may take the whole tree away, as `dismiss()` does: it stays until the touch is over.
    let (graph, machine) = (graph, machine)
    defer { withExtendedLifetime(graph) {} }
    var phases: [GesturePhase] = all.map { _ in .possible }
    var isTaken = false
    for sample in TouchSample.samples(of: gesture, at: start) {
      for (index, recognition) in all.enumerated() where !phases[index].isOver {
        phases[index] = try recognition.feed(sample)
        if phases[index].value != nil { isTaken = true }
      }
      if sample.phase == .began || sample.phase == .moved { try machine.screen.turn() }
    }
    for (index, recognition) in all.enumerated() where !phases[index].isOver { try recognition.cancel() }
    return isTaken
  }
}

extension Touchable {
  /// A control of SwiftUI's is a tap to the gestures around it.
  func recognition(on touched: ViewNode) -> (any GestureRecognizing)? { isTouchable ? tapRecognition : nil }

  var tapRecognition: any GestureRecognizing {
    ToldRecognition(TapRecognition(count: 1) { _ in .void }, isForEnd: true) { [self] (_: Value) throws(Signal) in
      enclosingReveal?.close()
      try touch()
    }
  }
}

/// `onTapGesture` and `onLongPressGesture`.
final class TouchActionNode: ModifierNode, TouchParticipant {
  func recognition(on touched: ViewNode) throws(Signal) -> (any GestureRecognizing)? {
    let factory = GestureFactory(standingOn: self)
    if key.member.name == "onTapGesture" {
      let action = arguments.last ?? .void
      let space = argument("coordinateSpace") ?? .void
      return ToldRecognition(
        TapRecognition(count: argument("count")?.asInt ?? 1) { factory.point($0.location, in: space) }, isForEnd: true
      ) { (place: Value) throws(Signal) in try factory.tell(action, place) }
    }
    let press = LongPressRecognition(
      seconds: argument("minimumDuration")?.asDouble ?? 0.5, distance: argument("maximumDistance")?.asDouble ?? 10)
    let action = argument("perform") ?? .void
    let told = ToldRecognition(press, isForEnd: true) { (_: Value) throws(Signal) in try factory.tell(action, .void) }
    guard let pressing = (argument("onPressingChanged") ?? argument("pressing"))?.unwrapped else { return told }
    return PressingRecognition(told) { (isPressing: Bool) throws(Signal) in
      try factory.tell(pressing, .bool(isPressing))
    }
  }
}

/// Tells when a press begins and when it is over.
final class PressingRecognition: GestureRecognizing {
  private let base: any GestureRecognizing
  private let tell: (Bool) throws(Signal) -> Void
  private var isPressing = false

  init(_ base: any GestureRecognizing, tell: @escaping (Bool) throws(Signal) -> Void) {
    self.base = base
    self.tell = tell
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase {
    if !isPressing, sample.phase == .began {
      isPressing = true
      try tell(true)
    }
    let phase = try base.feed(sample)
    if phase.isOver { try release() }
    return phase
  }

  func cancel() throws(Signal) {
    try base.cancel()
    try release()
  }

  private func release() throws(Signal) {
    guard isPressing else { return }
    isPressing = false
    try tell(false)
  }
}
