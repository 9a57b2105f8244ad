import Interpreter
import Layout

/// `ViewThatFits`: the first of its views whose ideal size fits (H D29). The others have no place and do not appear; what
/// comes after the first that fits is not made at all (not verified).
final class FittingNode: ViewNode {
  private var nodes: [FittingCandidateNode] = []
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = arrangement
    item.didPlace = { [unowned self] _ in choose() }
    return item
  }()
  override var children: [ViewNode] { nodes }
  override var visibleChildren: [ViewNode] { nodes.filter(\.isChosen) }

  private var arrangement: ViewThatFitsArrangement {
    let axes = value.asStruct?.fields[0].asStruct?.fields[0].asInt ?? 3
    return ViewThatFitsArrangement(in: axes == 1 ? .horizontal : axes == 2 ? .vertical : .both)
  }

  private func candidates(_ value: Value) -> [Value] { value.asStruct?.fields[1].viewParts ?? [] }

  override func mount() throws(Signal) {
    try apply(candidates(value))
    // The first is asked in any case.
    try nodes.first?.make()
  }

  override func update(_ new: Value) throws(Signal) {
    value = new
    let old = nodes.count
    try apply(candidates(new))
    item.arrangement = arrangement
    if old != nodes.count { childItemsChanged() }
  }

  private func apply(_ values: [Value]) throws(Signal) {
    for (index, value) in values.enumerated() {
      if index < nodes.count {
        try nodes[index].update(value)
      } else {
        let node = FittingCandidateNode(value, parent: self, graph: graph, environment: environment)
        node.order = index
        nodes.append(node)
      }
    }
    while nodes.count > values.count { graph.remove(nodes.removeLast()) }
  }

  override func makeItems() -> [LayoutItem] {
    item.children = nodes.map(\.item)
    return [item]
  }

  override func childItemsChanged() {
    item.children = nodes.map(\.item)
    item.setNeedsMeasure()
  }

  /// The one that has the place appears, the others disappear.
  private func choose() {
    guard let choice = arrangement.choice(of: item.children, proposal: item.placedProposal, pass: graph.pass) else {
      return
    }
    nodes[choice].show(true)
    for node in nodes where node !== nodes[choice] { node.show(false) }
  }
}

/// One of the views that may fit: made when its size is asked for, on a stage of its own.
final class FittingCandidateNode: ContentNode {
  private lazy var ownStage = Stage(parent: stage, isSelected: false)
  private var isMade = false
  private(set) var isChosen = false
  private let stack = ZStackArrangement(alignment: .center)
  private(set) lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.leaf = { [unowned self] in measure($0) }
    return item
  }()

  override var carriesTransition: Bool { false }
  override var stageOfChildren: Stage { ownStage }
  override func content(of value: Value) -> Value { value }

  override func update(_ new: Value) throws(Signal) {
    guard isMade else {
      value = new
      return
    }
    try super.update(new)
  }

  func make() throws(Signal) {
    guard !isMade else { return }
    isMade = true
    machine.swiftUI.updating += 1
    defer { machine.swiftUI.updating -= 1 }
    try mount()
    item.arrangement = stack
    item.children = node?.items ?? []
  }

  /// The first question: what is made here is asked from now on.
  private func measure(_ proposal: Proposal) -> Size {
    do throws(Signal) {
      try make()
    } catch {
      graph.layoutError = graph.layoutError ?? error
      return .zero
    }
    var cache = ArrangementCache()
    return stack.size(of: item.children, proposal: proposal, pass: graph.pass, cache: &cache)
  }

  func show(_ isChosen: Bool) {
    self.isChosen = isChosen
    ownStage.select(isChosen)
  }

  override func makeItems() -> [LayoutItem] { [item] }

  override func childItemsChanged() {
    guard isMade else { return }
    item.children = node?.items ?? []
    item.setNeedsMeasure()
  }
}

extension Value {
  /// The views that a builder's block consists of, where each is one by itself.
  var viewParts: [Value] {
    switch self {
    case .structure(let structure) where structure.type.name == "TupleView" && !structure.type.isLearners:
      guard case .array(let elements) = structure.fields[0] else { return [] }
      return elements.flatMap(\.viewParts)
    case .structure(let structure) where structure.type.name == "Group" && !structure.type.isLearners:
      return structure.type.storedMember("content").map { structure.fields[$0.slot].viewParts } ?? []
    case .some(let inner): return inner.viewParts
    case .none: return []
    default: return [self]
    }
  }
}
