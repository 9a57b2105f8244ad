import Diagnostics
import Interpreter
import Trace

/// Where a state's value lives, and who has read it. A read, once made, stays (L105).
final class Location: NativeEquatable {
  /// The property's name.
  let label: String
  unowned let machine: Machine
  /// The newest value.
  private(set) var value: Value
  /// What updates see, where a change waits for its transaction.
  private var shown: Value?
  private var readers: [ObjectIdentifier: EnvironmentScope.WeakNode] = [:]
  private var order: [ObjectIdentifier] = []
  /// The event of the last change.
  private(set) var lastChange: Int?
  /// Called after a change, for storage that lives elsewhere.
  var didChange: ((Value) -> Void)?
  /// The session's own state stands in no view.
  let owner: String

  init(_ label: String, owner: String, value: Value, machine: Machine) {
    self.label = label
    self.owner = owner
    self.value = value
    self.machine = machine
  }

  /// The views whose property it is; storage of a key may have several.
  private var owners: [EnvironmentScope.WeakNode] = []

  /// A view has it as a property.
  func adopt(_ owner: ViewNode) { owners.append(EnvironmentScope.WeakNode(node: owner)) }

  /// The value; the node whose code runs depends on it from now on, or the one that is said to read it.
  func read(by node: ViewNode? = nil) -> Value {
    if let reader = node ?? machine.swiftUI.reader { depend(reader) }
    // Outside of an update a read gives the newest value at once (L117).
    return machine.swiftUI.updating > 0 ? shown ?? value : value
  }

  /// The value through the property of the view that owns it. During an update the view depends on it from now on, also
  /// where another one's code runs: a row's closure, a closure that was passed on (L105).
  func readAsProperty() -> Value {
    guard machine.swiftUI.updating > 0, !machine.swiftUI.isUntracked, let owner = owners.first?.node else {
      return read()
    }
    if owners.count == 1 { return read(by: owner) }
    if machine.swiftUI.reader == nil { for other in owners.dropFirst() { if let node = other.node { depend(node) } } }
    return read(by: machine.swiftUI.reader ?? owner)
  }

  /// The newest value without a dependency.
  var current: Value { value }

  private func depend(_ node: ViewNode) {
    let key = ObjectIdentifier(node)
    guard readers[key]?.node == nil else { return }
    if readers[key] == nil { order.append(key) }
    readers[key] = EnvironmentScope.WeakNode(node: node)
    (node as? any PropertyHolder)?.reads(self)
  }

  /// Whether a change makes a node run again.
  func isRead(by node: ViewNode) -> Bool { readers[ObjectIdentifier(node)]?.node === node }

  /// Sets the value. During an update it is dropped with SwiftUI's words (L140, L141); an equal one changes nothing (L110).
  func write(_ new: Value) {
    if machine.swiftUI.updating > 0 {
      machine.recorder.record(
        Event(
          .warning, message: "Modifying state during view update, this will cause undefined behavior.",
          at: machine.current.position))
      return
    }
    guard !value.isEqual(to: new) else { return }
    let old = value
    let text = "\(label): \(machine.debugDescription(old)) → \(machine.debugDescription(new))"
    let number = machine.recorder.record(
      Event(.state, type: owner.isEmpty ? nil : owner, text: text, at: machine.current.position))
    lastChange = number
    value = new
    didChange?(new)
    if machine.swiftUI.transactions.admit(self, new, event: number) {
      invalidateReaders(number)
    } else if shown == nil {
      shown = old
    }
    _ = consume old
  }

  /// The transaction of a change has its turn.
  func show(_ value: Value, event: Int) {
    shown = value.isEqual(to: self.value) ? nil : value
    invalidateReaders(event)
  }

  private func invalidateReaders(_ event: Int) {
    for key in order {
      guard let node = readers[key]?.node else { continue }
      let name = (node as? any PropertyHolder)?.name(of: self) ?? "_\(label)"
      node.invalidate(Reason(because: Because("state \(label)", event: event), change: name))
    }
    if order.count > 32 { order.removeAll { readers[$0]?.node == nil } }
  }

  func isEqual(to other: AnyObject) -> Bool { other === self }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A node with dynamic properties.
protocol PropertyHolder: ViewNode {
  /// The property through which the node reads a location, as `_printChanges` names it.
  func name(of location: Location) -> String?
  func reads(_ location: Location)
}
