import Frameworks
import Interpreter

/// A published property: its value and who listens to it. Listeners are given the new value before it is stored.
final class PublishedBox: PublisherBox {
  var value: Value
  private let subject = SubjectBox(current: nil)
  /// What `assign(to:)` has tied to the property.
  var assigned: [Cancellation] = []

  init(_ value: Value) {
    self.value = value
    super.init(nil)
  }

  override func subscribe(_ machine: Machine, _ sink: Sink) throws(Signal) -> Cancellation {
    try sink.value(value)
    return try subject.subscribe(machine, sink)
  }

  /// The object and the property that it belongs to, once it was written or read through them.
  private weak var owner: Body?
  private var name = ""

  func belong(to owner: Body, _ name: String) {
    self.owner = owner
    self.name = name
  }

  /// First the object says that it will change, then the property gives its new value, then it has it.
  func change(_ machine: Machine, to new: Value) throws(Signal) {
    guard let owner else {
      try subject.send(new)
      value = new
      return
    }
    let key = ObjectIdentifier(Announcement.self)
    let outer = owner.extras[key]
    owner.extras[key] = Announcement(name)
    defer { owner.extras[key] = outer }
    if let subject = owner.extras[ObjectIdentifier(SubjectBox.self)] as? SubjectBox { try subject.send(.void) }
    try subject.send(new)
    let old = value
    value = new
    if !machine.isUnchanged(old, new) { machine.recordChange(owner, name, old, new) }
  }

  deinit { try? subject.finish(nil) }
}

/// Who the host tells of changes to an object.
private final class ObjectObservers {
  var next = 0
  var running: [Int: Cancellation] = [:]
}

extension Machine {
  /// Calls `action` before an ObservableObject changes, with the published property where one is the reason. This is
  /// what
  /// SwiftUI subscribes with; the token ends it.
  package func observe(_ body: Body, _ action: @escaping (_ property: String?) -> Void) -> Int {
    let all = extra(ObjectObservers.self, ObjectObservers.init)
    all.next += 1
    let token = all.next
    attempt { () throws(Signal) in
      guard
        let member = body.type.members(named: "objectWillChange").first(where: { !$0.isStatic && !$0.isRequirement })
      else { return }
      let publisher = try self.publisher(current.read(member, of: body.value))
      let cancellation = try publisher.subscribe(
        self,
        Sink(
          value: { [unowned self, weak body] (_: Value) throws(Signal) in action(body.flatMap { self.changing($0) }) },
          finish: { (_: Value?) throws(Signal) in }))
      all.running[token] = cancellation
    }
    return token
  }

  package func unobserve(_ token: Int) {
    extra(ObjectObservers.self, ObjectObservers.init).running.removeValue(forKey: token)?.cancel()
  }

  /// An object's published properties as they are, in order of declaration.
  package func publishedProperties(of body: Body) -> [(name: String, value: Value)] {
    body.type.allStoredMembers.compactMap { member in
      guard member.wrapper != nil, let box = body.fields[member.slot].payload(PublishedBox.self) else { return nil }
      return (String(member.name.dropFirst()), box.value)
    }
  }

  /// The published property whose change is being announced.
  private func changing(_ body: Body) -> String? {
    (body.extras[ObjectIdentifier(Announcement.self)] as? Announcement)?.property
  }

  fileprivate func willChange(_ body: Body) -> SubjectBox {
    let key = ObjectIdentifier(SubjectBox.self)
    if let found = body.extras[key] as? SubjectBox { return found }
    let made = SubjectBox(current: nil)
    body.extras[key] = made
    // As Combine does: the object's published properties learn now whom they belong to.
    for member in body.type.allStoredMembers where member.wrapper != nil {
      body.fields[member.slot].payload(PublishedBox.self)?.belong(to: body, String(member.name.dropFirst()))
    }
    return made
  }

