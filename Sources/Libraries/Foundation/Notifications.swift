import Frameworks
import Interpreter
import Trace

/// Who listens at a notification center. A target is held weakly, a block is kept until its token is removed.
final class NotificationObservers {
  final class Entry {
    let name: Value?
    let object: Value?
    private let weakTarget: WeakReference?
    /// Its block, for who asks what the center keeps alive.
    let held: Value
    let token: Body?
    let deliver: (Value) throws(Signal) -> Void

    init(
      name: Value?, object: Value?, target: Handle?, token: Body?, holding held: Value = .void,
      deliver: @escaping (Value) throws(Signal) -> Void
    ) {
      (self.name, self.object, self.token, self.held, self.deliver) = (name, object, token, held, deliver)
      weakTarget = target.map { WeakReference($0) }
    }

    var target: Handle? { weakTarget?.handle }
    var isTarget: Bool { weakTarget != nil }
  }
  var entries: [Entry] = []
}

/// Ends a host's observation when it is let go.
package final class NotificationToken {
  private weak var observers: NotificationObservers?
  private let entry: NotificationObservers.Entry
  init(_ observers: NotificationObservers, _ entry: NotificationObservers.Entry) {
    self.observers = observers
    self.entry = entry
  }
  package func cancel() { observers?.entries.removeAll { $0 === entry } }
  deinit { cancel() }
}

extension Machine {
  private var defaultCenter: NotificationObservers {
    let center = shared("NotificationCenter") { object("NotificationCenter", NotificationObservers()) }
    return center.payload(NotificationObservers.self)!
  }

  /// Posts to the default center, as UIKit does.
  package func post(_ name: String, object: Value = .none, userInfo: Value = .none) throws(Signal) {
    try deliver(notification(name, object: object, userInfo: userInfo), to: defaultCenter)
  }

  func notification(_ name: String, object: Value, userInfo: Value) -> Value {
    structure(
      "Notification", .structure(StructValue(nested("Notification", "Name"), [.string(name)])), object, userInfo)
  }

  func deliver(_ notification: Value, to observers: NotificationObservers) throws(Signal) {
    guard let fields = notification.asStruct else { return }
    observers.entries.removeAll { $0.isTarget && $0.target == nil }
    for entry in observers.entries {
      if let name = entry.name, !name.isEqual(to: fields.fields[0]) { continue }
      if let object = entry.object, !object.isEqual(to: fields.fields[1].unwrapped ?? .none) { continue }
      let name = fields.fields[0].asStruct?.fields[0].asString
      let number = recorder.record(
        Event(.notification, type: entry.target?.body.type.name, text: name, object: entry.target?.body.name))
      try recorder.within(number) { () throws(Signal) in try entry.deliver(notification) }
    }
  }

  /// Listens at a center for the host; the token ends it.
  func listen(_ center: Value, name: Value?, object: Value?, _ deliver: @escaping (Value) throws(Signal) -> Void)
    -> NotificationToken?
  {
    guard let observers = center.payload(NotificationObservers.self) else { return nil }
    let entry = NotificationObservers.Entry(name: name, object: object, target: nil, token: nil, deliver: deliver)
    observers.entries.append(entry)
    return NotificationToken(observers, entry)
  }
}

func bindNotifications(_ b: Bindings) {
  for labels in ["_:", "rawValue:"] {
    b["Notification.Name.init(\(labels))"] = { call in
      .structure(StructValue(call.machine.nested("Notification", "Name"), [call.value(0)]))
    }
  }
  func own(_ call: Call) -> NotificationObservers {
    call.payload(NotificationObservers.self) ?? NotificationObservers()
  }
  b["NotificationCenter.default"] = { call in
    call.machine.shared("NotificationCenter") { call.machine.object("NotificationCenter", NotificationObservers()) }
  }
  b["NotificationCenter.init()"] = { call in
    call.body?.payload = NotificationObservers()
    return call.this
  }
  b["NotificationCenter.addObserver(_:selector:name:object:)"] = { call in
    guard let target = call.handle(0) else { return .void }
    let machine = call.machine
    let selector = call.value(1)
    weak let weakTarget = target
    own(call).entries.append(
      .init(name: call.optional(2), object: call.optional(3), target: target, token: nil) {
        notification throws(Signal) in
        guard let target = weakTarget else { return }
        try machine.send(selector, to: target, [notification])
      })
    return .void
  }
  b["NotificationCenter.addObserver(forName:object:queue:using:)"] = { call in
    let machine = call.machine
    let block = call.value(3)
    let token = machine.object("NSObject", nil)
    own(call).entries.append(
      .init(name: call.optional(0), object: call.optional(1), target: nil, token: token.asHandle?.body, holding: block)
      {
        notification throws(Signal) in
        _ = try machine.current.call(block, [notification])
      })
    return token
  }
  func remove(_ call: Call) {
    guard let handle = call.handle(0) else { return }
    let (name, object) = call.arguments.count > 1 ? (call.optional(1), call.optional(2)) : (nil, nil)
    own(call).entries.removeAll { entry in
      guard entry.target === handle || entry.token === handle.body else { return false }
      if let name, !(entry.name?.isEqual(to: name) ?? false) { return false }
      if let object, !(entry.object?.isEqual(to: object) ?? false) { return false }
      return true
    }
  }
  for name in ["removeObserver(_:)", "removeObserver(_:name:object:)"] {
    b["NotificationCenter.\(name)"] = { call in
      remove(call)
      return .void
    }
  }
  for name in ["post(name:object:)", "post(name:object:userInfo:)"] {
    b["NotificationCenter.\(name)"] = { call in
      let info = call.arguments.count > 2 ? call.value(2) : .none
      try call.machine.deliver(
        call.machine.structure("Notification", call.value(0), call.value(1), info), to: own(call))
      return .void
    }
  }
  b["NotificationCenter.post(_:)"] = { call in
    try call.machine.deliver(call.value(0), to: own(call))
    return .void
  }
  b["NotificationCenter.notifications(named:object:)"] = { call in
    let state = StreamState(call.machine, typeName: "AsyncStream")
    // The stream's end keeps the observation, and ends with it.
    let token = call.machine.listen(call.this, name: call.value(0), object: call.optional(1)) {
      [weak state] notification throws(Signal) in
      _ = state?.yield(notification)
    }
    let source = StreamSource(state)
    return call.machine.structure(
      "AsyncStream",
      .native(
        ComputedSource { (f: Fiber) throws(Signal) -> Value? in
          _ = token
          return try source.next(f)
        }))
  }
}
