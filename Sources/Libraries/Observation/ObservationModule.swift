import Frameworks
import Interpreter
import Trace

enum ObservationText {
  static let observation: StaticText = """
    public protocol Observable {
    }
    public func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
    public struct Observations<Element, Failure: Error>: AsyncSequence {
      public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element?
      }
      public init(_ emit: @escaping () -> Element)
      public func makeAsyncIterator() -> Observations<Element, Failure>.Iterator
    }
    """
}

/// Observation: the interpreter tracks the properties of `@Observable` classes, here stands who listens.
package func observationModule() -> Module {
  Module(
    "Observation", texts: [ObservationText.observation],
    setUp: { machine in
      machine.trackedDidChange = { [unowned machine] body, member, old, new in
        machine.recordChange(body, member.name, old, new)
      }
    }
  ) { b in
    b["withObservationTracking(_:onChange:)"] = { call in
      let machine = call.machine
      let apply = call.value(0)
      let onChange = call.value(1)
      return try machine.track(
        { () throws(Signal) -> Value in try machine.current.call(apply) },
        onChange: { _, _ in
          machine.attempt { () throws(Signal) in
            let action = try machine.current.call(onChange)
            _ = try machine.current.call(action)
          }
        }
      ).value
    }
    b["Observations.init(_:)"] = { call in
      call.machine.structure("Observations", .native(ObservedSource(call.value(0))))
    }
    b["Observations.makeAsyncIterator()"] = { call in
      guard let source = call.payload(ObservedSource.self) else { return .void }
      return .structure(
        StructValue(call.machine.nested("Observations", "Iterator"), [.native(ObservedSource(source.emit))]))
    }
    b["Observations.Iterator.next()"] = { call in .optional(try call.payload(ObservedSource.self)?.next(call.fiber)) }
  }
}

/// What a change of tracked properties is waited for with; cancelled when it is let go or has fired.
package final class ObservationToken {
  fileprivate var places: [(watchers: Watchers, id: Int)] = []

  package func cancel() {
    for (watchers, id) in places { watchers.observers.removeAll { $0.id == id } }
    places = []
  }
}

/// Numbers for observers, and the number of the last `state` event of each property.
final class StateChanges {
  var nextObserver = 0
  var events: [Key: Int] = [:]
  struct Key: Hashable {
    let serial: Int
    let property: String
  }
}

extension Machine {
  var stateChanges: StateChanges { extra(StateChanges.self, StateChanges.init) }

  package func newObserverID() -> Int {
    stateChanges.nextObserver += 1
    return stateChanges.nextObserver
  }

  /// Runs `body` and calls `onChange` once, before the first change of a tracked property that it has read (H F9).
  package func track(
    _ body: () throws(Signal) -> Value, onChange: @escaping (Body, Member) -> Void
  ) throws(Signal) -> (value: Value, token: ObservationToken) {
    let (value, reads) = try readingTracked(body)
    return (value, watch(reads, onChange: onChange))
  }

  /// Runs `body` and says which tracked properties it has read. An enclosing tracking sees them too.
  package func readingTracked(_ body: () throws(Signal) -> Value) throws(Signal) -> (value: Value, reads: [TrackedRead])
  {
    let reads = ReadList()
    let outer = tracking
    tracking = Tracking { body, member in
      reads.note(body, member)
      outer?.onAccess(body, member)
    }
    defer { tracking = outer }
    return (try body(), reads.reads)
  }

  /// Calls `onChange` once, before the first of `reads` changes.
  package func watch(_ reads: [TrackedRead], onChange: @escaping (Body, Member) -> Void) -> ObservationToken {
    let token = ObservationToken()
    for read in reads {
      guard let handle = read.handle else { continue }
      let body = handle.body
      let watchers = body.watchers ?? Watchers()
      body.watchers = watchers
      let id = newObserverID()
      token.places.append((watchers, id))
      let member = read.member
      watchers.observers.append(
        Watchers.Observer(
          id: id, member: member,
          willChange: { [weak body] in
            token.cancel()
            if let body { onChange(body, member) }
          }, didChange: nil))
    }
    return token
  }

  /// Writes the `state` event of a change.
  package func recordChange(_ body: Body, _ property: String, _ old: Value, _ new: Value) {
    let number = recorder.record(
      Event(
        .state, type: body.type.name,
        text: "\(body.type.name).\(property): \(debugDescription(old)) → \(debugDescription(new))", object: body.name,
        at: current.position))
    stateChanges.events[.init(serial: body.serial, property: property)] = number
  }

  /// The event of the last change of a property, for what it causes.
  package func stateEvent(of body: Body, _ property: String) -> Int? {
    stateChanges.events[.init(serial: body.serial, property: property)]
  }
}

/// One property of one object, as it was read.
package struct TrackedRead {
  private let object: WeakReference
  package let member: Member

  init(handle: Handle?, member: Member) {
    object = WeakReference(handle)
    self.member = member
  }

  package var handle: Handle? { object.handle }
}

private final class ReadList {
  private(set) var reads: [TrackedRead] = []
  private var seen: Set<Key> = []
  private struct Key: Hashable {
    let serial: Int
    let member: ObjectIdentifier
  }

  func note(_ body: Body, _ member: Member) {
    guard seen.insert(Key(serial: body.serial, member: ObjectIdentifier(member))).inserted else { return }
    reads.append(TrackedRead(handle: body.handle, member: member))
  }
}

/// `Observations`: the first element at once, then one per transaction, from the first change to the next suspension
/// (H F13).
private final class ObservedSource: AsyncSource {
  let emit: Value
  private var isFirst = true
  private var hasChanged = false
  private var waker: Waker?
  private var token: ObservationToken?

  init(_ emit: Value) {
    self.emit = emit
  }

  func next(_ f: Fiber) throws(Signal) -> Value? {
    if !isFirst, !hasChanged {
      let task = f.task
      if task?.isCancelled ?? false { return nil }
      let handler = task?.addHandler { [weak self] in
        self?.waker?.wake()
        self?.waker = nil
      }
      defer { if let handler { task?.removeHandler(handler) } }
      _ = try f.wait { (waker) throws(Signal) in self.waker = waker }
      if task?.isCancelled ?? false { return nil }
    }
    isFirst = false
    hasChanged = false
    let emit = emit
    let machine = f.machine
    let (value, token) = try machine.track(
      { () throws(Signal) -> Value in try f.call(emit) },
      onChange: { [weak self] _, _ in
        guard let self else { return }
        hasChanged = true
        // The reader goes on as a job of its own, after the code that changes has suspended.
        waker?.wake()
        waker = nil
      })
    self.token = token
    return value
  }
}
