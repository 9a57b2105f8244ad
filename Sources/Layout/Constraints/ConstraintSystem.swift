/// The frames an Auto Layout system found.
public struct ConstraintSolution: Sendable {
  /// The rectangles in the coordinates of the system's root, in points, by item number.
  let frames: [Rect]
  let parents: [LayoutItem?]
  /// Required constraints that contradict each other, each with the one that was broken (H E7).
  public let conflicts: [Conflict]

  /// The rectangle of an item in the coordinates of the root, in points.
  public func rect(of item: LayoutItem) -> Rect { frames[item.index] }

  /// The rectangle of an item in the coordinates of its parent, in points, as `UIView.frame` has it.
  public func frame(of item: LayoutItem) -> Rect {
    var frame = frames[item.index]
    if let parent = parents[item.index] {
      frame.origin.x -= frames[parent.index].minX
      frame.origin.y -= frames[parent.index].minY
    }
    return frame
  }
}

/// Auto Layout: items with four variables each, constraints between their anchors, and the inequalities that intrinsic
/// sizes add (H E2).
///
/// Add items from the root to the leaves, siblings in order: of two items that resist equally the one added first gives
/// in (H E3). What nothing determines stands in the corner of its parent with no size (H E8: the engine may pick).
public struct ConstraintSystem {
  /// The four unknowns of an item.
  private struct Frame {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  private var system = LinearSystem()
  private var frames: [Frame] = []
  private var parents: [LayoutItem?] = []
  private var views: [(any IntrinsicSizing)?] = []
  private let isRightToLeft: Bool
  private let observer: (any LayoutObserver)?

  /// An empty system; leading means right in right-to-left languages.
  public init(rightToLeft: Bool = false, observer: (any LayoutObserver)? = nil) {
    isRightToLeft = rightToLeft
    self.observer = observer
  }

  /// Adds an item: a view with its natural size and priorities (H E2), or nil for a guide or a plain container. Its
  /// width and height will be at least 0.
  public mutating func add(_ view: (any IntrinsicSizing)? = nil, in parent: LayoutItem? = nil) -> LayoutItem {
    let outer = parent.map { frames[$0.index] }
    let frame = Frame(
      left: system.variable(defaultingTo: outer?.left), top: system.variable(defaultingTo: outer?.top),
      width: system.variable(), height: system.variable())
    frames.append(frame)
    parents.append(parent)
    views.append(view)
    for length in [frame.width, frame.height] {
      system.add(Constraint([.init(length)], .greaterOrEqual, 0), origin: .implied)
    }
    for axis in Axis.allCases {
      let length = axis == .horizontal ? frame.width : frame.height
      guard let view, let natural = intrinsicLength(of: view, axis) else { continue }
      system.add(
        Constraint([.init(length)], .lessOrEqual, natural, priority: view.hugging(axis)), origin: .implied)
      system.add(
        Constraint([.init(length)], .greaterOrEqual, natural, priority: view.compression(axis)), origin: .implied)
    }
    return LayoutItem(index: frames.count - 1)
  }

  /// Gives an item its frame in the coordinates of its parent, in points: the root's bounds, or what an autoresizing
  /// mask stands for (H E6). Answers the four constraints: left, top, width, height.
  @discardableResult
  public mutating func fix(_ item: LayoutItem, to rect: Rect) -> [ConstraintID] {
    let frame = frames[item.index]
    let parent = parents[item.index].map { frames[$0.index] }
    func position(_ own: Variable, _ other: Variable?, _ constant: Double) -> Constraint {
      Constraint([.init(own)] + (other.map { [.init($0, -1)] } ?? []), .equal, constant)
    }
    return [
      position(frame.left, parent?.left, rect.minX), position(frame.top, parent?.top, rect.minY),
      position(frame.width, nil, rect.size.width), position(frame.height, nil, rect.size.height),
    ].map { system.add($0, origin: .given) }
  }

  /// Adds a constraint. Among contradicting required ones a later one is broken (H E7).
  @discardableResult
  public mutating func add(_ constraint: LayoutConstraint) -> ConstraintID {
    let first = expression(constraint.first)
    var terms = first.terms
    var constant = constraint.constant - first.constant
    if let second = constraint.second {
      let other = expression(second)
      terms += other.terms.map { .init($0.variable, -$0.coefficient * constraint.multiplier) }
      constant += other.constant * constraint.multiplier
    }
    return system.add(Constraint(terms, constraint.relation, constant, priority: constraint.priority))
  }

