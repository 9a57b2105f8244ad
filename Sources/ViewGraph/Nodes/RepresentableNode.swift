import Diagnostics
import Interpreter
import Layout
import Trace
import UIKitModel

/// A wrapped view or controller: one node for all kinds of representables, with their names.
final class RepresentableNode: ViewNode, PropertyHolder, EnvironmentReading, StagePerformer {
  private let kind: RepresentableKind
  private let type: Nominal
  private var properties: PropertySet?
  private lazy var observation = ObservationScope(self)
  private var installed: Value = .void
  private var coordinator: Value?
  private(set) var made: Handle?
  /// The keys of the environment that were read, and for what.
  private var readKeys: [String: KeyUse] = [:]
  private var knownTraits: FittingTraits?
  /// Why it was updated last.
  private var cause: String?
  private var isInserted = false
  /// Out of the window while its stage is not shown.
  private var isParked = false
  private var isTorn = false

  init(_ value: Value, _ kind: RepresentableKind, parent: ViewNode?, graph: Graph, environment: EnvironmentScope) {
    self.kind = kind
    type = graph.machine.nominal(of: value) ?? graph.machine.program.anyObject
    super.init(value, parent: parent, graph: graph, environment: environment)
  }

  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.leaf = { [unowned self] in measure($0) }
    item.didPlace = { [unowned self] in place($0) }
    return item
  }()

  override func makeItems() -> [LayoutItem] { kind.role == .recognizer ? [] : [item] }
  override var enclosingType: String { type.name }

  /// The type with its generic arguments, where they are known: `PagesView<Card>`.
  private lazy var displayType: String = {
    guard let arguments = value.asStruct?.arguments, !arguments.isEmpty, !arguments.contains(where: \.hasUnknown) else {
      return type.name
    }
    return "\(type.name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }()

  // MARK: Members

  private func member(_ fullName: String) -> Member? {
    let all = type.members(fullName: fullName)
    return all.first { $0.owner.isLearners && $0.isStatic == (fullName == kind.dismantle) && !$0.isRequirement }
      ?? all.first { !$0.owner.isLearners && !$0.isRequirement }
  }

  // MARK: Life

  /// Coordinator, view, first update, in this order and in one go (L1, L4).
  override func mount() throws(Signal) {
    properties = PropertySet(type, node: self)
    installed = try properties?.install(into: value) ?? value
    try makeCoordinator()
    try make()
    try callUpdate(Because("inserted"), isFirst: true)
    stage.enter(self)
  }

  // MARK: The stage

  /// With the next layout the view has a place again.
  func appear() {
    guard isParked else { return }
    isParked = false
    knownTraits = nil
    if made == nil { invalidate(Reason(because: Because("inserted"), change: "@identity")) }
    item.setNeedsMeasure()
  }

  /// A covered level and a tab that is not shown have no window: the view leaves it and lives on.
  func disappear() {
    guard isInserted, let made, let view = viewHandle else { return }
    isInserted = false
    isParked = true
    graph.enqueue { [weak self, machine] in
      guard let self, isParked, self.made === made else { return }
      try machine.screen.remove(view.body)
      if stage.endsViews { try endView() }
    }
  }

  /// The view and its coordinator end; the node waits to make others.
  private func endView() throws(Signal) {
    guard let handle = made else { return }
    try dismantle()
    coordinator = nil
    made = nil
    if kind.role == .view { handle.body.view.hostNode = nil } else { try removeController(handle) }
  }

  private func dismantle() throws(Signal) {
    guard let made, let coordinator, let member = member(kind.dismantle) else { return }
    let number = record(.dismantle, member)
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    var metatype = Value.type(.nominal(type, []))
    _ = try machine.current.invoke(member, mutating: &metatype, [.object(made), coordinator])
  }

  private func makeCoordinator() throws(Signal) {
    guard let member = member(kind.makeCoordinator) else {
      coordinator = .void
      return
    }
    let number = record(.makeCoordinator, member, because: Because("inserted"))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    let (value, arguments) = (installed, kind.role == .recognizer ? [converter] : [])
    // Outside dependency tracking (L3).
    coordinator = try machine.swiftUI.untracked { () throws(Signal) in
      try machine.current.call(member, on: value, arguments)
    }
  }

  private func make() throws(Signal) {
    guard let member = member(kind.make) else { throw missing(kind.make) }
    let number = record(.make, member, because: Because("inserted"))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    let context = context()
    let value = installed
    let result = try machine.swiftUI.reading(self) { () throws(Signal) in
      try observation.track { () throws(Signal) in try machine.current.call(member, on: value, [context]) }
    }
    guard case .object(let handle)? = result.unwrapped else {
      throw .trap("\(kind.make) of '\(type.name)' gave no object", at: member.position)
    }
    made = handle
    switch kind.role {
    case .recognizer: attach(handle)
    case .view:
      handle.body.view.hostNode = self
      handle.body.view.isHosted = true
    case .controller:
      // The controller's view is loaded before the first update (L10).
      let view = try machine.screen.loadView(of: handle.body)
      view.body.view.hostNode = self
      view.body.view.isHosted = true
    }
  }

  private func callUpdate(_ because: Because, isFirst: Bool = false) throws(Signal) {
    guard let made else { return }
    guard let member = member(kind.update) else { throw missing(kind.update) }
    cause = because.text
    let number = record(.update, member, because: because)
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    let context = context()
    let value = installed
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    _ = try machine.swiftUI.reading(self) { () throws(Signal) in
      // What make has read counts together with the first update (L38).
      try observation.track(keeps: isFirst) { () throws(Signal) in
        try machine.current.call(member, on: value, [.object(made), context])
      }
    }
    intrinsicSizeDidChange()
  }

  private func missing(_ name: String) -> Signal {
    .trap("type '\(type.name)' does not conform to its protocol: '\(name)' is missing", at: machine.current.position)
  }

  private func record(_ kind: EventKind, _ member: Member, because: Because? = nil) -> Int {
    machine.recorder.record(
      Event(
        kind, type: displayType, member: member.fullName, object: made?.body.name, because: because,
        at: member.owner.isLearners ? member.position : .none), cause: machine.swiftUI.cause(because))
  }

  /// What depends on a key that was read: the update, or the layout (L34, L58).
  private struct KeyUse: OptionSet {
    let rawValue: UInt8
    static let update = KeyUse(rawValue: 1)
    static let size = KeyUse(rawValue: 2)
  }

  /// What a context is for: what reads of its environment make dependent.
  private enum Purpose { case update, size, action }

  /// What make and update are given; environment reads through it are tracked by key (L34). Measuring has no transaction
  /// (L24).
  private func context(for purpose: Purpose = .update) -> Value {
    let box = EnvironmentBox(environment, node: purpose == .action ? nil : self, host: graph.host)
    box.isMeasuring = purpose == .size
    let type = machine.program.known(kind.context)
    guard kind.role != .recognizer else { return .structure(StructValue(type, [coordinator ?? .void, converter])) }
    let transaction = purpose == .size ? machine.emptyTransaction : transaction
    return .structure(StructValue(type, [coordinator ?? .void, transaction, machine.environmentValue(box)]))
  }

  // MARK: Gestures

  /// Where the finger is, as the recognizer's calls are told.
  private var converter: Value {
    let frame = (parent as? GestureModifierNode)?.frame ?? .zero
    return .structure(
      StructValue(
        machine.program.known("UIGestureRecognizerRepresentableCoordinateSpaceConverter"),
        [made.map { .object($0) } ?? .void, machine.value(frame.origin)].map { Value.some($0) }))
  }

  /// The recognizer sees the touches of the view that the modifier stands on.
  private func attach(_ recognizer: Handle) {
    guard let host = graph.host else { return }
    machine.screen.attach(
      recognizer, to: host,
      sees: { [weak self] touched in
        var at = touched as? ViewNode
        while let node = at {
          if node === self?.parent { return true }
          at = node.parent
        }
        return false
      },
      action: { [weak self] () throws(Signal) in try self?.handleAction() })
  }

  private func handleAction() throws(Signal) {
    guard let made, let member = member("handleUIGestureRecognizerAction(_:context:)"), member.owner.isLearners else {
      return
    }
    let number = machine.recorder.record(
      Event(.action, type: displayType, text: member.fullName, object: made.body.name, at: member.position))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    _ = try machine.current.call(member, on: installed, [.object(made), context(for: .action)])
  }

  // MARK: Updates

  /// The conditions of L21: the struct is another, a dynamic property says so, an observed property or a read key of the
  /// environment has changed. Position and size are none (L22).
  override func update(_ new: Value) throws(Signal) {
    let differences = PropertySet.differences(value, new, machine)
    value = new
    guard !differences.isEmpty || isDirty else { return }
    var reasons = takeReasons()
    if !differences.isEmpty {
      reasons.insert(
        Reason(
          because: Because("struct changed: \(differences.joined(separator: ", "))", event: machine.recorder.current),
          change: "@self"), at: 0)
    }
    installed = try properties?.install(into: new) ?? new
    try callUpdate(reasons[0].because)
  }

  override func refresh() throws(Signal) {
    let reasons = takeReasons()
    guard let first = reasons.first else { return }
    installed = try properties?.install(into: value) ?? value
    if made == nil, !isParked {
      try makeCoordinator()
      try make()
      return try callUpdate(Because("inserted"), isFirst: true)
    }
    try callUpdate(first.because)
  }

  func name(of location: Location) -> String? { properties?.name(of: location) }
  func reads(_ location: Location) {}

  func readEnvironment(_ key: String, isMeasuring: Bool) {
    let known = readKeys[key]
    readKeys[key] = (known ?? []).union(isMeasuring ? .size : .update)
    if known == nil { environment.depend(self, on: key) }
  }

  func environmentChanged(_ key: String) {
    do throws(Signal) {
      for (name, key) in try properties?.environmentChanged(key) ?? [] {
        invalidate(Reason(because: Because("environment \(key)"), change: name))
      }
      let use = readKeys[key] ?? []
      if use.contains(.update) { invalidate(Reason(because: Because("environment \(key)"), change: "@environment")) }
      if use.contains(.size) { item.setNeedsMeasure() }
    } catch {
      machine.pendingError(error)
    }
  }

  // MARK: The end

  /// One last update where the view's phase changes (design 6.2).
  override func leave() throws(Signal) {
    _ = takeReasons()
    // A recognizer is no view, whose phase would change: not verified.
    if kind.role == .recognizer { return }
    try callUpdate(Because("being removed"))
  }

  /// The phase changes back, which is a reason for an update (L68c).
  override func comeBack() {
    if kind.role != .recognizer { invalidate(Reason(because: Because("no longer being removed"), change: "@self")) }
  }

  /// Dynamic properties, dismantle, coordinator, then the view or controller (L64, L65).
  override func erase() throws(Signal) {
    guard !isTorn else { return }
    isTorn = true
    stage.leave(self)
    try super.erase()
    observation.clear()
    properties?.tearDown()
    try dismantle()
    installed = .void
    value = .void
    machine.swiftUI.dismiss(coordinator, made, of: type.name)
    coordinator = nil
    guard let handle = made else { return }
    made = nil
    switch kind.role {
    case .recognizer: machine.screen.detach(handle)
    case .view:
      handle.body.view.hostNode = nil
      try machine.screen.remove(handle.body)
    case .controller: try removeController(handle)
    }
  }

  private func removeController(_ handle: Handle) throws(Signal) {
    let part = handle.body.controller
    let screen = machine.screen
    screen.arriving.removeAll { $0 === handle.body }
    if part.appearance == .appeared || part.appearance == .appearing { try screen.willDisappear(handle) }
    if part.parent != nil { try screen.notifyMove(.willMove, "willMove(toParent:)", handle, nil) }
    part.view?.body.view.hostNode = nil
    if let view = part.view { try screen.remove(view.body) }
    if part.appearance == .disappearing { try screen.didDisappear(handle) }
    try screen.removeFromParent(handle)
  }

  // MARK: Layout

  var viewHandle: Handle? {
    switch kind.role {
    case .view: made
    case .controller: made?.body.controller.view
    case .recognizer: nil
    }
  }

  func intrinsicSizeDidChange() {
    guard kind.role != .recognizer else { return }
    knownTraits = nil
    item.setNeedsMeasure()
  }

  /// What UIKit says of the view, until it says that this is another (L52, L53).
  private func traits(_ view: Handle, _ made: Handle) -> FittingTraits {
    if let knownTraits { return knownTraits }
    var traits = FittingTraits(MeasuredView(view.body, once: true))
    if kind.role == .controller {
      traits = traits.preferring(machine.size(made.body.field("preferredContentSize")))
    }
    knownTraits = traits
    return traits
  }

  private func measure(_ proposal: Proposal) -> Size {
    // A view that has ended keeps its place.
    guard let made, let view = viewHandle else { return item.rect.size }
    do throws(Signal) {
      if let member = member(kind.size), member.owner.isLearners {
        func length(_ value: Double?) -> Value { value.map { .some(.double($0)) } ?? .none }
        let proposed = Value.structure(
          StructValue(machine.program.known("ProposedViewSize"), [length(proposal.width), length(proposal.height)]))
        let number = machine.recorder.record(
          Event(
            .sizeThatFits, type: displayType, member: member.fullName, object: made.body.name,
            proposal: EventSize(proposal.width, proposal.height),
            at: member.position))
        machine.recorder.enter(number)
        defer { machine.recorder.leave() }
        // To measure is a part of the update (L144).
        machine.swiftUI.updating += 1
        defer { machine.swiftUI.updating -= 1 }
        let answer = try machine.current.call(
          member, on: installed, [proposed, .object(made), context(for: .size)])
        if let answer = answer.unwrapped, !answer.isVoid {
          let size = machine.size(answer)
          machine.recorder.amend(number) { $0.size = EventSize(size.width, size.height) }
          return size
        }
      }
      return traits(view, made).size(for: proposal, grid: .device)
    } catch {
      graph.layoutError = graph.layoutError ?? error
      return .zero
    }
  }

  /// The view comes into the host when it has a place, after the first update (L5); a controller gets its parent then
  /// (L171, L174).
  private func place(_ item: LayoutItem) {
    guard let view = viewHandle, let host = graph.host, let made else { return }
    do throws(Signal) {
      let screen = machine.screen
      if !isInserted {
        isInserted = true
        if kind.role == .controller, let parent = host.nearestController, made.body.controller.parent == nil {
          try screen.addChild(made, to: parent)
          setFrame(view, item.frame)
          try screen.insert(view, into: host)
          try screen.notifyMove(.didMove, "didMove(toParent:)", made, parent)
          if !screen.arriving.contains(where: { $0 === made.body }) { screen.arriving.append(made.body) }
        } else {
          setFrame(view, item.frame)
          try screen.insert(view, into: host)
        }
      } else {
        setFrame(view, item.frame)
      }
    } catch {
      graph.layoutError = graph.layoutError ?? error
    }
  }

  /// A place without area leaves the view as large as it was (L55).
  private func setFrame(_ view: Handle, _ frame: Rect) {
    let isEmpty = frame.size.width == 0 || frame.size.height == 0
    let size = isEmpty ? view.body.view.frame.size : frame.size
    machine.screen.setFrame(view.body, Rect(origin: frame.origin, size: size))
  }

  override var dependencies: [String] {
    (properties?.dependencies ?? []) + readKeys.keys.sorted() + observation.names
  }
  override var lastCause: String? { cause }
  override var detail: String { made?.body.name ?? "" }
}
