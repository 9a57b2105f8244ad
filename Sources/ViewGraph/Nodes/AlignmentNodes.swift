import Frameworks
import Interpreter
import Layout

/// Alignments as the learner writes them: the standard ones by name, others by the type that stands for them.
enum Alignments {
  static func horizontal(_ value: Value) -> HorizontalAlignment {
    switch value.asStruct?.fields[0].asString {
    case "leading": .leading
    case "trailing": .trailing
    case "center", nil: .center
    case let name?: HorizontalAlignment(AlignmentKey(custom: name, axis: .horizontal))
    }
  }

  static func vertical(_ value: Value) -> VerticalAlignment {
    switch value.asStruct?.fields[0].asString {
    case "top": .top
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case "center", nil: .center
    case let name?: VerticalAlignment(AlignmentKey(custom: name, axis: .vertical))
    }
  }

  static func both(_ value: Value) -> Alignment {
    guard case .structure(let structure) = value, structure.count >= 2 else { return .center }
    return Alignment(horizontal: horizontal(structure.fields[0]), vertical: vertical(structure.fields[1]))
  }

  /// The guide of either kind of alignment.
  static func key(_ value: Value) -> AlignmentKey {
    value.asStruct?.type.name == "VerticalAlignment" ? vertical(value).key : horizontal(value).key
  }
}

/// `.alignmentGuide`: where a guide lies in its content, by the learner's code; each view of the content by itself.
final class AlignmentGuideNode: ModifierNode {
  override func makeItems() -> [LayoutItem] {
    (node?.items ?? []).map { inner in
      let item = LayoutItem(self)
      item.arrangement = GuideArrangement(key: Alignments.key(arguments.first ?? .void)) { [weak self] inner, size in
        self?.position(inner, size) ?? 0
      }
      item.children = [inner]
      return item
    }
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    for item in items { item.setNeedsMeasure() }
    items.first?.parent?.setNeedsMeasure()
  }

  private func position(_ item: any ProposalAnswering, _ size: Size) -> Double {
    guard let compute = arguments.last else { return 0 }
    do throws(Signal) {
      return try machine.current.call(compute, [machine.dimensions(of: item, size)]).asDouble ?? 0
    } catch {
      graph.layoutError = graph.layoutError ?? error
      return 0
    }
  }
}

/// One guide of one item, put somewhere else.
private struct GuideArrangement: UnaryArrangement {
  let key: AlignmentKey
  let position: (any ProposalAnswering, Size) -> Double

  func childProposal(for proposal: Proposal, of item: any ProposalAnswering, pass: LayoutPass) -> Proposal { proposal }

  func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double? {
    guard let item = items.first else { return nil }
    if key == self.key { return position(item, size) }
    return item.explicitGuides.contains(key) ? item.guide(key, in: size, for: proposal) : nil
  }

  func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> {
    (items.first?.explicitGuides ?? []).union([key])
  }
}

/// What stands behind `ViewDimensions`: where guides lie in an item of a size.
final class DimensionsBox {
  let item: any ProposalAnswering
  let size: Size

  init(_ item: any ProposalAnswering, _ size: Size) {
    self.item = item
    self.size = size
  }

  func explicit(_ key: AlignmentKey) -> Double? {
    item.explicitGuides.contains(key) ? item.guide(key, in: size, for: Proposal(size)) : nil
  }
}

extension Machine {
  func dimensions(of item: any ProposalAnswering, _ size: Size) -> Value {
    .structure(
      StructValue(
        program.known("ViewDimensions"),
        [.double(size.width), .double(size.height), .native(DimensionsBox(item, size))]))
  }

  /// The pass of every layout: the default places of the learner's own guides are asked of their types.
  var layoutPass: LayoutPass {
    var pass = LayoutPass()
    pass.customGuide = { [unowned self] key, item, size in
      guard let type = swiftUI.alignments[key.name],
        let member = type.members(named: "defaultValue").first(where: { $0.isStatic && !$0.isRequirement })
      else { return 0 }
      var metatype = Value.type(.nominal(type, []))
      do throws(Signal) {
        return try current.invoke(member, mutating: &metatype, [dimensions(of: item, size)]).asDouble ?? 0
      } catch {
        pendingError(error)
        return 0
      }
    }
    return pass
  }
}

func bindAlignments(_ b: Bindings) {
  for name in ["HorizontalAlignment", "VerticalAlignment"] {
    b["\(name).init(_:)"] = { call in
      guard case .type(let type) = call.value(0), let nominal = type.nominal else { return .void }
      call.machine.swiftUI.alignments[nominal.name] = nominal
      return .structure(StructValue(call.machine.program.known(name), [.string(nominal.name)]))
    }
  }
  b["AnyLayout.init(_:)"] = { call in
    .structure(StructValue(call.machine.program.known("AnyLayout"), [call.value(0)]))
  }
  func box(_ call: Call) -> DimensionsBox? {
    if case .native(let object)? = call.this.asStruct?.fields[2] { return object as? DimensionsBox }
    return nil
  }
  b["ViewDimensions.subscript(_:)"] = { call in
    guard let box = box(call) else { return .double(0) }
    let key = Alignments.key(call.value(0))
    return .double(call.machine.layoutPass.guide(key, of: box.item, in: box.size, for: Proposal(box.size)))
  }
  b["ViewDimensions.subscript(explicit:)"] = { call in
    .optional(box(call)?.explicit(Alignments.key(call.value(0))).map { .double($0) })
  }
}
