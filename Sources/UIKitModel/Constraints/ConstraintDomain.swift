import Interpreter
import Layout
import Trace

/// A view as the constraints see it: as wide as it came out where its height depends on that.
private final class ConstrainedView: IntrinsicSizing {
  private let body: Body
  private let measured: MeasuredView
  var width: Double?

  init(_ body: Body) {
    self.body = body
    measured = MeasuredView(body)
  }

  func intrinsicLength(_ axis: Axis) -> Double? {
    if axis == .vertical, let width {
      let traits = body.machine.viewTraits
      if let height = traits.entry(traits.measures, for: body)?(body, width).height { return height }
    }
    return measured.intrinsicLength(axis)
  }
  func hugging(_ axis: Axis) -> Double { measured.hugging(axis) }
  func compression(_ axis: Axis) -> Double { measured.compression(axis) }
  var firstBaseline: Double? { body.isKind(of: "UILabel") ? body.layoutFont().size * 0.95 : nil }
  var lastBaseline: Double { body.isKind(of: "UILabel") ? body.layoutFont().size * 0.24 : 0 }
}

/// The views from one whose frame is given down to the next given ones, as one system of constraints.
struct ConstraintDomain {
  private let screen: Screen
  private let root: Body
  private let size: Size
  private(set) var system = ConstraintSystem()
  private var items: [ObjectIdentifier: LayoutItem] = [:]
  private var views: [(body: Body, item: LayoutItem)] = []
  private var sizers: [(body: Body, view: ConstrainedView, item: LayoutItem)] = []
  private var guides: [(body: Body, item: LayoutItem)] = []
  private var contents: [(body: Body, item: LayoutItem)] = []
  private var sources: [ConstraintID: Handle] = [:]
  let rootItem: LayoutItem

  init(_ root: Body, size: Size, screen: Screen, widths: [ObjectIdentifier: Double] = [:], isFixed: Bool = true) {
    self.screen = screen
    self.root = root
    self.size = size
    rootItem = system.add(nil, in: nil)
    if isFixed { system.fix(rootItem, to: Rect(origin: .zero, size: size)) }
    items[ObjectIdentifier(root)] = rootItem
    var stacks: [Body] = []
    var holders: [Body] = [root]
    add(childrenOf: root, rootItem, widths, &stacks, &holders)
    for stack in stacks { arrange(stack) }
    var constraints = holders.flatMap { $0.existing(ViewConstraints.self)?.active ?? [] }
    var at = root.view.superview
    while let current = at, isFixed {
      constraints += (current.existing(ViewConstraints.self)?.active ?? []).filter { constraint in
        guard let part = constraint.body.constraintPart else { return false }
        return [part.first.item, part.second?.item].contains { $0?.constrainedView.map(knows) ?? false }
      }
      at = current.view.superview
    }
    for constraint in constraints { add(constraint) }
  }

  private func knows(_ view: Body) -> Bool { view !== root && items[ObjectIdentifier(view)] != nil }

  private mutating func add(
    childrenOf body: Body, _ item: LayoutItem, _ widths: [ObjectIdentifier: Double], _ stacks: inout [Body],
    _ holders: inout [Body]
  ) {
    if body.view.extra is ArrangedViews { stacks.append(body) }
    for child in body.view.subviews.map(\.body) where child.isFree {
      if body.view.extra is ArrangedViews, child.flag("isHidden") { continue }
      let isStack = child.view.extra is ArrangedViews
      let view = ConstrainedView(child)
      view.width = widths[ObjectIdentifier(child)]
      let own = system.add(isStack ? nil : view, in: item)
      items[ObjectIdentifier(child)] = own
      views.append((child, own))
      sizers.append((child, view, own))
      holders.append(child)
      add(childrenOf: child, own, widths, &stacks, &holders)
    }
  }

  // MARK: Sides

