import Interpreter
import Trace

extension ViewNode {
  /// What a style around here makes of a control: the view that its `makeBody` gives. Nil where there is none, or one of
  /// SwiftUI's own that changes nothing but the look.
  func styled(_ key: String, _ configuration: () -> Value) throws(Signal) -> Value? {
    environment.depend(self, on: key)
    guard let style = environment.lookUp(key)?.value, let type = machine.nominal(of: style),
      !type.conforms(to: machine.program.known("_StandardStyle")),
      let member = type.members(named: "makeBody").first(where: { !$0.isRequirement })
    else { return nil }
    // A style may read the environment where the control stands.
    let properties = type.isLearners ? PropertySet(type, node: self) : nil
    let installed = try properties?.install(into: style) ?? style
    return try machine.current.call(member, on: installed, [configuration()])
  }

  /// A part of a control as its style is given it.
  func styledPart(_ view: Value) -> Value {
    .structure(StructValue(machine.program.known("_StyledPart"), [view]))
  }
}

/// A control that consists of others, as its style wants it.
final class StyledNode: ContentNode, EnvironmentReading, PropertyHolder {
  override var pathName: String? { nil }

  override func content(of value: Value) -> Value {
    guard let fields = value.asStruct?.fields else { return .void }
    do throws(Signal) { return try styled(fields[0].asString ?? "") { fields[1] } ?? fields[2] } catch {
      machine.pendingError(error)
      return fields[2]
    }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try updateContent(content(of: value))
  }

  func environmentChanged(_ key: String) { invalidate(Reason(because: Because("environment \(key)"), change: key)) }
  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}
}

/// `AsyncImage`: there is no network, so the first phase is empty and a second later it has failed.
final class AsyncImageNode: ContentNode {
  private var attempt = 0
  private var hasFailed = false

  override func content(of value: Value) -> Value {
    guard let make = value.asStruct?.fields[1] else { return .void }
    return made { () throws(Signal) in try machine.current.call(make, [phase]) }
  }

  private var phase: Value {
    let type = machine.program.known("AsyncImagePhase")
    type.ensureLoaded()
    guard let entry = type.cases.first(where: { $0.name == (hasFailed ? "failure" : "empty") }) else { return .void }
    guard hasFailed else { return .enumeration(entry.plain) }
    return .enumeration(
      EnumValue(entry, [.structure(StructValue(machine.program.known("_ImageUnavailable"), []))]))
  }

  override func mount() throws(Signal) {
    try super.mount()
    load()
  }

  override func update(_ new: Value) throws(Signal) {
    let isOther = !(value.asStruct?.fields[0] ?? .void).isEqual(to: new.asStruct?.fields[0] ?? .void)
    if isOther { hasFailed = false }
    try super.update(new)
    if isOther { load() }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try updateContent(content(of: value))
  }

  private func load() {
    attempt += 1
    let mine = attempt
    // Without an address nothing is asked for: the phase stays empty.
    guard value.asStruct?.fields[0].unwrapped != nil else { return }
    machine.executor.schedule(after: 1) { [weak self] () throws(Signal) in
      guard let self, !isGone, attempt == mine else { return }
      hasFailed = true
      invalidate(Reason(because: Because("image"), change: "@self"))
    }
  }
}
