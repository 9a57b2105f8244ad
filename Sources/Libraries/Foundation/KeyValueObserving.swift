import Frameworks
import Interpreter
import Trace

/// A running key-value observation; the last reference to its token ends it.
private final class KeyValueToken {
  private let watchers: Watchers
  private let id: Int

  init(_ watchers: Watchers, _ id: Int) {
    self.watchers = watchers
    self.id = id
  }

  func cancel() { watchers.observers.removeAll { $0.id == id } }

  deinit { cancel() }
}

/// Observers that were added by name, with the object.
private final class NamedObservers {
  var tokens: [(observer: ObjectIdentifier, path: String, token: KeyValueToken)] = []
}

/// `observe(_:options:changeHandler:)` and the older form by name.
func bindKeyValueObserving(_ b: Bindings) {
  func watch(
    _ call: Call, _ body: Body, _ member: Member, holding held: Value = .void,
    _ action: @escaping (Value, Value) throws(Signal) -> Void
  ) -> KeyValueToken {
    let machine = call.machine
    let watchers = body.watchers ?? Watchers()
    body.watchers = watchers
    let id = machine.newObserverID()
    watchers.observers.append(
      Watchers.Observer(
        id: id, member: member, holding: held,
        didChange: { [unowned machine, weak body] old, new in
          guard let body else { return }
          let number = machine.recorder.record(Event(.kvo, type: body.type.name, text: member.name, object: body.name))
          machine.recorder.within(number) { machine.attempt { () throws(Signal) in try action(old, new) } }
        }))
    return KeyValueToken(watchers, id)
  }

  b["_KeyValueCodingAndObserving.observe(_:options:changeHandler:)"] = { call in
    guard case .keyPath(let path) = call.value(0), let handle = call.this.asHandle else { return .void }
    let machine = call.machine
    let options = call.value(1).asStruct?.fields[0].asInt ?? 0
    let handler = call.value(2)
    guard let member = path.onlyMember.map({ handle.body.type.implementation(of: $0) }) else {
      throw call.trap("key path \(path.description) of more than one property cannot be observed here")
    }
    func change(_ old: Value?, _ new: Value?) -> Value {
      machine.structure("NSKeyValueObservedChange", .optional(new), .optional(old), .bool(false))
    }
    let token = watch(call, handle.body, member, holding: handler) {
      [unowned body = handle.body] (old, new) throws(Signal) in
      _ = try machine.current.call(
        handler, [body.value, change(options & 2 != 0 ? old : nil, options & 1 != 0 ? new : nil)])
    }
    if options & 4 != 0 {
      let value = options & 1 != 0 ? try call.fiber.read(member, of: call.this) : nil
      _ = try call.fiber.call(handler, [call.this, change(nil, value)])
    }
    return machine.object("NSKeyValueObservation", token)
  }
  b["NSKeyValueObservation.invalidate()"] = { call in
    call.payload(KeyValueToken.self)?.cancel()
    return .void
  }
  b["NSObject.addObserver(_:forKeyPath:options:context:)"] = { call in
    guard let body = call.body, let observer = call.handle(0) else { return .void }
    let path = call.string(1)
    guard let member = body.type.members(named: path).first(where: { !$0.isStatic && !$0.isCallable }) else {
      return .void
    }
    let machine = call.machine
    let context = call.value(3)
    let token = watch(call, body, member) { [weak observer, unowned body] (old, new) throws(Signal) in
      guard let observer, let method = observer.body.type.members(named: "observeValue").first else { return }
      let change = DictionaryValue()
      change[machine.structure("NSKeyValueChangeKey", .string("new"))] = new
      change[machine.structure("NSKeyValueChangeKey", .string("old"))] = old
      _ = try machine.current.call(
        method, on: .object(observer), [.some(.string(path)), .some(body.value), .some(.dictionary(change)), context])
    }
    let key = ObjectIdentifier(NamedObservers.self)
    let list = body.extras[key] as? NamedObservers ?? NamedObservers()
    body.extras[key] = list
    list.tokens.append((ObjectIdentifier(observer.body), path, token))
    return .void
  }
  b["NSObject.removeObserver(_:forKeyPath:)"] = { call in
    guard let observer = call.handle(0),
      let list = call.body?.extras[ObjectIdentifier(NamedObservers.self)] as? NamedObservers
    else { return .void }
    let path = call.string(1)
    list.tokens.removeAll { $0.observer == ObjectIdentifier(observer.body) && $0.path == path }
    return .void
  }
  b["NSObject.observeValue(forKeyPath:of:change:context:)"] = { _ in .void }
}
