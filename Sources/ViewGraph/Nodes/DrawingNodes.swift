import Interpreter
import Layout
import Libraries
import Trace

/// `Canvas`: opaque content. Its closure runs once a layout, with the size it was given; what it draws is not kept.
final class CanvasNode: LeafNode {
  private var drawn = Size.zero

  override func configure(_ item: LayoutItem) {
    super.configure(item)
    item.didPlace = { [unowned self] item in
      guard item.rect.size != drawn else { return }
      drawn = item.rect.size
      draw()
    }
  }

  override func update(_ new: Value) throws(Signal) {
    let isSame = value.isEqual(to: new)
    try super.update(new)
    if !isSame, drawn != .zero { draw() }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    draw()
  }

  private func draw() {
    graph.enqueue { [weak self] in
      guard let self, !isGone, case .function(let renderer) = field("renderer") else { return }
      let context = StructValue(machine.program.known("GraphicsContext"), [.double(1)])
      var values = [Value.structure(context), machine.value(drawn)]
      // Drawing is a part of the update: what is read makes the view run again that owns it.
      machine.swiftUI.updating += 1
      defer { machine.swiftUI.updating -= 1 }
      _ = try machine.swiftUI.reading(self) { () throws(Signal) in
        try machine.current.callInout(renderer, &values, [0])
      }
    }
  }
}

/// A shape. A learner's `path(in:)`, also one within another shape, runs once a layout, with the rectangle it was given,
/// and again for a new value; between the values of an animation nothing is drawn.
final class ShapeNode: LeafNode {
  private var drawn = Size.zero

  override func configure(_ item: LayoutItem) {
    super.configure(item)
    guard Self.asksLearner(value) else { return }
    item.didPlace = { [unowned self] item in
      guard item.rect.size != drawn else { return }
      drawn = item.rect.size
      draw()
    }
  }

  override func update(_ new: Value) throws(Signal) {
    let isSame = value.isEqual(to: new)
    try super.update(new)
    if !isSame, drawn != .zero { draw() }
  }

  private func draw() {
    graph.enqueue { [weak self] in
      guard let self, !isGone, let type = machine.nominal(of: value),
        let member = type.members(named: "path").first(where: { !$0.isRequirement && !$0.isStatic })
      else { return }
      let rect = machine.value(Rect(x: 0, y: 0, width: drawn.width, height: drawn.height))
      _ = try machine.current.call(member, on: value, [rect])
    }
  }

  /// Whether the learner's code draws it.
  private static func asksLearner(_ value: Value) -> Bool {
    guard case .structure(let shape) = value.unwrapped ?? value else { return false }
    if shape.type.isLearners { return true }
    guard let inner = shape.type.storedMember("shape") else { return false }
    return asksLearner(shape.fields[inner.slot])
  }

  /// Whether a type is a shape that has no kind of its own.
  static func handles(_ type: Nominal) -> Bool { type.conforms(to: type.program.known("Shape")) }
}

/// `TimelineView`: its content, made anew at the dates of its schedule, in virtual time.
final class TimelineNode: ContentNode {
  private var beat = 0

  override func content(of value: Value) -> Value {
    guard let make = value.asStruct?.fields[1] else { return .void }
    return made { () throws(Signal) in try machine.current.call(make, [context]) }
  }

  private var context: Value {
    let type = machine.program.known("TimelineViewDefaultContext")
    guard case .nominal(let cadence)? = type.nestedType("Cadence") else { return .void }
    cadence.ensureLoaded()
    return .structure(
      StructValue(
        type, [machine.date(machine.nowSinceReference), cadence.cases.first.map { .enumeration($0.plain) } ?? .void]))
  }

  override func mount() throws(Signal) {
    try super.mount()
    schedule()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    schedule()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try updateContent(content(of: value))
  }

  /// Seconds until the schedule's next date; nil where there is none.
  private var pause: Double? {
    guard let schedule = value.asStruct?.fields[0].asStruct else { return nil }
    func number(_ index: Int) -> Double { schedule.fields[index].asDouble ?? 0 }
    let now = machine.nowSinceReference
    switch schedule.type.name {
    case "PeriodicTimelineSchedule":
      let (start, interval) = (schedule.fields[0].sinceReference, max(number(1), 1.0 / 60))
      if start > now { return start - now }
      return interval - (now - start).truncatingRemainder(dividingBy: interval)
    case "EveryMinuteTimelineSchedule": return 60 - now.truncatingRemainder(dividingBy: 60)
    case "AnimationTimelineSchedule": return schedule.fields[1].asBool ?? false ? nil : max(number(0), 1.0 / 60)
    case "ExplicitTimelineSchedule":
      guard case .array(let dates) = schedule.fields[0] else { return nil }
      return dates.map(\.sinceReference).first { $0 > now }.map { $0 - now }
    default: return nil
    }
  }

  private func schedule() {
    beat += 1
    let mine = beat
    guard let pause else { return }
    machine.executor.schedule(after: pause) { [weak self] () throws(Signal) in
      guard let self, !isGone, beat == mine else { return }
      invalidate(Reason(because: Because("timeline"), change: "@self"))
      schedule()
    }
  }
}
