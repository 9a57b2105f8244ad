import Interpreter
import Layout
import Trace

extension ViewNode {
  /// The stack of levels around a node.
  var navigation: NavigationNode? {
    var at = parent
    while let node = at {
      if let found = node as? NavigationNode { return found }
      at = node.parent
    }
    return nil
  }

  /// The level that a node stands on.
  var navigationLevel: NavigationLevel? {
    var at = parent
    while let node = at {
      if let found = node as? NavigationLevel { return found }
      at = node.parent
    }
    return nil
  }
}

/// `NavigationLink`: a label that pushes; disabled where no stack is around it.
final class NavigationLinkNode: BoxNode, Touchable, NavigationPusher {
  override var arrangement: any Arrangement { StackArrangement.horizontal() }
  override func content(of value: Value) -> Value { field("label", of: value) ?? .void }

  var isTouchable: Bool { true }

  func touch() throws(Signal) {
    guard let navigation else { return }
    let number = machine.recorder.record(
      Event(.action, type: enclosingType.isEmpty ? "NavigationLink" : enclosingType, text: "closure"))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    if let flag = field("isActive")?.bindingBox { return try flag.set(.bool(true)) }
    if let value = field("value")?.unwrapped { return try navigation.push(value: value) }
    if let view = destination { try navigation.push(view, by: self) }
  }

  private var destination: Value? { field("destination")?.unwrapped }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if let view = destination { try navigation?.update(of: self, view) }
  }

  func wasPopped() throws(Signal) {}

  /// A link that goes takes its pushed view with it.
  override func erase() throws(Signal) {
    try navigation?.pop(of: self)
    try super.erase()
  }
}

/// `navigationDestination`: which view a value, or a flag, leads to.
final class NavigationDestinationNode: ModifierNode, PropertyHolder, NavigationPusher {
  private var isShown = false

  private var flag: BindingBox? { argument("isPresented")?.bindingBox }

  override func mount() throws(Signal) {
    try super.mount()
    if flag != nil { try follow() } else { navigation?.add(self) }
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if flag != nil { try follow() } else { try navigation?.destinationChanged(self) }
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try follow()
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  func accepts(element: Value) -> Bool {
    guard case .type(let type)? = arguments.first else { return false }
    return machine.cast(element, to: type) != nil
  }

  func view(for element: Value) throws(Signal) -> Value {
    guard let builder = arguments.last else { return .void }
    return try machine.current.call(builder, [element])
  }

  private func follow() throws(Signal) {
    guard let flag, let navigation else { return }
    let isOn = try machine.swiftUI.reading(self) { () throws(Signal) in try flag.get().asBool ?? false }
    if isOn, let view = arguments.last {
      let content = if case .function = view { try machine.current.call(view) } else { view }
      if isShown { try navigation.update(of: self, content) } else { try navigation.push(content, by: self) }
    } else if isShown {
      try navigation.pop(of: self)
    }
    isShown = isOn
  }

  func wasPopped() throws(Signal) {
    isShown = false
    try flag?.set(.bool(false))
  }

  override func erase() throws(Signal) {
    navigation?.remove(self)
    if isShown { try navigation?.pop(of: self) }
    try super.erase()
  }
}

/// `navigationTitle` and `toolbar`: said to the bar of the level around.
final class NavigationBarModifierNode: ModifierNode {
  override func mount() throws(Signal) {
    navigationLevel?.note(self)
    try super.mount()
    try navigation?.refreshBar()
  }

  override func update(_ new: Value) throws(Signal) {
    let isSame = arguments.first?.isEqual(to: ModifierNode.arguments(of: new).first ?? .void) ?? false
    try super.update(new)
    if !isSame { try navigation?.refreshBar() }
  }

  override func erase() throws(Signal) {
    navigationLevel?.forget(self)
    try super.erase()
  }
}
