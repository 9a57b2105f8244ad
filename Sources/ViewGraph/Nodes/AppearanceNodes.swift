import Interpreter
import Libraries
import Trace

/// `onAppear` and `onDisappear`: after the layout, before UIKit's viewWillAppear (L7, L8).
final class AppearanceModifierNode: ModifierNode, StagePerformer {
  private var hasAppeared = false
  /// The learner's view that it stands in, also when it has left the tree.
  private lazy var owner = parent?.enclosingType ?? ""
  override var enclosingType: String { owner }

  override func mount() throws(Signal) {
    _ = owner
    // Parents before children: the order among several is open (L9), this one is ours.
    stage.enter(self)
    try super.mount()
  }

  func appear() {
    graph.enqueue { [weak self] in
      guard let self, !isGone, !hasAppeared, stage.isOn else { return }
      hasAppeared = true
      if key.member.name == "onAppear" { try run(.onAppear) }
    }
  }

  func disappear() {
    graph.enqueue { [weak self] in
      guard let self, hasAppeared, !stage.isOn else { return }
      hasAppeared = false
      if key.member.name == "onDisappear" { try run(.onDisappear) }
    }
  }

  private func run(_ kind: EventKind) throws(Signal) {
    guard let action = arguments.first?.unwrapped else { return }
    let number = machine.recorder.record(Event(kind, type: enclosingType.isEmpty ? nil : enclosingType))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    _ = try machine.current.call(action)
  }

  override func erase() throws(Signal) {
    stage.leave(self)
    if key.member.name == "onDisappear", hasAppeared {
      // Queued when it is told that it goes (L68); the closure reads the newest values (L117).
      hasAppeared = false
      graph.enqueue { [self] in try run(.onDisappear) }
    }
    try super.erase()
  }
}

/// `task`: starts with the appearance, is cancelled with the disappearance or a new id (L93).
final class TaskModifierNode: ModifierNode, StagePerformer {
  private var running: TaskState?
  private var lastID: Value = .void

  override func mount() throws(Signal) {
    lastID = argument("id") ?? argument("value") ?? .void
    stage.enter(self)
    try super.mount()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    let id = argument("id") ?? argument("value") ?? .void
    if !id.isEqual(to: lastID) {
      lastID = id
      disappear()
      if stage.isOn { appear() }
    }
  }

  func appear() {
    graph.enqueue { [weak self] in
      guard let self, !isGone, stage.isOn, let action = arguments.last else { return }
      let number = machine.recorder.record(Event(.task, type: enclosingType.isEmpty ? nil : enclosingType))
      machine.recorder.enter(number)
      defer { machine.recorder.leave() }
      running = machine.startTask(action)
    }
  }

  func disappear() {
    running?.cancel()
    running = nil
  }

  override func erase() throws(Signal) {
    stage.leave(self)
    disappear()
    try super.erase()
  }
}
