import Layout

/// A node of a small tree: a leaf rule, or an arrangement of children. It remembers its last three answers, and the
/// rectangle it was given in the coordinates of the root.
final class Node: ProposalAnswering {
  let name: String
  private let leaf: (any Leaf)?
  private let arrangement: (any Arrangement)?
  private let children: [Node]
  private var sizes = SizeCache()
  private var cache = ArrangementCache()
  private var priority: Double?
  private var guides: [AlignmentKey: Double] = [:]
  private let log: Log?
  private(set) var frame = Rect.zero

  init(_ name: String = "", _ leaf: any Leaf, log: Log? = nil) {
    (self.name, self.leaf, arrangement, children, self.log) = (name, leaf, nil, [], log)
  }

  init(_ name: String = "", _ arrangement: any Arrangement, _ children: [Node], log: Log? = nil) {
    (self.name, leaf, self.arrangement, self.children, self.log) = (name, nil, arrangement, children, log)
  }

  func with(priority: Double) -> Node {
    self.priority = priority
    return self
  }

  func with(guide key: AlignmentKey, at position: Double) -> Node {
    guides[key] = position
    return self
  }

  var layoutPriority: Double {
    priority ?? leaf?.layoutPriority ?? arrangement?.layoutPriority(of: children) ?? 0
  }

  var spacing: SpacingPreferences { leaf?.spacing ?? arrangement?.spacing(of: children) ?? .none }

  func size(for proposal: Proposal) -> Size {
    if let known = sizes.size(for: proposal) { return known }
    let size =
      leaf?.size(for: proposal, grid: .device)
      ?? arrangement!.size(of: children, proposal: proposal, pass: LayoutPass(), cache: &cache)
    log?.lines.append("\(name) \(text(proposal.width)) x \(text(proposal.height)) -> \(size.width) x \(size.height)")
    sizes.store(size, for: proposal)
    return size
  }

  private(set) lazy var explicitGuides: Set<AlignmentKey> = {
    let inner = leaf is TextLeaf ? TextLeaf.explicitGuides : arrangement?.explicitGuides(of: children) ?? []
    return inner.union(guides.keys)
  }()

  func guide(_ key: AlignmentKey, in size: Size, for proposal: Proposal) -> Double? {
    if let own = guides[key] { return own }
    if let text = leaf as? TextLeaf { return text.guide(key, in: size) }
    return arrangement?.guide(
      key, in: size, of: children, proposal: proposal, pass: LayoutPass(), cache: &cache)
  }

  func place(at position: Point, anchor: UnitPoint, proposal: Proposal) {
    let size = size(for: proposal)
    frame = Rect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
    arrangement?.place(in: frame, items: children, proposal: proposal, pass: LayoutPass(), cache: &cache)
  }
}

/// What nodes were asked, one line for each answer that was not remembered.
final class Log {
  var lines: [String] = []
}

/// A length as Swift prints an optional proposal in the cases.
func text(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }

extension Node {
  /// A colour.
  static func color(_ name: String = "", log: Log? = nil) -> Node { Node(name, FillLeaf(), log: log) }

  /// A colour in a frame.
  static func color(_ name: String = "", _ width: Double?, _ height: Double?) -> Node {
    Node(name, FrameArrangement(width: width, height: height), [.color()])
  }

  /// A colour in a flexible frame from left to right.
  static func color(
    _ name: String = "", min: Double? = nil, ideal: Double? = nil, max: Double? = nil, log: Log? = nil
  ) -> Node {
    Node(name, FlexibleFrameArrangement(width: .init(min: min, ideal: ideal, max: max)), [.color()], log: log)
  }

  /// Places the node in the middle of a frame of this size, as `show view.frame(width:height:)` does.
  func show(_ width: Double, _ height: Double) {
    Node("", FrameArrangement(width: width, height: height), [self])
      .place(at: .zero, anchor: .topLeading, proposal: Proposal(width: 402, height: 874))
  }

  func size(_ width: Double?, _ height: Double?) -> Size { size(for: Proposal(width: width, height: height)) }
}