  /// The item that stands for a view or guide; what lies outside or is given stands where it is.
  private mutating func item(for body: Body) -> LayoutItem? {
    if let known = items[ObjectIdentifier(body)] { return known }
    guard let view = body.constrainedView else { return nil }
    if body !== view { return guideItem(body, of: view) }
    let own = root.frameInWindow.origin
    let frame = view.frameInWindow
    let made: LayoutItem
    if let superview = view.view.superview, let parent = items[ObjectIdentifier(superview)] {
      made = system.add(nil, in: parent)
      system.fix(made, to: view.view.frame)
    } else {
      made = system.add(nil, in: nil)
      system.fix(
        made,
        to: Rect(origin: Point(x: frame.origin.x - own.x, y: frame.origin.y - own.y), size: frame.size))
    }
    items[ObjectIdentifier(view)] = made
    return made
  }

  private mutating func guideItem(_ guide: Body, of view: Body) -> LayoutItem? {
    guard let owner = item(for: view) else { return nil }
    let made = system.add(nil, in: owner)
    items[ObjectIdentifier(guide)] = made
    guides.append((guide, made))
    func pin(_ insets: EdgeInsets) {
      for (attribute, constant) in [
        (LayoutAttribute.left, insets.leading), (.top, insets.top), (.right, -insets.trailing),
        (.bottom, -insets.bottom),
      ] {
        system.add(
          LayoutConstraint(Anchor(made, attribute), .equal, Anchor(owner, attribute), constant: constant))
      }
    }
    switch guide.guide.kind {
    case .plain: break
    case .safeArea: pin(screen.safeAreaInsets(of: view))
    case .margins: pin(screen.margins(of: view))
    case .frame: pin(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    case .keyboard:
      pin(
        EdgeInsets(
          top: view.view.frame.size.height - screen.safeAreaInsets(of: view).bottom, leading: 0, bottom: 0, trailing: 0)
      )
    case .content:
      for attribute in [LayoutAttribute.left, .top] {
        system.add(LayoutConstraint(Anchor(made, attribute), .equal, Anchor(owner, attribute)))
      }
      contents.append((view, made))
    }
    return made
  }

  /// A constraint of a scroll view with what lies in it means its content, not its frame.
  private mutating func anchor(_ part: AnchorPart, other: AnchorPart?) -> Anchor? {
    guard let body = part.item else { return nil }
    var target = body
    if body.isView, body.isKind(of: "UIScrollView"), !body.isKind(of: "UITextView"),
      part.attribute != .width, part.attribute != .height,
      let inside = other?.item?.constrainedView, inside !== body, inside.isInside(body)
    {
      target = screen.guide(.content, of: body)?.body ?? body
    } else if part.isMargin {
      target = screen.guide(.margins, of: body)?.body ?? body
    }
    return item(for: target).map { Anchor($0, part.attribute) }
  }

  private mutating func add(_ constraint: Handle) {
    let body = constraint.body
    guard let part = body.constraintPart, let first = anchor(part.first, other: part.second) else { return }
    var second: Anchor?
    if let other = part.second {
      guard let anchor = anchor(other, other: part.first) else { return }
      second = anchor
    }
    let id = system.add(
      LayoutConstraint(
        first, part.relation, second, multiplier: part.multiplier, constant: body.number("constant"),
        priority: body.field("priority").rawNumber))
    sources[id] = constraint
  }

  // MARK: Stacks

  /// What a stack view asks of its arranged views (H E9, E10).
  private mutating func arrange(_ stack: Body) {
    guard let own = items[ObjectIdentifier(stack)], let arranged = stack.view.extra as? ArrangedViews else { return }
    let shown = arranged.views.filter { items[ObjectIdentifier($0.body)] != nil }
    let isVertical = stack.field("axis").isCase("vertical")
    let (start, end, length): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      isVertical ? (.top, .bottom, .height) : (.left, .right, .width)
    let (near, far, middle): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      isVertical ? (.left, .right, .centerX) : (.top, .bottom, .centerY)
    let margins =
      stack.flag("isLayoutMarginsRelativeArrangement")
      ? screen.margins(of: stack) : EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let (lead, trail) = isVertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
    let (above, below) = isVertical ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    let list = shown.compactMap { items[ObjectIdentifier($0.body)] }
    guard let first = list.first, let last = list.last else { return }
    let distribution = stack.field("distribution")
    func add(
      _ a: Anchor, _ relation: Relation = .equal, _ b: Anchor?, _ constant: Double = 0, priority: Double = 1000
    ) {
      system.add(LayoutConstraint(a, relation, b, constant: constant, priority: priority))
    }
    add(Anchor(first, start), .equal, Anchor(own, start), lead)
    add(Anchor(last, end), .equal, Anchor(own, end), -trail)
    var gap: LayoutItem?
    for (place, item) in list.enumerated().dropFirst() {
      let previous = list[place - 1]
      let custom = arranged.spacings[ObjectIdentifier(shown[place - 1].body)]
      let spacing = custom ?? stack.number("spacing")
      if distribution.isCase("equalSpacing") || distribution.isCase("equalCentering") {
        let space = system.add(nil, in: own)
        add(Anchor(space, start), .equal, Anchor(previous, end))
        add(Anchor(space, end), .equal, Anchor(item, start))
        add(Anchor(space, length), .greaterOrEqual, nil, spacing)
        if let gap { add(Anchor(space, length), .equal, Anchor(gap, length)) }
        gap = gap ?? space
      } else {
        add(Anchor(item, start), .equal, Anchor(previous, end), spacing)
      }
      if distribution.isCase("fillEqually") { add(Anchor(item, length), .equal, Anchor(first, length)) }
    }
    let alignment = stack.field("alignment")
    for item in list {
      if alignment.isCase("fill") {
        add(Anchor(item, near), .equal, Anchor(own, near), above)
        add(Anchor(item, far), .equal, Anchor(own, far), -below)
        continue
      }
      add(Anchor(item, near), .greaterOrEqual, Anchor(own, near), above)
      add(Anchor(item, far), .lessOrEqual, Anchor(own, far), -below)
      if alignment.isCase("center") {
        add(Anchor(item, middle), .equal, Anchor(own, middle))
      } else if alignment.isCase("trailing") || alignment.isCase("lastBaseline") {
        add(Anchor(item, far), .equal, Anchor(own, far), -below)
      } else {
        add(Anchor(item, near), .equal, Anchor(own, near), above)
      }
      // As narrow as its widest view where nothing says more.
      add(Anchor(own, isVertical ? .width : .height), .equal, Anchor(item, isVertical ? .width : .height), priority: 49)
    }
  }

  // MARK: The answer

  /// Solves, and once more with the widths that came out where heights depend on them.
  func solved() -> (domain: ConstraintDomain, solution: ConstraintSolution) {
    let first = system.solve()
    var widths: [ObjectIdentifier: Double] = [:]
    for (body, view, item) in sizers where view.width == nil && body.wraps {
      let width = first.rect(of: item).size.width
      if let own = view.intrinsicLength(.horizontal), width < own - 0.01 { widths[ObjectIdentifier(body)] = width }
    }
    guard !widths.isEmpty else { return (self, first) }
    let again = ConstraintDomain(root, size: size, screen: screen, widths: widths)
    return (again, again.system.solve())
  }

  /// Gives every view its frame, in whole pixels, and says which constraints contradict each other.
  func apply(_ solution: ConstraintSolution) {
    func pixel(_ value: Double) -> Double { (value * 3).rounded() / 3 }
    for (body, item) in views {
      let frame = solution.frame(of: item)
      let rounded = Rect(
        x: pixel(frame.minX), y: pixel(frame.minY), width: pixel(frame.size.width), height: pixel(frame.size.height))
      screen.setFrame(body, rounded, isSolved: true)
    }
    for (body, item) in guides { body.guide.frame = solution.frame(of: item) }
    for (body, item) in contents {
      body.setField("contentSize", body.machine.value(solution.rect(of: item).size))
    }
    for conflict in solution.conflicts { report(conflict) }
  }

  private func report(_ conflict: Conflict) {
    let involved = conflict.among.compactMap { sources[$0] }
    let broken = sources[conflict.broken] ?? involved.last
    guard let broken, let part = broken.body.constraintPart, !part.wasReported else { return }
    part.wasReported = true
    let lines = involved.map { "    \"\(screen.describe($0.body))\"" }.joined(separator: ",\n")
    let message = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(lines)
      )

      Will attempt to recover by breaking constraint 
      \(screen.describe(broken.body))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """
    root.machine.recorder.record(Event(.warning, message: message))
  }
}

extension Body {
  /// Its height depends on its width.
  fileprivate var wraps: Bool { isKind(of: "UILabel") && field("numberOfLines").asInt != 1 || isKind(of: "UITextView") }

  fileprivate func isInside(_ outer: Body) -> Bool {
    var at: Body? = self
    while let current = at {
      if current === outer { return true }
      at = current.view.superview
    }
    return false
  }

  /// Whether something below is placed by constraints.
  var holdsConstraints: Bool { view.subviews.contains { $0.body.isFree } }
}

extension Screen {
  /// Places what constraints decide below a view, where anything has changed since the last time.
  func solveConstraints(for body: Body) {
    guard body.holdsConstraints else { return }
    let root = constraintRoot(of: body)
    let held = root.viewConstraints
    guard held.solved != constraintState else { return }
    held.solved = constraintState
    let (domain, solution) = ConstraintDomain(root, size: root.view.frame.size, screen: self).solved()
    domain.apply(solution)
  }

  /// The smallest size that the constraints below a view allow, at a width or height that is given.
  package func fittingSize(of body: Body, target: Size, horizontal: Double = 50, vertical: Double = 50) -> Size? {
    guard body.holdsConstraints || body.view.extra is ArrangedViews else { return nil }
    let domain = ConstraintDomain(body, size: target, screen: self, isFixed: false)
    return domain.system.fittingSize(
      of: domain.rootItem, target: target, horizontal: horizontal, vertical: vertical)
  }

  /// The part of the window's safe area that cuts into a view.
  package func safeAreaInsets(of body: Body) -> EdgeInsets {
    let none = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    guard body.window != nil else { return none }
    let frame = body.frameInWindow
    var area = Rect(origin: .zero, size: size).inset(by: safeArea)
    if let bars = barInsets(around: body) { area = area.inset(by: bars) }
    return EdgeInsets(
      top: max(0, area.minY - frame.minY), leading: max(0, area.minX - frame.minX),
      bottom: max(0, frame.maxY - area.maxY), trailing: max(0, frame.maxX - area.maxX))
  }

  /// The layout margins, the safe area added where the view says so; a controller's view has 16 at its sides.
  package func margins(of body: Body) -> EdgeInsets {
    var margins = machine.insets(body.field("layoutMargins"))
    if body.view.controller != nil {
      margins = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    guard body.flag("insetsLayoutMarginsFromSafeArea") else { return margins }
    let safe = safeAreaInsets(of: body)
    return EdgeInsets(
      top: margins.top + safe.top, leading: margins.leading + safe.leading, bottom: margins.bottom + safe.bottom,
      trailing: margins.trailing + safe.trailing)
  }

  /// A standard guide of a view, made when it is first asked for.
  func guide(_ kind: GuidePart.Kind, of body: Body) -> Handle? {
    let held = body.viewConstraints
    if let made = held.standard[kind] { return made }
    guard let made = try? machine.make(kind == .keyboard ? "UIKeyboardLayoutGuide" : "UILayoutGuide") else {
      return nil
    }
    made.body.guide.kind = kind
    made.body.guide.owner = body
    held.standard[kind] = made
    return made
  }
}
