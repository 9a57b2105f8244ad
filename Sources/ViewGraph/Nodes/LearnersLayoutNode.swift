import Interpreter
import Layout
import Trace

/// A view that arranges its content by the learner's `Layout`.
final class LearnersLayoutNode: ContentNode {
  override var carriesTransition: Bool { false }
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = arrangement
    return item
  }()
  /// The layout's own cache, made anew when the content is another.
  private var cache: Value?

  /// The layout itself, also within an `AnyLayout`.
  private func layout(_ value: Value) -> Value {
    let layout = value.asStruct?.fields[0] ?? .void
    return isAny(value) ? layout.asStruct?.fields[0] ?? .void : layout
  }

  private func isAny(_ value: Value) -> Bool { value.asStruct?.fields[0].asStruct?.type.name == "AnyLayout" }

  /// The stacks as layouts are arranged as the stacks are.
  private var arrangement: any Arrangement {
    guard let layout = layout(value).asStruct, !layout.type.isLearners else { return LearnersArrangement(self) }
    let alignment = layout.fields[0]
    let spacing = layout.count > 1 ? layout.fields[1].unwrapped?.asDouble : nil
    switch layout.type.name {
    case "HStackLayout":
      return StackArrangement.horizontal(alignment: Alignments.vertical(alignment), spacing: spacing)
    case "VStackLayout":
      return StackArrangement.vertical(alignment: Alignments.horizontal(alignment), spacing: spacing)
    default: return ZStackArrangement(alignment: Alignments.both(alignment))
    }
  }

  override var label: String { machine.nominal(of: layout(value))?.name ?? super.label }

  override func accepts(_ new: Value) -> Bool {
    guard super.accepts(new), isAny(new) == isAny(value) else { return false }
    // Another layout within an AnyLayout keeps the identity of the content.
    return isAny(new) || machine.nominal(of: layout(new)) === machine.nominal(of: layout(value))
  }

  override func makeItems() -> [LayoutItem] {
    fill()
    return [item]
  }

  override func childItemsChanged() {
    fill()
    item.setNeedsMeasure()
  }

  private func fill() {
    item.children = node?.items ?? []
    cacheIsOld = true
  }

  private var cacheIsOld = true

  override func update(_ new: Value) throws(Signal) {
    let old = layout(value)
    let isSame = layout(new).isEqual(to: old)
    try super.update(new)
    guard !isSame else { return }
    if machine.nominal(of: layout(new)) !== machine.nominal(of: old) { cache = nil }
    item.arrangement = arrangement
    item.setNeedsMeasure()
  }

  /// Calls a method of the layout with its subviews and its cache; to measure and to place is a part of the update (L144).
  func call(_ name: String, _ arguments: [Value], subviews: Value) throws(Signal) -> Value {
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    let layout = layout(value)
    func member(_ name: String) -> Member? {
      machine.nominal(of: layout)?.members(named: String(name.prefix { $0 != "(" })).first {
        $0.fullName == name && !$0.isRequirement && !$0.isStatic
      }
    }
    if cache == nil {
      cache =
        try member("makeCache(subviews:)").map { (member) throws(Signal) in
          try machine.current.call(member, on: layout, [subviews])
        } ?? .void
    } else if cacheIsOld, let member = member("updateCache(_:subviews:)") {
      var values = [cache ?? .void, subviews]
      _ = try machine.current.callInout(member, layout, &values)
      cache = values.first
    }
    cacheIsOld = false
    guard let method = member(name) else { return .void }
    var values = arguments + [subviews, cache ?? .void]
    cache = .void
    let result = try machine.current.callInout(method, layout, &values)
    cache = values.last
    return result
  }
}

/// The learner's rule as an arrangement: what it asks of its subviews goes to the items, where it puts them is kept.
private struct LearnersArrangement: Arrangement {
  unowned let node: LearnersLayoutNode

  init(_ node: LearnersLayoutNode) { self.node = node }

  /// The subviews of one call.
  private func subviews(_ items: [any ProposalAnswering], _ pass: LayoutPass) -> ([SubviewBox], Value) {
    let program = node.machine.program
    let boxes = items.enumerated().map { SubviewBox($1, index: $0, pass: pass) }
    let values = boxes.map { Value.structure(StructValue(program.known("LayoutSubview"), [.native($0)])) }
    return (boxes, .structure(StructValue(program.known("LayoutSubviews"), [.array(values)])))
  }

  func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    do throws(Signal) {
      let answer = try node.call(
        "sizeThatFits(proposal:subviews:cache:)", [node.machine.value(proposal)], subviews: subviews(items, pass).1)
      return node.machine.size(answer)
    } catch {
      node.graph.layoutError = node.graph.layoutError ?? error
      return .zero
    }
  }

  func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let (boxes, values) = subviews(items, pass)
    do throws(Signal) {
      _ = try node.call(
        "placeSubviews(in:proposal:subviews:cache:)", [node.machine.value(rect), node.machine.value(proposal)],
        subviews: values)
    } catch {
      node.graph.layoutError = node.graph.layoutError ?? error
    }
    return boxes.map { box in
      if let placement = box.placement { return placement }
      // Who is not placed stands in the middle, offered what the whole was offered.
      let size = pass.ask(box.item, proposal)
      return Placement(
        index: box.index,
        origin: Point(
          x: rect.minX + (rect.size.width - size.width) / 2, y: rect.minY + (rect.size.height - size.height) / 2),
        size: size, proposal: proposal)
    }
  }
}

/// One subview as the learner's layout sees it.
final class SubviewBox: NativeEquatable {
  let item: any ProposalAnswering
  let index: Int
  let pass: LayoutPass
  private(set) var placement: Placement?

  init(_ item: any ProposalAnswering, index: Int, pass: LayoutPass) {
    (self.item, self.index, self.pass) = (item, index, pass)
  }

  func place(at position: Point, anchor: Point, proposal: Proposal) {
    let size = pass.ask(item, proposal)
    placement = Placement(
      index: index, origin: Point(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      size: size, proposal: proposal)
  }

  /// The value that `layoutValue(key:value:)` gave it.
  func layoutValue(_ key: Nominal) -> Value? {
    var node: ViewNode? = (item as? LayoutItem)?.node
    while let current = node, !(current is LearnersLayoutNode) {
      if let modifier = current as? ModifierNode, modifier.key.member.name == "layoutValue",
        case .type(let type)? = modifier.arguments.first, type.nominal === key
      {
        return modifier.arguments.last
      }
      node = current.parent
    }
    return nil
  }

  func isEqual(to other: AnyObject) -> Bool { (other as? SubviewBox)?.item === item }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(item)) }
}

extension Machine {
  /// A proposal as the learner's value.
  func value(_ proposal: Proposal) -> Value {
    func length(_ value: Double?) -> Value { value.map { .some(.double($0)) } ?? .none }
    return .structure(
      StructValue(program.known("ProposedViewSize"), [length(proposal.width), length(proposal.height)]))
  }

  /// A learner's proposal.
  func proposal(_ value: Value) -> Proposal {
    guard let fields = value.asStruct, fields.count >= 2 else { return .unspecified }
    return Proposal(width: fields.fields[0].unwrapped?.asDouble, height: fields.fields[1].unwrapped?.asDouble)
  }
}
