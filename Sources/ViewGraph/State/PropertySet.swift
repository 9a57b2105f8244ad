import Diagnostics
import Interpreter
import Trace

/// The dynamic properties of one view in the tree: where their values live and what they listen to.
final class PropertySet {
  private enum Kind {
    case state(Location)
    case binding
    case stateObject(Handle)
    case observedObject
    case environmentObject
    case environment
    case nested(PropertySet)
    case passive
  }

  private final class Entry {
    let member: Member
    var kind: Kind
    var location: Location?
    var object: Handle?
    var subscription: Int?
    var environmentKeys: Set<String> = []
    var environmentValue: Value?
    init(_ member: Member, _ kind: Kind) {
      self.member = member
      self.kind = kind
    }
  }

  private unowned let node: ViewNode
  private let type: Nominal
  private var entries: [Entry] = []
  private var isInstalled = false

  /// Nil where the type has no dynamic properties.
  init?(_ type: Nominal, node: ViewNode) {
    self.node = node
    self.type = type
    guard type.kind == .structure, type.slotCount > 0, !Self.dynamicMembers(of: type, node.machine).isEmpty else {
      return nil
    }
  }

  private var machine: Machine { node.machine }

  /// The stored properties whose type is a dynamic property.
  private static func dynamicMembers(of type: Nominal, _ machine: Machine) -> [Member] {
    let cache = machine.extra(DynamicMembers.self, DynamicMembers.init)
    if let known = cache.members[ObjectIdentifier(type)] { return known }
    let proto = machine.viewProtocols.dynamicProperty
    let found = type.storedMembers.filter { member in
      guard let nominal = (try? member.propertyType(machine.program))?.nominal else { return false }
      return nominal.conforms(to: proto)
    }
    cache.members[ObjectIdentifier(type)] = found
    return found
  }

  /// The names as `_printChanges` lists them, in order of declaration (L134).
  var names: [String] { entries.map(\.member.name) }

  // MARK: Installing

  /// The value with its properties connected to where they live.
  func install(into value: Value) throws(Signal) -> Value {
    guard case .structure(let structure) = value else { return value }
    let copy = structure.copy()
    if !isInstalled {
      isInstalled = true
      for member in Self.dynamicMembers(of: type, machine) {
        entries.append(try makeEntry(member, copy.fields[member.slot]))
      }
    }
    for entry in entries { copy.fields[entry.member.slot] = try connect(entry, copy.fields[entry.member.slot]) }
    return .structure(copy)
  }

  private func makeEntry(_ member: Member, _ field: Value) throws(Signal) -> Entry {
    guard case .structure(let wrapper) = field else { return Entry(member, .passive) }
    let plain = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
    switch wrapper.type.name {
    case "State", "FocusState", "GestureState":
      let location = Location(plain, owner: type.name, value: wrapper.fields[0], machine: machine)
      location.adopt(node)
      let entry = Entry(member, .state(location))
      entry.location = location
      return entry
    case "AppStorage", "SceneStorage":
      let key = wrapper.fields[2].asString ?? ""
      let shared = machine.swiftUI
      let location =
        shared.storage[key] ?? Location(plain, owner: type.name, value: wrapper.fields[0], machine: machine)
      shared.storage[key] = location
      location.adopt(node)
      let entry = Entry(member, .state(location))
      entry.location = location
      return entry
    case "Binding": return Entry(member, .binding)
    case "StateObject":
      // Created once, when the view is first evaluated, and kept for ever (L119, L121, L122).
      let object = try machine.current.call(wrapper.fields[0])
      guard case .object(let handle) = object else { return Entry(member, .passive) }
      let entry = Entry(member, .stateObject(handle))
      subscribe(entry, to: handle)
      return entry
    case "ObservedObject": return Entry(member, .observedObject)
    case "EnvironmentObject": return Entry(member, .environmentObject)
    case "Environment": return Entry(member, .environment)
    case "Namespace":
      machine.swiftUI.nextNamespace += 1
      return Entry(member, .passive)
    default:
      if let nested = PropertySet(wrapper.type, node: node) { return Entry(member, .nested(nested)) }
      return Entry(member, .passive)
    }
  }

