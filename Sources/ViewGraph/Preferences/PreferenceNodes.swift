import Interpreter
import Layout
import Trace

/// `preference` and `transformPreference`: says something upwards.
final class PreferenceNode: ModifierNode {
  override func mount() throws(Signal) {
    try super.mount()
    note()
  }

  override func update(_ new: Value) throws(Signal) {
    let old = arguments.last ?? .void
    try super.update(new)
    if !(arguments.last ?? .void).isEqual(to: old) { note() }
  }

  override func erase() throws(Signal) {
    try super.erase()
    note()
  }

  private func note() { if let preferenceKey { graph.preferences.note(preferenceKey) } }

  /// What the closure of `transformPreference` makes of a value.
  func transform(_ value: Value) throws(Signal) -> Value {
    guard case .function(let function)? = arguments.last else { return value }
    var values = [value]
    _ = try machine.current.callInout(function, &values, [0])
    return values[0]
  }
}

/// `onPreferenceChange`: told at the end of the update that brought another value; at first where it is not the default
/// (not verified).
final class PreferenceChangeNode: ModifierNode, PreferenceObserver {
  private var last: Value?

  var observed: ViewNode? { node }

  override func mount() throws(Signal) {
    try super.mount()
    graph.preferences.add(self)
  }

  func preferenceDidResolve(to value: Value, from usual: Value) {
    let old = last ?? usual
    last = value
    if old.isEqual(to: value) { return }
    graph.enqueue { [weak self] in
      guard let self, !isGone, let action = arguments.last else { return }
      let text = "\(machine.debugDescription(old)) → \(machine.debugDescription(value))"
      let number = machine.recorder.record(
        Event(.onChange, type: enclosingType.isEmpty ? nil : enclosingType, change: text))
      machine.recorder.enter(number)
      defer { machine.recorder.leave() }
      _ = try machine.current.call(action, [value])
    }
  }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a second view made of what the content says.
final class PreferenceLayerNode: ModifierNode, PreferenceObserver {
  private var layer: ViewNode?
  private var resolved: Value?
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = OverlayArrangement(alignment: Alignments.both(argument("alignment") ?? .void))
    return item
  }()

  var observed: ViewNode? { node }
  override var children: [ViewNode] { super.children + (layer.map { [$0] } ?? []) }

  override func mount() throws(Signal) {
    try super.mount()
    graph.preferences.add(self)
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    try build()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try build()
  }

  func preferenceDidResolve(to value: Value, from usual: Value) {
    if let known = resolved, known.isEqual(to: value) { return }
    resolved = value
    invalidate(Reason(because: Because("preference \(preferenceKey?.name ?? "")"), change: "@self"))
  }

  private func build() throws(Signal) {
    guard let now = resolved, let make = arguments.last else { return }
    let view = try machine.current.call(make, [now])
    let old = layer
    layer = if let old { try updateChild(old, view, order: 1) } else { try makeChild(view, order: 1) }
    if layer !== old { childItemsChanged() }
  }

  override func makeItems() -> [LayoutItem] {
    item.children = (node?.items ?? []) + (layer?.items ?? [])
    return [item]
  }

  override func childItemsChanged() {
    item.children = (node?.items ?? []) + (layer?.items ?? [])
    item.setNeedsMeasure()
  }
}

extension ModifierNode {
  /// The key that a modifier about preferences names first.
  var preferenceKey: Nominal? {
    if case .type(let type)? = arguments.first { return type.nominal }
    return nil
  }
}
