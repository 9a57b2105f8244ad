import Frameworks
import Interpreter

/// Who takes a publisher's values: closures of the host.
struct Sink {
  let value: (Value) throws(Signal) -> Void
  /// Called once, with the error where it failed.
  let finish: (Value?) throws(Signal) -> Void
}

/// A running subscription. Letting it go cancels it.
package final class Cancellation {
  private var action: (() -> Void)?
  /// The closures that the subscription keeps alive, as far as it is to be told.
  private let held: [Box]

  package init(holding held: [Box] = [], _ action: (() -> Void)? = nil) {
    self.held = held
    self.action = action
  }

  package func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// The subscription has ended by itself: nothing is left to cancel, and what it kept is released.
  func forget() { action = nil }

  deinit { cancel() }
}

/// A publisher as the host keeps it: what happens when someone subscribes.
class PublisherBox {
  private let start: ((Machine, Sink) throws(Signal) -> Cancellation)?

  init(_ start: ((Machine, Sink) throws(Signal) -> Cancellation)? = nil) { self.start = start }

  func subscribe(_ machine: Machine, _ sink: Sink) throws(Signal) -> Cancellation {
    try start?(machine, sink) ?? Cancellation()
  }
}

/// A subject: sends what it is given to who listens.
class SubjectBox: PublisherBox {
  final class Listener {
    let sink: Sink
    var isActive = true
    init(_ sink: Sink) { self.sink = sink }
  }
  private var listeners: [Listener] = []
  private var completion: Value??
  /// What a CurrentValueSubject holds.
  var current: Value?
  /// Told when the first has come and the last has gone.
  var didChangeCount: ((Int) -> Void)?

  convenience init(current: Value?) {
    self.init(nil)
    self.current = current
  }

  var listenerCount: Int { listeners.count }

  override func subscribe(_ machine: Machine, _ sink: Sink) throws(Signal) -> Cancellation {
    if let completion {
      try sink.finish(completion)
      return Cancellation()
    }
    let listener = Listener(sink)
    listeners.append(listener)
    didChangeCount?(listeners.count)
    if let current { try sink.value(current) }
    // The subscription keeps the subject.
    return Cancellation { [self] in
      listener.isActive = false
      listeners.removeAll { $0 === listener }
      didChangeCount?(listeners.count)
    }
  }

  func send(_ value: Value) throws(Signal) {
    guard completion == nil else { return }
    if current != nil { current = value }
    for listener in listeners where listener.isActive { try listener.sink.value(value) }
  }

  func finish(_ failure: Value?) throws(Signal) {
    guard completion == nil else { return }
    completion = .some(failure)
    let all = listeners
    listeners = []
    for listener in all where listener.isActive {
      listener.isActive = false
      try listener.sink.finish(failure)
    }
    didChangeCount?(0)
  }
}

extension Machine {
  /// Subscribes code of the host to a publisher of the learner's; nobody hears of its end.
  package func subscribe(to publisher: Value, _ receive: @escaping (Value) throws(Signal) -> Void) throws(Signal)
    -> Cancellation
  {
    try self.publisher(publisher).subscribe(self, Sink(value: receive, finish: { (_: Value?) throws(Signal) in }))
  }

  /// The publisher that a value is.
  func publisher(_ value: Value) throws(Signal) -> PublisherBox {
    if let found = value.unwrapped?.payload(PublisherBox.self) { return found }
    throw .trap("only publishers of Combine can be subscribed to here, not '\(type(of: value))'", at: current.position)
  }

  func publisher(_ start: @escaping (Machine, Sink) throws(Signal) -> Cancellation) -> Value {
    structure("AnyPublisher", .native(PublisherBox(start)))
  }

  func cancellable(_ cancellation: Cancellation) -> Value { object("AnyCancellable", cancellation) }

  func completion(_ failure: Value?) -> Value {
    let nominal = nested("Subscribers", "Completion")
    return failure.map { entry(nominal, "failure", $0) } ?? entry(nominal, "finished")
  }
}
