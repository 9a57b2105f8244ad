import Interpreter
import Layout
import Trace
import UIKitModel

/// A control whose value a finger sets.
protocol ValueControl: ViewNode {
  /// Slides to a number; false where it has none.
  func slide(to value: Double) throws(Signal) -> Bool
  /// Chooses what is shown by this text; false where nothing is.
  func pick(_ text: String) throws(Signal) -> Bool
}

extension ValueControl {
  func slide(to value: Double) throws(Signal) -> Bool { false }
  func pick(_ text: String) throws(Signal) -> Bool { false }
}

/// `Slider`: as wide as it may be.
final class SliderNode: BoxNode, ValueControl {
  override var arrangement: any Arrangement {
    FlexibleFrameArrangement(width: .init(max: .infinity), height: .init(min: 31), alignment: .center)
  }

  // Its label is for those who cannot see it.
  override func content(of value: Value) -> Value { .structure(StructValue(machine.program.known("EmptyView"), [])) }

  func slide(to value: Double) throws(Signal) -> Bool {
    guard let binding = field("value")?.bindingBox else { return false }
    let (lower, upper) = (field("lower")?.asDouble ?? 0, field("upper")?.asDouble ?? 1)
    var new = max(lower, min(upper, value))
    if let step = field("step")?.asDouble, step > 0 { new = lower + ((new - lower) / step).rounded() * step }
    try edit(true)
    try binding.set(.double(new))
    try machine.screen.turn()
    try edit(false)
    return true
  }

  private func edit(_ isEditing: Bool) throws(Signal) {
    guard let told = field("onEditingChanged")?.unwrapped else { return }
    _ = try machine.current.call(told, [.bool(isEditing)])
  }
}

/// `Picker`: its label and what is chosen; a touch on it or `pick` chooses another, by the texts of its content's tags.
final class PickerNode: BoxNode, ValueControl, PropertyHolder {
  private var options: ViewNode?
  override var children: [ViewNode] { super.children + (options.map { [$0] } ?? []) }
  override var visibleChildren: [ViewNode] {
    super.children + (choices.first { isChosen($0.tag) }.map { [$0.node] } ?? [])
  }

  override var arrangement: any Arrangement { StackArrangement.horizontal() }

  override func content(of value: Value) -> Value { field("label", of: value) ?? .void }

  override var contentItems: [LayoutItem] {
    super.contentItems + (choices.first { isChosen($0.tag) }?.node.items ?? [])
  }

  override func mount() throws(Signal) {
    try super.mount()
    options = try makeChild(field("content") ?? .void, order: 1)
    _ = try chosen()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    if let old = options { options = try updateChild(old, field("content") ?? .void, order: 1) }
    childItemsChanged()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    _ = try chosen()
    childItemsChanged()
  }

  private func chosen() throws(Signal) -> Value {
    try machine.swiftUI.reading(self) { () throws(Signal) in try field("selection")?.bindingBox?.get() ?? .void }
  }

  private func isChosen(_ tag: Value) -> Bool {
    guard let now = field("selection")?.bindingBox?.location?.current ?? (try? chosen()) else { return false }
    return (now.unwrapped ?? .none).isEqual(to: tag.unwrapped ?? .none)
  }

  /// The views that can be chosen with their tags: an explicit one, or the id of their row.
  private var choices: [(tag: Value, node: ViewNode)] {
    var found: [(Value, ViewNode)] = []
    func walk(_ node: ViewNode) {
      if let modifier = node as? ModifierNode, modifier.key.member.name == "tag" {
        found.append((modifier.arguments.first ?? .void, node))
        return
      }
      if let rows = node as? ForEachNode {
        for (id, row) in rows.rowsWithIDs {
          let before = found.count
          walk(row)
          if found.count == before { found.append((id, row)) }
        }
        return
      }
      for child in node.children { walk(child) }
    }
    if let options { walk(options) }
    return found
  }

  func pick(_ text: String) throws(Signal) -> Bool {
    guard let choice = choices.first(where: { $0.node.allTexts.contains(text) }) else { return false }
    let isOptional = try chosen().isOptional
    let tag = choice.tag.unwrapped ?? .none
    try field("selection")?.bindingBox?.set(isOptional ? .some(tag) : choice.tag)
    return true
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}
}

/// `DatePicker`: its label and a date that `pick` sets.
final class DatePickerNode: BoxNode, ValueControl {
  override var arrangement: any Arrangement {
    FlexibleFrameArrangement(
      width: .init(max: .infinity), height: .init(min: 34),
      alignment: Alignment(horizontal: .leading, vertical: .center))
  }

  override func content(of value: Value) -> Value { field("label", of: value) ?? .void }

  func pick(_ text: String) throws(Signal) -> Bool {
    guard let date = machine.date(from: text) else { return false }
    try field("selection")?.bindingBox?.set(date)
    return true
  }
}

/// `DisclosureGroup`: its label, and its content while it is open.
final class DisclosureNode: BoxNode, Touchable, PropertyHolder {
  private var inside: ViewNode?
  /// Whether it is open, where no binding says it.
  private var isOpen = false

  override var children: [ViewNode] { super.children + (inside.map { [$0] } ?? []) }
  override var arrangement: any Arrangement { StackArrangement.vertical(alignment: .leading) }
  override func content(of value: Value) -> Value { field("label", of: value) ?? .void }
  override var contentItems: [LayoutItem] { super.contentItems + (inside?.items ?? []) }

  private var binding: BindingBox? { field("isExpanded")?.bindingBox }

  override func mount() throws(Signal) {
    try super.mount()
    try follow()
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    try follow()
  }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try follow()
  }

  private func follow() throws(Signal) {
    let isOpen = try machine.swiftUI.reading(self) { () throws(Signal) in try binding?.get().asBool } ?? isOpen
    self.isOpen = isOpen
    let old = inside
    if isOpen {
      let view = try machine.current.call(field("content") ?? .void)
      inside = if let old { try updateChild(old, view, order: 1) } else { try makeChild(view, order: 1) }
    } else if let old {
      inside = nil
      graph.remove(old)
    }
    if inside !== old { childItemsChanged() }
  }

  var isTouchable: Bool { true }

  func touch() throws(Signal) {
    if let binding { return try binding.set(.bool(!isOpen)) }
    isOpen.toggle()
    invalidate(Reason(because: Because("disclosed"), change: "@self"))
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}
}

extension ViewNode {
  /// All texts of the subtree.
  var allTexts: [String] { ((self as? LeafNode)?.texts ?? []) + children.flatMap(\.allTexts) }
}

extension ViewNode {
  /// Does something with the nearest control around it, or inside it, that takes it.
  fileprivate func inside(_ body: (any ValueControl) throws(Signal) -> Bool) throws(Signal) -> Bool {
    if let control = self as? any ValueControl, try body(control) { return true }
    for child in children { if try child.inside(body) { return true } }
    return false
  }

  func control(_ body: (any ValueControl) throws(Signal) -> Bool) throws(Signal) -> Bool {
    if try inside(body) { return true }
    var at = parent
    while let node = at {
      if let control = node as? any ValueControl, try body(control) { return true }
      at = node.parent
    }
    return false
  }
}