  private func connect(_ entry: Entry, _ field: Value) throws(Signal) -> Value {
    guard case .structure(let wrapper) = field else { return field }
    switch entry.kind {
    case .state(let location):
      let copy = wrapper.copy()
      copy.fields[1] = .native(location)
      return .structure(copy)
    case .binding:
      guard let box = field.bindingBox else { return field }
      entry.location = box.location
      return machine.binding(box.owned(by: node))
    case .stateObject(let handle):
      let copy = wrapper.copy()
      copy.fields[1] = .object(handle)
      return .structure(copy)
    case .observedObject:
      if case .object(let handle)? = wrapper.fields[0].unwrapped { subscribe(entry, to: handle) }
      return field
    case .environmentObject:
      guard let wanted = (try? entry.member.propertyType(machine.program))?.arguments.first?.nominal else {
        return field
      }
      let copy = wrapper.copy()
      if let object = EnvironmentObjects.find(wanted, from: node) {
        copy.fields[0] = .object(object)
        subscribe(entry, to: object)
      } else {
        copy.fields[0] = .type(.nominal(wanted, []))
      }
      return .structure(copy)
    case .environment:
      let copy = wrapper.copy()
      let box = EnvironmentBox(node.environment, node: nil, host: node.graph.host)
      copy.fields[1] = .native(box)
      try readEnvironment(entry, copy, box)
      return .structure(copy)
    case .nested(let set):
      var value = try set.install(into: field)
      // `update()` of the learner's own property runs before the body is read.
      if let member = wrapper.type.members(named: "update").first(where: {
        $0.owner.isLearners && $0.kind == .method && !$0.isStatic
      }) {
        _ = try machine.current.call(member, mutating: &value, [])
      }
      return value
    case .passive: return field
    }
  }

  /// Reads what `@Environment` names once, to know which keys it depends on (L33).
  private func readEnvironment(_ entry: Entry, _ wrapper: StructValue, _ box: EnvironmentBox) throws(Signal) {
    guard case .keyPath(let path) = wrapper.fields[0] else {
      if case .type(let type) = wrapper.fields[0], let nominal = type.nominal {
        node.environment.depend(node, on: EnvironmentObjects.key(nominal))
        entry.environmentKeys = [EnvironmentObjects.key(nominal)]
      }
      return
    }
    let value = try machine.current.read(path, of: machine.environmentValue(box))
    entry.environmentValue = value
    entry.environmentKeys = box.read
    for key in box.read { node.environment.depend(node, on: key) }
  }

  private func subscribe(_ entry: Entry, to handle: Handle) {
    guard entry.object !== handle else { return }
    if let old = entry.subscription { machine.unobserveObject(old) }
    entry.object = handle
    let name = entry.member.name
    let type = handle.body.type.name
    entry.subscription = machine.observeObject(handle.body) { [weak node, weak body = handle.body] property in
      guard let node else { return }
      let what = property.map { "\(type).\($0)" } ?? type
      let machine = node.machine
      let because = Because("observed \(what)", event: machine.recorder.current)
      node.invalidate(
        Reason(because: because, change: name) { [unowned machine] in
          property.flatMap { property in body.flatMap { machine.stateEvent(of: $0, property) } }
        })
    }
  }

  // MARK: Changes

  /// The property through which a location is read.
  func name(of location: Location) -> String? {
    for entry in entries {
      if entry.location === location { return entry.member.name }
      if case .nested(let set) = entry.kind, let name = set.name(of: location) {
        return entry.member.name.isEmpty ? name : entry.member.name
      }
    }
    return nil
  }

