import Interpreter

extension Nominal {
  /// The stored property of this name in the class or a superclass.
  package func storedMember(_ name: String) -> Member? {
    // Slots are given when the type is laid out.
    _ = slotCount
    return members(named: name).first { $0.kind == .stored && !$0.isStatic }
  }
}

extension Body {
  /// A field by name, without observers; weak ones as what they refer to.
  package func field(_ name: String) -> Value {
    guard let member = storedMember(name) else { return .void }
    let value = fields[member.slot]
    if case .native(let reference) = value, let reference = reference as? WeakReference {
      return reference.handle.map { .some(.object($0)) } ?? .none
    }
    return value
  }

  /// Sets a field by name, without observers.
  package func setField(_ name: String, _ value: Value) {
    guard let member = storedMember(name) else { return }
    let old = fields[member.slot]
    // A Float stays one, whatever the host computes with.
    fields[member.slot] = old.asScalar.map { value.number($0.kind) } ?? value
    _ = consume old
  }

  package func text(_ name: String) -> String { field(name).unwrapped?.asString ?? "" }
  package func flag(_ name: String) -> Bool { field(name).unwrapped?.asBool ?? false }
  package func number(_ name: String) -> Double { field(name).unwrapped?.asDouble ?? 0 }

  /// Whether the object is of the class of this name or inherits from it.
  package func isKind(of name: String) -> Bool {
    var type: Nominal? = self.type
    while let nominal = type {
      if nominal.name == name { return true }
      type = nominal.superclassNominal
    }
    return false
  }

  private func storedMember(_ name: String) -> Member? { type.storedMember(name) }
}

extension Machine {
  /// The learner's own implementation of a method, found by its full name; nil where only a module's default is there.
  package func learnersMethod(_ fullName: String, of body: Body) -> Member? {
    body.type.members(fullName: fullName).first { $0.kind == .method && $0.owner.isLearners && !$0.isStatic }
  }

  /// The learner's own override of a property.
  package func learnersProperty(_ name: String, of body: Body) -> Member? {
    body.type.members(named: name).first { $0.owner.isLearners && !$0.isStatic && !$0.isCallable }
  }

  /// Calls a method of an object by its full name, as UIKit calls its own: the most derived implementation.
  @discardableResult
  package func send(_ fullName: String, to handle: Handle, _ arguments: [Value] = []) throws(Signal) -> Value {
    guard
      let member = handle.body.type.members(fullName: fullName).first(where: { $0.kind == .method && !$0.isStatic })
    else { return .void }
    return try current.call(member, on: .object(handle), arguments)
  }

  /// Reads a property of an object by name, overrides included.
  package func read(_ name: String, of handle: Handle) throws(Signal) -> Value {
    guard
      let member = handle.body.type.members(named: name).first(where: {
        !$0.isStatic && ($0.kind == .stored || $0.kind == .computed)
      })
    else {
      return .void
    }
    return try current.read(member, of: .object(handle))
  }

  /// Makes an object of a module's class with its initializer without parameters.
  package func make(_ className: String) throws(Signal) -> Handle {
    let nominal = program.known(className)
    let handle = allocate(nominal, isTraced: false)
    var this = Value.object(handle)
    var chain: [Nominal] = []
    var type: Nominal? = nominal
    while let own = type {
      chain.append(own)
      type = own.superclassNominal
    }
    for own in chain { try current.initializeFields(of: own, &this) }
    return handle
  }
}
