import Interpreter
import UIKitModel

/// `focused(_:)` and `focused(_:equals:)`: a state that says where the keyboard is, and moves it where it is written.
final class FocusModifierNode: ModifierNode, PropertyHolder {
  /// Whether the content has the keyboard, as far as the state knows.
  private var hasFocus = false

  /// The state behind `$isFocused`.
  private var location: Location? {
    guard let state = arguments.first?.asStruct?.fields[0].asStruct, case .native(let object) = state.fields[1] else {
      return nil
    }
    return object as? Location
  }

  private var wanted: Value { arguments.count > 1 ? arguments[1] : .bool(true) }

  /// Whether the state says that the keyboard is here.
  private func isWanted() throws(Signal) -> Bool {
    guard let location else { return false }
    let value = try machine.swiftUI.reading(self) { () throws(Signal) in location.read() }
    return (value.unwrapped ?? .void).isEqual(to: wanted.unwrapped ?? .void)
  }

  override func mount() throws(Signal) {
    try super.mount()
    if try isWanted() { moveFocus() }
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    try follow()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try follow()
  }

  private func follow() throws(Signal) { if try isWanted() != hasFocus { moveFocus() } }

  /// Moves the keyboard to what the state says, at the end of the update.
  private func moveFocus() {
    graph.enqueue { [weak self] in
      guard let self, !isGone else { return }
      let screen = machine.screen
      if try isWanted() {
        if let field = field(in: self), screen.otherInput !== field { _ = try screen.focus(field) }
      } else {
        // Another field may want it: the keyboard stays then.
        graph.enqueue { [weak self] in try self?.giveUp() }
      }
    }
  }

  private func giveUp() throws(Signal) {
    guard let input = machine.screen.otherInput as? TextFieldNode, input.isInside(self), try !isWanted() else { return }
    try machine.screen.endOtherInput()
  }

  private func field(in node: ViewNode) -> TextFieldNode? {
    if let field = node as? TextFieldNode { return field }
    for child in node.children { if let found = field(in: child) { return found } }
    return nil
  }

  /// The keyboard has come to the content, or has left it.
  func contentDidChangeFocus(to hasFocus: Bool) throws(Signal) {
    self.hasFocus = hasFocus
    guard let location else { return }
    if hasFocus {
      location.write(arguments.count > 1 && location.current.isOptional ? .some(wanted.unwrapped ?? .void) : wanted)
    } else if (location.current.unwrapped ?? .void).isEqual(to: wanted.unwrapped ?? .void) {
      location.write(location.current.isOptional ? .none : .bool(false))
    }
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}
}

/// `onSubmit` and `submitScope`.
final class SubmitModifierNode: ModifierNode {
  /// Whether what is submitted within goes on to the actions around it.
  var isOpen: Bool { key.member.name == "onSubmit" || !(arguments.first?.asBool ?? true) }

  func submit(isSearch: Bool) throws(Signal) {
    guard key.member.name == "onSubmit", let action = arguments.last else { return }
    let triggers = argument("of")?.asStruct?.fields[0].asInt ?? 1
    guard triggers & (isSearch ? 2 : 1) != 0 else { return }
    try tell(action)
  }
}
