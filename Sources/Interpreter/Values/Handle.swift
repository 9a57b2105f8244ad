/// A counted reference to an object. The host counts handles; when the last goes, the learner's `deinit` runs with a
/// fresh one, so an escape of `self` is seen instead of crashing.
package final class Handle {
  package let body: Body

  init(_ body: Body) {
    self.body = body
    body.handle = self
  }

  deinit {
    body.release(self)
    guard body.phase == .alive else { return }
    body.phase = .dying
    body.machine.die(body)
  }
}

/// An object's content: its class, its fields, and what a framework keeps with it.
package final class Body {
  package enum Phase { case alive, dying, dead }

  package let type: Nominal
  package let arguments: [SwiftType]
  /// Counts the objects of this class from 1, in order of creation.
  package let number: Int
  /// Order of creation over all classes.
  package let serial: Int
  package let machine: Machine
  package let count: Int
  package let fields: UnsafeMutablePointer<Value>
  /// What a framework keeps with the object: a view's layer, a controller's children.
  @exclusivity(unchecked) package final var payload: AnyObject?
  /// The handle that is counted; nil once it is gone. Not `weak`, which would slow every count of every handle down.
  package fileprivate(set) var handle: Handle? {
    get { counted?.takeUnretainedValue() }
    set { counted = newValue.map(Unmanaged.passUnretained) }
  }
  @exclusivity(unchecked) private final var counted: Unmanaged<Handle>?
  package fileprivate(set) var phase = Phase.alive
  /// The learner's code made it, so its end is an event.
  package var isTraced: Bool
  /// What libraries keep with the object beside that, by the identity of the keeping type.
  @exclusivity(unchecked) package final var extras: [ObjectIdentifier: AnyObject] = [:]
  /// Who watches its properties: KVO, observation.
  @exclusivity(unchecked) package final var watchers: Watchers?

  init(_ type: Nominal, arguments: [SwiftType], number: Int, serial: Int, machine: Machine, isTraced: Bool) {
    self.type = type
    self.arguments = arguments
    self.number = number
    self.serial = serial
    self.machine = machine
    self.isTraced = isTraced
    count = type.slotCount
    fields = .allocate(capacity: max(count, 1))
    fields.initialize(repeating: .void, count: count)
  }

  /// `UISearchBar#1`.
  package private(set) lazy var name = "\(displayType)#\(number)"

  /// The class with its generic arguments.
  package var displayType: String {
    arguments.isEmpty ? type.name : "\(type.name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// `handle` goes: nobody may find it any more, unless a fresh one has taken its place.
  fileprivate func release(_ handle: Handle) {
    if counted?.toOpaque() == Unmanaged.passUnretained(handle).toOpaque() { counted = nil }
  }

  /// The object as a value; void once it is dead.
  package var value: Value { handle.map { .object($0) } ?? .void }

  deinit {
    for i in 0..<count { (fields + i).deinitialize(count: 1) }
    fields.deallocate()
  }
}

/// Who is told when a property of an object changes.
package final class Watchers {
  package struct Observer {
    package let id: Int
    package let member: Member
    package let willChange: (() -> Void)?
    package let didChange: ((_ old: Value, _ new: Value) -> Void)?
    /// What the actions keep alive, as far as it is to be told.
    let held: Value

    package init(
      id: Int, member: Member, holding held: Value = .void, willChange: (() -> Void)? = nil,
      didChange: ((_ old: Value, _ new: Value) -> Void)? = nil
    ) {
      self.held = held
      self.id = id
      self.member = member
      self.willChange = willChange
      self.didChange = didChange
    }
  }
  package var observers: [Observer] = []
  package init() {}
}

extension Machine {
  /// Makes an object of `type` whose fields are still empty.
  package func allocate(_ type: Nominal, arguments: [SwiftType] = [], isTraced: Bool) -> Handle {
    objectSerial += 1
    let number = (objectCounts[type.name] ?? 0) + 1
    objectCounts[type.name] = number
    let body = Body(
      type, arguments: arguments, number: number, serial: objectSerial, machine: self, isTraced: isTraced)
    live[objectSerial] = Unmanaged.passUnretained(body)
    return Handle(body)
  }

  /// The last handle of `body` is gone. Its `deinit` runs, the most derived class's first; then its fields are released:
  /// of a class of Swift's own those of the top class first, as the compiler's code does, and where the top class is a
  /// framework's the most derived class's first, as Objective-C does. Bodies that die meanwhile are buried before the
  /// next field is released, from a list of their own, so that a chain of any length needs no native stack.
  func die(_ body: Body) {
    fresh.append(Burial(body))
    guard burials.isEmpty else { return }
    repeat {
      while let next = fresh.popLast() { burials.append(next) }
      dig()
    } while !burials.isEmpty || !fresh.isEmpty
  }

  private func dig() {
    let place = burials.count - 1
    let body = burials[place].body
    if let type = burials[place].type {
      burials[place].type = type.superclassNominal
      guard !isTearingDown else { return }
      if type === body.type, body.isTraced { willDeinit?(body) }
      guard let code = type.deinitializer else { return }
      let last = Handle(body)
      runDeinit(code, of: last)
      return
    }
    guard let slot = burials[place].nextSlot() else {
      body.phase = .dead
      live[body.serial] = nil
      let payload = body.payload
      body.payload = nil
      let extras = body.extras
      body.extras = [:]
      burials.removeLast()
      _ = consume payload
      _ = consume extras
      return
    }
    let value = body.fields[slot]
    body.fields[slot] = .void
    _ = consume value
  }
}

/// How far the end of an object has come.
struct Burial {
  let body: Body
  /// The class whose `deinit` is next; nil when all have run.
  var type: Nominal?
  /// The fields that are left, by class.
  private var slots: [Range<Int>]?

  init(_ body: Body) {
    self.body = body
    type = body.type
  }

  /// The field to release next.
  mutating func nextSlot() -> Int? {
    var left = slots ?? body.type.slotsByClass
    while let first = left.first, first.isEmpty { left.removeFirst() }
    defer { slots = left }
    guard let first = left.first else { return nil }
    left[0] = first.dropFirst()
    return first.lowerBound
  }
}

extension Nominal {
  /// The slots of the class's own fields and of those that it inherits, in the order in which they are released.
  fileprivate var slotsByClass: [Range<Int>] {
    var classes: [Nominal] = []
    var type: Nominal? = self
    while let nominal = type {
      classes.append(nominal)
      type = nominal.superclassNominal
    }
    if classes.last?.isLearners ?? false { classes.reverse() }
    return classes.map { $0.firstSlot..<$0.slotCount }
  }
}
