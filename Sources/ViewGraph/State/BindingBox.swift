import Interpreter
import Trace

/// What a `Binding` refers to.
final class BindingBox: NativeEquatable {
  indirect enum Source {
    case location(Location)
    case functions(get: Value, set: Value)
    case constant(Value)
    /// A part of what another binding refers to.
    case part(BindingBox, KeyPathValue)
    /// An element of the collection that another binding refers to.
    case element(BindingBox, Int)
    /// A property of an object.
    case object(Handle, KeyPathValue)
    /// Another binding, whose writes have a transaction of their own.
    case transacted(BindingBox, Value)
    /// What an optional binding holds.
    case unwrapped(BindingBox)
    case native(get: () throws(Signal) -> Value, set: (Value) throws(Signal) -> Void)
  }

  let source: Source
  let label: String
  unowned let machine: Machine
  /// The view whose property it is: a read in any of its closures makes that view dependent.
  private weak var owner: ViewNode?

  /// The same binding as the property of a view.
  func owned(by node: ViewNode) -> BindingBox {
    let box = BindingBox(source, label: label, machine: machine)
    box.owner = node
    return box
  }

  init(_ source: Source, label: String, machine: Machine) {
    self.source = source
    self.label = label
    self.machine = machine
  }

  /// The value as the learner's code reads it, with its dependencies.
  func get() throws(Signal) -> Value {
    let swiftUI = machine.swiftUI
    guard swiftUI.updating > 0, !swiftUI.isUntracked, let owner, owner !== swiftUI.reader else { return try fetch() }
    return try machine.swiftUI.reading(owner) { () throws(Signal) in try fetch() }
  }

  private func fetch() throws(Signal) -> Value {
    switch source {
    case .location(let location): return location.read()
    case .functions(let get, _): return try machine.current.call(get)
    case .constant(let value): return value
    case .part(let base, let path): return try machine.current.read(path, of: base.get())
    case .element(let base, let index):
      guard case .array(let elements) = try base.get(), index < elements.count else {
        throw .trap("Fatal error: Index out of range", at: machine.current.position)
      }
      return elements[index]
    case .object(let handle, let path): return try machine.current.read(path, of: .object(handle))
    case .transacted(let base, _): return try base.get()
    case .unwrapped(let base): return try base.get().unwrapped ?? .void
    case .native(let get, _): return try get()
    }
  }

  /// Writes through: an event of its own, then the source's. A binding of SwiftUI's own has no name and is no event.
  func set(_ value: Value) throws(Signal) {
    if label.isEmpty { return try put(value) }
    let old = try quietly()
    let number = machine.recorder.record(
      Event(
        .binding, text: "\(label): \(machine.debugDescription(old)) → \(machine.debugDescription(value))",
        at: machine.current.position))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    try put(value)
  }

  private func quietly() throws(Signal) -> Value { try machine.swiftUI.untracked { () throws(Signal) in try get() } }

  private func put(_ value: Value) throws(Signal) {
    switch source {
    case .location(let location): location.write(value)
    case .functions(_, let set): _ = try machine.current.call(set, [value])
    case .constant: break
    case .part(let base, let path):
      var whole = try base.quietly()
      try machine.current.modify(path, of: &whole) { (place: inout Value) throws(Signal) in place = value }
      if case .object = whole { return }
      try base.put(whole)
    case .element(let base, let index):
      guard case .array(var elements) = try base.quietly(), index < elements.count else {
        throw .trap("Fatal error: Index out of range", at: machine.current.position)
      }
      elements[index] = value
      try base.put(.array(elements))
    case .object(let handle, let path):
      var root = Value.object(handle)
      try machine.current.modify(path, of: &root) { (place: inout Value) throws(Signal) in place = value }
    case .transacted(let base, let transaction):
      let outer = machine.swiftUI.transactions.current
      machine.swiftUI.transactions.current = transaction
      defer { machine.swiftUI.transactions.current = outer }
      try base.put(value)
    case .unwrapped(let base): try base.put(.some(value))
    case .native(_, let set): try set(value)
    }
  }

  /// A binding to each element of the collection that it refers to.
  func elements() throws(Signal) -> [Value] {
    guard case .array(let elements) = try get() else { return [] }
    return elements.indices.map { index in
      machine.binding(
        BindingBox(
          .element(self, index), label: label.isEmpty ? "" : "\(label)[\(index)]", machine: machine))
    }
  }

  /// The location at the root, nil where there is none.
  var location: Location? {
    switch source {
    case .location(let location): location
    case .part(let base, _), .unwrapped(let base), .transacted(let base, _), .element(let base, _): base.location
    default: nil
    }
  }

  func isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? BindingBox else { return false }
    if other === self { return true }
    switch (source, other.source) {
    case (.location(let a), .location(let b)): return a === b
    case (.functions(let g1, let s1), .functions(let g2, let s2)): return g1.isEqual(to: g2) && s1.isEqual(to: s2)
    case (.constant(let a), .constant(let b)): return a.isEqual(to: b)
    case (.part(let a, let p), .part(let b, let q)):
      return a.isEqual(to: b) && Value.keyPath(p).isEqual(to: .keyPath(q))
    case (.object(let a, let p), .object(let b, let q)): return a === b && Value.keyPath(p).isEqual(to: .keyPath(q))
    case (.unwrapped(let a), .unwrapped(let b)): return a.isEqual(to: b)
    case (.element(let a, let i), .element(let b, let j)): return i == j && a.isEqual(to: b)
    case (.transacted(let a, let s), .transacted(let b, let t)): return a.isEqual(to: b) && s.isEqual(to: t)
    default: return false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

extension Machine {
  /// A binding as the learner's value.
  func binding(_ box: BindingBox) -> Value { .structure(StructValue(program.known("Binding"), [.native(box)])) }
}

extension Value {
  /// What a learner's binding refers to.
  var bindingBox: BindingBox? {
    if case .structure(let structure)? = unwrapped, structure.count > 0, case .native(let object) = structure.fields[0]
    {
      return object as? BindingBox
    }
    return nil
  }
}
