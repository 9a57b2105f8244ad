import Interpreter
import Layout
import Trace

/// A view of the learner: its properties live here, its body runs when an input or a dependency has changed.
final class CompositeNode: ViewNode, PropertyHolder, EnvironmentReading {
  private let type: Nominal
  private var properties: PropertySet?
  private lazy var observation = ObservationScope(self)
  private var child: ViewNode?
  private var installed: Value = .void
  private let bodyMember: Member?
  /// The event of the last run.
  private var lastBody: Int?
  /// What `_printChanges` says of the run that is going on.
  private(set) var changes: [String] = []

  override init(_ value: Value, parent: ViewNode?, graph: Graph, environment: EnvironmentScope) {
    type = graph.machine.nominal(of: value) ?? graph.machine.program.anyObject
    bodyMember = type.members(named: "body").first { !$0.isRequirement && !$0.isStatic }
    super.init(value, parent: parent, graph: graph, environment: environment)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override var enclosingType: String { type.name }
  override var carriesTransition: Bool { true }

  override func mount() throws(Signal) {
    properties = PropertySet(type, node: self)
    installed = try properties?.install(into: value) ?? value
    changes = ["@self"] + (properties == nil ? [] : ["@identity"]) + (properties?.names ?? [])
    let view = try evaluate(Because("inserted"))
    let outer = machine.swiftUI.causingBody
    machine.swiftUI.causingBody = lastBody
    defer { machine.swiftUI.causingBody = outer }
    child = try makeChild(view)
  }

  override func update(_ new: Value) throws(Signal) {
    let differences = PropertySet.differences(value, new, machine)
    guard !differences.isEmpty || isDirty else {
      return
    }
    value = new
    if !differences.isEmpty {
      reasons.append(
        Reason(
          because: Because("struct changed: \(differences.joined(separator: ", "))", event: machine.recorder.current),
          change: "@self"))
    }
    try run()
  }

  override func refresh() throws(Signal) { try run() }

  private func run() throws(Signal) {
    let reasons = takeReasons()
    var names: [String] = []
    for reason in reasons where !names.contains(reason.change) { names.append(reason.change) }
    names.sort { rank($0) < rank($1) }
    changes = names
    installed = try properties?.install(into: value) ?? value
    let view = try evaluate(reasons.first?.because ?? Because("parent body"))
    if let old = child {
      let outer = machine.swiftUI.causingBody
      machine.swiftUI.causingBody = lastBody
      defer { machine.swiftUI.causingBody = outer }
      let new = try updateChild(old, view)
      if new !== old {
        child = new
        itemsChanged()
      }
    }
  }

  /// `@self` and `@identity` first, then properties in order of declaration (L131, L134).
  private func rank(_ name: String) -> Int {
    switch name {
    case "@self": -2
    case "@identity": -1
    default: properties?.names.firstIndex(of: name) ?? 1000
    }
  }

  private func evaluate(_ because: Because) throws(Signal) -> Value {
    guard let bodyMember else {
      throw .trap(
        "type '\(type.name)' does not conform to protocol 'View': it has no body", at: machine.current.position)
    }
    let number = machine.recorder.record(
      Event(.body, type: type.name, because: because, at: bodyMember.position), cause: machine.swiftUI.cause(because))
    lastBody = number
    cause = because.text
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    let value = installed
    return try machine.swiftUI.reading(self) { () throws(Signal) in
      try observation.track { () throws(Signal) in try machine.current.readExactly(bodyMember, of: value) }
    }
  }

  // MARK: Dependencies

  func name(of location: Location) -> String? { properties?.name(of: location) }
  func reads(_ location: Location) {}

  func environmentChanged(_ key: String) {
    do throws(Signal) {
      let changed = try properties?.environmentChanged(key) ?? []
      for (name, key) in changed { invalidate(Reason(because: Because("environment \(key)"), change: name)) }
    } catch {
      machine.pendingError(error)
    }
  }

  override func erase() throws(Signal) {
    try super.erase()
    observation.clear()
    properties?.tearDown()
    installed = .void
    value = .void
  }

  override var dependencies: [String] { (properties?.dependencies ?? []) + observation.names }
  private(set) var cause: String?
  override var lastCause: String? { cause }

  override var detail: String {
    let states = properties?.states ?? []
    return states.map { "\($0.name) = \(machine.debugDescription($0.value))" }.joined(separator: ", ")
  }

  var states: [(name: String, value: Value)] { properties?.states ?? [] }
  /// The observed objects' published properties.
  var objects: [(name: String, value: Value)] { properties?.objects ?? [] }
}