  /// Finds all frames.
  public func solve() -> ConstraintSolution {
    let solution = system.solve()
    let rects = frames.map { frame in
      Rect(
        x: solution[frame.left], y: solution[frame.top], width: solution[frame.width],
        height: solution[frame.height])
    }
    return ConstraintSolution(frames: rects, parents: parents, conflicts: solution.conflicts)
  }

  /// `systemLayoutSizeFitting`: a throw-away system of the item and what lies in it, with the target lengths, in
  /// points, at these priorities (H E5). The compressed size has the target (0, 0), the expanded one (10000, 10000).
  public func fittingSize(
    of item: LayoutItem, target: Size, horizontal: Double = LayoutPriority.fittingSize,
    vertical: Double = LayoutPriority.fittingSize
  ) -> Size {
    let frame = frames[item.index]
    let own: Set<Variable> = [frame.left, frame.top, frame.width, frame.height]
    let inside = variables(in: item)
    var fitting = LinearSystem()
    for _ in 0..<system.variableCount { _ = fitting.variable() }
    fitting.add(Constraint([.init(frame.left)], .equal, 0), origin: .given)
    fitting.add(Constraint([.init(frame.top)], .equal, 0), origin: .given)
    for (length, target, priority) in [
      (frame.width, target.width, horizontal), (frame.height, target.height, vertical),
    ] {
      fitting.add(
        Constraint([.init(length)], .equal, target, priority: priority),
        origin: priority >= LayoutPriority.required ? .given : .stated)
    }
    for (constraint, origin) in zip(system.constraints, system.origins) {
      let variables = constraint.terms.map(\.variable)
      if origin == .given && variables.contains(where: own.contains) && variables.count == 1 { continue }
      if variables.allSatisfy(inside.contains) { fitting.add(constraint, origin: origin) }
    }
    let solution = fitting.solve()
    return Size(width: solution[frame.width], height: solution[frame.height])
  }

  private func variables(in item: LayoutItem) -> Set<Variable> {
    var isInside = Array(repeating: false, count: frames.count)
    var variables: Set<Variable> = []
    for (index, frame) in frames.enumerated() {
      guard index == item.index || parents[index].map({ isInside[$0.index] }) ?? false else { continue }
      isInside[index] = true
      variables.formUnion([frame.left, frame.top, frame.width, frame.height])
    }
    return variables
  }

  private func intrinsicLength(of view: any IntrinsicSizing, _ axis: Axis) -> Double? {
    let answer = view.intrinsicLength(axis)
    observer?.askedIntrinsicLength(of: view, axis: axis, answer: answer)
    return answer == FittingTraits.noIntrinsicLength ? nil : answer
  }

  private func expression(_ anchor: Anchor) -> (terms: [Constraint.Term], constant: Double) {
    let frame = frames[anchor.item.index]
    let view = views[anchor.item.index]
    let right: [Constraint.Term] = [.init(frame.left), .init(frame.width)]
    let bottom: [Constraint.Term] = [.init(frame.top), .init(frame.height)]
    switch anchor.attribute {
    case .left: return ([.init(frame.left)], 0)
    case .right: return (right, 0)
    case .leading: return isRightToLeft ? (right, 0) : ([.init(frame.left)], 0)
    case .trailing: return isRightToLeft ? ([.init(frame.left)], 0) : (right, 0)
    case .top: return ([.init(frame.top)], 0)
    case .bottom: return (bottom, 0)
    case .width: return ([.init(frame.width)], 0)
    case .height: return ([.init(frame.height)], 0)
    case .centerX: return ([.init(frame.left), .init(frame.width, 0.5)], 0)
    case .centerY: return ([.init(frame.top), .init(frame.height, 0.5)], 0)
    case .firstBaseline: return view?.firstBaseline.map { ([.init(frame.top)], $0) } ?? (bottom, 0)
    case .lastBaseline: return (bottom, -(view?.lastBaseline ?? 0))
    }
  }
}