  /// The properties whose environment value is another one now.
  func environmentChanged(_ key: String) throws(Signal) -> [(name: String, key: String)] {
    var changed: [(String, String)] = []
    for entry in entries where entry.environmentKeys.contains(key) {
      if let old = entry.environmentValue {
        guard case .structure(let input)? = fieldValue(entry), case .keyPath(let path) = input.fields[0] else {
          continue
        }
        let new = try machine.current.read(
          path, of: machine.environmentValue(EnvironmentBox(node.environment, node: nil, host: node.graph.host)))
        guard !old.isEqual(to: new) else { continue }
        entry.environmentValue = new
      }
      changed.append((entry.member.name, key))
    }
    return changed
  }

  private func fieldValue(_ entry: Entry) -> Value? {
    guard case .structure(let structure) = node.value, entry.member.slot < structure.count else { return nil }
    return structure.fields[entry.member.slot]
  }

  /// The fields in which two inputs of the view differ. State and environment are not inputs; a binding is compared by
  /// what it refers to, an object by identity (L25–27).
  static func differences(_ old: Value, _ new: Value, _ machine: Machine) -> [String] {
    guard case .structure(let a) = old, case .structure(let b) = new, a.type === b.type, a.count == b.count else {
      return old.isEqual(to: new) ? [] : ["self"]
    }
    if a === b { return [] }
    // A type's own `==` is asked (L123).
    if let equal = a.type.customEquality { return equal(old, new) ? [] : ["self"] }
    var names: [String] = []
    for member in a.type.storedMembers {
      let x = a.fields[member.slot]
      let y = b.fields[member.slot]
      if case .structure(let wrapper) = x, !wrapper.type.isLearners,
        [
          "State", "StateObject", "Environment", "EnvironmentObject", "FocusState", "GestureState", "AppStorage",
          "SceneStorage", "Namespace",
        ].contains(wrapper.type.name)
      {
        continue
      }
      if !x.isEqual(to: y) {
        names.append(
          member.name.hasPrefix("_") && member.wrapper != nil ? String(member.name.dropFirst()) : member.name)
      }
    }
    return names
  }

  func tearDown() {
    for entry in entries {
      if let subscription = entry.subscription { machine.unobserveObject(subscription) }
      entry.object = nil
      if case .nested(let set) = entry.kind { set.tearDown() }
    }
    entries = []
  }

  /// The observed objects' published properties, for `state`.
  var objects: [(name: String, value: Value)] {
    entries.flatMap { entry -> [(name: String, value: Value)] in
      guard let object = entry.object else { return [] }
      return machine.publishedProperties(of: object.body).map { ("\(object.body.type.name).\($0.name)", $0.value) }
    }
  }

  /// The properties whose change makes the view run again: states and bindings that were read, objects, environment.
  var dependencies: [String] {
    entries.flatMap { entry -> [String] in
      if case .nested(let set) = entry.kind { return set.dependencies }
      let name = entry.member.name.hasPrefix("_") ? String(entry.member.name.dropFirst()) : entry.member.name
      if let location = entry.location { return location.isRead(by: node) ? [name] : [] }
      return entry.object != nil || !entry.environmentKeys.isEmpty ? [name] : []
    }
  }

  /// State values for `tree` and `state`.
  var states: [(name: String, value: Value)] {
    entries.compactMap { entry in
      entry.location.flatMap { location in
        if case .state = entry.kind { (location.label, location.current) } else { nil }
      }
    }
  }
}

private final class DynamicMembers { var members: [ObjectIdentifier: [Member]] = [:] }

extension Recorder {
  /// The last change of a source of truth, as the cause of what follows.
  var lastState: Int? { events.last { $0.kind == .state }?.number }
}

/// Objects in the environment, found by their class.
enum EnvironmentObjects {
  static func key(_ nominal: Nominal) -> String { "object \(nominal.name)" }

  static func find(_ wanted: Nominal, from node: ViewNode) -> Handle? {
    node.environment.depend(node, on: key(wanted))
    if case .object(let handle)? = node.environment.lookUp(key(wanted))?.value { return handle }
    return nil
  }
}

extension Machine {
  func environmentValue(_ box: EnvironmentBox) -> Value {
    .structure(StructValue(program.known("EnvironmentValues"), [.native(box)]))
  }
}