  /// Whether equal values of a type count as no change.
  func isUnchanged(_ old: Value, _ new: Value) -> Bool {
    guard old.isEqual(to: new) else { return false }
    switch new {
    case .structure, .enumeration: return program.conforms(type(of: new), to: program.known("Equatable"))
    default: return true
    }
  }
}

/// Which published property is being changed.
private final class Announcement {
  let property: String
  init(_ property: String) { self.property = property }
}

func bindPublished(_ b: Bindings) {
  for label in ["wrappedValue", "initialValue"] {
    b["Published.init(\(label):)"] = { call in
      var arguments: [SwiftType] = []
      if case .type(let type) = call.this { arguments = type.arguments }
      return call.machine.structure("Published", .native(PublishedBox(call.value(0))), arguments: arguments)
    }
  }
  b["Published.wrappedValue"] = { call in call.payload(PublishedBox.self)?.value ?? .void }
  b["Published.wrappedValue="] = { call in
    try call.payload(PublishedBox.self)?.change(call.machine, to: call.value(0))
    return .void
  }
  b["Published.projectedValue"] = { call in
    guard let box = call.payload(PublishedBox.self) else { return .void }
    return call.machine.structure("AnyPublisher", .native(box))
  }
  b["Published.projectedValue="] = { _ in .void }
  func storage(_ call: Call) throws(Signal) -> PublishedBox? {
    guard case .keyPath(let path) = call.value(2) else { return nil }
    guard let member = path.onlyMember else { return nil }
    return try call.fiber.readExactly(member, of: call.value(0)).payload(PublishedBox.self)
  }
  b["Published.subscript(_enclosingInstance:wrapped:storage:)"] = { call in
    guard let box = try storage(call) else { return .void }
    if let handle = call.handle(0), case .keyPath(let path) = call.value(1) {
      box.belong(to: handle.body, path.onlyMember?.name ?? "")
    }
    return box.value
  }
  b["Published.subscript(_enclosingInstance:wrapped:storage:)="] = { call in
    guard let box = try storage(call), let handle = call.handle(0), case .keyPath(let path) = call.value(1) else {
      return .void
    }
    box.belong(to: handle.body, path.onlyMember?.name ?? "")
    try box.change(call.machine, to: call.value(3))
    return .void
  }
  b["_KeyValueCodingAndObserving.publisher(for:options:)"] = { call in
    guard case .keyPath(let path) = call.value(0), let member = path.onlyMember, let handle = call.this.asHandle else {
      return .void
    }
    let givesFirst = (call.value(1).asStruct?.fields[0].asInt ?? 5) & 4 != 0
    return call.machine.publisher { (machine: Machine, sink: Sink) throws(Signal) -> Cancellation in
      let body = handle.body
      let watchers = body.watchers ?? Watchers()
      body.watchers = watchers
      let id = machine.newObserverID()
      watchers.observers.append(
        Watchers.Observer(
          id: id, member: body.type.implementation(of: member),
          didChange: { [unowned machine] _, new in machine.attempt { () throws(Signal) in try sink.value(new) } }))
      if givesFirst { try sink.value(machine.current.read(member, of: .object(handle))) }
      return Cancellation { watchers.observers.removeAll { $0.id == id } }
    }
  }
  b["ObservableObject.objectWillChange"] = { call in
    guard let body = call.body else { return .void }
    return call.machine.object("ObservableObjectPublisher", call.machine.willChange(body))
  }
  b["Publisher.assign(to:)"] = { call in
    guard let box = call.payload(0, PublishedBox.self) else { return .void }
    let machine = call.machine
    let cancellation = try machine.publisher(call.this).subscribe(
      machine,
      Sink(
        value: { [weak box] (value: Value) throws(Signal) in
          guard let box else { return }
          try box.change(machine, to: value)
        }, finish: { (_: Value?) throws(Signal) in }))
    box.assigned.append(cancellation)
    return .void
  }
}
