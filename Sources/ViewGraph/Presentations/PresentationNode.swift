import Interpreter
import Layout
import Trace
import UIKitModel

/// A modifier that presents while a binding says so. UIKit does the presenting; here it is decided when, and what the
/// binding hears of it.
class PresentationNode: ModifierNode, PropertyHolder {
  /// What is presented.
  private(set) var controller: Handle?
  /// The id of the item that is shown, nil where a flag decides.
  private var shownID: Value?
  private var isWaiting = false

  // MARK: To override

  /// Makes what is presented. The item is nil where a flag decides.
  func makeController(for item: Value?) throws(Signal) -> Handle? { nil }
  /// The content is evaluated anew, because the view around it was.
  func updateController(for item: Value?) throws(Signal) {}
  /// The controller has gone.
  func didEnd() throws(Signal) {}

  // MARK: The binding

  private var flag: BindingBox? { argument("isPresented")?.bindingBox }
  private var item: BindingBox? { argument("item")?.bindingBox }

  /// Whether to present, and for which item.
  private func wanted() throws(Signal) -> (isOn: Bool, item: Value?) {
    try machine.swiftUI.reading(self) { () throws(Signal) in
      if let item {
        let value = try item.get().unwrapped
        return (value != nil, value)
      }
      return (try flag?.get().asBool ?? false, nil)
    }
  }

  private func id(of item: Value?) throws(Signal) -> Value? {
    guard let item, let nominal = machine.nominal(of: item),
      let member = nominal.members(named: "id").first(where: { !$0.isStatic && !$0.isRequirement })
    else { return item }
    return try machine.current.read(member, of: item)
  }

  /// Tells the binding that nothing is presented any more.
  func writeEnd() throws(Signal) {
    if let item, try item.get().unwrapped != nil { try item.set(.none) }
    if let flag, try flag.get().asBool ?? false { try flag.set(.bool(false)) }
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  // MARK: Life

  override func mount() throws(Signal) {
    try super.mount()
    machine.swiftUI.presentations.append(WeakPresentation(node: self))
    try follow()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    try follow()
    if controller != nil { try updateController(for: try wanted().item) }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try follow()
  }

  /// Looks at the binding. UIKit is asked when the update is over.
  private func follow() throws(Signal) {
    let (isOn, item) = try wanted()
    let id = try id(of: item)
    let isOther = isOn && controller != nil && isOther(id)
    guard isOn != (controller != nil) || isOther, !isWaiting else { return }
    isWaiting = true
    machine.executor.schedule { [weak self] () throws(Signal) in try self?.settle() }
  }

  private func settle() throws(Signal) {
    isWaiting = false
    guard !isGone else { return }
    let (isOn, item) = try wanted()
    let id = try id(of: item)
    if controller != nil, !isOn || isOther(id) {
      try takeDown(animated: true)
      try end()
    }
    guard isOn, controller == nil, let presenter = graph.host?.nearestController,
      let made = try makeController(for: item)
    else { return }
    controller = made
    shownID = id
    if try !machine.screen.present(made, from: presenter, animated: true) {
      controller = nil
      shownID = nil
    }
  }

  /// Whether an item is another than the one that is shown.
  private func isOther(_ id: Value?) -> Bool { id.map { !$0.isEqual(to: shownID ?? .none) } ?? false }

  private func takeDown(animated: Bool) throws(Signal) {
    guard let presenter = controller?.body.controller.presenting else { return }
    try machine.screen.dismiss(from: presenter, animated: animated)
  }

  private func end() throws(Signal) {
    // What goes is held until it has gone.
    let gone = controller
    controller = nil
    shownID = nil
    defer { withExtendedLifetime(gone) {} }
    try didEnd()
    if let action = argument("onDismiss")?.unwrapped, case .function = action {
      _ = try machine.current.call(action)
    }
  }

  /// The finger or UIKit's own code has taken it down.
  func endIfGone() throws(Signal) {
    guard let controller, controller.body.controller.presenting == nil else { return }
    try writeEnd()
    try end()
  }

  /// The view that presents goes: what it presented goes a turn later without an animation, and no binding hears of it
  /// (L78).
  override func erase() throws(Signal) {
    if let gone = controller {
      controller = nil
      machine.executor.schedule(holding: .object(gone)) { [self, machine] () throws(Signal) in
        if let presenter = gone.body.controller.presenting {
          try machine.screen.dismiss(from: presenter, animated: false)
        }
        try didEnd()
      }
    }
    try super.erase()
  }
}

/// A presentation that is looked at when UIKit may have taken it down.
struct WeakPresentation {
  weak var node: PresentationNode?
}

/// `interactiveDismissDisabled`: the controller around is not to be pulled down.
final class DismissalModifierNode: ModifierNode {
  override func mount() throws(Signal) {
    try super.mount()
    apply()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    apply()
  }

  private func apply() {
    let isDisabled = arguments.first?.asBool ?? true
    graph.enqueue { [weak self] in
      self?.graph.host?.nearestController?.setField("isModalInPresentation", .bool(isDisabled))
    }
  }
}
