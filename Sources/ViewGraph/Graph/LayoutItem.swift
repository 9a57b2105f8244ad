import Layout

/// What stands for a view in the layout: answers proposals, remembers its answers, and knows where it stands.
///
/// A change goes only as far up as it changes answers: when an item's content is another, the proposals that its parent
/// had asked are asked again, and only a different answer makes the parent measure. One changed row among 100,000 costs
/// its own depth.
final class LayoutItem: ProposalAnswering {
  weak var parent: LayoutItem?
  unowned let node: ViewNode
  var children: [LayoutItem] = [] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      arrangementCache = ArrangementCache()
    }
  }
  /// How the children are arranged; nil for a leaf.
  var arrangement: (any Arrangement)?
  /// A leaf's own answer.
  var leaf: ((Proposal) -> Size)?
  var priority: Double?
  var leafSpacing = SpacingPreferences.none
  var guides: Set<AlignmentKey> = []
  var leafGuide: ((AlignmentKey, Size) -> Double?)?
  /// Told where it stands, in the host's coordinates, when that is another place.
  var didPlace: ((LayoutItem) -> Void)?

  private var cache = SizeCache()
  private var arrangementCache = ArrangementCache()
  private var needsMeasure = true
  private var needsPlacement = true
  private var dirtyChildren: [LayoutItem] = []
  private var isListed = false
  /// In the parent's coordinates, in points.
  private(set) var rect = Rect.zero
  private(set) var placedProposal = Proposal.unspecified
  private(set) var isPlaced = false

  init(_ node: ViewNode) { self.node = node }

  // MARK: Answers

  var layoutPriority: Double { priority ?? arrangement?.layoutPriority(of: children) ?? 0 }
  var spacing: SpacingPreferences { arrangement?.spacing(of: children) ?? leafSpacing }
  var explicitGuides: Set<AlignmentKey> { arrangement?.explicitGuides(of: children) ?? guides }

  func size(for proposal: Proposal) -> Size {
    if let known = cache.size(for: proposal) { return known }
    let size = measure(proposal)
    cache.store(size, for: proposal)
    needsMeasure = false
    return size
  }

  private func measure(_ proposal: Proposal) -> Size {
    guard let arrangement else { return leaf?(proposal) ?? .zero }
    return arrangement.size(of: children, proposal: proposal, pass: node.graph.pass, cache: &arrangementCache)
  }

  func guide(_ key: AlignmentKey, in size: Size, for proposal: Proposal) -> Double? {
    guard let arrangement else { return leafGuide?(key, size) }
    return arrangement.guide(
      key, in: size, of: children, proposal: proposal, pass: node.graph.pass, cache: &arrangementCache)
  }

  func place(at position: Point, anchor: UnitPoint, proposal: Proposal) {
    let size = size(for: proposal)
    place(
      in: Rect(
        origin: Point(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), size: size),
      proposal)
  }

  // MARK: Changes

  /// The content is another: answers may differ.
  func setNeedsMeasure() {
    needsMeasure = true
    needsPlacement = true
    report()
  }

  private func report() {
    guard !isListed else { return }
    isListed = true
    guard let parent else {
      node.graph.needsLayout = true
      node.graph.requestLayout()
      return
    }
    parent.dirtyChildren.append(self)
    parent.report()
  }

  /// Asks again what was asked, where something below has changed; whether an answer is another one.
  func revalidate() -> Bool {
    isListed = false
    let dirty = dirtyChildren
    var own = needsMeasure
    for child in dirty where child.parent === self { if child.revalidate() { own = true } }
    guard own else {
      dirtyChildren = dirty
      return false
    }
    dirtyChildren = []
    needsPlacement = true
    let before = cache.entries
    cache.invalidate()
    arrangementCache = ArrangementCache()
    var changed = before.isEmpty
    for (proposal, size) in before {
      let answer = self.size(for: proposal)
      if answer != size { changed = true }
    }
    needsMeasure = false
    return changed
  }

  // MARK: Places

  func place(in rect: Rect, _ proposal: Proposal) {
    let moved = !isPlaced || rect != self.rect
    let resized = !isPlaced || rect.size != self.rect.size || proposal != placedProposal
    self.rect = rect
    placedProposal = proposal
    isPlaced = true
    if resized || needsPlacement {
      needsPlacement = false
      dirtyChildren = []
      isListed = false
      if let arrangement {
        let inner = Rect(origin: .zero, size: rect.size)
        let placements = arrangement.placements(
          in: inner, of: children, proposal: proposal, pass: node.graph.pass, cache: &arrangementCache)
        for placement in placements {
          children[placement.index].place(in: placement.rect, placement.proposal)
        }
        if placements.count < children.count {
          let placed = Set(placements.map(\.index))
          for (index, child) in children.enumerated() where !placed.contains(index) { child.isPlaced = false }
        }
      }
      didPlace?(self)
      if moved { for child in children { child.parentMoved() } }
    } else {
      let dirty = dirtyChildren
      dirtyChildren = []
      for child in dirty where child.parent === self { child.place(in: child.rect, child.placedProposal) }
      if moved {
        didPlace?(self)
        for child in children { child.parentMoved() }
      }
    }
  }

  private func parentMoved() {
    guard isPlaced else { return }
    didPlace?(self)
    for child in children { child.parentMoved() }
  }

  /// Where it stands in the host's coordinates, in points.
  var frame: Rect {
    var origin = rect.origin
    var at = parent
    while let item = at {
      origin = Point(x: origin.x + item.rect.origin.x, y: origin.y + item.rect.origin.y)
      at = item.parent
    }
    return Rect(origin: origin, size: rect.size)
  }
}
