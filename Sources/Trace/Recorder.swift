import Diagnostics

/// Keeps the events of a session in order and knows what each was caused by.
public final class Recorder {
  /// All events, in order; `events[i].number == i + 1`.
  public private(set) var events: [Event] = []
  /// The step that runs, from 1.
  public private(set) var step = 0
  /// Called with each event once it is numbered.
  public var sink: ((Event) -> Void)?

  /// The events that are going on, innermost last: the depth, and what causes the next one.
  private var open: [Int] = []
  /// Where in the source the machine is.
  public var position = SourcePosition.none

  /// Where the entry begins that runs; an error that knows no place is there.
  public var entryPosition = SourcePosition.none

  /// A recorder without events.
  public init() {}

  /// Begins the next step; what follows belongs to it.
  public func beginStep() {
    step += 1
    open.removeAll()
    position = .none
  }

  /// Numbers `event`, fills in step, depth, cause and place, keeps it and passes it on. Returns its number.
  @discardableResult
  public func record(_ event: Event, cause: Int? = nil) -> Int {
    var event = event
    event.number = events.count + 1
    event.step = step
    event.depth = open.count
    if event.position == .none { event.position = position }
    if event.kind == .error, event.position == .none { event.position = entryPosition }
    event.cause = cause ?? event.because?.event ?? open.last
    events.append(event)
    sink?(event)
    return event.number
  }

  /// Completes an event with what its call gave back, as the size that was answered. A sink that writes at once has
  /// written the event without it, so such events wait until they are complete.
  public func amend(_ number: Int, _ change: (inout Event) -> Void) {
    guard events.indices.contains(number - 1) else { return }
    change(&events[number - 1])
  }

  /// Runs `body` as what the event `number` does: events inside are one deeper and caused by it.
  @inlinable
  public func within<T, E: Error>(_ number: Int, _ body: () throws(E) -> T) throws(E) -> T {
    enter(number)
    defer { leave() }
    return try body()
  }

  /// Makes `number` the innermost event going on; pair with `leave`.
  public func enter(_ number: Int) { open.append(number) }

  /// Ends the innermost event going on.
  public func leave() { open.removeLast() }

  /// The event that causes what happens next.
  public var current: Int? { open.last }

  /// Forgets everything, as after `reset`: events and steps count from 1 again.
  public func removeAll() {
    events.removeAll()
    step = 0
    open.removeAll()
  }

  /// Keeps the first `count` events, as after `undo`.
  public func truncate(to count: Int) {
    events.removeLast(max(0, events.count - count))
    open.removeAll()
  }

  /// The event with this number, nil where there is none.
  public func event(_ number: Int) -> Event? {
    events.indices.contains(number - 1) ? events[number - 1] : nil
  }
}
